#include "lanewise/lint.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/api.h"
#include "host/files.h"
#include "input/code_file.h"
#include "input/load.h"
#include "input/module_code.h"
#include "isa/granules.h"
#include "lint/lint.h"
#include "lint/words.h"

namespace lw::api {
namespace {

using lanewise::LintFinding;
using lanewise::LintKind;
using lanewise::LintPlace;
using lanewise::LintReport;
using lanewise::LintRequest;
using lanewise::LintSeverity;

LintSeverity severity_of(isa::Severity severity) {
  switch (severity) {
    case isa::Severity::error: return LintSeverity::error;
    case isa::Severity::warning: return LintSeverity::warning;
    case isa::Severity::note: break;
  }
  return LintSeverity::note;
}

LintKind kind_of(lint::Kind kind) {
  switch (kind) {
    case lint::Kind::hazard: return LintKind::hazard;
    case lint::Kind::wait: return LintKind::wait;
    case lint::Kind::redundant: return LintKind::redundant;
    case lint::Kind::suspicious: break;
  }
  return LintKind::suspicious;
}

// By entry: all, or the kernel alone.
std::vector<bool> wanted_entries(const input::CodeModule& module, const std::string& kernel) {
  std::vector<bool> list;
  for (const input::CodeEntry& entry : module.entries)
    list.push_back(kernel.empty() || (entry.is_kernel && entry.name == kernel));
  return list;
}

// One module: what is found in it, in the words of the report.
class ModuleLint {
 public:
  ModuleLint(input::CodeModule module, std::vector<bool> wanted, LintReport& report)
      : read_(std::move(module), std::move(wanted)), report_(report) {}

  void run() {
    const lint::Subject subject(
        read_.code(), read_.graph(), [&](uint64_t address) { return read_.bytes_at(address); }, allocated());
    const flow::Liveness liveness(read_.code(), read_.graph());
    std::vector<lint::Finding> findings = lint::find_hazards(subject);
    for (auto* find : {lint::find_wait_faults, lint::find_needless_nops}) append(findings, find(subject));
    append(findings, lint::find_suspicious_code(subject, liveness));
    std::ranges::stable_sort(findings, {}, &lint::Finding::at);
    for (const lint::Finding& finding : findings) report_.findings.push_back(told(finding));
    for (const flow::Note& note : read_.graph().notes)
      if (subject.is_reached(read_.graph().block_of(note.instruction)))
        report_.unknown.push_back(
            {file(), target(), place(note.instruction), note.text.substr(0, note.text.find(':'))});
    add_undecodable(subject);
    report_.code.push_back({file(), target(), functions(), read_.code().size()});
  }

 private:
  static void append(std::vector<lint::Finding>& list, std::vector<lint::Finding> more) {
    list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }

  // Words on a path that are no instruction.
  void add_undecodable(const lint::Subject& subject) {
    const flow::Code& code = read_.code();
    for (flow::BlockId b = 0; b < read_.graph().blocks.size(); ++b) {
      const flow::Block& block = read_.graph().blocks[b];
      if (!subject.is_reached(b) || block.ends != flow::BlockEnd::leaves_code) continue;
      const bool is_word = !code.at(block.first).is_instruction;
      const size_t word = is_word ? block.first : block.end;
      if (word >= code.size() || code.at(word).is_instruction || (!is_word && !code.follows_directly(word))) continue;
      report_.not_decoded.push_back(
          {file(), target(), place(word), fmt::format("{} is not an instruction of {}", read_.text(word), target())});
    }
  }

  const std::string& file() const { return read_.module().file; }
  std::string target() const { return std::string(read_.module().target->name); }

  size_t functions() const {
    return static_cast<size_t>(
        std::ranges::count_if(read_.graph().functions, [&](const flow::Function& f) { return !f.is_unreached; }));
  }

  std::vector<lint::Allocated> allocated() const {
    std::vector<lint::Allocated> list(read_.graph().functions.size());
    for (uint32_t f = 0; f < list.size(); ++f)
      for (const input::CodeEntry& entry : read_.module().entries)
        if (entry.is_kernel && entry.address == read_.graph().functions[f].address) list[f] = allocated_to(entry);
    return list;
  }

