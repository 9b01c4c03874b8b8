// What records say of the flow of control, beside what the programs of their meanings do.
#include <gtest/gtest.h>

#include "flow/derive.h"

namespace lw::test {
namespace {

// An instruction of an encoding with all fields 0, which name s0, s1 and v0.
inst::Instruction plain(const isa::Encoding& encoding) {
  inst::Instruction instruction;
  instruction.encoding = encoding.id;
  instruction.size_bytes = static_cast<uint8_t>(4 * encoding.words);
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) instruction.operand[i++] = operand.bias;
  return instruction;
}

TEST(Control, RecordsAgreeWithMeanings) {
  size_t looked_at = 0, leaving = 0;
  for (const isa::Target& target : isa::targets()) {
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      const isa::Record& record = encoding.record();
      // The families of the rest have no such word (sem/record/context.h), which the compiler sees to.
      if (record.meaning != isa::MeaningKind::control && record.meaning != isa::MeaningKind::gap) continue;
      const flow::Effects effects = flow::derive_effects(target, plain(encoding), false);
      EXPECT_EQ(effects.control, record.control) << target.name << ' ' << record.name();
      ++looked_at;
      leaving += record.control != isa::ControlFlow::none;
    }
  }
  EXPECT_GT(looked_at, 1000u);
  EXPECT_GT(leaving, 100u);
}

}  // namespace
}  // namespace lw::test
