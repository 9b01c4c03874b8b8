#include "flow/recent_constants.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "flow/scalar_program.h"
#include "isa/operand_values.h"

namespace lw::flow {
namespace {

constexpr size_t kMostInputs = 8;  // dwords; what needs more is not followed

// The inputs of a program, all of which are known.
struct Known : ScalarState {
  std::span<const ScalarProgram::Place> places;
  std::array<uint32_t, kMostInputs> values{};

  ScalarValue operand(unsigned index, unsigned dword) const override {
    const ScalarProgram::Place place{static_cast<uint8_t>(index), static_cast<uint8_t>(dword)};
    const auto at = std::ranges::find(places, place);
    return at != places.end() ? ScalarValue::constant(values[static_cast<size_t>(at - places.begin())]) : ScalarValue();
  }
  ScalarValue reg(Register) const override { return {}; }
  ScalarValue scc() const override { return {}; }
  ScalarValue next_pc() const override { return {}; }
  std::optional<uint64_t> load(uint64_t) const override { return std::nullopt; }
  ScalarValue lane(unsigned, uint32_t) const override { return {}; }
};

}  // namespace

void RecentConstants::set(uint32_t reg, uint32_t value, uint32_t i) {
  if (reg >= known_.size()) return;
  constant_[reg] = {value, i};
  known_[reg] = true;
  any_ = true;
}

void RecentConstants::write(uint32_t i, const inst::Instruction& instruction, const Effects& effects) {
  const ScalarProgram& program = scalar_program(instruction.encoding);
  const isa::Encoding& encoding = instruction.enc();
  // Inputs first: a result may go to where one is.
  Known before;
  before.places = program.inputs();
  uint32_t since = i;
  bool are_known = !program.writes().empty() && program.is_pure() && before.places.size() <= kMostInputs;
  for (size_t n = 0; are_known && n < before.places.size(); ++n) {
    const auto [operand, dword] = before.places[n];
    const isa::Kind kind = encoding.operands()[operand].kind;
    const uint32_t source = instruction.operand[operand];
    std::optional<uint32_t> value;
    if (names_register(kind) && source < isa::kScalarRegisters) {
      if (const Constant* constant = at(source + dword)) {
        value = constant->value;
        since = std::min(since, constant->since);
      }
    } else {
      value = constant_operand(encoding.operands()[operand], source, instruction.literal, dword);
    }
    are_known = value.has_value();
    before.values[n] = value.value_or(0);
  }
  if (any_) {
    for (const Write& write : effects.writes) {
      const uint32_t base = write.slot.operand == RegisterSlot::kFixed ? 0 : instruction.operand[write.slot.operand];
      if (const uint32_t reg = base + write.slot.number; reg < known_.size()) known_[reg] = false;
    }
  }
  if (!are_known) return;
  thread_local std::vector<ScalarValue> results;
  if (!program.copies()) program.evaluate(before, results);
  for (const ScalarProgram::Write& write : program.writes()) {
    if (write.to != ScalarProgram::Write::To::operand) continue;
    const uint32_t reg = instruction.operand[write.place.operand] + write.place.dword;
    if (write.copied >= 0)
      set(reg, before.values[static_cast<size_t>(write.copied)], since);
    else if (results[write.value].is_known())
      set(reg, static_cast<uint32_t>(results[write.value].bits), since);
  }
}

}  // namespace lw::flow
