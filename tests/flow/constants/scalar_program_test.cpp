// Abstract programs over registers that are all known, beside the programs of the same instructions with their
// operands.
#include "flow/scalar_program.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>

#include "flow/effects.h"
#include "isa/operand_values.h"
#include "sem/fold.h"
#include "sem/sem.h"

namespace lw::flow {
namespace {

using sem::Uop;

constexpr uint64_t kNextPc = 0x1234'5678'9abc;

struct World : ScalarState {
  std::array<uint32_t, isa::kScalarRegisters> registers{};
  bool scc_bit = false;
  const inst::Instruction* instruction = nullptr;

  ScalarValue operand(unsigned index, unsigned dword) const override {
    const isa::Operand& which = instruction->enc().operands()[index];
    const uint32_t value = instruction->operand[index];
    if (names_register(which.kind) && value < isa::kScalarRegisters) return reg(static_cast<Register>(value + dword));
    const auto constant = constant_operand(which, value, instruction->literal, dword);
    return constant ? ScalarValue::constant(*constant) : ScalarValue();
  }
  ScalarValue reg(Register number) const override { return ScalarValue::constant(registers[number]); }
  ScalarValue scc() const override { return ScalarValue::constant(scc_bit ? 1 : 0); }
  ScalarValue next_pc() const override { return ScalarValue::constant(kNextPc); }
  std::optional<uint64_t> load(uint64_t) const override { return std::nullopt; }
  ScalarValue lane(unsigned, uint32_t) const override { return {}; }
};

using Results = std::map<std::string, uint64_t>;

// By the concrete program; without the results that are no integer arithmetic.
Results concrete(const sem::Program& program, const World& world) {
  std::vector<std::optional<uint64_t>> values;
  Results results;
  for (const sem::Node& node : program.nodes) {
    std::vector<uint64_t> arguments;
    bool are_known = true;
    for (const sem::NodeId id : program.args(node)) {
      are_known &= values[id].has_value();
      arguments.push_back(values[id].value_or(0));
    }
    std::optional<uint64_t> value;
    switch (node.op) {
      case Uop::const1:
      case Uop::const32:
      case Uop::const64: value = node.imm; break;
      case Uop::read_sgpr:
        if (node.imm < isa::kScalarRegisters) value = world.registers[node.imm];
        break;
      case Uop::read_scc: value = world.scc_bit ? 1 : 0; break;
      case Uop::read_pc: value = kNextPc; break;
      case Uop::write_sgpr:
        if (are_known) results["s" + std::to_string(node.imm)] = arguments[0];
        break;
      case Uop::write_scc:
        if (are_known) results["scc"] = arguments[0];
        break;
      default:
        if (are_known && !arguments.empty()) value = sem::fold(node.op, arguments);
        break;
    }
    values.push_back(value);
  }
  return results;
}

Results abstract(const ScalarProgram& program, const World& world) {
  std::vector<ScalarValue> values;
  program.evaluate(world, values);
  Results results;
  for (const ScalarProgram::Write& write : program.writes()) {
    if (!values[write.value].is_known()) continue;
    std::string name = "scc";
    if (write.to == ScalarProgram::Write::To::operand)
      name = "s" + std::to_string(world.instruction->operand[write.place.operand] + write.place.dword);
    if (write.to == ScalarProgram::Write::To::reg) name = "s" + std::to_string(write.reg);
    results[name] = values[write.value].bits;
  }
  return results;
}

uint32_t random_operand(const isa::Operand& operand, std::mt19937& random) {
  if (operand.kind == isa::Kind::ssrc && random() % 3 == 0)
    return random() % 4 == 0 ? isa::kLiteral : 128 + random() % 80;
  if (names_register(operand.kind)) return random() % 16 * 4;
  return random() & 0xffff;
}

TEST(ScalarProgram, KnownRegistersGiveWhatTheConcreteProgramGives) {
  std::mt19937 random(20261127);
  size_t compared = 0, written = 0;
  for (const char* name : {"gfx803", "gfx906", "gfx1030", "gfx1100"}) {
    const isa::Target& target = *isa::find_target(name);
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column) || encoding.record().unit != isa::Unit::salu ||
          encoding.record().meaning != isa::MeaningKind::scalar)
        continue;
      for (int round = 0; round < 4; ++round) {
        inst::Instruction instruction;
        instruction.encoding = encoding.id;
        instruction.size_bytes = static_cast<uint8_t>(4 * encoding.words);
        size_t i = 0;
        for (const isa::Operand& operand : encoding.operands()) {
          instruction.operand[i] = random_operand(operand, random);
          instruction.has_literal |= instruction.operand[i] == isa::kLiteral || operand.kind == isa::Kind::literal;
          ++i;
        }
        instruction.literal = instruction.has_literal ? static_cast<uint32_t>(random()) : 0;
        const sem::Specialised meaning = sem::specialise(target, instruction);
        if (meaning.refusal != sem::ProgramRefusal::none) continue;
        World world;
        for (uint32_t& word : world.registers) word = random() % 2 == 0 ? random() : random() % 64;
        world.scc_bit = random() % 2 != 0;
        world.instruction = &instruction;
        const Results wanted = concrete(meaning.program, world);
        const Results found = abstract(scalar_program(encoding.id), world);
        for (const auto& [place, value] : found) {
          const auto at = wanted.find(place);
          ASSERT_NE(at, wanted.end()) << name << ' ' << encoding.mnemonic() << ' ' << place;
          EXPECT_EQ(value, at->second) << name << ' ' << encoding.mnemonic() << ' ' << place;
          ++written;
        }
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 1000u);
  EXPECT_GT(written, 1000u);
}

inst::Instruction of(const char* mnemonic) {
  inst::Instruction instruction;
  instruction.encoding = isa::find_by_mnemonic(isa::find_target("gfx900")->column, mnemonic).front();
  return instruction;
}

struct Partly : World {
  std::map<Register, ScalarValue> some;
  ScalarValue reg(Register number) const override {
    const auto at = some.find(number);
    return at != some.end() ? at->second : ScalarValue();
  }
  ScalarValue scc() const override { return {}; }
};

TEST(ScalarProgram, AConstantPlusSomethingUnknown) {
  inst::Instruction add = of("s_add_u32");
  add.operand = {4, 5, 6};
  Partly world;
  world.instruction = &add;
  world.some[5] = ScalarValue::constant(100);
  std::vector<ScalarValue> values;
  const ScalarProgram& program = scalar_program(add.encoding);
  program.evaluate(world, values);
  const ScalarValue sum = values[program.writes().front().value];
  EXPECT_EQ(sum.state, ScalarValue::State::based);
  EXPECT_EQ(sum.bits, 100u);

  // The base of a table stays one when more is added to it.
  world.some[6] = {ScalarValue::State::based, 7};
  program.evaluate(world, values);
  EXPECT_EQ(values[program.writes().front().value].bits, 107u);

  // With an unknown carry the upper word is taken as the base's own; with an unknown word nothing is known.
  inst::Instruction upper = of("s_addc_u32");
  upper.operand = {4, 5, 6};
  world.instruction = &upper;
  world.some[6] = ScalarValue::constant(1);
  const ScalarProgram& carried = scalar_program(upper.encoding);
  carried.evaluate(world, values);
  EXPECT_EQ(values[carried.writes().front().value].state, ScalarValue::State::based);
  EXPECT_EQ(values[carried.writes().front().value].bits, 101u);
  world.some.erase(6);
  carried.evaluate(world, values);
  EXPECT_EQ(values[carried.writes().front().value].state, ScalarValue::State::unknown);
}

}  // namespace
}  // namespace lw::flow
