#include "check/undefined.h"

#include <algorithm>
#include <bit>

#include "isa/operand_values.h"
#include "sem/sem.h"
#include "sem/touch.h"

namespace lw::check {
namespace {

using code::InstructionFacts;

// What the wave's registers hold, as far as it is defined.
class Contents : public flow::RegisterContents {
 public:
  Contents(const UndefinedState& state, const events::Registers& registers) : state_(state), registers_(registers) {}

  flow::PartlyDefined vgpr(unsigned number, unsigned lane) const override {
    uint64_t undefined = 0;
    const Planes& planes = state_.vgprs[number];
    for (unsigned b = 0; b < 4; ++b) undefined |= (planes[b] >> lane & 1) * 0xff << 8 * b;
    const auto reg = static_cast<flow::Register>(flow::kVgpr + number);
    if (number >= registers_.vgpr_count) return {0, undefined, 0xffffffff, reg};
    return {registers_.vgpr(number, lane), undefined, undefined, reg};
  }
  flow::PartlyDefined scalar(flow::Register reg) const override {
    const uint32_t undefined = state_.scalars[reg];
    return {reg == flow::kScc ? uint32_t{registers_.scc} : registers_.sgprs[reg], undefined, undefined, reg};
  }

 private:
  const UndefinedState& state_;
  const events::Registers& registers_;
};

uint64_t any_of(const Planes& planes) { return planes[0] | planes[1] | planes[2] | planes[3]; }

// By the bytes that results need, as the instruction's effects say: whatever the operands hold.
class Results {
 public:
  Results(const UndefinedState& state, const events::ExecutedInstruction& instruction, const InstructionFacts& facts,
          bool crosses_lanes)
      : state_(state), instruction_(instruction), facts_(facts), crosses_lanes_(crosses_lanes) {}

  std::vector<UndefinedWrite> all() {
    const flow::Effects& effects = *facts_.effects;
    for (const flow::Write& write : effects.writes) {
      UndefinedWrite to;
      to.reg = facts_.resolve(write.slot);
      to.bytes = write.bytes;
      if (flow::is_vgpr(to.reg))
        vector(write, to);
      else if (to.reg <= flow::kScc)
        scalar(write, to);
      else
        continue;
      out_.push_back(to);
    }
    return std::move(out_);
  }

 private:
  void note(UndefinedWrite& to, flow::Register from) const {
    if (!to.origin) to.origin = state_.origins[from];
  }

  // Whether a scalar register holds a bit for each lane rather than a number.
  bool is_mask(const flow::RegisterSlot& slot, flow::Register reg) const {
    if (slot.operand != flow::RegisterSlot::kFixed)
      return facts_.instruction.enc().operands()[slot.operand].type == isa::Type::mask;
    return reg == flow::kVcc || reg == flow::kVcc + 1 || reg == flow::kExec || reg == flow::kExec + 1;
  }
  // Of a mask, whether this is the register of the upper lanes.
  bool is_upper(const flow::RegisterSlot& slot, flow::Register reg) const {
    return slot.operand != flow::RegisterSlot::kFixed ? slot.number == 1
                                                      : reg == flow::kVcc + 1 || reg == flow::kExec + 1;
  }

  // The lanes of the read bytes that are undefined, as they matter to the lanes of a result.
  uint64_t vector_lanes(const flow::Read& read, flow::Register reg, flow::ByteMask bytes) const {
    const uint64_t lanes = state_.lanes(reg, bytes);
    const uint64_t active = instruction_.exec;
    switch (read.lanes) {
      case flow::Lanes::one: return (lanes >> (read.lane & 63) & 1) != 0 ? ~uint64_t{0} : 0;
      case flow::Lanes::first:
        return (lanes >> (active == 0 ? 0 : std::countr_zero(active)) & 1) != 0 ? ~uint64_t{0} : 0;
      case flow::Lanes::unknown: return lanes == ~uint64_t{0} ? lanes : 0;
      default: break;
    }
    if (!crosses_lanes_) return lanes & active;
    return active != 0 && (lanes & active) == active ? active : 0;
  }

