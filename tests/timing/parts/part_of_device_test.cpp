// A part of a device has a part of everything that compute units share.
#include <gtest/gtest.h>

#include "machines.h"

namespace lw::timing::test {
namespace {

TEST(PartOfDevice, HasTheSameShareOfEverything) {
  size_t divided = 0;
  for (const isa::Device& device : isa::devices()) {
    if (device.product == nullptr) continue;
    const Result<Machine> whole = make_machine(Parameters(*device.product), {});
    if (!whole) continue;
    const uint32_t parts = most_parts(*whole);
    divided += parts > 1;
    const Machine part = part_of(*whole, parts);
    EXPECT_EQ(part.compute_units * parts, whole->compute_units) << device.name;
    EXPECT_EQ(part.l2_slices * parts, whole->l2_slices) << device.name;
    EXPECT_EQ(part.l2.bytes * parts, whole->l2.bytes) << device.name;
    EXPECT_EQ(part.dram.channels * parts, whole->dram.channels) << device.name;
    EXPECT_EQ(part.dram.times.burst, whole->dram.times.burst) << device.name;
    EXPECT_DOUBLE_EQ(part.memory_bytes_per_cycle * parts, whole->memory_bytes_per_cycle) << device.name;
    EXPECT_EQ(part.l3.bytes * parts, whole->l3.bytes) << device.name;
    EXPECT_DOUBLE_EQ(part.l3_bytes_per_cycle * parts, whole->l3_bytes_per_cycle) << device.name;
    // Workgroups and waves are launched at the same rate per compute unit.
    EXPECT_EQ(part.workgroup_launch, whole->workgroup_launch * parts) << device.name;
    EXPECT_EQ(part.wave_launch * whole->launching_engines, whole->wave_launch * parts * part.launching_engines)
        << device.name;
    EXPECT_EQ(part_of(*whole, 1).wave_launch, whole->wave_launch) << device.name;
  }
  EXPECT_GE(divided, 8u);
}

}  // namespace
}  // namespace lw::timing::test
