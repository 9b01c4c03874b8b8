// What is published about single instructions: wait states that software must leave, and what they cost. Data, each
// with its source; nothing here is measured by Lanewise.
#pragma once

#include <cstdint>
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

// First, then second, on the same wave: `wait_states` other instructions, or s_nop's, must lie between.
struct Hazard {
  std::string_view targets;  // beginnings of gfx names, blanks between
  Roles first, second;       // all bits must be there
  uint8_t wait_states;
  std::string_view text;
  std::string_view source;
};
// All that are known for a target, in which an instruction with these roles comes first or second.
std::vector<const Hazard*> hazards_after(const isa::Target& target, Roles roles);
std::vector<const Hazard*> hazards_before(const isa::Target& target, Roles roles);

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