  uint64_t scalar_lanes(const flow::Read& read, flow::Register reg, flow::ByteMask bytes) const {
    const uint32_t bits = state_.scalars[reg];
    if (!is_mask(read.slot, reg)) return (bits & UndefinedState::bits_of(bytes)) != 0 ? ~uint64_t{0} : 0;
    return is_upper(read.slot, reg) ? uint64_t{bits} << 32 : bits;
  }

  void vector(const flow::Write& write, UndefinedWrite& to) {
    // Lanes that may be written count as written.
    to.lanes = flow::lane_bits(write.lanes, write.lane, instruction_.exec);
    const auto& reads = facts_.effects->reads;
    for (unsigned byte = 0; byte < 4; ++byte) {
      const flow::ReadBytes& needs = write.needs[byte];
      for (size_t i = 0; i < needs.size() && i < reads.size(); ++i) {
        if (needs[i] == 0) continue;
        // Lanes that have no lane to take from keep what they had: like others, they count as written.
        if (crosses_lanes_ && operand_name(reads[i].slot) == "d0") continue;
        const flow::Register reg = facts_.resolve(reads[i].slot);
        uint64_t lanes = 0;
        if (flow::is_vgpr(reg)) {
          lanes = vector_lanes(reads[i], reg, needs[i]);
        } else if (reg < flow::kScc && reg != flow::kExec && reg != flow::kExec + 1) {
          lanes = scalar_lanes(reads[i], reg, needs[i]);
        }
        if ((lanes & to.lanes) == 0) continue;
        to.planes[byte] |= lanes & to.lanes;
        note(to, reg);
      }
    }
  }

  std::string_view operand_name(const flow::RegisterSlot& slot) const {
    return slot.operand == flow::RegisterSlot::kFixed
               ? std::string_view()
               : isa::operand_name(facts_.instruction.enc().operands()[slot.operand].name);
  }

  void scalar(const flow::Write& write, UndefinedWrite& to) {
    const bool to_mask = to.reg != flow::kScc && is_mask(write.slot, to.reg);
    const auto& reads = facts_.effects->reads;
    std::vector<flow::ByteMask> needed(reads.size(), 0);
    for (const flow::ReadBytes& needs : write.needs)
      for (size_t i = 0; i < needs.size() && i < reads.size(); ++i) needed[i] |= needs[i];
    for (size_t i = 0; i < reads.size(); ++i) {
      if (needed[i] == 0) continue;
      const flow::Register reg = facts_.resolve(reads[i].slot);
      uint32_t bits = 0;
      if (flow::is_vgpr(reg)) {
        const uint64_t lanes = vector_lanes(reads[i], reg, needed[i]);
        const bool by_lane = reads[i].lanes == flow::Lanes::exec && to_mask;
        bits = by_lane ? static_cast<uint32_t>(is_upper(write.slot, to.reg) ? lanes >> 32 : lanes)
                       : (lanes != 0 ? ~uint32_t{0} : 0);
      } else if (reg == flow::kScc) {
        bits = state_.scalars[flow::kScc] != 0 ? ~uint32_t{0} : 0;
      } else if (reg < flow::kScc && reg != flow::kExec && reg != flow::kExec + 1) {
        const uint32_t undefined = state_.scalars[reg];
        if (facts_.unit() == isa::Unit::valu && to_mask && is_mask(reads[i].slot, reg))
          bits = is_upper(reads[i].slot, reg) == is_upper(write.slot, to.reg) ? undefined : 0;
        else
          bits = (undefined & UndefinedState::bits_of(needed[i])) != 0 ? ~uint32_t{0} : 0;
      }
      if (bits == 0) continue;
      to.bits |= bits;
      note(to, reg);
    }
    to.bits &= UndefinedState::bits_of(to.bytes);
    if (to.reg == flow::kScc && to.bits != 0) to.bits = 1;
  }

