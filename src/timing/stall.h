// Why a wave does not issue, in the words of the reports.
#pragma once

#include "lanewise/stall.h"

namespace lw::timing {

using lanewise::kStallNames;
using lanewise::kStalls;
using lanewise::Stall;
using Cycles = lanewise::StallCycles;

}  // namespace lw::timing
