// The two ways in which vector and scalar units take instructions.
#include "timing/issue.h"

#include <gtest/gtest.h>

#include "machines.h"
#include "timing/unit_queue.h"

namespace lw::timing::test {
namespace {

constexpr flow::Register kSource = flow::kVgpr + 1, kResult = flow::kVgpr + 2;

TEST(UnitQueue, HasRoomOnceEnoughHasLeft) {
  UnitQueue queue(2 * kWholeInstruction);
  EXPECT_EQ(queue.free(kWholeInstruction), 0u);
  queue.enter(0, 10, kWholeInstruction);
  queue.enter(0, 14, kWholeInstruction);
  EXPECT_EQ(queue.free(kWholeInstruction), 10u);
  EXPECT_EQ(queue.free(2 * kWholeInstruction), 14u);
  queue.enter(10, 20, kWholeInstruction);  // the first has left
  EXPECT_EQ(queue.free(kWholeInstruction), 14u);
}

// The unit holds an instruction whose source is late, and with it the SIMD.
TEST(IssueTurns, AVectorInstructionWaitsInItsUnit) {
  const Machine machine = gcn();
  const std::unique_ptr<Issue> issue = make_issue(machine, 2, 64);
  OneWave one;
  one.info.port = Port::valu;
  one.info.busy = one.info.result = 4;
  one.info.reads = {kSource};
  one.info.writes = {kResult};
  one.wave.base = 100;
  one.wave.register_ready[kSource] = 112;
  issue->wait_for_registers(one.wave);
  EXPECT_EQ(one.wave.base, 100u);
  issue->issue(one.wave, 100);
  EXPECT_EQ(one.wave.register_ready[kResult], 116u);
  EXPECT_EQ(issue->valu_free(one.wave), 116u);
  EXPECT_EQ(issue->use().valu_busy, 4u);
  one.wave.simd = 1;
  EXPECT_EQ(issue->valu_free(one.wave), 0u);
}

TEST(IssueTurns, OtherInstructionsWaitForTheirSources) {
  const Machine machine = gcn();
  const std::unique_ptr<Issue> issue = make_issue(machine, 1, 64);
  OneWave one;
  one.info.port = Port::vmem;
  one.info.reads = {kSource};
  one.wave.register_ready[kSource] = 112;
  issue->wait_for_registers(one.wave);
  EXPECT_EQ(one.wave.base, 112u);
  EXPECT_EQ(one.wave.base_reason, Stall::dependency);
}

// What is under way when the dispatch ends is no work of it.
TEST(IssueTurns, WorkAfterTheEndIsTakenBack) {
  const Machine machine = gcn();
  const std::unique_ptr<Issue> issue = make_issue(machine, 1, 64);
  OneWave one;
  one.info.port = Port::valu;
  one.info.busy = 16;
  issue->issue(one.wave, 100);
  issue->stop(104);
  EXPECT_EQ(issue->use().valu_busy, 4u);
}

TEST(IssueQueues, HalvesOfAWaveFollowEachOther) {
  const Machine machine = rdna();
  const std::unique_ptr<Issue> issue = make_issue(machine, 1, 64);
  OneWave one;
  one.info.port = Port::valu;
  one.info.busy = 1;
  one.info.result = 5;
  one.info.reads_vgpr = true;
  one.info.writes = {kResult};
  one.wave.step.halves = 1;
  issue->issue(one.wave, 0);
  const uint64_t one_half = one.wave.register_ready[kResult];
  EXPECT_EQ(one_half, machine.valu_depth + 5);
  one.wave.step.halves = 3;
  issue->issue(one.wave, 1);
  EXPECT_EQ(one.wave.register_ready[kResult], one_half + 2);
  EXPECT_EQ(issue->use().valu_busy, 3u);
  one.wave.step.halves = 0;  // no lane is active: the unit has nothing to do
  issue->issue(one.wave, 10);
  EXPECT_EQ(issue->use().valu_busy, 3u);
}

TEST(IssueQueues, AFullQueueTakesNothing) {
  const Machine machine = rdna();
  const std::unique_ptr<Issue> issue = make_issue(machine, 1, 32);
  OneWave one;
  one.info.port = Port::salu;
  one.info.busy = 50;
  for (uint32_t i = 0; i < machine.salu_queue; ++i) {
    EXPECT_EQ(issue->salu_free(one.wave), 0u) << i;
    issue->issue(one.wave, 0);
  }
  EXPECT_EQ(issue->salu_free(one.wave), machine.salu_depth > 50 ? machine.salu_depth : 50u);
}

TEST(IssueQueues, MemoryWaitsForResultsWhetherItUsesThem) {
  const Machine machine = rdna();
  const std::unique_ptr<Issue> issue = make_issue(machine, 1, 32);
  OneWave one;
  one.info.port = Port::vmem;
  one.wave.valu_done = 200;
  issue->wait_for_registers(one.wave);
  EXPECT_EQ(one.wave.base, 200u + machine.load_after_valu);
  issue->issue(one.wave, 210);
  EXPECT_EQ(one.wave.valu_after, 210u + machine.valu_after_store);
}

}  // namespace
}  // namespace lw::timing::test
