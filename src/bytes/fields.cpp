#include <algorithm>

#include "bytes/bytes.h"
#include "bytes/plan.h"
#include "isa/operand_values.h"

namespace lw::bytes {
namespace {

constexpr uint32_t kMostBits = 511;

// All that plain_operand() looks at.
uint64_t rule_of(const OperandPlan& plan) {
  uint64_t rule = plan.set;
  rule = rule << 9 | plan.mask;
  rule = rule << 10 | plan.bias;
  rule = rule << 4 | plan.shift;
  return rule << 2 | unsigned{plan.tuple} << 1 | unsigned{plan.takes_literal};
}

// OperandPlan::is_plain, but for scalar_bit.
bool may_be_plain(const OperandPlan& plan) {
  const uint32_t greatest = (plan.mask << plan.shift) + plan.bias;
  return plan.lsb < 64 && plan.sign_bits == 0 && plan.acc_bit == 0 && plan.half == 0 && !plan.low_vgprs &&
         !plan.no_negative && plan.mask <= kMostBits && greatest < isa::kFirstAgpr && plan.shift < 16;
}

}  // namespace

PlainFields plain_fields(isa::EncodingId id) {
  const Plan& plan = plan_of(id);
  const auto operands = std::span(plan.operand).first(plan.operand_count);
  PlainFields fields;
  fields.are_alone = plan.size_bytes <= sizeof(uint64_t) && !plan.may_be_longer && !plan.is_special &&
                     std::ranges::all_of(operands, [](const OperandPlan& operand) { return operand.opposite_of == 0; });
  if (!fields.are_alone) return fields;
  const auto bits_of = [](const auto& field) { return field.lsb < 64 ? uint64_t{field.mask} << field.lsb : 0; };
  const auto bit = [](unsigned number) { return number % 64 != 0 ? uint64_t{1} << number % 64 : 0; };
  uint64_t shared = 0;  // what others than plain operands look at
  for (const ModifierPlan& modifier : plan.modifiers) shared |= bits_of(modifier);
  for (const OperandPlan& operand : operands) {
    shared |= bit(operand.scalar_bit) | bit(operand.acc_bit);
    if (!may_be_plain(operand)) shared |= bits_of(operand);
  }
  for (size_t i = 0; i < operands.size(); ++i) {
    const OperandPlan& operand = operands[i];
    if (may_be_plain(operand) && (bits_of(operand) & shared) == 0)
      fields.of_operand[i] = {operand.lsb, static_cast<uint16_t>(operand.mask), operand.scalar_bit, rule_of(operand)};
  }
  return fields;
}

std::optional<uint32_t> plain_operand(isa::Column column, isa::EncodingId id, size_t operand, uint32_t bits,
                                      bool is_scalar) {
  const OperandPlan& plan = plan_of(id).operand[operand];
  uint32_t value = ((bits & plan.mask) << plan.shift) + (is_scalar ? 0 : plan.bias);
  if (plan.set != static_cast<uint32_t>(SourceSet::any)) {
    if (isa::column_has(column, isa::Feature::null_before_m0) && (value | 1) == isa::kNull) value ^= 1;
    if (value == isa::kLiteral && plan.takes_literal) return value;
    if ((legality(column)[value & 511] & plan.set) == 0) return std::nullopt;
  }
  const bool wants_even = plan.tuple != 0 && isa::column_has(column, isa::Feature::aligned_vgprs);
  if (wants_even && value >= isa::kFirstVgpr && value % 2 != 0) return std::nullopt;
  return value;
}

}  // namespace lw::bytes
