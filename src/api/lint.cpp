#include "lanewise/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "api/api.h"
#include "api/code_names.h"
#include "host/files.h"
#include "input/code_file.h"
#include "input/module_findings.h"
#include "isa/granules.h"

namespace lw::api {
namespace {

using lanewise::LintReport;
using lanewise::LintRequest;

// By entry: all, or the kernel alone.
std::vector<bool> wanted_entries(const input::CodeModule& module, const std::string& kernel) {
  std::vector<bool> list;
  for (const input::CodeEntry& entry : module.entries)
    list.push_back(kernel.empty() || (entry.is_kernel && entry.name == kernel));
  return list;
}

// Finds the faults of one module, and words them for the report.
class ModuleLint {
 public:
  ModuleLint(input::CodeModule module, std::vector<bool> wanted, LintReport& report)
      : read_(std::move(module), std::move(wanted)), report_(report) {}

  void run() {
    const lint::Subject subject = input::subject_of(read_, allocated());
    for (const lint::Finding& finding : lint::find_faults(subject))
      report_.findings.push_back(input::report_finding(read_, finding));
    for (const flow::Note& note : read_.graph().notes)
      if (subject.is_reached(read_.graph().block_of(note.instruction)))
        report_.unknown.push_back(
            {file(), target(), input::place_of(read_, note.instruction), note.text.substr(0, note.text.find(':'))});
    add_undecodable(subject);
    report_.code.push_back({file(), target(), functions(), read_.code().size()});
  }

 private:
  // Words on a path that are not instructions.
  void add_undecodable(const lint::Subject& subject) {
    for (flow::BlockId b = 0; b < read_.graph().blocks.size(); ++b) {
      if (!subject.is_reached(b)) continue;
      if (const std::optional<size_t> word = read_.undecodable_after(read_.graph().blocks[b]))
        report_.not_decoded.push_back({file(), target(), input::place_of(read_, *word),
                                       fmt::format("{} is not an instruction of {}", read_.text(*word), target())});
    }
  }

  const std::string& file() const { return read_.module().file; }
  std::string target() const { return std::string(read_.module().target->name); }

  size_t functions() const {
    return static_cast<size_t>(
        std::ranges::count_if(read_.graph().functions, [&](const flow::Function& f) { return !f.is_unreached; }));
  }

  std::vector<lint::Allocated> allocated() const {
    std::map<uint64_t, lint::Allocated> of_kernels;
    for (const input::CodeEntry& entry : read_.module().entries)
      if (entry.is_kernel) of_kernels[entry.address] = allocated_to(entry);
    std::vector<lint::Allocated> list;
    for (const flow::Function& function : read_.graph().functions) {
      const auto kernel = of_kernels.find(function.address);
      list.push_back(kernel == of_kernels.end() ? lint::Allocated() : kernel->second);
    }
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
    const CodeNames names = names_in(input);
    const std::string kernel = symbol_of("--kernel", request_.kernel, names.kernels, names.others, shown);
    if (!kernel.empty() && std::ranges::count(names.kernels, kernel) == 0)
      throw bad_input(code::kKernel, missing_name("kernel", request_.kernel, names.kernels), shown);
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

  const LintRequest& request_;
  const Session& session_;
  LintReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::LintReport> lanewise::lint(const LintRequest& request, const Session& session) {
  return lw::api::guarded<LintReport>(session, [&] { return lw::api::LintWork(request, session).report(); });
}