  const UndefinedState& state_;
  const events::ExecutedInstruction& instruction_;
  const InstructionFacts& facts_;
  bool crosses_lanes_;
  std::vector<UndefinedWrite> out_;
};

// Lanes in which the program may come to something undefined.
uint64_t doubtful_lanes(const UndefinedState& state, const InstructionFacts& facts, const CheckedProgram& meaning,
                        const std::vector<UndefinedWrite>& results) {
  if (meaning.crosses_lanes) return ~uint64_t{0};
  uint64_t lanes = 0;
  bool is_scalar = false;
  for (const UndefinedWrite& write : results) {
    lanes |= any_of(write.planes);
    is_scalar |= write.bits != 0;
  }
  if (!is_scalar) return lanes;
  for (const flow::Read& read : facts.effects->reads)
    if (const flow::Register reg = facts.resolve(read.slot); flow::is_vgpr(reg)) lanes |= state.lanes(reg, read.bytes);
  return lanes;
}

// Leaves of a result what the program makes of the operands as they are.
class Refinement {
 public:
  Refinement(const UndefinedState& state, const sem::Program& program, const flow::Definedness& definedness)
      : state_(state), program_(program), definedness_(definedness) {}

  void vector(UndefinedWrite& write) const {
    const unsigned number = write.reg - flow::kVgpr;
    Planes left{};
    std::optional<flow::Register> from;
    bool is_found = false;
    for (const sem::Node& node : program_.nodes) {
      if ((node.op != sem::Uop::write_vgpr && node.op != sem::Uop::write_lane) || node.imm != number) continue;
      is_found = true;
      const sem::NodeId value = program_.args(node)[0], where = program_.args(node)[1];
      for (uint64_t lanes = any_of(write.planes); lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const flow::PartlyDefined& a = definedness_.at(value, lane);
        const flow::PartlyDefined& p = definedness_.at(where, lane);
        if (a.undefined == 0 && p.undefined == 0) continue;
        if (!from) from = p.undefined != 0 ? p.from : a.from;
        for (unsigned b = 0; b < 4; ++b)
          if (p.undefined != 0 || (a.undefined >> 8 * b & 0xff) != 0) left[b] |= uint64_t{1} << lane;
      }
    }
    if (!is_found) return;
    for (unsigned b = 0; b < 4; ++b) write.planes[b] &= left[b];
    note(write, from, any_of(write.planes) != 0);
  }

  void scalar(UndefinedWrite& write) const {
    uint64_t left = 0;
    std::optional<flow::Register> from;
    bool is_found = false;
    for (const sem::Node& node : program_.nodes) {
      const bool is_it = write.reg == flow::kScc ? node.op == sem::Uop::write_scc
                                                 : node.op == sem::Uop::write_sgpr && node.imm == write.reg;
      if (!is_it) continue;
      is_found = true;
      const flow::PartlyDefined& a = definedness_.at(program_.args(node)[0], 0);
      left |= a.undefined;
      if (a.undefined != 0 && !from) from = a.from;
    }
    if (!is_found) return;
    write.bits &= static_cast<uint32_t>(left);
    note(write, from, write.bits != 0);
  }

 private:
  void note(UndefinedWrite& write, std::optional<flow::Register> from, bool is_undefined) const {
    if (!is_undefined)
      write.origin.reset();
    else if (from)
      write.origin = state_.origins[*from];
  }

