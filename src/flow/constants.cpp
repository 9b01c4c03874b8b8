#include "flow/constants.h"

namespace lw::flow {

// What is known before an instruction.
struct ScalarConstants::Before : ScalarState {
  const ScalarConstants& constants;
  size_t i;
  const Stored& stored;
  const isa::Encoding& encoding;

  Before(const ScalarConstants& c, size_t at, const Effects& effects)
      : constants(c), i(at), stored(c.code_.at(at)), encoding(isa::encoding(effects.encoding)) {}

  ScalarValue operand(unsigned index, unsigned dword) const override {
    const isa::Operand& which = encoding.operands()[index];
    if (names_register(which.kind) && stored.operand[index] < isa::kScalarRegisters)
      return reg(static_cast<Register>(stored.operand[index] + dword));
    const auto literal = static_cast<uint32_t>(stored.immediate);
    const auto value = constant_operand(which, stored.operand[index], literal, dword);
    return value ? ScalarValue::constant(*value) : ScalarValue();
  }
  ScalarValue reg(Register number) const override {
    return number < isa::kScalarRegisters ? constants.values_[number] : ScalarValue();
  }
  ScalarValue scc() const override { return constants.scc_; }
  ScalarValue next_pc() const override { return ScalarValue::constant(constants.code_.end_address(i)); }
  std::optional<uint64_t> load(uint64_t address) const override {
    if (!constants.constants_) return std::nullopt;
    for (const isa::Operand& which : encoding.operands())
      if (which.kind == isa::Kind::imm)
        return constants.constants_(address + static_cast<uint64_t>(int64_t{stored.immediate}));
    return std::nullopt;
  }
  ScalarValue lane(unsigned index, uint32_t number) const override {
    const auto at =
        constants.spilled_.find({static_cast<Register>(stored.operand[index]), static_cast<uint8_t>(number)});
    return at != constants.spilled_.end() ? at->second : ScalarValue();
  }
};

void ScalarConstants::forget() {
  values_.fill({});
  scc_ = {};
  spilled_.clear();
}

void ScalarConstants::write(Register reg, const ScalarValue& value) {
  if (reg == kScc) scc_ = value;
  if (reg < isa::kScalarRegisters) values_[reg] = value;
}

void ScalarConstants::step(size_t i) {
  const Stored& stored = code_.at(i);
  if (!stored.is_instruction) return forget();
  const Effects& effects = code_.effects(i);
  const ScalarProgram& program = scalar_program(effects.encoding);
  if (!program.writes().empty()) program.evaluate(Before(*this, i, effects), results_);
  take_lanes(i, effects, program);
  if (!effects.writes_scalar) return;
  if (effects.may_write_any_sgpr) return forget();
  if (inst::is_call(effects.control)) {
    values_.fill({});
    scc_ = {};
    return;
  }
  for (const Write& target : effects.writes) write(code_.resolve(i, target.slot), {});
  for (const ScalarProgram::Write& result : program.writes()) {
    const ScalarValue& value = results_[result.value];
    switch (result.to) {
      case ScalarProgram::Write::To::operand:
        write(static_cast<Register>(stored.operand[result.place.operand] + result.place.dword), value);
        break;
      case ScalarProgram::Write::To::reg: write(result.reg, value); break;
      case ScalarProgram::Write::To::scc: write(kScc, value); break;
      case ScalarProgram::Write::To::lane: break;
    }
  }
}

// A compiler keeps scalar registers in lanes of a VGPR that nothing else writes while it needs them, calls included.
void ScalarConstants::take_lanes(size_t i, const Effects& effects, const ScalarProgram& program) {
  for (const Write& target : effects.writes) {
    const Register reg = code_.resolve(i, target.slot);
    if (!is_vgpr(reg)) continue;
    if (target.lanes == Lanes::one) {
      ScalarValue& lane = spilled_[{reg, target.lane}];
      lane = {};
      for (const ScalarProgram::Write& result : program.writes())
        if (result.to == ScalarProgram::Write::To::lane) lane = results_[result.value];
    } else {
      std::erase_if(spilled_, [reg](const auto& entry) { return entry.first.first == reg; });
    }
  }
}

std::optional<uint64_t> ScalarConstants::pair(Register low) const {
  if (low + 1u >= isa::kScalarRegisters || !values_[low].is_known() || !values_[low + 1].is_known())
    return std::nullopt;
  return values_[low].bits | values_[low + 1].bits << 32;
}

std::optional<uint64_t> ScalarConstants::base(Register low) const {
  if (low + 1u >= isa::kScalarRegisters || values_[low].state != ScalarValue::State::based ||
      values_[low + 1].state == ScalarValue::State::unknown)
    return std::nullopt;
  return values_[low].bits | values_[low + 1].bits << 32;
}

}  // namespace lw::flow
