// Whole programs on the interpreter: registers, masks, branches, barriers, limits.
#include <gtest/gtest.h>

#include <cstring>

#include "interp/interp.h"
#include "isa/operand_values.h"
#include "program_builder.h"

namespace lw::exec::test {
namespace {

using sem::AddressSpace;

struct Bench {
  explicit Bench(std::vector<sem::Program> programs, MachineModel model_in = gfx9_model(),
                 interp::HostLevel level = interp::HostLevel::best)
      : source(std::move(programs)), model(model_in), engine(interp::make_interpreter(level)) {
    out = *memory.allocate(1 << 16, {.name = "argument 0 'out' (u32[16384])"});
    kernarg = *memory.allocate(64, {.name = "kernarg", .writable = false});
    store_le(memory.view(kernarg, 8).data(), out);
    dispatch = one_wave(source);
    dispatch.kernarg_address = kernarg;
    prepared = engine->prepare(source, model);
  }
  events::Outcome run(const DispatchOptions& options = {.threads = 1}) {
    return engine->launch(*prepared, dispatch, memory, options);
  }
  uint32_t word(unsigned i) const { return load_le<uint32_t>(memory.view(out + 4 * i, 4).data()); }

  ProgramList source;
  MachineModel model;
  std::unique_ptr<Engine> engine;
  state::Memory memory;
  uint64_t out = 0, kernarg = 0;
  DispatchInfo dispatch;
  std::unique_ptr<PreparedCode> prepared;
};

// s[4:5] = out + workgroup * bytes; v10 = lane * 4
sem::Program load_arguments() {
  Build b;
  const NodeId bundle = b.load(AddressSpace::scalar, 8, b.s64(0));
  b.set_s(4, b.part(bundle, 0));
  b.set_s(5, b.part(bundle, 1));
  return b.program;
}
sem::Program store_vgpr(unsigned v) {
  Build b;
  const NodeId offset = b.node(Uop::shl32, {b.node(Uop::lane_id), b.k(2)});
  b.store(AddressSpace::global, 4, b.at(b.s64(4), offset), {b.v(v)});
  return b.program;
}

class Levels : public testing::TestWithParam<interp::HostLevel> {};
INSTANTIATE_TEST_SUITE_P(All, Levels,
                         testing::Values(interp::HostLevel::baseline, interp::HostLevel::v3, interp::HostLevel::v4));

TEST_P(Levels, WritesWhatItComputes) {
  Build b;
  b.set_v(5, b.node(Uop::add32, {b.node(Uop::mul32, {b.v(0), b.k(3)}), b.k(7)}));
  Bench bench({load_arguments(), b.program, store_vgpr(5), end_program()}, gfx9_model(), GetParam());
  const events::Outcome outcome = bench.run();
  ASSERT_TRUE(outcome.finished()) << outcome.text();
  EXPECT_EQ(outcome.instructions, 4u);
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), 3 * i + 7);
}

TEST_P(Levels, SparseExecKeepsOtherLanes) {
  Build exec, b, all;
  exec.set_s(isa::kExec, exec.k(0x0000ff0f));
  exec.set_s(isa::kExecHi, exec.k(0x80000000));
  b.set_v(0, b.node(Uop::add32, {b.v(0), b.k(100)}));
  all.set_s(isa::kExec, all.k(~0u));
  all.set_s(isa::kExecHi, all.k(~0u));
  Bench bench({load_arguments(), exec.program, b.program, all.program, store_vgpr(0), end_program()}, gfx9_model(),
              GetParam());
  ASSERT_TRUE(bench.run().finished());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), (0x800000000000ff0f >> i & 1) ? i + 100 : i) << i;
}

// Writes come last, so both registers read what the other held.
TEST_P(Levels, SwapReadsBeforeItWrites) {
  Build init, swap;
  init.set_v(1, init.node(Uop::add32, {init.v(0), init.k(1000)}));
  const NodeId a = swap.v(0), b = swap.v(1);
  swap.set_v(0, b);
  swap.set_v(1, a);
  Bench first({load_arguments(), init.program, swap.program, store_vgpr(0), end_program()}, gfx9_model(), GetParam());
  Bench second({load_arguments(), init.program, swap.program, store_vgpr(1), end_program()}, gfx9_model(), GetParam());
  ASSERT_TRUE(first.run().finished());
  ASSERT_TRUE(second.run().finished());
  for (unsigned i = 0; i < 64; ++i) {
    EXPECT_EQ(first.word(i), i + 1000);
    EXPECT_EQ(second.word(i), i);
  }
}

