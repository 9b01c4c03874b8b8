#include "report/run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/json_text.h"
#include "base/messages.h"
#include "report/counts.h"
#include "report/findings.h"
#include "report/json_document.h"

namespace lw::report {

using lanewise::ExpectationResult;
using lanewise::FaultReport;
using lanewise::PrintedValues;
using lanewise::RunProgress;
using lanewise::RunReport;

template <class Visit>
void fields(Visit& visit, const FaultReport& f) {
  visit("message", f.message);
  visit("access", f.access);
  visit("size_bytes", f.size_bytes);
  visit("address", f.address);
  visit("relation", f.relation);
  visit("kernel", f.kernel);
  visit("demangled", f.demangled);
  visit("workgroup", f.workgroup);
  visit("wave", f.wave);
  visit("lane", f.lane);
  visit("pc", f.pc);
  visit("instruction", f.instruction);
  visit("source", f.source);
  visit("inlined_at", f.inlined_at);
}

template <class Visit>
void fields(Visit& visit, const RunProgress& p) {
  visit("workgroups_done", p.workgroups_done);
  visit("workgroups", p.workgroups);
}

template <class Visit>
void fields(Visit& visit, const ExpectationResult& e) {
  visit("argument", e.argument);
  visit("binding", e.binding);
  visit("buffer", e.buffer);
  visit("different", e.different);
  visit("count", e.count);
}

std::string run_outcome_text(const RunReport& report, bool colour) {
  const auto coloured = [&](std::string_view code, std::string_view word) {
    return colour ? fmt::format("\033[1;{}m{}\033[0m", code, word) : std::string(word);
  };
  if ((report.has_finished() && report.is_complete) || !report.replay_difference.empty()) return "";
  if (report.has_finished())
    return fmt::format(
        "interrupted: {}\n  the kernel had finished; the check of uninitialised values had not: which uses have an "
        "effect was not yet known\n",
        report.interrupted);
  if (*report.failure == lanewise::FailureKind::not_modelled)
    return fmt::format("{} {}\n", coloured("35", "not modelled:"), report.fault->reason);
  if (*report.failure == lanewise::FailureKind::bad_input)
    return fmt::format("{} {}\n", coloured("31", "error:"), report.fault->message);
  if (!report.progress) return fmt::format("{} {}\n", coloured("31", "fault:"), report.fault->message);
  std::string text = fmt::format("{}{}\n  {}\n", coloured("33", "interrupted"),
                                 report.fault->message.substr(report.outcome.size()), report.progress_text);
  for (const std::string& path : report.output_paths)
    text += fmt::format("  {} holds what the kernel had stored by then\n", path);
  return text;
}

std::string run_values_text(const RunReport& report) {
  std::string text;
  for (const PrintedValues& p : report.arguments)
    text +=
        fmt::format("{}: {}{}{}\n", p.name, p.first > 0 ? "… " : "", fmt::join(p.values, " "), p.has_more ? " …" : "");
  return text;
}

SortedJson run_document(const RunReport& report, const RunJsonParts& parts) {
  SortedJson json{{"outcome", report.outcome}, {"wave_instructions", report.wave_instructions}};
  if (report.printf) json["printf"] = *report.printf;
  if (!report.is_complete) json["complete"] = false;
  if (report.progress) json["progress"] = json_of(*report.progress);
  if (report.fault) json["fault"] = json_of(*report.fault);
  for (const PrintedValues& p : report.arguments)
    json["arguments"][p.first != 0 ? fmt::format("{}:{}", p.name, p.first) : p.name] = p.values;
  if (report.has_finished() && !report.expectations.empty()) json["expectations"] = json_of(report.expectations);
  if (report.findings) json["findings"] = findings_json(*report.findings);
  if (report.findings_without_effect) json["findings_without_effect"] = findings_json(*report.findings_without_effect);
  if (report.count && parts.count) json["count"] = count_json(*report.count);
  if (report.profile && parts.profile) json["profile"] = profile_json(*report.profile);
  if (report.buffers) json["buffers"] = buffers_json(*report.buffers);
  Messages messages = report.messages;
  add_messages(messages, report.missing_files);
  if (!report.replay_difference.empty()) add_messages(messages, one_error(code::kKernel, report.replay_difference));
  return document("run", 1, std::move(json), messages);
}

}  // namespace lw::report
