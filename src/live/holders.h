// Live ranges in the report's terms, and what the peak consists of.
#pragma once

#include <vector>

#include "flow/ranges.h"
#include "report/live_report.h"

namespace lw::live {

std::vector<report::LiveRange> report_ranges(const flow::Ranges& ranges, size_t first);

// What holds VGPRs (or SGPRs) at instruction `peak`, longest idle around it first; neighbouring registers with the same
// history are one holder. Lines count from instruction `first`.
std::vector<report::LiveHolder> holders_at(const flow::Code& code, const flow::Ranges& ranges, size_t first,
                                           size_t peak, bool sgprs);

}  // namespace lw::live
