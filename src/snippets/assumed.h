// Whether waves satisfy assumptions, by execution of their conditions. Private to this folder.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "interp/straight_line.h"
#include "prove/prove.h"
#include "state/state.h"

namespace lw::snippets {

class AssumedState {
 public:
  AssumedState(std::span<const prove::Assumption> assumptions, const exec::MachineModel& machine);

  // The lanes in which every condition on a lane's registers holds, whatever EXEC is. Nothing where one on scalar
  // registers and MODE does not hold.
  std::optional<uint64_t> lanes(const state::Wave& wave);
  // Whether the wave satisfies them all.
  bool holds(const state::Wave& wave);
  // Sets the bits of MODE that assumptions fix by name.
  uint32_t fixed_mode(uint32_t mode) const { return (mode & ~mode_mask_) | mode_bits_; }

 private:
  std::vector<sem::Program> programs_;
  std::vector<bool> is_uniform_;
  std::optional<interp::StraightLine> code_;
  uint64_t all_lanes_ = 0;
  uint32_t mode_mask_ = 0, mode_bits_ = 0;
};

// Another wave in the same state.
state::Wave same(const state::Wave& from);

}  // namespace lw::snippets
