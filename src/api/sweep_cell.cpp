#include "api/sweep_cell.h"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>

#include "api/api.h"
#include "api/sweep_files.h"
#include "api/sweep_object.h"
#include "base/thread.h"
#include "lanewise/info.h"
#include "lanewise/lint.h"
#include "lanewise/live.h"
#include "lanewise/run.h"
#include "lanewise/time.h"
#include "report/lint.h"
#include "sweep/cells.h"
#include "sweep/rows.h"

namespace lw::api {
namespace {

using lanewise::Sweep;
using lanewise::SweepCellResult;
using sweep::CellResult;
using sweep::CellValues;
using sweep::Json;

// A Cancel that is requested when the time of a cell is over, and when that of the caller is.
class Deadline {
 public:
  Deadline(const Cancel& outer, std::optional<double> seconds) : outer_(outer), seconds_(seconds) {
    if (seconds) thread_ = start_quiet_thread([this] { wait(); });
  }
  ~Deadline() {
    {
      const std::lock_guard lock(mutex_);
      has_ended_ = true;
    }
    ended_.notify_all();
    if (thread_.joinable()) thread_.join();
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  Cancel cancel() const { return seconds_ ? inner_ : outer_; }
  bool is_over() const { return seconds_ && inner_.requested() && !outer_.requested(); }
  std::string reason() const { return fmt::format("the {} s of limits.seconds are over", *seconds_); }

 private:
  void wait() {
    constexpr std::chrono::milliseconds kLook(20);
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(*seconds_);
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, kLook, [&] { return has_ended_; })) {
      if (outer_.requested()) return inner_.request(outer_.reason());
      if (std::chrono::steady_clock::now() >= end) return inner_.request(reason());
    }
  }

  const Cancel outer_;
  const Cancel::Listening listening_{outer_};
  const Cancel inner_;
  const std::optional<double> seconds_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::thread thread_;
};

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// A list that follows a text on further lines, on the same line.
std::string one_line(std::string_view text) {
  constexpr size_t kMost = 300;
  std::string line;
  for (const char c : text) {
    const bool is_space = c == '\n' || c == ' ';
    if (!is_space || (!line.empty() && line.back() != ' ')) line += is_space ? ' ' : c;
    if (line.size() >= kMost && is_space) return line + "…";
  }
  return line;
}

class Measurement {
 public:
  Measurement(const Sweep& sweep, const CellValues& cell, SweepFiles& files, const Session& session)
      : sweep_(sweep), cell_(cell), files_(files), session_(session) {}

  CellResult measure() {
    try {
      code_ = add_object(sweep_, cell_, session_, files_);
      add_kernels();
      if (has("live")) add_live();
      if (has("lint")) add_lint();
      if (has("run")) add_run();
      // A kernel that faults is not timed.
      if (has("time") && result_.exit_code <= 1) add_time();
    } catch (...) {
      Failure failure = current_failure(session_);
      if (is_of_computer(failure)) throw failure;
      failed(static_cast<int>(failure.kind), one_line(lanewise::CallFailed(failure).what()), failure.messages);
    }
    return std::move(result_);
  }

 private:
  bool has(std::string_view measure) const {
    return std::ranges::find(sweep_.plan.measures, measure) != sweep_.plan.measures.end();
  }

  // The first failure counts.
  void failed(int code, const std::string& message, const Messages& messages = {}) {
    if (result_.exit_code != 0) return;
    result_.exit_code = code;
    result_.message = first_line(message);
    result_.messages = messages;
  }

  template <class Report>
  Report taken(lanewise::Result<Report> report) {
    if (!report) throw report.failure();
    return std::move(*report);
  }

  Json& row_of(const std::string& kernel) {
    for (Json& row : result_.kernels)
      if (row.at("kernel") == kernel) return row;
    Json& row = result_.kernels.emplace_back(Json::object());
    row["kernel"] = kernel;
    return row;
  }

  void add_kernels() {
    const auto report = taken(lanewise::info({.file = code_, .target = cell_.target}, session_));
    if (report.code_objects.size() > 1)
      throw bad_input(code::kTarget, "has code for several targets; name those to measure in 'axes.targets'", code_);
    for (const lanewise::CodeObjectInfo& object : report.code_objects)
      for (const lanewise::KernelInfo& kernel : object.kernels) add_info(kernel, row_of(kernel.name));
  }

  void add_info(const lanewise::KernelInfo& kernel, Json& row) {
    if (!has("info")) return;
    if (kernel.vgprs) row["vgprs"] = *kernel.vgprs;
    if (kernel.sgprs) row["sgprs"] = *kernel.sgprs;
    row["agprs"] = kernel.agprs;
    row["vgpr_spills"] = kernel.vgpr_spills;
    row["sgpr_spills"] = kernel.sgpr_spills;
    row["lds_bytes"] = kernel.lds_bytes;
    row["scratch_bytes"] = kernel.scratch_bytes;
    row["code_bytes"] = kernel.code_bytes;
    for (const lanewise::OccupancyInfo& occupancy : kernel.occupancy) {
      if (!cell_.device.empty() && occupancy.device != cell_.device) continue;
      row["waves_per_simd"] = occupancy.waves_per_simd;
      row["limited_by"] = occupancy.limited_by;
      break;
    }
  }

  void add_live() {
    const auto report = taken(
        lanewise::live({.files = {code_}, .target = cell_.target, .device = cell_.device, .details = false}, session_));
    for (const lanewise::LiveFunction& function : report.functions) {
      if (!function.is_kernel) continue;
      Json& row = row_of(function.name);
      row["live_vgprs"] = function.vgprs.peak;
      row["live_sgprs"] = function.sgprs.peak;
      row["live_agprs"] = function.agprs.peak;
      row["instructions"] = function.instructions;
    }
  }

