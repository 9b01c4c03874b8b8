#include "report/suggest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "base/json_text.h"
#include "report/json_document.h"
#include "report/words.h"

namespace lw::report {

using lanewise::SuggestCode;
using lanewise::SuggestFunction;
using lanewise::Suggestion;
using lanewise::SuggestRefusal;
using lanewise::SuggestReport;
using lanewise::SuggestWithdrawal;

template <class Visit>
void fields(Visit& visit, const Suggestion& s) {
  visit("file", s.file);
  visit("target", s.target);
  visit("function", s.function);
  visit("rule", s.rule);
  visit("says", s.says);
  visit("proof", s.proof);
  visit("assumptions", s.assumptions);
  visit("address", s.address);
  if (!s.source_file.empty()) visit("source_file", s.source_file);
  if (s.source_line != 0) visit("source_line", s.source_line);
  visit("before", s.before);
  visit("after", s.after);
  visit("instructions", s.instructions);
  visit("bytes", s.bytes);
  if (s.cycles) visit("cycles", *s.cycles);
}

template <class Visit>
void fields(Visit& visit, const SuggestFunction& f) {
  visit("file", f.file);
  visit("target", f.target);
  visit("name", f.name);
  visit("instructions_before", f.instructions_before);
  visit("instructions_after", f.instructions_after);
  visit("bytes_before", f.bytes_before);
  visit("bytes_after", f.bytes_after);
  visit("vgprs_before", f.vgprs_before);
  visit("vgprs_after", f.vgprs_after);
  visit("sgprs_before", f.sgprs_before);
  visit("sgprs_after", f.sgprs_after);
}

template <class Visit>
void fields(Visit& visit, const SuggestRefusal& r) {
  visit("file", r.file);
  visit("target", r.target);
  visit("function", r.function);
  visit("reason", r.reason);
}

template <class Visit>
void fields(Visit& visit, const SuggestWithdrawal& w) {
  visit("fault", w.fault);
  visit("times", w.times);
}

template <class Visit>
void fields(Visit& visit, const SuggestCode& c) {
  visit("file", c.file);
  visit("target", c.target);
  visit("instructions_before", c.instructions_before);
  visit("instructions_after", c.instructions_after);
  visit("bytes_before", c.bytes_before);
  visit("bytes_after", c.bytes_after);
  visit("withdrawn", c.withdrawn);
  visit("withdrawals", c.withdrawals);
}

namespace {

std::string amount(int number, std::string_view noun) {
  return number < 0 ? fmt::format("-{}", counted(static_cast<uint64_t>(-number), noun))
                    : counted(static_cast<uint64_t>(number), noun);
}

std::string one_text(const Suggestion& s) {
  std::string text = fmt::format("{:#x}", s.address);
  if (s.source_line != 0) text += fmt::format(" ({}:{})", s.source_file, s.source_line);
  text += fmt::format(": {}: {}\n", s.rule, s.says);
  for (const std::string& line : s.before) text += fmt::format("  - {}\n", line);
  for (const std::string& line : s.after) text += fmt::format("  + {}\n", line);
  text += fmt::format("  saves {}, {}", amount(s.instructions, "instruction"), amount(s.bytes, "byte"));
  if (s.cycles.value_or(0) != 0) text += fmt::format(", {}", amount(*s.cycles, "cycle"));
  text += fmt::format("; proved by {}", s.proof == "solver" ? "the solver" : "analysis");
  if (!s.assumptions.empty()) text += fmt::format(" under {}", fmt::join(s.assumptions, ", "));
  return text + "\n";
}

// "(-1.50 %)".
std::string change(uint64_t before, uint64_t after) {
  if (before == after) return "(no change)";
  return fmt::format("({:+.2f} %)", 100 * (static_cast<double>(after) / static_cast<double>(before) - 1));
}

// ", 5 VGPRs live at most (before 6)"; empty where nothing changed.
std::string registers_text(const SuggestReport& report, const Suggestion& s) {
  const auto f = std::ranges::find_if(report.functions, [&](const SuggestFunction& function) {
    return function.name == s.function && function.target == s.target && function.file == s.file;
  });
  if (f == report.functions.end()) return {};
  std::string text;
  if (f->vgprs_before != f->vgprs_after)
    text += fmt::format(", {} VGPRs live at most (before {})", f->vgprs_after, f->vgprs_before);
  if (f->sgprs_before != f->sgprs_after)
    text += fmt::format(", {} SGPRs live at most (before {})", f->sgprs_after, f->sgprs_before);
  return text;
}

}  // namespace

std::string suggest_totals(const SuggestReport& report) {
  std::string text;
  struct Total {
    size_t times = 0;
    int instructions = 0, bytes = 0;
    std::vector<std::string> assumptions;
  };
  std::map<std::string, Total> by_rule;
  for (const Suggestion& s : report.suggestions) {
    Total& total = by_rule[s.rule];
    ++total.times;
    total.instructions += s.instructions;
    total.bytes += s.bytes;
    total.assumptions = s.assumptions;
  }
  constexpr std::string_view kRow = "{:<28} {:>12}  {:>18}  {:>11}{}\n";
  if (!by_rule.empty()) text += fmt::format(kRow, "rule", "applications", "instructions saved", "bytes saved", "");
  for (const auto& [rule, total] : by_rule) {
    const std::string under =
        total.assumptions.empty() ? "" : fmt::format("  under {}", fmt::join(total.assumptions, ", "));
    text += fmt::format(kRow, rule, total.times, total.instructions, total.bytes, under);
  }
  for (const SuggestCode& code : report.code)
    text += fmt::format("{} ({}): {} instructions become {} {}, {} bytes become {} {}\n", code.file, code.target,
                        code.instructions_before, code.instructions_after,
                        change(code.instructions_before, code.instructions_after), code.bytes_before, code.bytes_after,
                        change(code.bytes_before, code.bytes_after));
  std::map<std::string, size_t> refused;
  for (const SuggestRefusal& r : report.refused) ++refused[r.reason];
  for (const auto& [reason, times] : refused)
    text += fmt::format("left as it is, because it {}: {}\n", reason, counted(times, "function"));
  std::map<std::string, size_t> withdrawn;
  for (const SuggestCode& code : report.code)
    for (const SuggestWithdrawal& one : code.withdrawals) withdrawn[one.fault] += one.times;
  for (const auto& [fault, times] : withdrawn)
    text += fmt::format("withdrawn: {} that would make a fault ({})\n", counted(times, "suggestion"), fault);
  for (const std::string& rule : report.unproved) text += fmt::format("not applied: {}\n", rule);
  return text;
}

std::string suggest_text(const SuggestReport& report) {
  std::string text, place;
  for (const Suggestion& s : report.suggestions) {
    const std::string here = fmt::format("{} ({}), {}", s.file, s.target, s.function);
    if (here != place) {
      const std::string_view gap = place.empty() ? "" : "\n";
      text += fmt::format("{}{}{}:\n", gap, here, registers_text(report, s));
    }
    place = here;
    text += one_text(s);
  }
  return text + (text.empty() ? "" : "\n") + suggest_totals(report);
}

SortedJson suggest_tree(const SuggestReport& report) {
  return {{"suggestions", json_of(report.suggestions)},
          {"functions", json_of(report.functions)},
          {"refused", json_of(report.refused)},
          {"code", json_of(report.code)},
          {"unproved", json_of(report.unproved)}};
}

SortedJson suggest_document(const SuggestReport& report) {
  return document("suggest", 1, suggest_tree(report), report.messages);
}

}  // namespace lw::report
