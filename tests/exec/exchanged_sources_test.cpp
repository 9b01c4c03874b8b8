// Instructions that are the same with their sources exchanged (isa::with_sources_exchanged), executed both ways.
#include <gtest/gtest.h>

#include <random>

#include "interp/straight_line.h"
#include "isa/exchanges.h"
#include "isa/operand_values.h"

namespace lw {
namespace {

constexpr unsigned kWaves = 40;

// OP v0, [vcc,] v1, v2 [, vcc], with the sources in this order.
inst::Instruction instruction_of(const isa::Encoding& encoding, uint32_t first, uint32_t second) {
  inst::Instruction instruction;
  instruction.encoding = encoding.id;
  instruction.size_bytes = 4;
  for (size_t i = 0; i < encoding.operands().size(); ++i) {
    const std::string_view name = isa::operand_name(encoding.operands()[i].name);
    const bool is_mask = encoding.operands()[i].type == isa::Type::mask;
    instruction.operand[i] = is_mask ? isa::kVcc : isa::kFirstVgpr + (name == "s0" ? first : name == "s1" ? second : 0);
  }
  return instruction;
}

uint32_t some_word(std::mt19937_64& random) {
  static constexpr uint32_t kSpecial[] = {0, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 1, 0x3f800000, 0x7c00};
  return random() % 3 == 0 ? kSpecial[random() % std::size(kSpecial)] : static_cast<uint32_t>(random());
}

state::Wave some_wave(unsigned lanes, uint64_t seed) {
  std::mt19937_64 random(seed);
  state::Wave wave(256);
  wave.clear_vgprs();
  for (unsigned r = 0; r < 3; ++r)
    for (unsigned lane = 0; lane < lanes; ++lane) wave.vgpr(r)[lane] = some_word(random);
  const uint64_t all = lanes == 64 ? ~uint64_t{0} : 0xffffffff;
  wave.set_sgpr_pair(state::exec_lo, all);
  wave.set_sgpr_pair(isa::kVcc, random() & all);
  wave.mode = 0xf0;
  return wave;
}

bool is_nan(uint32_t bits) {
  return (bits & 0x7fffffff) > 0x7f800000 || (bits & 0x7fff) > 0x7c00;  // of 32 bits, or of 16 in the low half
}

TEST(ExchangedSources, ComputeTheSame) {
  size_t tested = 0;
  for (const char* name : {"gfx803", "gfx900", "gfx1030"}) {
    const isa::Target& target = *isa::find_target(name);
    const exec::MachineModel machine = exec::machine_model(target);
    for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
      const bool is_short = encoding.format == isa::Format::VOP2 || encoding.format == isa::Format::VOPC;
      const isa::Record* exchanged =
          is_short && encoding.in(target.column) ? isa::with_sources_exchanged(encoding.record()) : nullptr;
      if (exchanged == nullptr) continue;
      const isa::Encoding* other = nullptr;
      for (const isa::Encoding& candidate : isa::encodings().subspan(1))
        if (candidate.op == exchanged->op && candidate.format == encoding.format && candidate.in(target.column))
          other = &candidate;
      if (other == nullptr) continue;
      sem::Specialised a = sem::specialise(target, instruction_of(encoding, 1, 2));
      sem::Specialised b = sem::specialise(target, instruction_of(*other, 2, 1));
      if (a.refusal != sem::ProgramRefusal::none) continue;
      ASSERT_EQ(b.refusal, sem::ProgramRefusal::none) << other->mnemonic();
      ++tested;
      for (unsigned i = 0; i < kWaves; ++i) {
        state::Wave left = some_wave(target.wave_size, i), right = some_wave(target.wave_size, i);
        ASSERT_TRUE(interp::run_straight_line(std::span(&a.program, 1), left, machine).finished());
        ASSERT_TRUE(interp::run_straight_line(std::span(&b.program, 1), right, machine).finished());
        ASSERT_EQ(left.sgpr_pair(isa::kVcc), right.sgpr_pair(isa::kVcc)) << encoding.mnemonic();
        for (unsigned lane = 0; lane < target.wave_size; ++lane) {
          const uint32_t x = left.vgpr(0)[lane], y = right.vgpr(0)[lane];
          ASSERT_TRUE(x == y || (is_nan(x) && is_nan(y)))
              << name << ' ' << encoding.mnemonic() << " of " << left.vgpr(1)[lane] << ", " << left.vgpr(2)[lane];
        }
      }
    }
  }
  EXPECT_GT(tested, 200U);
}

}  // namespace
}  // namespace lw
