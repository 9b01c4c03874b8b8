// SDWA: the interpreter on the words of the oracle, all 64 lanes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "machine.h"

namespace oracle {
namespace {

struct Checker {
  Target target;
  Machine machine{target};
  RandomRegisters random;
  size_t checked = 0;
  size_t failures = 0;

  std::string describe(const Sdwa& i, const Mode& mode) const {
    const auto source = [](const SdwaSource& s) {
      return fmt::format("sel {} sext {} neg {} abs {} scalar {}", s.select, s.sext, s.neg, s.abs, s.scalar);
    };
    return fmt::format("{} {:#018x} dst_sel {} unused {} clamp {} omod {} src0({}) src1({}) mode {:#x}",
                       i.operation->name(target), i.words(), i.dst_sel, static_cast<int>(i.dst_unused), i.clamp, i.omod,
                       source(i.source0), source(i.source1), mode.bits());
  }

  void check(const Sdwa& i, const Registers& before, const Mode& mode) {
    ++checked;
    const Operation& o = *i.operation;
    const auto after = machine.run(i.words(), o.name(target), before, mode.bits());
    if (!after) {
      fail(i, mode, machine.why());
      return;
    }
    uint64_t mask = 0;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      const auto operand = [&](const SdwaSource& s) {
        return s.scalar ? before.sgpr[s.number] : before.vgpr[s.number][lane];
      };
      const uint32_t old = before.vgpr[kDestination][lane];
      const uint32_t got = after->vgpr[kDestination][lane];
      Value expected{old};
      if ((before.exec >> lane & 1) != 0) {
        const Computed computed =
            run_lane(i, mode, operand(i.source0), operand(i.source1), old, before.vcc >> lane & 1);
        if (o.result != Type::mask) expected = computed.value;
        mask |= uint64_t{computed.bit} << lane;
      }
      if (((got ^ expected.bits) & expected.known) != 0) {
        fail(i, mode,
             fmt::format("lane {}: s0 {:#010x} s1 {:#010x} old {:#010x}: {:#010x}, expected {:#010x} in {:#010x}", lane,
                         operand(i.source0), operand(i.source1), old, got, expected.bits, expected.known));
        return;
      }
    }
    Registers expected = before;
    expected.vgpr[kDestination] = after->vgpr[kDestination];
    if (o.writes_mask() && i.has_sdst) {
      expected.sgpr[i.sdst] = static_cast<uint32_t>(mask);
      expected.sgpr[i.sdst + 1u] = static_cast<uint32_t>(mask >> 32);
    } else if (o.writes_mask()) {
      expected.vcc = mask;
    }
    if (after->vcc != expected.vcc || after->sgpr != expected.sgpr)
      fail(i, mode, fmt::format("vcc {:#x}, expected {:#x}; or another SGPR", after->vcc, expected.vcc));
    if (after->vgpr != expected.vgpr || after->exec != expected.exec) fail(i, mode, "another register changed");
  }

  void fail(const Sdwa& i, const Mode& mode, const std::string& what) {
    if (++failures <= 10) ADD_FAILURE() << describe(i, mode) << "\n  " << what;
  }

  // The modifiers that the operands' types allow: sext for integers, neg and abs for floats.
  void choose_modifiers(Sdwa& i, unsigned choice) {
    const auto take = [&](unsigned values) {
      const unsigned value = choice % values;
      choice /= values;
      return value;
    };
    const auto source = [&](Type type, SdwaSource& s) {
      if (type == Type::none) return;
      if (is_float(type)) {
        s.neg = take(2) != 0;
        s.abs = take(2) != 0;
      } else {
        s.sext = take(2) != 0;
      }
    };
    source(i.operation->source0, i.source0);
    source(i.operation->source1, i.source1);
    if (i.operation->result != Type::mask || target == Target::gfx8) i.clamp = take(2) != 0;
    if (target == Target::gfx9 && is_float(i.operation->result)) i.omod = static_cast<uint8_t>(take(4));
    if (target == Target::gfx9 && i.operation->result == Type::mask && take(2) != 0) {
      i.has_sdst = true;
      i.sdst = 4;
    }
  }
  static constexpr unsigned kModifierChoices = 2 * 2 * 2 * 2 * 2 * 4;

  void choose_selections(Sdwa& i, unsigned choice) {
    i.source0.select = static_cast<uint8_t>(choice % kSelections);
    choice /= kSelections;
    if (i.operation->format != Format::vop1) {
      i.source1.select = static_cast<uint8_t>(choice % kSelections);
      choice /= kSelections;
    }
    if (i.operation->format == Format::vopc) return;
    i.dst_sel = static_cast<uint8_t>(choice % kSelections);
    i.dst_unused = static_cast<Unused>(choice / kSelections % 3);
  }
  static constexpr unsigned kSelectionChoices = kSelections * kSelections * kSelections * 3;

  Sdwa instruction(const Operation& operation) {
    Sdwa i;
    i.operation = &operation;
    i.target = target;
    i.destination = operation.format == Format::vopc ? 0 : kDestination;
    i.source0.number = kSource0;
    i.source1.number = kSource1;
    if (target == Target::gfx9 && random.below(4) == 0) {  // one scalar register may be read, by both sources
      const auto number = static_cast<uint8_t>(random.below(4));
      const unsigned which = 1 + random.below(operation.format == Format::vop1 ? 1 : 3);
      if ((which & 1) != 0) i.source0 = {.number = number, .scalar = true};
      if ((which & 2) != 0) i.source1 = {.number = number, .scalar = true};
    }
    return i;
  }

  void check_operation(const Operation& operation) {
    // Every selection of sources and destination with every dst_unused, each under some modifiers.
    for (unsigned selections = 0; selections < kSelectionChoices; ++selections) {
      Sdwa i = instruction(operation);
      choose_selections(i, selections);
      choose_modifiers(i, random.below(kModifierChoices));
      check(i, random.registers(), random.mode());
    }
    // Every combination of modifiers, each under some selections; whole operands are frequent, so that floats are.
    for (unsigned modifiers = 0; modifiers < kModifierChoices; ++modifiers) {
      for (unsigned round = 0; round < 12; ++round) {
        Sdwa i = instruction(operation);
        choose_selections(i, random.below(kSelectionChoices));
        if (round < 6) {
          const bool low = operation.source0 == Type::half && random.below(2) == 0;
          i.source0.select = i.source1.select = low ? 4 : kDword;
        }
        choose_modifiers(i, modifiers);
        check(i, random.registers(), random.mode());
      }
    }
  }
};

void check_target(Target target) {
  const uint64_t seed = chosen_seed();
  fmt::print("LW_SEED={}\n", seed);
  Checker checker{.target = target, .random = RandomRegisters(seed)};
  size_t operations_checked = 0;
  for (const Operation& operation : operations()) {
    if (!operation.has_sdwa(target)) continue;
    ++operations_checked;
    checker.check_operation(operation);
  }
  EXPECT_EQ(checker.failures, 0u) << "LW_SEED=" << seed;
  EXPECT_GE(operations_checked, 20u);
  fmt::print("{} instructions of {} operations\n", checker.checked, operations_checked);
}

TEST(Sdwa, Gfx8) { check_target(Target::gfx8); }
TEST(Sdwa, Gfx9) { check_target(Target::gfx9); }

}  // namespace
}  // namespace oracle
