#include "check/undefined.h"

#include <algorithm>
#include <bit>

#include "isa/operand_values.h"
#include "sem/sem.h"

namespace lw::check {
namespace {

using code::InstructionFacts;

// A scalar operand's half: its value and which bits of it are undefined.
struct Half {
  uint32_t value = 0;
  uint32_t undefined = 0;
  flow::Register reg = 0;
};

enum class Logic : uint8_t { none, copy, complement, conjunction, disjunction, exclusive, choice };

// s_and_b64, s_orn2_saveexec_b64 and their like: what is computed, and what is turned over on the way.
struct LogicForm {
  Logic logic = Logic::none;
  bool invert_first = false, invert_second = false, invert_result = false;
  bool saves_exec = false;
};

LogicForm logic_form(std::string_view name) {
  LogicForm form;
  if (!name.starts_with("s_") || (!name.ends_with("_b32") && !name.ends_with("_b64"))) return form;
  name = name.substr(2, name.size() - 6);
  constexpr std::string_view kSave = "_saveexec";
  if (name.ends_with(kSave)) {
    form.saves_exec = true;
    name.remove_suffix(kSave.size());
  }
  if (name == "mov") form.logic = Logic::copy;
  if (name == "not") form.logic = Logic::complement;
  if (name == "and" || name == "andn2" || name == "nand" || name == "andn1" || name == "and_not1" || name == "and_not0")
    form.logic = Logic::conjunction;
  if (name == "or" || name == "orn2" || name == "nor" || name == "orn1" || name == "or_not1" || name == "or_not0")
    form.logic = Logic::disjunction;
  if (name == "xor" || name == "xnor") form.logic = Logic::exclusive;
  if (name == "cselect") form.logic = Logic::choice;
  form.invert_result = name == "nand" || name == "nor" || name == "xnor" || name == "not";
  form.invert_second = name.ends_with("n2") || name.ends_with("not1");
  form.invert_first = name.ends_with("n1") || name.ends_with("not0");
  return form;
}

uint32_t undefined_of(Logic logic, const Half& a, const Half& b) {
  const uint32_t either = a.undefined | b.undefined;
  switch (logic) {
    case Logic::conjunction: return either & ~((~a.undefined & ~a.value) | (~b.undefined & ~b.value));
    case Logic::disjunction: return either & ~((~a.undefined & a.value) | (~b.undefined & b.value));
    default: return either;
  }
}

class Results {
 public:
  Results(const UndefinedState& state, const events::Instruction& instruction, const InstructionFacts& facts,
          bool crosses_lanes)
      : state_(state), instruction_(instruction), facts_(facts), crosses_lanes_(crosses_lanes) {}

