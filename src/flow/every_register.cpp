#include "flow/every_register.h"

#include <algorithm>

#include "flow/every_lane.h"

namespace lw::flow {
namespace {

// FLAT_SCRATCH, XNACK_MASK and VCC lie behind the general ones.
constexpr Register kFirstSpecialSgpr = 102;

}  // namespace

LiveList every_register(const Code& code, const Masks& masks, ChunkPool& pool, MaskId lanes) {
  LiveState state(masks, pool);
  const auto add = [&](int first, int last) {
    for (int n = first; n <= last; ++n) state.add(static_cast<Register>(n), kAllBytes, lanes, kEveryLane);
  };
  add(0, std::min(code.highest_sgpr(), 101));
  add(kFirstSpecialSgpr, kVcc + 1);
  add(kM0, kM0);
  add(kExec, kExec + 1);
  state.add(kScc, 1, lanes, kEveryLane);
  add(kVgpr, kVgpr + code.highest_vgpr());
  add(kAgpr, kAgpr + code.highest_agpr());
  return state.list();
}

}  // namespace lw::flow
