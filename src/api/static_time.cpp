#include "lanewise/static_time.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/code_names.h"
#include "api/device_choice.h"
#include "host/files.h"
#include "input/code_file.h"
#include "lanewise/time.h"
#include "loops/loops.h"

namespace lw::api {
namespace {

using lanewise::StaticKernel;
using lanewise::StaticTimeReport;
using lanewise::StaticTimeRequest;
using lanewise::TimeRequest;

void check_numbers(const StaticTimeRequest& request) {
  require_from_1("--vgprs", request.vgprs, TimeRequest::kMostVgprs);
  require_from_1("--lds", request.lds_bytes, TimeRequest::kMostLdsBytes);
  require_from_1("--waves", request.waves, TimeRequest::kMostWaves);
  require_from_1("--block", request.workgroup_size, 1024);
  if (request.lines && (request.lines->first == 0 || request.lines->first > request.lines->second))
    throw bad_input(code::kOption, fmt::format("--lines {}:{}: expected two line numbers from 1 on, the smaller first",
                                               request.lines->first, request.lines->second));
}

class StaticTimeWork {
 public:
  StaticTimeWork(const StaticTimeRequest& request, const Session& session) : request_(request), session_(session) {}

  StaticTimeReport report() {
    check_numbers(request_);
    if (!request_.device.empty()) {
      const Result<const isa::Device*> found = named_device(request_.device);
      if (!found) throw bad_input(code::kOption, found.error().message);
      device_ = *found;
    }
    StaticTimeReport report;
    return keeping(session_, report.messages, [&] {
      time(report);
      return std::move(report);
    });
  }

 private:
  void time(StaticTimeReport& report) {
    const std::string target =
        request_.target.empty() && device_ != nullptr ? std::string(device_->target()) : request_.target;
    input::CodeInput input = checked(
        session_,
        input::read_code(session_, request_.file, {target, request_.kernel, request_.language, request_.flags, true}));
    add_messages(report.messages, std::move(input.warnings));
    const std::string shown = host::shown_path(request_.file);
    const CodeNames names = names_in(input);
    const std::string kernel = symbol_of("--kernel", request_.kernel, names.kernels, names.others, shown);
    if (!kernel.empty() && std::ranges::count(names.kernels, kernel) == 0)
      throw bad_input(code::kKernel, missing_name("kernel", request_.kernel, names.kernels), shown);
    bool has_lines = false;
    for (input::CodeModule& module : input.modules) {
      const Reporting reporting(session_, "timing " + shown);
      throw_if_requested(session_.cancel);
      has_lines |= module.source != nullptr;
      time(std::move(module), kernel, shown, report);
    }
    throw_if_requested(session_.cancel);
    if (request_.lines) check_lines(has_lines, shown, report);
    if (report.kernels.empty()) throw bad_input(code::kKernel, "has no instructions", shown);
  }

  void time(input::CodeModule module, const std::string& kernel, const std::string& shown, StaticTimeReport& report) {
    const std::string_view target = module.target->limits->target;
    const isa::Device* device = device_ != nullptr ? device_ : isa::find_device(target);
    LW_CHECK(device != nullptr, "a target without a device");
    require_runs(*device, target, shown);
    require_slots(*device, request_.waves);
    const loops::LoopTimesOptions options{.device = device,
                                          .set = request_.set,
                                          .vgprs = request_.vgprs,
                                          .lds_bytes = request_.lds_bytes,
                                          .waves = request_.waves,
                                          .workgroup_size = request_.workgroup_size,
                                          .lines = request_.lines,
                                          .kernel = kernel,
                                          .is_cancelled = [this] { return session_.cancel.requested(); }};
    const Result<loops::UnitModel> model = loops::UnitModel::make(options);
    if (!model) throw bad_input(code::kOption, model.error().message);
    if (const auto& unknown = model->unit().unknown.issue; !unknown.empty())
      throw not_modelled(fmt::format("{}: nobody has published how {} issues instructions ({})", shown, device->name,
                                     fmt::join(unknown, ", ")));
    Result<std::vector<StaticKernel>> kernels = loops::loop_times(std::move(module), options, *model);
    if (!kernels) throw bad_input(code::kKernel, kernels.error().message, shown);
    std::ranges::move(*kernels, std::back_inserter(report.kernels));
  }

  // Lines that are those of no instruction of a kernel, in all kernels.
  void check_lines(bool has_lines, const std::string& shown, StaticTimeReport& report) const {
    std::erase_if(report.kernels, [](const StaticKernel& kernel) { return kernel.loops.empty(); });
    if (!report.kernels.empty()) return;
    const auto& [first, last] = *request_.lines;
    if (!has_lines)
      throw bad_input(code::kOption,
                      fmt::format("--lines {}:{}: the file has no source lines; compile it with -g", first, last),
                      shown);
    throw bad_input(code::kOption,
                    fmt::format("--lines {}:{}: no instruction of {} is of these lines", first, last,
                                request_.kernel.empty() ? "a kernel" : request_.kernel),
                    shown);
  }

  const StaticTimeRequest& request_;
  const Session& session_;
  const isa::Device* device_ = nullptr;  // nullptr: the first of the code's target
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::StaticTimeReport> lanewise::static_time(const StaticTimeRequest& request,
                                                                   const Session& session) {
  return lw::api::guarded<StaticTimeReport>(session,
                                            [&] { return lw::api::StaticTimeWork(request, session).report(); });
}
