// Which bits of a wave's registers hold something that the program put there, and where the others come from.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "code/code_facts.h"
#include "events/events.h"
#include "flow/definedness.h"

namespace lw::check {

// Where an undefined value was first: in a register that nobody wrote, or in memory that nobody wrote and `pc` loads.
struct Origin {
  uint64_t pc = 0;
  flow::Register reg = 0;
  std::string_view space;  // of memory
};

// For each byte of a register, the lanes in which it is undefined.
using Planes = std::array<uint64_t, 4>;

struct UndefinedState {
  std::array<Planes, flow::kAgpr - flow::kVgpr> vgprs{};
  std::array<uint32_t, flow::kScc + 1> scalars{};  // bits of each, SCC among them
  std::array<Origin, flow::kRegisterCount> origins{};
  bool indexing = false;  // MODE.gpr_idx_en: numbers in instructions are not those of registers

  uint64_t lanes(flow::Register vgpr, flow::ByteMask bytes) const {
    const Planes& planes = vgprs[vgpr - flow::kVgpr];
    uint64_t lanes = 0;
    for (unsigned b = 0; b < 4; ++b)
      if ((bytes >> b & 1) != 0) lanes |= planes[b];
    return lanes;
  }
  static uint32_t bits_of(flow::ByteMask bytes) {
    uint32_t bits = 0;
    for (unsigned b = 0; b < 4; ++b)
      if ((bytes >> b & 1) != 0) bits |= 0xffu << 8 * b;
    return bits;
  }
};

// What an instruction makes of undefined operands: new contents for one register.
struct UndefinedWrite {
  flow::Register reg = 0;
  flow::ByteMask bytes = 0;
  uint64_t lanes = 0;            // of a VGPR: those written
  Planes planes{};               // of a VGPR
  uint32_t bits = 0;             // of a scalar register
  std::optional<Origin> origin;  // where some of it is undefined
};

// The program of an instruction, and what is asked of it whenever it executes.
struct CheckedProgram {
  sem::Program program;
  bool crosses_lanes = false;
  bool can_be_evaluated = false;             // registers and what they hold are all that it is about
  bool depends_on_contents = false;          // flow::depends_on_contents()
  std::vector<sem::NodeId> reads_of_active;  // shuffles to which a lane that EXEC disables gives nothing
};
CheckedProgram meaning_of(const isa::Target& target, const inst::Instruction& instruction);

// The undefined bits of what an instruction that touches no memory writes, before it executes. Where its program passes
// values from lane to lane, results of a lane count as defined unless nothing defined was there to take.
class UndefinedResults {
 public:
  std::vector<UndefinedWrite> of(const UndefinedState& state, const events::ExecutedInstruction& instruction,
                                 const code::InstructionFacts& facts, const CheckedProgram& meaning);

 private:
  flow::Definedness definedness_;
};

// The active lanes whose results come from a lane of `off`, of which the machine takes nothing because EXEC disables
// it. Lanes that have no lane to take from, at the ends of rows, and lanes that keep what they had are none.
uint64_t lanes_from(uint64_t off, const UndefinedState& state, const events::ExecutedInstruction& instruction,
                    const code::InstructionFacts& facts, const CheckedProgram& meaning);

void apply(UndefinedState& state, const UndefinedWrite& write);

}  // namespace lw::check
