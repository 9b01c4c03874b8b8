// What the files of one host level offer each other.
#pragma once

#include "interp/lanes/lanes.h"
#include "interp/lanes/vectors.h"

namespace lw::interp::LW_LEVEL {

StepFunction find_integer(const LaneQuery& query);
StepFunction find_float_wide(const LaneQuery& query);  // fp32 and fp64 arithmetic and comparisons
StepFunction find_float_half(const LaneQuery& query);
StepFunction find_convert(const LaneQuery& query);  // conversions and rounding to whole numbers
StepFunction find_between(const LaneQuery& query);  // between lanes
void fill_moves(LaneTable& table);
void fill_addresses(LaneTable& table);

// Picks among instantiations over which of two arguments are uniform; both uniform is not a lane step.
#define LW_UNIFORM_PAIR(query, FUNCTION, ...)                                              \
  ((query).uniform == 0   ? static_cast<StepFunction>(FUNCTION<__VA_ARGS__, false, false>) \
   : (query).uniform == 1 ? static_cast<StepFunction>(FUNCTION<__VA_ARGS__, true, false>)  \
   : (query).uniform == 2 ? static_cast<StepFunction>(FUNCTION<__VA_ARGS__, false, true>)  \
                          : nullptr)

}  // namespace lw::interp::LW_LEVEL