// v0 = low half of a product whose high half also needs v0: in place only where that is safe.
TEST_P(Levels, WideProductOverItsOwnArgument) {
  Build b;
  const NodeId product = b.node(Uop::mul64, {b.node(Uop::zext64, {b.v(0)}), b.k64(0x1'0000'0003)});
  b.set_v64(0, product);
  Bench low({load_arguments(), b.program, store_vgpr(0), end_program()}, gfx9_model(), GetParam());
  Bench high({load_arguments(), b.program, store_vgpr(1), end_program()}, gfx9_model(), GetParam());
  ASSERT_TRUE(low.run().finished());
  ASSERT_TRUE(high.run().finished());
  for (unsigned i = 0; i < 64; ++i) {
    EXPECT_EQ(low.word(i), 3 * i);
    EXPECT_EQ(high.word(i), i);
  }
}

// The carry of s_add_u32 s4, s4, s4-like sums comes from the old value.
TEST(Scalar, CarryOfASumOverItsArgument) {
  Build init, add, move;
  init.set_s(8, init.k(0xfffffff0));
  const NodeId a = add.s(8);
  const NodeId sum = add.node(Uop::add32, {a, add.k(0x20)});
  const NodeId carry = add.node(Uop::ult32, {sum, a});
  add.set_s(8, sum);
  add.node(Uop::write_scc, {carry});
  move.set_v(3, move.node(Uop::select32, {move.node(Uop::read_scc), move.s(8), move.k(999)}));
  Bench bench({load_arguments(), init.program, add.program, move.program, store_vgpr(3), end_program()});
  ASSERT_TRUE(bench.run().finished());
  EXPECT_EQ(bench.word(0), 0x10u);
}

TEST_P(Levels, CompareWritesAMaskThatSelects) {
  Build compare, select;
  const NodeId less = compare.node(Uop::ult32, {compare.v(0), compare.k(10)});
  const NodeId active = compare.node(Uop::lane_bit, {compare.s(isa::kExec), compare.s(isa::kExecHi)});
  const NodeId mask = compare.node(Uop::ballot, {compare.node(Uop::and1, {less, active})});
  compare.set_s(isa::kVcc, compare.node(Uop::lo64, {mask}));
  compare.set_s(isa::kVccHi, compare.node(Uop::hi64, {mask}));
  select.set_v(4, select.node(Uop::select32, {select.node(Uop::lane_bit, {select.s(isa::kVcc), select.s(isa::kVccHi)}),
                                              select.k(1), select.v(0)}));
  Bench bench({load_arguments(), compare.program, select.program, store_vgpr(4), end_program()}, gfx9_model(),
              GetParam());
  ASSERT_TRUE(bench.run().finished());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), i < 10 ? 1 : i);
}

TEST_P(Levels, ShuffleAcrossAllLanes) {
  Build b;
  const NodeId item = b.v(0);
  const NodeId by_constant = b.node(Uop::shuffle32, {item, b.node(Uop::xor32, {b.node(Uop::lane_id), b.k(37)})});
  const NodeId by_value = b.node(Uop::shuffle32, {item, b.node(Uop::mul32, {item, b.k(5)})});
  b.set_v(0, by_constant);
  b.set_v(1, by_value);
  Bench bench({load_arguments(), b.program, store_vgpr(0), end_program()}, gfx9_model(), GetParam());
  Bench other({load_arguments(), b.program, store_vgpr(1), end_program()}, gfx9_model(), GetParam());
  ASSERT_TRUE(bench.run().finished());
  ASSERT_TRUE(other.run().finished());
  for (unsigned i = 0; i < 64; ++i) {
    EXPECT_EQ(bench.word(i), i ^ 37);
    EXPECT_EQ(other.word(i), i * 5 % 64);
  }
}

