#include "app/sweep_cells.h"

#include <fmt/format.h>

#include <cstring>
#include <utility>

#include "base/session.h"
#include "host/worker_pool.h"

namespace lw::app {
namespace {

// The answer of a worker: a result was written, or the cell could not be measured.
enum Answer : unsigned char { kWritten = 'w', kFailure = 'f' };

constexpr int kDefectCode = static_cast<int>(lanewise::FailureKind::defect);
// A worker checks its limit itself; this much later it is killed.
constexpr double kGraceSeconds = 10;

// The first error of a failure as the text of an answer: its kind, code, file and text.
std::string packed(const lanewise::Failure& failure) {
  std::string text(1, static_cast<char>(failure.kind));
  for (const Message& message : failure.messages) {
    if (message.severity != Severity::error) continue;
    text += message.code + '\0' + message.file + '\0' + message.text;
    break;
  }
  return text;
}

lanewise::Failure unpacked(const std::string& text) {
  const size_t file = text.find('\0', 1), rest = text.find('\0', file + 1);
  return {static_cast<lanewise::FailureKind>(text.at(0)),
          one_error(text.substr(1, file - 1), text.substr(rest + 1), text.substr(file + 1, rest - file - 1))};
}

class Cells {
 public:
  Cells(const Console& console, const lanewise::Sweep& sweep, size_t count,
        const std::function<void(size_t, int, const std::string&)>& tell)
      : console_(console), sweep_(sweep), tell_(tell) {
    progress_.doing = "measuring";
    progress_.all = count;
    progress_.unit = "cells";
  }

  MeasuredCells measure(std::span<const size_t> cells, unsigned jobs) {
    const Cancel::Listening listening(console_.session.cancel);
    host::WorkerPool pool;
    pool.workers = jobs;
    if (const auto& seconds = sweep_.plan.limits.seconds) pool.seconds_per_item = *seconds + kGraceSeconds;
    pool.cancel = console_.session.cancel;
    pool.work = [this](size_t cell) { return work(cell); };
    pool.ended = [this](size_t cell, const host::ItemEnd& end) { return ended(cell, end); };
    pool.died = [this](size_t cell, const host::ItemDeath& death) { return died(cell, death); };
    pool.look = [this] { show(); };
    std::fflush(nullptr);  // so that no child prints it, too
    show();
    const std::optional<Error> error = pool.run(cells);
    progress_.ended = true;
    show();
    if (error) fail({lanewise::FailureKind::bad_input, one_error(code::kFile, error->message)});
    if (console_.session.cancel.requested())
      fail({lanewise::FailureKind::interrupted,
            one_error(
                code::kInterrupted,
                fmt::format("interrupted: {}; {} of {} cells were measured, and the same command measures the others",
                            console_.session.cancel.reason(), result_.done, progress_.all))});
    return result_;
  }

 private:
  // In a worker.
  host::ItemEnd work(size_t cell) const {
    Session session = console_.session;
    session.progress = {};
    const auto result = lanewise::measure_sweep_cell(sweep_, cell, session);
    if (!result) return {kFailure, packed(result.failure())};
    return {kWritten, static_cast<char>(result->exit_code) + result->message};
  }

  bool ended(size_t cell, const host::ItemEnd& end) {
    if (end.code == kFailure) return fail(unpacked(end.text));
    return count(cell, static_cast<unsigned char>(end.text.at(0)), end.text.substr(1));
  }

  bool died(size_t cell, const host::ItemDeath& death) {
    int code = kDefectCode;
    std::string how = fmt::format("exited with code {}", death.exit_code);
    if (death.signal != 0) how = fmt::format("was ended by signal {} ({})", death.signal, strsignal(death.signal));
    std::string message = fmt::format("the process that measured the cell {}", how);
    if (death.was_late) {
      code = kProgramFaulted;
      message = fmt::format("the {} s of limits.seconds are over", *sweep_.plan.limits.seconds);
    }
    const auto result = lanewise::fail_sweep_cell(sweep_, cell, code, message);
    if (!result) return fail(result.failure());
    return count(cell, code, message);
  }

  bool count(size_t cell, int code, const std::string& message) {
    ++result_.done;
    if (code != 0) ++result_.failed;
    if (tell_) tell_(cell, code, message);
    return true;
  }

  // The first failure ends the work.
  bool fail(lanewise::Failure failure) {
    if (!result_.failure) result_.failure = std::move(failure);
    return false;
  }

  void show() {
    progress_.done = result_.done;
    if (console_.session.progress) console_.session.progress(progress_);
  }

  const Console& console_;
  const lanewise::Sweep& sweep_;
  const std::function<void(size_t, int, const std::string&)>& tell_;
  ProgressState progress_;
  MeasuredCells result_;
};

}  // namespace

MeasuredCells measure_cells(const Console& console, const lanewise::Sweep& sweep, std::span<const size_t> cells,
                            unsigned jobs, const std::function<void(size_t, int, const std::string&)>& tell) {
  return Cells(console, sweep, cells.size(), tell).measure(cells, jobs);
}

}  // namespace lw::app
