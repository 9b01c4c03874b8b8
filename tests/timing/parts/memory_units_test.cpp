// The units of a compute unit that accesses go through.
#include <gtest/gtest.h>

#include "machines.h"
#include "timing/address_unit.h"
#include "timing/lds_unit.h"
#include "timing/unit_arbiter.h"

namespace lw::timing::test {
namespace {

trace::StepAccess lds_access(events::AccessKind kind, uint16_t cycles, uint16_t without_conflicts) {
  trace::StepAccess access{.kind = kind, .space = events::Space::lds, .lanes = 64, .size_bytes = 4, .groups = {}};
  access.bank_cycles = cycles;
  access.free_bank_cycles = without_conflicts;
  return access;
}

TEST(LdsUnit, AccessesFollowEachOtherAndConflictsAreTold) {
  const Machine machine = rdna();
  LdsUnit lds(machine);
  InstructionInfo info;
  info.port = Port::lds;
  const LdsUnit::Work first = lds.begin(info, lds_access(events::AccessKind::load, 10, 2), 0, {}, 100);
  EXPECT_EQ(first.busy, 10u);
  EXPECT_EQ(first.conflict, 8u);
  EXPECT_EQ(first.entry.done, 100u + machine.lds_latency + 9);
  EXPECT_EQ(first.entry.conflict, 8u);
  EXPECT_EQ(first.entry.queued, 0u);
  const LdsUnit::Work second = lds.begin(info, lds_access(events::AccessKind::load, 2, 2), 0, {}, 104);
  EXPECT_EQ(second.entry.queued, 6u);
  EXPECT_EQ(second.entry.done, 110u + machine.lds_latency + 1);
  EXPECT_EQ(lds.done(), 112u);
}

TEST(LdsUnit, WhatIfWithoutConflictsAndAtTwiceTheRate) {
  const Machine machine = rdna();
  InstructionInfo info;
  info.port = Port::lds;
  LdsUnit lds(machine), fast(machine);
  EXPECT_EQ(
      lds.begin(info, lds_access(events::AccessKind::load, 16, 4), 0, {.scales = {}, .lds_conflicts = false}, 0).busy,
      4u);
  WhatIf twice;
  twice.scales.lds_rate = 2;
  EXPECT_EQ(fast.begin(info, lds_access(events::AccessKind::load, 16, 4), 0, twice, 0).busy, 8u);
}

// GCN: the port of a pair of SIMDs is taken, that of the others is not.
TEST(LdsUnit, SimdsSharePorts) {
  const Machine machine = gcn();
  LdsUnit lds(machine);
  InstructionInfo info;
  info.port = Port::lds;
  const uint32_t other = machine.lds_port_simds;
  ASSERT_LT(other, machine.simds);
  lds.begin(info, lds_access(events::AccessKind::load, 2, 2), 0, {}, 100);
  EXPECT_GT(lds.free(0), 100u);
  EXPECT_EQ(lds.free(other - 1), lds.free(0));
  EXPECT_EQ(lds.free(other), 0u);
}

// Of the first `lanes` lanes.
trace::StepAccess load(uint8_t lanes, trace::Pattern pattern) {
  trace::StepAccess access{.pattern = pattern, .lanes = lanes, .size_bytes = 4, .groups = {}};
  const auto rows = static_cast<uint8_t>((lanes + 15) / 16), quads = static_cast<uint8_t>((lanes + 3) / 4);
  const bool is_scattered = pattern == trace::Pattern::other;
  access.groups = {
      .rows = rows, .runs = is_scattered ? quads : rows, .quads = quads, .apart = is_scattered ? quads : uint8_t{0}};
  return access;
}

TEST(AddressUnit, AnAccessTakesWhatTheMachineSaysForItsLanes) {
  const Machine machine = gcn();
  AddressUnit addresses(machine);
  const AddressUnit::Work whole = addresses.begin(load(64, trace::Pattern::linear), 4, 0, 100);
  EXPECT_EQ(whole.start, 100u);
  EXPECT_GE(whole.cycles, machine.load_x1_linear);
  const AddressUnit::Work half = addresses.begin(load(32, trace::Pattern::linear), 2, 0, 100);
  EXPECT_EQ(half.start, 100u + whole.cycles);
  EXPECT_EQ(half.cycles * 2, whole.cycles);
  EXPECT_EQ(addresses.done(), half.start + half.cycles);
}

TEST(AddressUnit, ScatteredLanesTakeLonger) {
  const Machine machine = gcn();
  AddressUnit addresses(machine);
  const uint32_t linear = addresses.begin(load(64, trace::Pattern::linear), 4, 0, 0).cycles;
  EXPECT_GT(addresses.begin(load(64, trace::Pattern::other), 64, 0, 0).cycles, linear);
}

// Each row of 16 lanes in two runs: half of what the scattered rows take.
TEST(AddressUnit, RunsOfARowGoAtOnce) {
  const Machine machine = gcn();
  AddressUnit addresses(machine);
  trace::StepAccess access = load(64, trace::Pattern::other);
  const uint32_t scattered = addresses.begin(access, 64, 0, 0).cycles;
  access.groups.runs = 8;
  EXPECT_EQ(addresses.begin(access, 8, 0, 0).cycles * 2, scattered);
}

TEST(UnitArbiter, ServesSimdsInTheOrderOfTheirRequests) {
  UnitArbiter arbiter(4);
  EXPECT_TRUE(arbiter.is_first(2));
  arbiter.ask(3);
  arbiter.ask(1);
  arbiter.ask(3);
  EXPECT_FALSE(arbiter.is_first(0));
  EXPECT_FALSE(arbiter.is_first(1));
  EXPECT_TRUE(arbiter.is_first(3));
  arbiter.served(3);
  EXPECT_TRUE(arbiter.is_first(1));
  arbiter.served(1);
  EXPECT_TRUE(arbiter.is_first(0));
}

// It takes instructions in advance, as much as its queue holds.
TEST(AddressUnit, TheQueueIsFullBeforeTheUnitIsDone) {
  const Machine machine = gcn();
  AddressUnit addresses(machine);
  EXPECT_EQ(addresses.free(), 0u);
  while (addresses.done() <= machine.memory_queue) addresses.begin(load(64, trace::Pattern::linear), 4, 0, 0);
  EXPECT_EQ(addresses.free(), addresses.done() - machine.memory_queue);
}

}  // namespace
}  // namespace lw::timing::test
