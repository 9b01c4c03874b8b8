// DPP: the interpreter on the words of the oracle, all 64 lanes.
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

  void fail(const Dpp& i, const Mode& mode, const Registers& before, const std::string& what) {
    if (++failures > 10) return;
    ADD_FAILURE() << fmt::format(
        "{} {:#018x} dpp_ctrl {:#x} bound_ctrl {} row_mask {:#x} bank_mask {:#x} exec {:#x} "
        "mode {:#x}\n  {}",
        i.operation->name(target), i.words(), i.control, i.bound_ctrl, i.row_mask, i.bank_mask, before.exec,
        mode.bits(), what);
  }

  void check(const Dpp& i, const Registers& before, const Mode& mode) {
    ++checked;
    const Operation& o = *i.operation;
    const auto after = machine.run(i.words(), o.name(target), before, mode.bits());
    if (!after) {
      fail(i, mode, before, machine.why());
      return;
    }
    const DppLanes lanes = run_wave(i, mode, before.exec, before.vcc, before.vgpr[kSource0], before.vgpr[kSource1],
                                    before.vgpr[kDestination]);
    uint64_t mask = 0;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      const uint32_t got = after->vgpr[kDestination][lane];
      const Value expected = lanes.written[lane] ? lanes.result[lane].value : Value{before.vgpr[kDestination][lane]};
      mask |= uint64_t{lanes.written[lane] && lanes.result[lane].bit} << lane;
      if (((got ^ expected.bits) & expected.known) != 0) {
        fail(i, mode, before,
             fmt::format("lane {}: {:#010x}, expected {:#010x} in {:#010x}", lane, got, expected.bits, expected.known));
        return;
      }
    }
    Registers expected = before;
    expected.vgpr[kDestination] = after->vgpr[kDestination];
    if (o.has(writes_carry)) expected.vcc = mask;
    if (after->vcc != expected.vcc)
      fail(i, mode, before, fmt::format("vcc {:#x}, expected {:#x}", after->vcc, expected.vcc));
    if (after->vgpr != expected.vgpr || after->sgpr != expected.sgpr || after->exec != expected.exec)
      fail(i, mode, before, "another register changed");
  }

  Dpp instruction(const Operation& operation, uint16_t control) {
    Dpp i;
    i.operation = &operation;
    i.destination = kDestination;
    i.source0 = kSource0;
    i.source1 = kSource1;
    i.control = control;
    const uint64_t modifiers = random.bits();
    if (is_float(operation.source0)) {
      i.neg0 = (modifiers & 1) != 0;
      i.abs0 = (modifiers & 2) != 0;
    }
    if (is_float(operation.source1)) {
      i.neg1 = (modifiers & 4) != 0;
      i.abs1 = (modifiers & 8) != 0;
    }
    return i;
  }

  // Every control with every row mask, bank mask and bound control.
  void check_everything(const Operation& operation) {
    Registers before = random.registers();
    for (uint16_t control : dpp_controls()) {
      for (unsigned masks = 0; masks < 512; ++masks) {
        Dpp i = instruction(operation, control);
        i.row_mask = masks & 15;
        i.bank_mask = masks >> 4 & 15;
        i.bound_ctrl = masks >> 8 != 0;
        if (masks % 64 == 0) before = random.registers();
        before.exec = random.exec();
        check(i, before, random.mode());
      }
    }
  }

  // Every control with both bound controls, and some masks.
  void check_controls(const Operation& operation) {
    for (uint16_t control : dpp_controls()) {
      for (unsigned round = 0; round < 12; ++round) {
        Dpp i = instruction(operation, control);
        i.bound_ctrl = round % 2 != 0;
        if (round >= 4) {
          i.row_mask = static_cast<uint8_t>(random.below(16));
          i.bank_mask = static_cast<uint8_t>(random.below(16));
        }
        check(i, random.registers(), random.mode());
      }
    }
  }
};

// The operations whose full cross is checked; half of them on each target.
bool is_exhaustive(const Operation& operation, Target target) {
  const std::string_view name = operation.gfx9_name;
  if (target == Target::gfx8) return name == "v_mov_b32" || name == "v_add_f32";
  return name == "v_add_co_u32" || name == "v_add_f16";
}

void check_target(Target target) {
  const uint64_t seed = chosen_seed();
  fmt::print("LW_SEED={}\n", seed);
  Checker checker{.target = target, .random = RandomRegisters(seed)};
  for (const Operation& operation : operations()) {
    if (operation.has(no_dpp)) continue;
    if (is_exhaustive(operation, target)) checker.check_everything(operation);
    checker.check_controls(operation);
  }
  EXPECT_EQ(checker.failures, 0u) << "LW_SEED=" << seed;
  fmt::print("{} instructions\n", checker.checked);
}

TEST(Dpp, Gfx8) { check_target(Target::gfx8); }
TEST(Dpp, Gfx9) { check_target(Target::gfx9); }

}  // namespace
}  // namespace oracle
