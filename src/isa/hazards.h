// What code must leave between instructions, and must not do, because the hardware does not see to it: the rows of
// isa/hazards.isa. Which instructions they concern is in inst/roles.h.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "isa/isa.h"

namespace lw::isa {

// A way in which an instruction takes part in hazards: what it does, or, for the groups of the file, what it is.
enum class Role : uint8_t {
#define LW_ROLE(name) name,
#include "isa/generated/roles.inc"
#undef LW_ROLE
};
using Roles = uint64_t;  // bit set
constexpr Roles bit(Role role) { return Roles{1} << static_cast<unsigned>(role); }

// The groups that a record is in.
Roles groups_of(const Record& record);

// What an instruction must be to be one side of a hazard.
struct HazardSide {
  Roles has;    // all of these
  Roles lacks;  // and none of these
  bool fits(Roles roles) const { return (roles & has) == has && (roles & lacks) == 0; }
  // Whether an instruction that may be any of these can fit.
  bool may_fit(Roles possible) const { return (possible & has) == has; }
};

// What the two instructions of a hazard must have in common.
enum class Common : uint8_t {
  nothing,
  dpp_source,   // a VGPR that the first writes is the source that DPP moves
  vgpr,         // a VGPR that the first writes and the second reads
  sgpr,         // a scalar register that the first writes and the second reads
  lane_select,  // the same, where the second takes its lane from it
  stored_data,  // data that the first stores and the second overwrites
  hwreg,        // the hardware register
};

// What comes of a hazard that nobody minded.
enum class Ignored : uint8_t {
  wrong,  // a wrong result
  fault,  // a fault, or the GPU hangs
  slow,   // nothing but time
};

// First, then second, on the same wave; of a rule about one instruction `first.has` is empty.
struct Hazard {
  std::string_view name;   // "VALUWriteVGPRReadByDPP"
  std::string_view words;  // what happens
  uint64_t targets;        // bit set, by the order of all_limits()
  HazardSide first, second;
  Common common;
  uint8_t wait_states;          // instructions, or s_nop's, that must lie between; 0: not a number
  std::string_view wait_words;  // how many where it depends on more
  std::string_view remedy;      // what else helps; may be empty
  Ignored ignored;
  bool is_interlocked;  // the hardware waits by itself
  bool is_checked;      // the row is the rule, exactly, so that code can be checked against it
  std::string_view sources;

  bool is_pair() const { return first.has != 0; }
  bool concerns(const Target& target) const;
};
std::span<const Hazard> hazards();

}  // namespace lw::isa
