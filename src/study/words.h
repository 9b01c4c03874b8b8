// Words that several studies print.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "timing/stall.h"

namespace lw::study {

// In lines of at most 100 columns of which 13 are taken: the lines behind the first stand below it.
std::string wrapped(std::string_view text);

// The three reasons that took most, with their shares of all: "dependency 80 %, issue 20 %". Those below the least
// share are left out.
std::string largest_stalls(const std::array<double, timing::kStalls>& cycles, double least_share);
std::string largest_stalls(const timing::Cycles& cycles, double least_share);

}  // namespace lw::study
