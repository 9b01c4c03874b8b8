// The experiments of the study rdna, for its table.
#pragma once

#include "study/rdna/bench.h"

namespace lw::study {

// rdna_issue.cpp
void rdna_issue(RdnaBench& bench, ExperimentResult& result);
void rdna_waves(RdnaBench& bench, ExperimentResult& result);
void rdna_scalar(RdnaBench& bench, ExperimentResult& result);
// rdna_lanes.cpp
void rdna_halves(RdnaBench& bench, ExperimentResult& result);
void rdna_groups(RdnaBench& bench, ExperimentResult& result);
// rdna_exchange.cpp
void rdna_exchange(RdnaBench& bench, ExperimentResult& result);
// rdna_memory.cpp
void rdna_lines(RdnaBench& bench, ExperimentResult& result);
void rdna_order(RdnaBench& bench, ExperimentResult& result);

}  // namespace lw::study
