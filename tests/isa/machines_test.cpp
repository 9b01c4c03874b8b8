// The rows of isa/machines.isa: every target has its limits, every product its target, every fact its source.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "isa/granules.h"
#include "isa/isa.h"
#include "isa/machines.h"

namespace lw::isa {
namespace {

TEST(Limits, EveryTargetHasItsOwn) {
  ASSERT_FALSE(targets().empty());
  EXPECT_EQ(all_limits().size(), targets().size());
  for (const Target& target : targets()) {
    SCOPED_TRACE(target.name);
    ASSERT_NE(target.limits, nullptr);
    EXPECT_EQ(target.limits, find_limits(target.name));
    EXPECT_EQ(target.limits->target, target.name);
    const TargetLimits& limits = *target.limits;
    EXPECT_NE(limits.vgpr_file(target.wave_size), nullptr);
    EXPECT_EQ(limits.default_wave_size(), target.wave_size);
    for (const VgprFile* file : {&limits.wave64, &limits.wave32}) {
      if (file->per_lane == 0) continue;
      EXPECT_GT(file->allocation_granule, 0);
      EXPECT_GT(file->encoding_granule, 0);
      EXPECT_EQ(file->allocation_granule % file->encoding_granule, 0);
    }
    EXPECT_GT(limits.simds_per_compute_unit, 0);
    EXPECT_GT(limits.max_waves_per_simd, 0);
    EXPECT_GT(limits.max_workgroup_size, 0);
    EXPECT_GT(limits.barriers_per_compute_unit, 0);
    EXPECT_GT(limits.max_vgprs, 0);
    EXPECT_GT(limits.sgpr_allocation_granule, 0);
    EXPECT_GT(limits.sgpr_encoding_granule, 0);
    EXPECT_GT(limits.addressable_sgprs, 0);
    EXPECT_GE(limits.max_sgprs, limits.addressable_sgprs);
    EXPECT_GE(limits.lds_bytes_per_compute_unit, limits.lds_bytes_per_workgroup);
    EXPECT_GT(limits.lds_bytes_per_workgroup, 0u);
    EXPECT_GT(limits.lds_allocation_granule_bytes, 0);
    EXPECT_GT(limits.lds_encoding_granule_bytes, 0);
    EXPECT_GT(limits.shared_base, 0u);
    EXPECT_GT(limits.private_base, 0u);
    EXPECT_GT(limits.scratch_granule_bytes, 0);
  }
}

// What generations.isa says in its features and machines.isa in its numbers.
TEST(Limits, AgreeWithFeatures) {
  for (const Target& target : targets()) {
    SCOPED_TRACE(target.name);
    const TargetLimits& limits = *target.limits;
    EXPECT_EQ(limits.wave32.per_lane != 0, target.has(Feature::wave32));
    EXPECT_EQ(limits.agprs != Agprs::none, target.has(Feature::accumulation));
    EXPECT_EQ(limits.agprs == Agprs::unified, target.has(Feature::unified_registers));
    EXPECT_EQ(limits.addressable_sgprs == 106, target.has(Feature::registers_to_105));
  }
}

TEST(Products, EveryOneHasATarget) {
  ASSERT_FALSE(products().empty());
  for (const Product& product : products()) {
    SCOPED_TRACE(product.name);
    ASSERT_NE(product.chip, nullptr);
    ASSERT_NE(product.chip->limits, nullptr);
    EXPECT_NE(find_target(product.chip->limits->target), nullptr);
    EXPECT_FALSE(product.marketing_name.empty());
    EXPECT_GT(product.compute_units, 0u);
    const Device* device = find_device(product.name);
    ASSERT_NE(device, nullptr);
    EXPECT_EQ(device->product, &product);
    EXPECT_EQ(device->limits, product.chip->limits);
  }
}

TEST(Facts, HaveSources) {
  std::set<std::string_view> keys, used;
  for (const Source& source : sources()) keys.insert(source.key);
  EXPECT_EQ(keys.size(), sources().size());
  const auto look = [&](std::string_view name, std::span<const Fact> facts) {
    SCOPED_TRACE(name);
    EXPECT_FALSE(facts.empty());
    for (const Fact& fact : facts) {
      EXPECT_FALSE(fact.kind->words.empty()) << fact.kind->name;
      EXPECT_FALSE(fact.sources.empty()) << fact.kind->name;
      for (std::string_view rest = fact.sources; !rest.empty();) {
        const std::string_view key = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), key.size() + 1));
        EXPECT_TRUE(keys.contains(key)) << key;
        used.insert(key);
      }
    }
  };
  for (const TargetLimits& limits : all_limits()) look(limits.target, limits.facts);
  for (const Chip& chip : chips()) look(chip.name, chip.facts);
  for (const Product& product : products()) look(product.name, product.facts);
  EXPECT_EQ(used, keys) << "a source of nothing";
}

TEST(Facts, AreTheNumbersOfTheRows) {
  const auto number = [](std::span<const Fact> facts, std::string_view name) {
    const auto found = std::ranges::find(facts, name, [](const Fact& fact) { return fact.kind->name; });
    return found == facts.end() ? 0 : found->number;
  };
  const TargetLimits& limits = *find_limits("gfx1100");
  EXPECT_EQ(number(limits.facts, "wave32.per_lane"), limits.wave32.per_lane);
  EXPECT_EQ(number(limits.facts, "private_base"), limits.private_base);
  const Device& device = *find_device("radeon-vii");
  EXPECT_EQ(number(device.product->facts, "memory_bytes"), device.product->memory_bytes);
  EXPECT_EQ(number(device.product->chip->facts, "l2_bytes"), 8u << 20);
  EXPECT_EQ(device.product->chip->l2_bytes, 8u << 20);
}

// The same count for those who start waves, check code and print: gfx90a and gfx942 count VGPRs in eights.
TEST(Granted, VgprsAndSgprsInWholeGranules) {
  const auto granted = [](std::string_view target, uint32_t wave_size, uint32_t vgprs, uint32_t sgprs) {
    const GrantedRegisters registers = granted_registers(*find_limits(target), wave_size, vgprs, sgprs);
    return std::pair(registers.vgprs, registers.sgprs);
  };
  EXPECT_EQ(granted("gfx900", 64, 0, 0), std::pair(4u, 16u));
  EXPECT_EQ(granted("gfx900", 64, 5, 2), std::pair(24u, 32u));
  EXPECT_EQ(granted("gfx802", 64, 5, 11), std::pair(24u, 96u));
  EXPECT_EQ(granted("gfx90a", 64, 5, 2), std::pair(48u, 32u));
  EXPECT_EQ(granted("gfx942", 64, 63, 2), std::pair(512u, 32u));
  EXPECT_EQ(granted("gfx1030", 32, 5, 0), std::pair(48u, 106u));
  EXPECT_EQ(granted("gfx1030", 64, 5, 0), std::pair(24u, 106u));
  // The bit for waves of 32 lanes means nothing on a target without such.
  EXPECT_EQ(granted("gfx900", 32, 5, 2), std::pair(24u, 32u));
}

}  // namespace
}  // namespace lw::isa
