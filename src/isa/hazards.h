// Distances that code must keep between instructions, and uses that it must avoid, because the hardware does not check
// them: the rows of isa/hazards.isa. Which instructions they concern is in inst/roles.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/messages.h"
#include "isa/isa.h"

namespace lw::isa {

// A way in which an instruction takes part in hazards: what it does, or, for the groups of the file, what it is.
enum class Role : uint8_t {
#define LW_ROLE(name) name,
#include "isa/generated/roles.inc"
#undef LW_ROLE
};
// "writes a VGPR", or for a group "one of v_div_fmas_*".
std::string_view role_words(Role role);

// A set of roles.
class Roles {
 public:
  constexpr Roles() = default;
  constexpr Roles(uint64_t low, uint64_t high) : words_{low, high} {}  // of the generated tables
  constexpr void set(Role role, bool on = true) {
    if (on) words_[word(role)] |= bit(role);
  }
  constexpr bool has(Role role) const { return (words_[word(role)] & bit(role)) != 0; }
  constexpr bool has_all(const Roles& o) const {
    return (words_[0] & o.words_[0]) == o.words_[0] && (words_[1] & o.words_[1]) == o.words_[1];
  }
  constexpr bool has_any(const Roles& o) const { return ((words_[0] & o.words_[0]) | (words_[1] & o.words_[1])) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr Roles& operator|=(const Roles& o) {
    words_[0] |= o.words_[0];
    words_[1] |= o.words_[1];
    return *this;
  }
  bool operator==(const Roles&) const = default;

 private:
  static constexpr size_t word(Role role) { return static_cast<size_t>(role) / 64; }
  static constexpr uint64_t bit(Role role) { return uint64_t{1} << (static_cast<size_t>(role) % 64); }
  std::array<uint64_t, 2> words_{};
};

// The groups that a record is in.
const Roles& groups_of(const Record& record);

// What an instruction must be to be one side of a hazard.
struct HazardSide {
  Roles has;    // all of these
  Roles lacks;  // and none of these
  bool fits(const Roles& roles) const { return roles.has_all(has) && !roles.has_any(lacks); }
};

// The thing that the two instructions of a hazard must share. VGPRs include AGPRs; scalar registers include VCC, EXEC
// and M0. C is the third source of a matrix instruction, A and B are the others.
enum class Common : uint8_t {
  nothing,
  dpp_source,           // a VGPR that the first writes is the source that DPP moves
  dpp_other,            // it is another source of an instruction with DPP, and not that one
  vgpr,                 // a VGPR that the first writes and the second reads
  vgpr_written,         // a VGPR that both write
  vgpr_used,            // a VGPR that the first writes and the second reads or writes
  vgpr_clash,           // a VGPR that the first reads or writes and the second writes
  sgpr,                 // a scalar register that the first writes and the second reads
  sgpr_constant,        // the same, but not as carry-in or mask of lanes
  mask,                 // the same, as carry-in or mask of lanes
  scalar_war,           // a scalar register that the first reads and the second writes as an operand or as VCC
  scalar_war_implicit,  // EXEC, which the first reads and the second writes without naming it
  lane_select,          // a scalar register that the first writes and that selects the lane of the second
  stored_data,          // data that the first stores and the second overwrites
  hwreg,                // the hardware register
  dot_forward,          // a VGPR that the first writes and the second uses, but not as the sum of the same operation
  matrix_ab,            // a VGPR that the first writes and the second reads as A, B or index
  matrix_c,             // the same as C, but not exactly the registers that the first writes
  matrix_c_exact,       // the same as C: exactly the registers that the first writes
  matrix_c_any,         // the same as C
  matrix_sum,           // a VGPR that the first reads as C and the second writes
};

// The consequence of a hazard.
enum class Ignored : uint8_t {
  wrong,  // a wrong result
  fault,  // a fault, or the GPU hangs
  slow,   // lost time
};

// How code is checked against a hazard.
enum class Checked : uint8_t {
  by_row,       // the row is the rule
  special,      // the rule is a function of src/lint/special_rules.cpp
  interlocked,  // not at all: the hardware waits
  no,           // not at all, see Hazard::unchecked
};

// A number of instructions that must lie between.
struct HazardDistance {
  Roles of;  // instructions that have these roles; empty: wait states
  uint8_t count;
};

inline constexpr std::array<uint8_t, 4> kMatrixPassCounts{2, 4, 8, 16};

// A row of isa/hazards.isa, which says what its lines mean. If it is about one instruction, `first` is empty.
struct Hazard {
  std::string_view name;   // "VALUWriteVGPRReadByDPP"
  std::string_view words;  // what happens
  uint64_t targets;        // bit set, by the order of all_limits()
  HazardSide first, second;
  Common common;
  std::array<HazardDistance, 2> distances;  // the hazard exists while fewer lie between, of each
  uint8_t distance_count;
  std::array<uint8_t, 4> by_passes;  // wait states by the passes of the first, as in kMatrixPassCounts
  uint8_t wait_states;               // the most that the row requires; 0: the row does not count wait states
  std::string_view wait_words;       // how many, if that depends on the first instruction
  std::array<HazardSide, 5> ends;    // an instruction between that fits one of these ends the hazard
  uint8_t ends_count;
  Roles through;  // an instruction between must have these; may be empty
  std::string_view remedy;
  Ignored ignored;
  Severity severity;
  Checked checked;
  std::string_view unchecked;  // why code is not checked; else empty
  std::string_view sources;

  bool is_pair() const { return !first.has.empty(); }
  bool is_interlocked() const { return checked == Checked::interlocked; }
  bool concerns(const Target& target) const;
};
std::span<const Hazard> hazards();

// Passes of a matrix instruction, as the tables of wait states count them. Some instructions have more passes for
// sources of 8 bits. nullptr if the passes are not known.
struct MatrixPasses {
  uint64_t targets;  // as in Hazard
  uint16_t record;   // Op
  uint8_t passes, passes_of_bytes;
};
const MatrixPasses* matrix_passes(const Target& target, Op op);

}  // namespace lw::isa
