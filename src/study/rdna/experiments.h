// The experiments of the study rdna, for its table.
#pragma once

#include "study/rdna/bench.h"

namespace lw::study {

// issue.cpp
void rdna_issue(RdnaBench& bench, ExperimentResult& result);
void rdna_waves(RdnaBench& bench, ExperimentResult& result);
void rdna_scalar(RdnaBench& bench, ExperimentResult& result);
// lanes.cpp
void rdna_halves(RdnaBench& bench, ExperimentResult& result);
void rdna_groups(RdnaBench& bench, ExperimentResult& result);
// exchange.cpp
void rdna_exchange(RdnaBench& bench, ExperimentResult& result);
// memory.cpp
void rdna_lines(RdnaBench& bench, ExperimentResult& result);
void rdna_order(RdnaBench& bench, ExperimentResult& result);

}  // namespace lw::study
