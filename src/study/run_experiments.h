// The experiments of a study on the half of a talk, one after the other.
#pragma once

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <span>
#include <string>

#include "base/session.h"
#include "study/experiments.h"

namespace lw::study {

// Runs those whose ids contain `options.only` and adds them to `study`; see run_rdna(). An Experiment is a
// ExperimentHead with run(bench, result); a Bench has problem().
template <class Experiment, class Bench>
Result<ExperimentStudy> run_experiments(std::span<const Experiment> experiments, Bench& bench, ExperimentStudy study,
                                        const ExperimentOptions& options, std::atomic<uint64_t>& done,
                                        const Session& session) {
  study.command = fmt::format("lanewise study {}", study.name);
  if (options.device != ExperimentOptions().device) study.command += fmt::format(" --device {}", options.device);
  if (!options.only.empty()) study.command += fmt::format(" --case {}", options.only);
  bool is_any = false;
  for (const Experiment& experiment : experiments) {
    if (experiment.id.find(options.only) == std::string_view::npos) continue;
    is_any = true;
    ExperimentResult result;
    experiment.run(bench, result);
    if (session.cancel.requested()) return study;
    if (bench.problem()) return *bench.problem();
    study.experiments.push_back({&experiment, std::move(result)});
    ++done;
  }
  if (is_any) return study;
  std::string ids;
  for (const Experiment& experiment : experiments) ids += fmt::format("{}{}", ids.empty() ? "" : ", ", experiment.id);
  return Error{fmt::format("no experiment's id contains '{}'; there are: {}", options.only, ids)};
}

}  // namespace lw::study
