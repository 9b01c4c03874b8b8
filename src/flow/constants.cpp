#include "flow/constants.h"

#include "isa/operand_values.h"

namespace lw::flow {

ScalarConstants::Value ScalarConstants::read(size_t i, unsigned operand) const {
  const Stored& stored = code_.at(i);
  const uint32_t source = stored.operand[operand];
  if (source < isa::kScalarRegisters) {
    if (known_[source]) return {value_[source]};
    return {std::nullopt, based_[source], value_[source]};
  }
  if (isa::is_inline_integer(source)) return {static_cast<uint32_t>(isa::inline_integer(source))};
  if (source == isa::kLiteral) return {static_cast<uint32_t>(stored.immediate)};
  return {};
}

void ScalarConstants::write(Register reg, const Value& value) {
  if (reg >= isa::kScalarRegisters) return;
  known_[reg] = value.constant.has_value();
  based_[reg] = !known_[reg] && value.based;
  value_[reg] = known_[reg] ? *value.constant : value.base;
}

void ScalarConstants::add(size_t i, std::optional<bool> carry_in, bool first_word) {
  const Value a = read(i, 1), b = read(i, 2);
  Value sum;
  carry_.reset();
  if (a.constant && b.constant && carry_in) {
    const uint64_t total = uint64_t{*a.constant} + *b.constant + (*carry_in ? 1 : 0);
    sum.constant = static_cast<uint32_t>(total);
    carry_ = (total >> 32) != 0;
  } else if (first_word) {
    // The index of a table: its base stays known. The upper word is taken as the base's own.
    if (a.constant || b.constant) sum = {std::nullopt, true, a.constant ? *a.constant : *b.constant};
  } else if (a.constant && b.constant) {
    sum = {std::nullopt, true, *a.constant + *b.constant};
  }
  write(static_cast<Register>(code_.at(i).operand[0]), sum);
}

void ScalarConstants::step(size_t i) {
  const Stored& stored = code_.at(i);
  if (!stored.is_instruction) return forget();
  const Effects& effects = code_.effects(i);
  follow_spills(i, effects);
  if (!effects.writes_scalar) return;
  if (effects.may_write_any_sgpr) return forget();
  if (effects.control == Control::call || effects.control == Control::call_label) {
    known_.reset(), based_.reset(), carry_.reset();
    return;
  }
  const auto destination = static_cast<Register>(stored.operand[0]);
  switch (isa::encoding(effects.encoding).op) {
    case isa::Op::s_getpc_b64:
      write(destination, {static_cast<uint32_t>(code_.end_address(i))});
      write(destination + 1, {static_cast<uint32_t>(code_.end_address(i) >> 32)});
      return;
    case isa::Op::s_mov_b32: return write(destination, read(i, 1));
    case isa::Op::s_mov_b64: {
      const uint32_t source = stored.operand[1];
      if (source >= isa::kScalarRegisters) break;
      const auto low = pair(static_cast<Register>(source));
      if (!low) break;
      write(destination, {static_cast<uint32_t>(*low)});
      write(destination + 1, {static_cast<uint32_t>(*low >> 32)});
      return;
    }
    case isa::Op::v_readlane_b32:
      for (const Read& source : effects.reads) {
        const auto at = spilled_.find({code_.resolve(i, source.slot), source.lane});
        if (source.lanes != Lanes::one || at == spilled_.end()) continue;
        write(destination, at->second);
        return;
      }
      break;
    case isa::Op::s_add_u32: return add(i, false, true);
    case isa::Op::s_addc_u32: return add(i, carry_, false);
    case isa::Op::s_load_dwordx2: {
      const auto address = pair(static_cast<Register>(stored.operand[1]));
      if (!address || !constants_ || isa::encoding(effects.encoding).operands()[2].kind != isa::Kind::imm) break;
      const auto value = constants_(*address + static_cast<uint64_t>(int64_t{stored.immediate}));
      if (!value) break;
      write(destination, {static_cast<uint32_t>(*value)});
      write(destination + 1, {static_cast<uint32_t>(*value >> 32)});
      return;
    }
    default: break;
  }
  for (const Write& target : effects.writes) {
    const Register reg = code_.resolve(i, target.slot);
    if (reg == kScc) carry_.reset();
    if (reg < isa::kScalarRegisters) write(reg, {});
  }
}

// A compiler keeps scalar registers in lanes of a VGPR that nothing else writes while it needs them, calls included.
void ScalarConstants::follow_spills(size_t i, const Effects& effects) {
  for (const Write& target : effects.writes) {
    const Register reg = code_.resolve(i, target.slot);
    if (!is_vgpr(reg)) continue;
    if (target.lanes == Lanes::one) {
      spilled_[{reg, target.lane}] = read(i, 1);
    } else {
      std::erase_if(spilled_, [reg](const auto& entry) { return entry.first.first == reg; });
    }
  }
}

std::optional<uint64_t> ScalarConstants::pair(Register low) const {
  if (low + 1u >= isa::kScalarRegisters || !known_[low] || !known_[low + 1]) return std::nullopt;
  return value_[low] | uint64_t{value_[low + 1]} << 32;
}

std::optional<uint64_t> ScalarConstants::base(Register low) const {
  if (low + 1u >= isa::kScalarRegisters || !based_[low] || !(known_[low + 1] || based_[low + 1])) return std::nullopt;
  return value_[low] | uint64_t{value_[low + 1]} << 32;
}

}  // namespace lw::flow
