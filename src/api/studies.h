// One function per study: runs it and fills the report. Each throws a Failure where something is wrong with the
// request.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "api/api.h"
#include "lanewise/study.h"

namespace lw::api {

lanewise::StudyReport run_fp16_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_rdna_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_sdwa_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_spd_study(const lanewise::StudyRequest& request, const Session& session);
lanewise::StudyReport run_timing_study(const lanewise::StudyRequest& request, const Session& session);

// The study does not take the option of the command line.
inline std::string refused_option(const lanewise::StudyInfo& study, std::string_view option) {
  return fmt::format("{}: the study {} does not take it; it takes {}", option, study.name,
                     fmt::join(study.options, " "));
}

// Tells how many of `all` units are done. `done` must outlive the result's use.
inline std::function<ProgressState()> count_of(std::string doing, const std::atomic<uint64_t>& done, uint64_t all,
                                               std::string_view unit) {
  return [doing = std::move(doing), &done, all, unit] {
    return ProgressState{.doing = doing, .done = done, .all = all, .unit = unit, .instructions = {}};
  };
}

// The text that `print` appends.
template <class Results>
std::function<std::string()> text_of(std::shared_ptr<const Results> results,
                                     void (*print)(const Results& results, std::string& out)) {
  return [results = std::move(results), print] {
    std::string text;
    print(*results, text);
    return text;
  };
}

// If the session was cancelled, says so, with the number of `units` ("kernels are timed") that are done.
inline void add_interruption(const Session& session, uint64_t done, std::string_view units,
                             lanewise::StudyReport& report) {
  if (!session.cancel.requested()) return;
  report.interrupted = session.cancel.reason();
  report.done = done;
  report.done_units = units;
}

// The message of a study that was interrupted.
inline Messages interruption_of(const lanewise::StudyReport& report) {
  return one_error(code::kInterrupted, fmt::format("{}; {} {}", report.interrupted, report.done, report.done_units));
}

}  // namespace lw::api
