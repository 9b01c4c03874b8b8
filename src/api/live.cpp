#include "lanewise/live.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/api.h"
#include "api/code_names.h"
#include "api/device_choice.h"
#include "flow/registers.h"
#include "host/files.h"
#include "input/code_file.h"
#include "input/load.h"
#include "isa/machines.h"
#include "live/budgets.h"
#include "live/module_analysis.h"
#include "live/register_list.h"
#include "loops/loops.h"

namespace lw::api {
namespace {

using lanewise::LiveReport;
using lanewise::LiveRequest;
using lanewise::LoopCycles;

class LiveWork {
 public:
  LiveWork(const LiveRequest& request, const Session& session)
      : request_(request), session_(session), target_(request.target) {}

  LiveReport report() {
    if (request_.files.empty()) throw bad_input(code::kOption, "live needs a FILE");
    read_options();
    read_budgets();
    keeping(session_, report_.messages, [&] {
      for (size_t input = 0; input < request_.files.size(); ++input) analyse(input);
      if (const std::optional<Error> error = live::name_budgets(budgets_, kernels_by_file_))
        throw bad_input(code::kKernel, error->message, budgets_file_);
    });
    report_.budgets = live::check_budgets(budgets_, report_);
    const auto missing = live::missing_kernels(budgets_, budgets_file_, kernels_);
    report_.budgets.insert(report_.budgets.end(), missing.begin(), missing.end());
    for (std::string& sentence : not_modelled_)
      add_messages(report_.messages, one_error(code::kNotModelled, std::move(sentence)));
    return std::move(report_);
  }

 private:
  void read_options() {
    options_.workgroup_size = request_.workgroup_size;
    options_.sgprs = request_.sgprs;
    options_.details = request_.details;
    if (!request_.device.empty()) {
      options_.device = isa::find_device(request_.device);
      if (options_.device == nullptr)
        throw bad_input(code::kOption, fmt::format("--device {}: there is no such device", request_.device));
      if (target_.empty()) target_ = options_.device->target();
    }
    Result<std::vector<flow::Register>> registers = live::parse_registers(request_.live_out);
    if (!registers) throw bad_input(code::kOption, "--live-out: " + registers.error().message);
    options_.live_out = std::move(*registers);
  }

  void read_budgets() {
    if (!request_.budgets_file.empty()) {
      const auto file = session_.files->read(request_.budgets_file);
      if (!file) throw failure_of(session_, file.failure().messages);
      budgets_file_ = host::shown_path(request_.budgets_file);
      Diagnostics diagnostics(budgets_file_, file->text(), code::kFile);
      std::optional<live::Budgets> read = live::parse_budgets(file->text(), diagnostics);
      if (!read) throw failure_of(session_, diagnostics.messages());
      budgets_ = std::move(*read);
    }
    live::override_with(request_.budget, budgets_);
  }

  void analyse(size_t number) {
    const std::string& file = request_.files[number];
    input::CodeInput input = checked(
        session_, input::read_code(session_, file,
                                   {target_, request_.kernel, request_.language,
                                    input::flags_for(file, request_.files, request_.language, request_.flags)}));
    add_messages(report_.messages, std::move(input.warnings));
    const std::string shown = host::shown_path(file);
    check_device(input, shown);
    CodeNames names = names_in(input);
    live::LiveOptions options = options_;
    options.kernel = symbol_of("--kernel", request_.kernel, names.kernels, names.others, shown);
    options.function = symbol_of("--function", request_.function, names.functions, {}, shown);
    const size_t before = report_.functions.size();
    for (input::CodeModule& module : input.modules) {
      // First the session hears what is being done: it may end the call itself, and say so.
      const Reporting reporting(session_, "analysing " + shown);
      throw_if_requested(session_.cancel);
      const std::map<uint64_t, LoopCycles> cycles =
          request_.loop_cycles ? cycles_by_address(module) : std::map<uint64_t, LoopCycles>();
      for (lanewise::LiveFunction& f :
           live::ModuleAnalysis::make(std::move(module), options)->functions(not_modelled_)) {
        f.input = number;
        add_loop_cycles(cycles, f);
        report_.functions.push_back(std::move(f));
      }
    }
    // Each of both is to be there.
    const bool no_kernel = !request_.kernel.empty() && std::ranges::count(names.kernels, options.kernel) == 0;
    const bool no_function = !request_.function.empty() && std::ranges::count(names.functions, options.function) == 0;
    if (no_kernel || no_function || report_.functions.size() == before)
      throw bad_input(code::kKernel, nothing_there(names, no_kernel || request_.function.empty()), shown);
    kernels_.insert(names.kernels.begin(), names.kernels.end());
    kernels_by_file_.push_back({std::move(names.kernels), std::move(names.others)});
  }