TEST(Scatter, HighestLaneWinsAndExecChoosesSenders) {
  Build exec, b, all;
  exec.set_s(isa::kExec, exec.k(0xff));
  exec.set_s(isa::kExecHi, exec.k(0));
  b.set_v(1, b.node(Uop::scatter32, {b.v(0), b.node(Uop::and32, {b.v(0), b.k(3)})}));
  all.set_s(isa::kExec, all.k(~0u));
  all.set_s(isa::kExecHi, all.k(~0u));
  Bench bench({load_arguments(), exec.program, b.program, all.program, store_vgpr(1), end_program()});
  ASSERT_TRUE(bench.run().finished());
  for (unsigned i = 0; i < 8; ++i) EXPECT_EQ(bench.word(i), i < 4 ? i + 4 : 0) << i;
}

TEST(Lanes, ReadFirstAndWriteLane) {
  Build b, c;
  b.set_s(8, b.node(Uop::read_lane, {b.v(0), b.k(17)}));
  b.set_s(9, b.node(Uop::first_lane));
  c.node(Uop::write_lane, {c.s(8), c.k(3)}, 2);
  c.node(Uop::write_lane, {c.s(9), c.k(4)}, 2);
  Bench bench({load_arguments(), b.program, c.program, store_vgpr(2), end_program()});
  ASSERT_TRUE(bench.run().finished());
  EXPECT_EQ(bench.word(3), 17u);
  EXPECT_EQ(bench.word(4), 0u);
}

