// The study rdna: what a talk says of RDNA beside GCN, as experiments on the clock.
//
// Published: "Optimizing for the Radeon RDNA architecture" (AMD, 2020). Its first half compares an RX Vega 64 with an
// RX 5700 XT and gives rules without numbers; where its second half measures one of them, that stands beside it.
#pragma once

#include <atomic>
#include <functional>
#include <span>

#include "base/base.h"
#include "base/session.h"
#include "study/experiments.h"

namespace lw::study {

class RdnaBench;

struct RdnaExperiment : ExperimentHead {
  void (*run)(RdnaBench& bench, ExperimentResult& result);
};
std::span<const RdnaExperiment> rdna_experiments();

// Fails on a device that is no RDNA product and where no id contains `only`. `done` counts experiments; ends early,
// with those that are done, once `session.cancel` is requested.
Result<ExperimentStudy> run_rdna(const ExperimentOptions& options, std::atomic<uint64_t>& done, const Session& session);

}  // namespace lw::study