  // Of instructions in innermost loops, as far as their costs and the device's issue are known.
  std::map<uint64_t, LoopCycles> cycles_by_address(const input::CodeModule& module) const {
    std::map<uint64_t, LoopCycles> cycles;
    loops::LoopTimesOptions wanted;
    wanted.device = options_.device != nullptr ? options_.device : isa::find_device(module.target->limits->target);
    wanted.is_cancelled = [this] { return session_.cancel.requested(); };
    if (request_.workgroup_size != 0) wanted.workgroup_size = request_.workgroup_size;
    if (wanted.device == nullptr) return cycles;
    const Result<loops::UnitModel> model = loops::UnitModel::make(wanted);
    if (!model || !model->unit().unknown.issue.empty()) return cycles;
    const auto kernels = loops::loop_times(module, wanted, *model);
    if (!kernels) return cycles;
    for (const lanewise::StaticKernel& kernel : *kernels)
      for (const lanewise::StaticLoop& loop : kernel.loops) {
        if (loop.code != lanewise::StaticCode::loop || !loop.without_cost.empty() || !loop.unknown.empty()) continue;
        for (const lanewise::StaticInstruction& i : loop.instructions)
          cycles.try_emplace(i.address, LoopCycles{0, i.alone_cycles, i.full_cycles});
      }
    return cycles;
  }

  static void add_loop_cycles(const std::map<uint64_t, LoopCycles>& cycles, lanewise::LiveFunction& f) {
    if (cycles.empty() || !f.rows) return;
    f.rows([&](const lanewise::LiveRow& row) {
      const auto at = cycles.find(row.address);
      if (at == cycles.end()) return;
      f.loop_cycles.push_back(at->second);
      f.loop_cycles.back().line = row.line;
    });
  }

  void check_device(const input::CodeInput& input, const std::string& shown) const {
    if (options_.device == nullptr) return;
    for (const input::CodeModule& module : input.modules) require_runs(*options_.device, module.target->name, shown);
  }

  std::string nothing_there(const CodeNames& there, bool wants_kernel) const {
    if (request_.kernel.empty() && request_.function.empty()) return "has no instructions";
    return wants_kernel ? missing_name("kernel", request_.kernel, there.kernels)
                        : missing_name("function", request_.function, there.functions);
  }

  const LiveRequest& request_;
  const Session& session_;
  std::string target_, budgets_file_;
  live::LiveOptions options_;
  live::Budgets budgets_;
  std::set<std::string> kernels_;  // of all inputs, also those that were not asked for
  std::vector<live::KernelNames> kernels_by_file_;
  std::vector<std::string> not_modelled_;
  LiveReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::LiveReport> lanewise::live(const LiveRequest& request, const Session& session) {
  return lw::api::guarded<LiveReport>(session, [&] { return lw::api::LiveWork(request, session).report(); });
}

lanewise::LiveColumns lanewise::columns(const LiveFunction& function) {
  LiveColumns columns;
  if (!function.rows) return columns;
  columns.first_live.push_back(0);
  function.rows([&](const LiveRow& row) {
    columns.addresses.push_back(row.address);
    columns.vgprs.push_back(row.vgprs);
    columns.sgprs.push_back(row.sgprs);
    columns.agprs.push_back(row.agprs);
    for (const LiveRegister& live : row.live) {
      columns.live.push_back(live.reg);
      columns.live_bytes.push_back(live.bytes);
    }
    columns.first_live.push_back(columns.live.size());
  });
  return columns;
}
