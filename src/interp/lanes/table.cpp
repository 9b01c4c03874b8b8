// The table of one host level.
#include "interp/lanes/level.h"

#define LW_JOIN2(a, b) a##b
#define LW_JOIN(a, b)  LW_JOIN2(a, b)
#define LW_TEXT2(a)    #a
#define LW_TEXT(a)     LW_TEXT2(a)

namespace lw::interp {
namespace LW_LEVEL {
namespace {

StepFunction find(const LaneQuery& query) {
  if (StepFunction f = find_integer(query)) return f;
  if (StepFunction f = find_float_wide(query)) return f;
  if (StepFunction f = find_float_half(query)) return f;
  if (StepFunction f = find_convert(query)) return f;
  return find_between(query);
}

LaneTable make() {
  LaneTable table{};
  table.name = LW_TEXT(LW_LEVEL);
  table.lanes = kLaneCount;
  table.full_exec = kLaneCount == 64 ? ~uint64_t{0} : 0xffff'ffff;
  table.find = find;
  fill_moves(table);
  fill_addresses(table);
  return table;
}

}  // namespace
}  // namespace LW_LEVEL

const LaneTable& LW_JOIN(lane_table_, LW_LEVEL)() {
  static const LaneTable table = LW_LEVEL::make();
  return table;
}

}  // namespace lw::interp
