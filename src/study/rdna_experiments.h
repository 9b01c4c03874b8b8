// The experiments of the study rdna, for its table.
#pragma once

#include "study/rdna_bench.h"

namespace lw::study {

// rdna_issue.cpp
void rdna_issue(RdnaBench& bench, TalkResult& result);
void rdna_waves(RdnaBench& bench, TalkResult& result);
void rdna_scalar(RdnaBench& bench, TalkResult& result);
// rdna_lanes.cpp
void rdna_halves(RdnaBench& bench, TalkResult& result);
void rdna_groups(RdnaBench& bench, TalkResult& result);
// rdna_exchange.cpp
void rdna_exchange(RdnaBench& bench, TalkResult& result);
// rdna_memory.cpp
void rdna_lines(RdnaBench& bench, TalkResult& result);
void rdna_order(RdnaBench& bench, TalkResult& result);

}  // namespace lw::study