  void add_lint() {
    for (Json& row : result_.kernels) {
      const auto report = taken(lanewise::lint(
          {.files = {code_}, .target = cell_.target, .kernel = row.at("kernel").get<std::string>()}, session_));
      const report::LintCounts counts = report::lint_counts(report);
      row["lint_errors"] = counts.errors;
      row["lint_warnings"] = counts.warnings;
      row["lint_notes"] = counts.notes;
      for (const lanewise::LintFinding& finding : report.findings)
        if (finding.severity == Severity::error) failed(1, fmt::format("lint: {}: {}", finding.name, finding.text));
      for (const lanewise::LintUnknown& unknown : report.not_decoded) failed(4, fmt::format("lint: {}", unknown.text));
    }
  }

  lanewise::LaunchRequest launch() const {
    return {.file = code_,
            .launch_file = cell_.launch,
            .target = cell_.target,
            .max_instructions = sweep_.plan.limits.max_instructions};
  }

  // How the kernel ended, as the command's exit code says it.
  void add_end(std::string_view measure, const lanewise::RunReport& report) {
    const std::string reason = report.fault ? report.fault->message : report.progress_text;
    if (!report.replay_difference.empty())
      failed(1, fmt::format("{}: {}", measure, report.replay_difference));
    else if (report.failure)
      failed(static_cast<int>(*report.failure), fmt::format("{}: {}", measure, reason), report.messages);
    else if (!report.is_complete)
      failed(3, fmt::format("{}: interrupted: {}", measure, report.interrupted));
    for (const lanewise::ExpectationResult& expectation : report.expectations)
      if (!expectation.failure.empty()) failed(1, fmt::format("{}: {}", measure, expectation.failure));
  }

  void add_run() {
    const auto report = taken(lanewise::run({.launch = launch(), .threads = 1}, session_));
    Json& row = row_of(report.kernel);
    row["outcome"] = report.outcome;
    row["wave_instructions"] = report.wave_instructions;
    if (!report.expectations.empty()) {
      uint64_t different = 0;
      for (const lanewise::ExpectationResult& expectation : report.expectations) different += expectation.different;
      row["different_values"] = different;
    }
    add_end("run", report);
  }

  void add_time() {
    const auto report = taken(lanewise::time({.launch = launch(), .device = cell_.device, .threads = 1}, session_));
    if (report.run.failure) return add_end("time", report.run);
    if (!report.interrupted.empty()) return failed(3, fmt::format("time: interrupted: {}", report.interrupted));
    if (!report.dispatch) return failed(3, "time: the kernel did not end");
    const lanewise::TimedDispatch& dispatch = *report.dispatch;
    Json& row = row_of(dispatch.kernel);
    row["cycles"] = dispatch.cycles;
    if (dispatch.range) {
      row["cycles_least"] = dispatch.range->least;
      row["cycles_most"] = dispatch.range->most;
    }
    row["nanoseconds"] = dispatch.nanoseconds;
    row["resident_waves_per_simd"] = dispatch.mean_resident_per_simd;
    if (dispatch.bound_by) row["bound_by"] = lanewise::name_of(*dispatch.bound_by);
  }

  const Sweep& sweep_;
  const CellValues& cell_;
  SweepFiles& files_;
  const Session& session_;
  std::string code_;
  CellResult result_;
};

SweepCellResult write(const Sweep& sweep, size_t cell, const CellResult& result) {
  SweepCellResult written{result.exit_code, result.message,
                          sweep::cell_document(sweep.plan, sweep.plan.cells[cell], result)};
  const std::span<const char> text(written.text);
  if (std::optional<Failure> failure = sweep.store->write(cell_file(sweep, cell), std::as_bytes(text))) throw *failure;
  return written;
}

}  // namespace

std::string cell_file(const Sweep& sweep, size_t cell) {
  return fmt::format("cells/{}.json", sweep.plan.cells[cell].id);
}

SweepCellResult measure_cell(const Sweep& sweep, size_t cell, const Session& session) {
  const std::string folder = folder_of(sweep.plan.file);
  const CellValues values = sweep::values_of(sweep.plan, sweep.plan.cells[cell]);
  const auto files = std::make_shared<SweepFiles>(session.files, folder);
  const Deadline deadline(session.cancel, sweep.plan.limits.seconds);
  CellResult result = Measurement(sweep, values, *files, {.files = files, .cancel = deadline.cancel()}).measure();
  throw_if_requested(session.cancel);
  if (deadline.is_over() && result.exit_code == static_cast<int>(FailureKind::interrupted)) {
    result.ended_by_limit = true;
    result.message = deadline.reason();
  }
  const SweepFiles now(session.files, folder);
  sweep::Inputs inputs(now);
  if (sweep::Ids(sweep.plan, inputs).id_of(values) != sweep.plan.cells[cell].id)
    throw bad_input(code::kFile, fmt::format("a file of cell {} changed after the plan was read; run the sweep again",
                                             sweep.plan.cells[cell].id));
  result.messages = without_folder(std::move(result.messages), folder);
  Messages line(1);
  line.front().text = result.message;
  result.message = without_folder(std::move(line), folder).front().text;
  return write(sweep, cell, result);
}

SweepCellResult fail_cell(const Sweep& sweep, size_t cell, int exit_code, const std::string& message) {
  CellResult result{.exit_code = exit_code, .message = first_line(message)};
  result.ended_by_limit = exit_code == static_cast<int>(FailureKind::interrupted) && sweep.plan.limits.seconds;
  return write(sweep, cell, result);
}

}  // namespace lw::api