  const UndefinedState& state_;
  const sem::Program& program_;
  const flow::Definedness& definedness_;
};

// Whether a value is there only in lanes that EXEC enables: select(EXEC's bit, value, 0).
bool is_of_active_lanes(const sem::Program& program, sem::NodeId id) {
  const sem::Node& node = program.nodes[id];
  if (node.op != sem::Uop::select32) return false;
  const sem::Node& condition = program.nodes[program.args(node)[0]];
  if (condition.op != sem::Uop::lane_bit) return false;
  const sem::Node& low = program.nodes[program.args(condition)[0]];
  return low.op == sem::Uop::read_sgpr && low.imm == isa::kExec;
}

// Whether DPP takes a lane's value from within its row, or its wave (GCN3 manual, DPP_CTRL).
bool has_source_lane(const inst::Instruction& instruction, unsigned lane) {
  const uint32_t control = instruction.mod(isa::Modifier::dpp_ctrl), amount = control & 15;
  if (control >= 0x101 && control <= 0x10f) return (lane & 15) + amount < 16;  // row_shl
  if (control >= 0x111 && control <= 0x11f) return (lane & 15) >= amount;      // row_shr
  if (control == 0x130) return lane != 63;                                     // wave_shl
  return control != 0x138 || lane != 0;                                        // wave_shr
}

}  // namespace

uint64_t lanes_from(uint64_t off, const UndefinedState& state, const events::ExecutedInstruction& instruction,
                    const InstructionFacts& facts, const CheckedProgram& meaning) {
  if (off == 0 || meaning.reads_of_active.empty()) return 0;
  flow::Definedness values;
  values.evaluate(meaning.program, Contents(state, instruction.registers), ~uint64_t{0});
  uint64_t lanes = 0;
  for (uint64_t left = instruction.exec; left != 0; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    if (!has_source_lane(facts.instruction, lane)) continue;
    const bool takes_none = std::ranges::any_of(meaning.reads_of_active, [&](sem::NodeId id) {
      return (off >> (values.at(meaning.program.args(id)[1], lane).value & 63) & 1) != 0;
    });
    const auto keeps = [&](const sem::Node& node) {
      return node.op == sem::Uop::write_vgpr && values.at(meaning.program.args(node)[1], lane).value == 0;
    };
    if (takes_none && std::ranges::none_of(meaning.program.nodes, keeps)) lanes |= uint64_t{1} << lane;
  }
  return lanes;
}

CheckedProgram meaning_of(const isa::Target& target, const inst::Instruction& instruction) {
  CheckedProgram meaning;
  meaning.program = sem::specialise(target, instruction).program;
  const sem::Touched touched = sem::touched(meaning.program);
  meaning.crosses_lanes = touched.crosses_lanes;
  meaning.can_be_evaluated = !touched.reads_memory && !touched.writes_memory && !touched.indexes_registers;
  for (size_t i = 0; i < meaning.program.nodes.size(); ++i) {
    const auto id = static_cast<sem::NodeId>(i);
    if (meaning.program.nodes[i].op == sem::Uop::shuffle32 &&
        is_of_active_lanes(meaning.program, meaning.program.args(id)[0]))
      meaning.reads_of_active.push_back(id);
  }
  meaning.depends_on_contents = flow::depends_on_contents(meaning.program);
  return meaning;
}

std::vector<UndefinedWrite> UndefinedResults::of(const UndefinedState& state,
                                                 const events::ExecutedInstruction& instruction,
                                                 const InstructionFacts& facts, const CheckedProgram& meaning) {
  std::vector<UndefinedWrite> results = Results(state, instruction, facts, meaning.crosses_lanes).all();
  if (!meaning.can_be_evaluated) return results;
  const auto is_undefined = [](const UndefinedWrite& write) { return write.bits != 0 || any_of(write.planes) != 0; };
  // Of VGPRs bytes are followed, of scalar registers bits.
  const auto is_doubtful = [&](const UndefinedWrite& write) {
    return write.bits != 0 || (meaning.depends_on_contents && any_of(write.planes) != 0);
  };
  if (std::ranges::none_of(results, is_doubtful)) return results;
  definedness_.evaluate(meaning.program, Contents(state, instruction.registers),
                        doubtful_lanes(state, facts, meaning, results));
  const Refinement refinement(state, meaning.program, definedness_);
  for (UndefinedWrite& write : results)
    if (is_undefined(write)) flow::is_vgpr(write.reg) ? refinement.vector(write) : refinement.scalar(write);
  return results;
}

void apply(UndefinedState& state, const UndefinedWrite& write) {
  if (flow::is_vgpr(write.reg)) {
    Planes& planes = state.vgprs[write.reg - flow::kVgpr];
    for (unsigned b = 0; b < 4; ++b)
      if ((write.bytes >> b & 1) != 0) planes[b] = (planes[b] & ~write.lanes) | write.planes[b];
  } else {
    const uint32_t mask = UndefinedState::bits_of(write.bytes);
    state.scalars[write.reg] = (state.scalars[write.reg] & ~mask) | (write.bits & mask);
  }
  if (write.origin) state.origins[write.reg] = *write.origin;
}

}  // namespace lw::check
