#include "flow/started_lanes.h"

#include <algorithm>

namespace lw::flow {
namespace {

bool is_of_one_lane(const Write& write) { return write.lanes == Lanes::one || write.lanes == Lanes::unknown; }

}  // namespace

StartedLanes::StartedLanes(const Code& code, const Graph& graph, const Masks& masks) : graph_(graph), masks_(masks) {
  find_lane_writes(code);
  find_growing_exec();
}

void StartedLanes::find_lane_writes(const Code& code) {
  std::vector<bool> writes_one_lane;  // by number of Effects
  for (uint32_t number = 0; number < code.effects_count(); ++number)
    writes_one_lane.push_back(std::ranges::any_of(code.effects_at(number).writes, is_of_one_lane));
  for (size_t i = 0; i < code.size(); ++i) {
    if (!code.at(i).is_instruction || !writes_one_lane[code.at(i).effects]) continue;
    for (const Write& write : code.effects(i).writes)
      if (is_of_one_lane(write)) {
        const Register reg = code.resolve(i, write.slot);
        if (is_vgpr(reg)) lane_written_[reg - kVgpr] = true;
      }
  }
}

void StartedLanes::find_growing_exec() {
  exec_stays_inside_.assign(graph_.functions.size(), true);
  for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
    const Block& block = graph_.blocks[id];
    if (!block.reachable) continue;
    const MaskId entry = masks_.exec_at_entry(block.function);
    bool inside = masks_.is_within(masks_.exec_in(id), entry);
    for (const Masks::Change& change : masks_.changes(id))
      inside = inside && masks_.is_within(change.exec_after, entry);
    if (!inside) exec_stays_inside_[block.function] = false;
  }
}

MaskId StartedLanes::of_read(const LiveWalk& walk, Lanes lanes, Register reg) const {
  if (!is_vgpr(reg) && !is_agpr(reg)) return kAllLanes;
  const uint32_t function = graph_.blocks[walk.block()].function;
  const MaskId entry = masks_.exec_at_entry(function);
  const bool is_kernel = graph_.functions[function].is_kernel;
  switch (lanes) {
    case Lanes::exec:
    case Lanes::some: return walk.exec();
    case Lanes::first:
      if (walk.exec_nonzero()) return walk.exec();
      // Lane 0 is among those a kernel starts with.
      return is_kernel && masks_.is_within(walk.exec(), entry) ? entry : kAllLanes;
    default: break;
  }
  const bool is_lane_written = is_vgpr(reg) && lane_written_[reg - kVgpr];
  return is_kernel && exec_stays_inside_[function] && !is_lane_written ? entry : kAllLanes;
}

}  // namespace lw::flow
