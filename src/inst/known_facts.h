// What is published about single instructions: wait states that software must leave, and what they cost. Data, each
// with its source; nothing here is measured by Lanewise.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "inst/inst.h"

namespace lw::inst {

// How an instruction takes part in hazards and costs. A bit set.
enum class Role : uint32_t {
  valu = 1 << 0,
  salu = 1 << 1,
  vmem = 1 << 2,  // MUBUF, MTBUF, MIMG, FLAT, GLOBAL, SCRATCH
  smem = 1 << 3,
  dpp = 1 << 4,
  writes_vgpr = 1 << 5,
  writes_sgpr = 1 << 6,  // or VCC
  writes_exec = 1 << 7,
  writes_vcc = 1 << 8,
  writes_m0 = 1 << 9,
  reads_sgpr = 1 << 10,       // as an operand
  reads_condition = 1 << 11,  // VCCZ or EXECZ as a source
  lane_select = 1 << 12,      // v_readlane, v_writelane with the lane in a scalar register
  div_fmas = 1 << 13,
  uses_m0_message = 1 << 14,  // GDS, s_sendmsg, s_ttrace
  uses_m0_lds = 1 << 15,      // interpolation, loads to LDS
  movrel = 1 << 16,
  setreg = 1 << 17,
  getreg = 1 << 18,
  wide_store = 1 << 19,  // stores more than 64 bits
};
using Roles = uint32_t;
constexpr Roles operator|(Role a, Role b) { return static_cast<Roles>(a) | static_cast<Roles>(b); }
constexpr Roles operator|(Roles a, Role b) { return a | static_cast<Roles>(b); }
Roles roles_of(const Instruction& instruction);
// All that instructions of an encoding may have, whatever their operands.
Roles possible_roles(const isa::Encoding& encoding);

// What the two instructions of a hazard must have in common.
enum class Common : uint8_t {
  nothing,
  dpp_source,   // a VGPR that the first writes is the source that DPP moves
  sgpr,         // a scalar register that the first writes and the second reads
  lane_select,  // the same, where the second takes its lane from it
  stored_data,  // data that the first stores and the second overwrites
  hwreg,        // the hardware register
};

// First, then second, on the same wave: `wait_states` other instructions, or s_nop's, must lie between.
struct Hazard {
  std::string_view targets;  // beginnings of gfx names, blanks between
  Roles first, second;       // all bits must be there
  uint8_t wait_states;
  Common common;
  std::string_view text;
  std::string_view source;
};
std::span<const Hazard> hazards();
bool concerns(const Hazard& hazard, const isa::Target& target);
// All that are known for a target, in which an instruction with these roles comes first or second.
std::vector<const Hazard*> hazards_after(const isa::Target& target, Roles roles);
std::vector<const Hazard*> hazards_before(const isa::Target& target, Roles roles);

// The record that computes the same with its first two sources exchanged: itself where their order does not matter, but
// for which of two NaNs comes out; nullptr where there is none.
const isa::Record* with_sources_exchanged(const isa::Record& record);

// What is published about the cost of a record's instructions.
struct Cost {
  std::string_view targets;
  std::string_view records;  // beginnings of record names, blanks between; "unit:valu" for all of a unit
  std::string_view text;
  std::string_view source;
};
// The first row that fits; nullptr where nothing is published.
const Cost* cost_of(const isa::Target& target, const isa::Record& record);

}  // namespace lw::inst