  // AGPRs are known apart from VGPRs only on targets where both are in one file and the descriptor divides it.
  lint::Allocated allocated_to(const input::CodeEntry& entry) const {
    const isa::TargetLimits& limits = *read_.module().target->limits;
    const object::KernelResources& has = entry.resources;
    lint::Allocated allocated;
    if (entry.states_vgprs && has.vgprs != 0) allocated.vgprs = isa::allocated_vgprs(limits, has.wave_size, has.vgprs);
    if (entry.states_sgprs && has.sgprs != 0) allocated.sgprs = isa::allocated_sgprs(limits, has.sgprs);
    if (entry.states_vgprs && has.agprs != 0) allocated.agprs = isa::allocated_vgprs(limits, has.wave_size, has.agprs);
    return allocated;
  }

  LintPlace place(size_t i) const {
    LintPlace place;
    place.address = read_.code().address(i);
    place.text = read_.text(i);
    place.function = read_.graph().functions[read_.graph().blocks[read_.graph().block_of(i)].function].name;
    if (const auto source = read_.module().source ? read_.module().source(place.address) : std::nullopt) {
      place.source_file = source->file;
      place.source_line = source->line;
    }
    return place;
  }

  LintFinding told(const lint::Finding& finding) const {
    LintFinding out;
    out.severity = severity_of(finding.severity);
    out.kind = kind_of(finding.kind);
    out.name = finding.name;
    out.text = lint::sentence(finding);
    out.file = file();
    out.target = target();
    out.at = place(finding.at);
    if (finding.first != lint::kNoInstruction) out.producer = place(finding.first);
    for (const size_t jump : finding.path) out.path.push_back(place(jump));
    out.needed = finding.needed;
    out.present = finding.present;
    out.unit = lint::unit(finding);
    out.remedy = lint::remedy(finding);
    if (finding.hazard != nullptr) out.sources = finding.hazard->sources;
    return out;
  }

  input::ModuleCode read_;
  LintReport& report_;
};

class LintWork {
 public:
  LintWork(const LintRequest& request, const Session& session) : request_(request), session_(session) {}

  LintReport report() {
    if (request_.files.empty()) throw bad_input(code::kOption, "lint needs a FILE");
    keeping(session_, report_.messages, [&] {
      for (const std::string& file : request_.files) read(file);
    });
    return std::move(report_);
  }

 private:
  void read(const std::string& file) {
    input::CodeInput input = checked(
        session_, input::read_code(session_, file,
                                   {request_.target, request_.kernel, request_.language,
                                    input::flags_for(file, request_.files, request_.language, request_.flags), true}));
    add_messages(report_.messages, std::move(input.warnings));
    const std::string shown = host::shown_path(file);
    const std::string kernel = symbol_of_kernel(input, shown);
    for (input::CodeModule& module : input.modules) {
      if (!kernel.empty() && !has_kernel(module, kernel)) continue;
      const Reporting reporting(session_, "looking at " + shown);
      throw_if_requested(session_.cancel);
      std::vector<bool> wanted = wanted_entries(module, kernel);
      ModuleLint(std::move(module), std::move(wanted), report_).run();
    }
  }

  static bool has_kernel(const input::CodeModule& module, const std::string& kernel) {
    return std::ranges::any_of(module.entries,
                               [&](const input::CodeEntry& e) { return e.is_kernel && e.name == kernel; });
  }

  // Of what the user calls a kernel; empty for all.
  std::string symbol_of_kernel(const input::CodeInput& input, const std::string& shown) const {
    if (request_.kernel.empty()) return {};
    std::vector<std::string> kernels;
    std::vector<input::OtherName> others;
    for (const input::CodeModule& module : input.modules)
      for (const input::CodeEntry& entry : module.entries) {
        if (!entry.is_kernel) continue;
        kernels.push_back(entry.name);
        if (entry.other_name) others.push_back(*entry.other_name);
      }
    const Result<std::optional<std::string>> symbol = input::resolve_name("--kernel", kernels, request_.kernel, others);
    if (!symbol) throw bad_input(code::kKernel, symbol.error().message, shown);
    if (!*symbol)
      throw bad_input(code::kKernel,
                      fmt::format("has no kernel '{}'; it has:{}", request_.kernel,
                                  kernels.empty() ? " nothing" : input::name_list(kernels)),
                      shown);
    return **symbol;
  }

  const LintRequest& request_;
  const Session& session_;
  LintReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::LintReport> lanewise::lint(const LintRequest& request, const Session& session) {
  return lw::api::guarded<LintReport>(session, [&] { return lw::api::LintWork(request, session).report(); });
}
