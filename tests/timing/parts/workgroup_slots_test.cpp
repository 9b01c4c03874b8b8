// Where workgroups and their waves go, and what the waves of one do together.
#include "timing/workgroup_slots.h"

#include <gtest/gtest.h>

namespace lw::timing::test {
namespace {

std::unique_ptr<Group> group_of(size_t waves) {
  auto trace = std::make_shared<trace::GroupTrace>();
  trace->waves.resize(waves);
  auto group = std::make_unique<Group>();
  group->trace = trace;
  return group;
}

const InstructionInfo kSome;

std::vector<TimedWave*> started(WorkgroupSlots& slots, size_t waves) {
  std::vector<TimedWave*> all = slots.add(group_of(waves));
  for (TimedWave* wave : all) wave->info = &kSome;
  return all;
}

bool end(WorkgroupSlots& slots, TimedWave& wave) {
  wave.info = nullptr;
  const uint32_t simd = wave.simd;
  const bool goes_on = slots.end(wave);
  slots.remove_ended(simd);
  return goes_on;
}

TEST(WorkgroupSlots, WorkgroupsGoToUnitsInTurnAndWavesToTheEmptiestSimd) {
  const WorkgroupResources footprint{.waves = 2, .waves_per_simd = 2, .workgroups = 2};
  WorkgroupSlots slots(footprint, 2, 2);
  const std::vector<TimedWave*> a = started(slots, 2), b = started(slots, 2), c = started(slots, 2);
  EXPECT_EQ(a[0]->simd, 0u);
  EXPECT_EQ(a[1]->simd, 1u);
  EXPECT_EQ(b[0]->simd, 2u);
  EXPECT_EQ(c[0]->simd, 0u);
  EXPECT_EQ(c[0]->slot, 1u);
  EXPECT_EQ(slots.resident_waves(), 6u);
  EXPECT_EQ(slots.units_with_work(), 2u);
  EXPECT_TRUE(slots.fits());
  started(slots, 2);
  EXPECT_FALSE(slots.fits());
}

TEST(WorkgroupSlots, ASlotIsFreeOnceItsWaveIsTakenAway) {
  const WorkgroupResources footprint{.waves = 1, .waves_per_simd = 1, .workgroups = 1};
  WorkgroupSlots slots(footprint, 1, 1);
  TimedWave* wave = started(slots, 1)[0];
  EXPECT_FALSE(slots.fits());
  EXPECT_FALSE(end(slots, *wave));
  EXPECT_TRUE(slots.fits());
  EXPECT_EQ(slots.groups_ended(), 1u);
  EXPECT_EQ(slots.resident_waves(), 0u);
  EXPECT_TRUE(slots.waves_of(0).empty());
}

TEST(WorkgroupSlots, AWorkgroupOfAWgpHasAllItsSimdsAndTheLdsOfOneHalf) {
  const WorkgroupResources footprint{.waves = 4, .waves_per_simd = 2, .workgroups = 2, .wgp_mode = true};
  WorkgroupSlots slots(footprint, 2, 2);
  const std::vector<TimedWave*> a = started(slots, 4), b = started(slots, 4);
  for (uint32_t w = 0; w < 4; ++w) EXPECT_EQ(a[w]->simd, w);
  EXPECT_EQ(a[0]->group->lds_unit, 0u);
  EXPECT_EQ(b[0]->group->lds_unit, 1u);
  EXPECT_FALSE(slots.fits());
}

TEST(WorkgroupSlots, ABarrierOpensForTheLastWaveAndForTheLastThatEnds) {
  const WorkgroupResources footprint{.waves = 3, .waves_per_simd = 4, .workgroups = 1};
  WorkgroupSlots slots(footprint, 1, 1);
  const std::vector<TimedWave*> waves = started(slots, 3);
  EXPECT_FALSE(WorkgroupSlots::arrive(*waves[0]));
  EXPECT_FALSE(WorkgroupSlots::arrive(*waves[2]));
  EXPECT_TRUE(end(slots, *waves[1]));
  std::vector<TimedWave*> released;
  slots.release(*waves[0]->group, [&](TimedWave& wave) { released.push_back(&wave); });
  EXPECT_EQ(released, (std::vector<TimedWave*>{waves[0], waves[2]}));
  EXPECT_FALSE(WorkgroupSlots::arrive(*waves[0]));
  EXPECT_TRUE(WorkgroupSlots::arrive(*waves[2]));
}

}  // namespace
}  // namespace lw::timing::test