TEST(Outcomes, EndlessLoopReachesTheLimit) {
  Build loop;
  loop.node(Uop::branch_if, {loop.yes()}, static_cast<uint64_t>(int64_t{-1}));
  Bench bench({loop.program});
  const events::Outcome outcome = bench.run({.threads = 1, .max_instructions = 100'000});
  EXPECT_EQ(outcome.kind, events::OutcomeKind::limit_reached);
  EXPECT_LT(outcome.instructions, 200'000u);
}

TEST(Outcomes, LeavingTheCodeIsAFetchFault) {
  Build far;
  far.node(Uop::jump, {far.k64(0xdead0000)});
  Bench bench({far.program});
  const events::Outcome outcome = bench.run();
  EXPECT_EQ(outcome.kind, events::OutcomeKind::instruction_fetch_fault);
  EXPECT_EQ(outcome.fault.address, 0xdead0000u);
  Bench past({store_vgpr(0)});
  EXPECT_NE(past.run().kind, events::OutcomeKind::finished);
}

TEST(Outcomes, TrapNamesItsNumberAndPlace) {
  Build b;
  b.node(Uop::trap, {b.k(2)});
  Bench bench({load_arguments(), b.program, end_program()});
  const events::Outcome outcome = bench.run();
  EXPECT_EQ(outcome.kind, events::OutcomeKind::trap);
  EXPECT_EQ(outcome.fault.place.pc, bench.source.begin() + 4);
  EXPECT_NE(outcome.text().find("trap 2"), std::string::npos);
}

// Waves pass a value through LDS: lane i of wave w reads what wave (w + 1) % n wrote before the barrier.
TEST(Barrier, LdsWrittenBeforeIsSeenAfter) {
  Build write, wait, read;
  // v0 = work-item id
  write.store(AddressSpace::lds, 4, write.node(Uop::shl32, {write.v(0), write.k(2)}),
              {write.node(Uop::add32, {write.v(0), write.k(5)})});
  wait.node(Uop::barrier);
  const NodeId from = read.node(Uop::and32, {read.node(Uop::add32, {read.v(0), read.k(64)}), read.k(255)});
  const NodeId value = read.part(read.load(AddressSpace::lds, 4, read.node(Uop::shl32, {from, read.k(2)})), 0);
  read.set_v(1, value);
  Build out;
  out.store(AddressSpace::global, 4, out.at(out.s64(4), out.node(Uop::shl32, {out.v(0), out.k(2)})), {out.v(1)});
  Bench bench({load_arguments(), write.program, wait.program, read.program, out.program, end_program()});
  bench.dispatch.grid = bench.dispatch.workgroup_size = {256, 1, 1};
  bench.dispatch.group_segment_bytes = 1024;
  const events::Outcome outcome = bench.run();
  ASSERT_TRUE(outcome.finished()) << outcome.text();
  for (unsigned i = 0; i < 256; ++i) EXPECT_EQ(bench.word(i), (i + 64) % 256 + 5);
}

// One wave spins for ever, the other waits for it.
TEST(Barrier, ThatNeverCompletesIsNamed) {
  Build first, spin, wait;
  // wave 0 (its first work-item is 0) goes to the barrier, wave 1 spins
  const NodeId item = first.node(Uop::read_lane, {first.v(0), first.k(0)});
  first.node(Uop::branch_if, {first.node(Uop::eq32, {item, first.k(0)})}, 1);
  spin.node(Uop::branch_if, {spin.yes()}, static_cast<uint64_t>(int64_t{-1}));
  wait.node(Uop::barrier);
  Bench bench({first.program, spin.program, wait.program, end_program()});
  bench.dispatch.grid = bench.dispatch.workgroup_size = {128, 1, 1};
  EXPECT_EQ(bench.run({.threads = 1, .max_instructions = 200'000}).kind, events::OutcomeKind::barrier_never_completes);
}

// What lowering may know of MODE does not outlive a change of MODE.
TEST(Mode, ChangesTakeEffectAtOnce) {
  Build set, add;
  set.node(Uop::write_mode, {set.k(0xf1)});  // fp32 rounds up
  add.set_v(
      1, add.node(Uop::fadd32, {add.k(0x3f800000), add.node(Uop::select32, {add.node(Uop::eq32, {add.v(0), add.v(0)}),
                                                                            add.k(0x30000000), add.k(0)})}));
  Bench plain({load_arguments(), add.program, store_vgpr(1), end_program()});
  Bench up({load_arguments(), set.program, add.program, store_vgpr(1), end_program()});
  ASSERT_TRUE(plain.run().finished());
  ASSERT_TRUE(up.run().finished());
  EXPECT_EQ(plain.word(0), 0x3f800000u);
  EXPECT_EQ(up.word(0), 0x3f800001u);
}

TEST(Threads, GiveTheSameResults) {
  // out[group * 64 + lane] = group * 1000 + lane
  Build b;
  const NodeId group = b.s(2);
  const NodeId index = b.node(Uop::add32, {b.node(Uop::shl32, {group, b.k(6)}), b.v(0)});
  const NodeId value = b.node(Uop::add32, {b.node(Uop::mul32, {group, b.k(1000)}), b.v(0)});
  b.store(AddressSpace::global, 4, b.at(b.s64(4), b.node(Uop::shl32, {index, b.k(2)})), {value});
  for (const unsigned threads : {1u, 4u}) {
    Bench bench({load_arguments(), b.program, end_program()});
    bench.dispatch.grid = {64 * 200, 1, 1};
    const events::Outcome outcome = bench.run({.threads = threads});
    ASSERT_TRUE(outcome.finished()) << outcome.text();
    EXPECT_EQ(outcome.instructions, 600u);
    for (unsigned i = 0; i < 64 * 200; ++i) ASSERT_EQ(bench.word(i), i / 64 * 1000 + i % 64);
  }
}

// The fault of the earliest workgroup is the one reported.
TEST(Threads, ReportTheFirstFault) {
  Build b;
  const NodeId late = b.node(Uop::ult32, {b.k(20), b.s(2)});
  const NodeId offset = b.node(Uop::select32, {late, b.k(1 << 20), b.k(0)});
  b.store(AddressSpace::global, 4, b.at(b.s64(4), b.node(Uop::add32, {offset, b.v(0)})), {b.v(0)});
  for (const unsigned threads : {1u, 3u}) {
    Bench bench({load_arguments(), b.program, end_program()});
    bench.dispatch.grid = {64 * 100, 1, 1};
    const events::Outcome outcome = bench.run({.threads = threads});
    EXPECT_EQ(outcome.kind, events::OutcomeKind::memory_fault);
    EXPECT_EQ(outcome.fault.place.workgroup[0], 21u);
  }
}

}  // namespace
}  // namespace lw::exec::test