  std::vector<UndefinedWrite> all() {
    const LogicForm form = logic_form(facts_.record().name());
    if (form.logic != Logic::none && logic(form)) return std::move(out_);
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
  bool is_mask(const flow::Slot& slot, flow::Register reg) const {
    if (slot.operand != flow::Slot::kFixed)
      return facts_.instruction.enc().operands()[slot.operand].type == isa::Type::mask;
    return reg == flow::kVcc || reg == flow::kVcc + 1 || reg == flow::kExec || reg == flow::kExec + 1;
  }
  // Of a mask, whether this is the register of the upper lanes.
  bool is_upper(const flow::Slot& slot, flow::Register reg) const {
    return slot.operand != flow::Slot::kFixed ? slot.number == 1 : reg == flow::kVcc + 1 || reg == flow::kExec + 1;
  }

  // The lanes of the read bytes that are undefined, as they matter to the lanes of a result.
  uint64_t vector_lanes(const flow::Read& read, flow::Register reg, flow::Bytes bytes) const {
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

  uint64_t scalar_lanes(const flow::Read& read, flow::Register reg, flow::Bytes bytes) const {
    const uint32_t bits = state_.scalars[reg];
    if (!is_mask(read.slot, reg)) return (bits & UndefinedState::bits_of(bytes)) != 0 ? ~uint64_t{0} : 0;
    return is_upper(read.slot, reg) ? uint64_t{bits} << 32 : bits;
  }

  void vector(const flow::Write& write, UndefinedWrite& to) {
    // Lanes that may be written count as written.
    to.lanes = flow::lane_bits(write.lanes, write.lane, instruction_.exec);
    if (shifted(write, to)) return;
    const std::optional<uint64_t> chosen = chosen_lanes();
    const auto& reads = facts_.effects->reads;
    for (unsigned byte = 0; byte < 4; ++byte) {
      const flow::ReadBytes& needs = write.needs[byte];
      for (size_t i = 0; i < needs.size() && i < reads.size(); ++i) {
        if (needs[i] == 0 || is_above(write, reads[i])) continue;
        // Lanes that have no lane to take from keep what they had: like others, they count as written.
        if (crosses_lanes_ && operand_name(reads[i].slot) == "d0") continue;
        const flow::Register reg = facts_.resolve(reads[i].slot);
        uint64_t lanes = 0;
        if (flow::is_vgpr(reg)) {
          lanes = vector_lanes(reads[i], reg, needs[i]);
        } else if (reg < flow::kScc && reg != flow::kExec && reg != flow::kExec + 1) {
          lanes = scalar_lanes(reads[i], reg, needs[i]);
        }
        // Of v_cndmask_b32, a lane has one of the two sources.
        if (chosen && reads[i].slot.operand < 3 && lanes != 0 && !is_mask(reads[i].slot, reg))
          lanes &= operand_name(reads[i].slot) == "s1" ? *chosen : ~*chosen;
        if ((lanes & to.lanes) == 0) continue;
        to.planes[byte] |= lanes & to.lanes;
        note(to, reg);
      }
    }
    leave_masked(to);
  }

  // A byte that one operand of v_and_b32 makes 0, or of v_or_b32 0xff, is that whatever the other one holds; one of
  // v_bfi_b32 comes from one source where the mask has it whole. Compilers put bytes together so, with masks that are
  // computed.
  void leave_masked(UndefinedWrite& to) const {
    const isa::Op op = facts_.instruction.op();
    const isa::Format format = facts_.instruction.enc().format;
    const bool is_insert = op == isa::Op::v_bfi_b32;
    if (op != isa::Op::v_and_b32 && op != isa::Op::v_or_b32 && !is_insert) return;
    if (format != isa::Format::VOP2 && format != isa::Format::VOP3A) return;
    const std::optional<InLanes> a = in_lanes("s0"), b = in_lanes("s1"), c = in_lanes("s2");
    if (!a || !b || (is_insert && !c)) return;
    const uint32_t wins = op == isa::Op::v_and_b32 ? 0 : 0xff;
    for (unsigned byte = 0; byte < 4; ++byte)
      for (uint64_t left = to.planes[byte]; left != 0; left &= left - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(left));
        const auto is_known = [&](const InLanes& operand, uint32_t value) {
          return !is_undefined(operand, byte, lane) && byte_of(operand, byte, lane) == value;
        };
        const bool known = is_insert ? (is_known(*a, 0xff) && !is_undefined(*b, byte, lane)) ||
                                           (is_known(*a, 0) && !is_undefined(*c, byte, lane))
                                     : is_known(*a, wins) || is_known(*b, wins);
        if (known) to.planes[byte] &= ~(uint64_t{1} << lane);
      }
  }

  // An operand of the instruction as it is in the lanes: a vector register, or the same everywhere.
  struct InLanes {
    std::optional<flow::Register> vgpr;
    Half same;
  };
  std::optional<InLanes> in_lanes(std::string_view name) const {
    const int index = inst::operand_index(facts_.instruction.enc(), name);
    if (index < 0) return std::nullopt;
    const uint32_t number = facts_.instruction.operand[static_cast<size_t>(index)];
    if (number >= flow::kVgpr) {
      const auto reg = static_cast<flow::Register>(number);
      return flow::is_vgpr(reg) ? std::optional(InLanes{reg, {}}) : std::nullopt;
    }
    const std::optional<Half> same = operand_half(name, 0, 1);
    return same ? std::optional(InLanes{std::nullopt, *same}) : std::nullopt;
  }
  bool is_undefined(const InLanes& operand, unsigned byte, unsigned lane) const {
    if (!operand.vgpr) return (operand.same.undefined >> 8 * byte & 0xff) != 0;
    return (state_.vgprs[*operand.vgpr - flow::kVgpr][byte] >> lane & 1) != 0;
  }
  uint32_t byte_of(const InLanes& operand, unsigned byte, unsigned lane) const {
    const uint32_t word =
        operand.vgpr ? instruction_.registers.vgpr(*operand.vgpr - flow::kVgpr, lane) : operand.same.value;
    return word >> 8 * byte & 0xff;
  }

  std::string_view operand_name(const flow::Slot& slot) const {
    return slot.operand == flow::Slot::kFixed
               ? std::string_view()
               : isa::operand_name(facts_.instruction.enc().operands()[slot.operand].name);
  }

  // The lower half of a sum of 64 bits does not depend on the upper half of what is added. Compilers put 32 bits into
  // the lower one and leave the other as it is.
  bool is_above(const flow::Write& write, const flow::Read& read) const {
    const isa::Op op = facts_.instruction.op();
    if (op != isa::Op::v_mad_u64_u32 && op != isa::Op::v_mad_i64_i32) return false;
    return write.slot.operand != flow::Slot::kFixed && write.slot.number == 0 && read.slot.number == 1 &&
           operand_name(read.slot) == "s2";
  }

  // Shifts of 64 bits by a number that all lanes share: each byte comes from one or two of the source. False for all
  // else.
  bool shifted(const flow::Write& write, UndefinedWrite& to) {
    const isa::Op op = facts_.instruction.op();
    if (op != isa::Op::v_lshlrev_b64 && op != isa::Op::v_lshrrev_b64 && op != isa::Op::v_ashrrev_i64) return false;
    const std::optional<Half> amount = operand_half("s0", 0, 1);
    const int index = inst::operand_index(facts_.instruction.enc(), "s1");
    if (!amount || amount->undefined != 0 || index < 0 || write.slot.operand == flow::Slot::kFixed) return false;
    const uint32_t source = facts_.instruction.operand[static_cast<size_t>(index)];
    if (source < flow::kVgpr || !flow::is_vgpr(static_cast<flow::Register>(source + 1))) return false;
    const int by = static_cast<int>(amount->value & 63) * (op == isa::Op::v_lshlrev_b64 ? -1 : 1);
    for (int byte = 0; byte < 4; ++byte) {
      int first = (4 * int{write.slot.number} + byte) * 8 + by;
      int last = first + 7;
      if (op == isa::Op::v_ashrrev_i64) first = std::min(first, 63), last = std::min(last, 63);
      for (int at = std::max(first, 0); at <= std::min(last, 63); ++at) {
        const auto reg = static_cast<flow::Register>(source + static_cast<uint32_t>(at) / 32);
        const uint64_t lanes = state_.lanes(reg, static_cast<flow::Bytes>(1 << at / 8 % 4)) & to.lanes;
        if (lanes == 0) continue;
        to.planes[static_cast<size_t>(byte)] |= lanes;
        note(to, reg);
      }
    }
    return true;
  }

  // Where v_cndmask_b32 takes its second source.
  std::optional<uint64_t> chosen_lanes() const {
    if (facts_.instruction.op() != isa::Op::v_cndmask_b32) return std::nullopt;
    uint64_t mask = 0;
    for (const flow::Read& read : facts_.effects->reads) {
      const flow::Register reg = facts_.resolve(read.slot);
      if (reg >= flow::kExec || !is_mask(read.slot, reg)) continue;
      mask |= uint64_t{instruction_.registers.sgprs[reg]} << (is_upper(read.slot, reg) ? 32 : 0);
    }
    return mask;
  }

  void scalar(const flow::Write& write, UndefinedWrite& to) {
    const bool to_mask = to.reg != flow::kScc && is_mask(write.slot, to.reg);
    const auto& reads = facts_.effects->reads;
    std::vector<flow::Bytes> needed(reads.size(), 0);
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

  std::optional<Half> operand_half(std::string_view name, unsigned half, unsigned dwords) const {
    const int index = inst::operand_index(facts_.instruction.enc(), name);
    if (index < 0) return std::nullopt;
    const uint32_t number = facts_.instruction.operand[static_cast<size_t>(index)];
    if (number < isa::kScalarRegisters) return register_half(static_cast<flow::Register>(number + half));
    if (number == isa::kLiteral) return Half{half == 0 ? facts_.instruction.literal : 0, 0, 0};
    if (number > 208 && !(number >= 240 && number <= 248)) return std::nullopt;
    const uint64_t value = sem::inline_constant(number, dwords == 2 ? isa::Type::b64 : isa::Type::b32);
    return Half{static_cast<uint32_t>(value >> 32 * half), 0, 0};
  }
  Half register_half(flow::Register reg) const { return {instruction_.registers.sgprs[reg], state_.scalars[reg], reg}; }

  // Bit by bit; false where an operand is of another kind.
  bool logic(const LogicForm& form) {
    const unsigned dwords = facts_.record().name().ends_with("_b64") ? 2 : 1;
    const int d0 = inst::operand_index(facts_.instruction.enc(), "d0");
    if (d0 < 0) return false;
    const auto destination = static_cast<flow::Register>(facts_.instruction.operand[static_cast<size_t>(d0)]);
    if (destination + dwords > isa::kScalarRegisters) return false;
    bool undefined_result = false, known_one = false;
    std::optional<Origin> origin;
    std::vector<UndefinedWrite> writes;
    for (unsigned h = 0; h < dwords; ++h) {
      std::optional<Half> a = operand_half("s0", h, dwords);
      if (!a) return false;
      Half b;
      if (form.saves_exec) {
        b = register_half(static_cast<flow::Register>(flow::kExec + h));
      } else if (form.logic != Logic::copy && form.logic != Logic::complement) {
        const std::optional<Half> second = operand_half("s1", h, dwords);
        if (!second) return false;
        b = *second;
      }
      if (form.logic == Logic::choice) {
        if (!instruction_.registers.scc) *a = b;
        b = {0, state_.scalars[flow::kScc] != 0 ? ~uint32_t{0} : 0, flow::kScc};
      }
      if (form.invert_first) a->value = ~a->value;
      if (form.invert_second) b.value = ~b.value;
      UndefinedWrite to;
      to.reg = static_cast<flow::Register>((form.saves_exec ? flow::kExec : destination) + h);
      to.bytes = flow::kAllBytes;
      to.bits = undefined_of(form.logic, *a, b);
      if (to.bits != 0) to.origin = state_.origins[a->undefined != 0 ? a->reg : b.reg];
      if (to.origin && !origin) origin = to.origin;
      undefined_result |= to.bits != 0;
      uint32_t value = form.logic == Logic::conjunction   ? a->value & b.value
                       : form.logic == Logic::disjunction ? a->value | b.value
                       : form.logic == Logic::exclusive   ? a->value ^ b.value
                                                          : a->value;
      if (form.invert_result) value = ~value;
      known_one |= (value & ~to.bits) != 0;
      writes.push_back(to);
      if (form.saves_exec)
        writes.push_back({static_cast<flow::Register>(destination + h), flow::kAllBytes, 0, {}, 0, std::nullopt});
    }
    out_.insert(out_.end(), writes.begin(), writes.end());
    // SCC says whether the result has a one: it has, whatever the undefined bits are, where a defined one is set.
    if (form.logic != Logic::copy && form.logic != Logic::choice)
      out_.push_back({flow::kScc, 1, 0, {}, undefined_result && !known_one ? 1u : 0u, origin});
    return true;
  }

  const UndefinedState& state_;
  const events::Instruction& instruction_;
  const InstructionFacts& facts_;
  bool crosses_lanes_;
  std::vector<UndefinedWrite> out_;
};

}  // namespace

std::vector<UndefinedWrite> undefined_results(const UndefinedState& state, const events::Instruction& instruction,
                                              const InstructionFacts& facts, bool crosses_lanes) {
  return Results(state, instruction, facts, crosses_lanes).all();
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
