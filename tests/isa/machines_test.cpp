// The rows of isa/machines.isa, timing/*.timing and hazards.isa: every target has its limits, every product its target,
// every fact its source.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "isa/denormals.h"
#include "isa/granules.h"
#include "isa/hazards.h"
#include "isa/isa.h"
#include "isa/timing.h"

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
    EXPECT_EQ(limits.has_wgp, target.has(Feature::wgp_mode));
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
  const auto look_at_sources = [&](std::string_view name, std::string_view sources) {
    EXPECT_FALSE(sources.empty()) << name;
    while (!sources.empty()) {
      const std::string_view key = sources.substr(0, sources.find(' '));
      sources.remove_prefix(std::min(sources.size(), key.size() + 1));
      EXPECT_TRUE(keys.contains(key)) << key;
      used.insert(key);
    }
  };
  const auto look = [&](std::string_view name, std::span<const Fact> facts) {
    SCOPED_TRACE(name);
    for (const Fact& fact : facts) {
      EXPECT_FALSE(fact.kind->words.empty()) << fact.kind->name;
      look_at_sources(fact.kind->name, fact.sources);
      for (const Claim& claim : fact.others) look_at_sources(fact.kind->name, claim.sources);
      EXPECT_EQ(fact.others.empty(), fact.why.empty()) << fact.kind->name;
      if (fact.high != 0) {
        EXPECT_LE(fact.low, fact.number) << fact.kind->name;
        EXPECT_LE(fact.number, fact.high) << fact.kind->name;
      }
    }
  };
  for (const TargetLimits& limits : all_limits()) {
    EXPECT_FALSE(limits.facts.empty());
    look(limits.target, limits.facts);
    look(limits.target, limits.timing);
    for (const Cost* cost : costs_of(limits)) look(cost->name, cost->facts);
  }
  for (const Chip& chip : chips()) look(chip.name, chip.facts);
  for (const Product& product : products()) {
    look(product.name, product.facts);
    look(product.name, product.timing);
  }
  for (const Hazard& hazard : hazards()) look_at_sources(hazard.name, hazard.sources);
  for (const DenormalRule& rule : denormal_rules()) look_at_sources(rule.name, rule.sources);
  for (const ModelError& error : model_errors()) look_at_sources(error.bound, error.source);
  for (const std::string_view key : keys) EXPECT_TRUE(used.contains(key)) << key << " is a source of nothing";
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

// A row of a gfx name comes before that of its machine, and classes in the order of the file.
TEST(Costs, OfTheNearestRow) {
  const auto busy = [](std::string_view target, Op op) -> uint64_t {
    const Cost* cost = cost_of(*find_limits(target), record(op));
    const Fact* fact = cost == nullptr ? nullptr : cost->find(CostKey::busy_wave64_cycles);
    return fact == nullptr ? 0 : fact->number;
  };
  EXPECT_EQ(busy("gfx803", Op::v_fma_f32), 16u);
  EXPECT_EQ(busy("gfx801", Op::v_fma_f32), 4u);
  EXPECT_EQ(busy("gfx900", Op::v_fma_f32), 4u);
  EXPECT_EQ(busy("gfx900", Op::v_mul_lo_u32), 16u);
  EXPECT_EQ(busy("gfx906", Op::v_mul_lo_u32), 8u);
  EXPECT_EQ(busy("gfx900", Op::v_rcp_f64), 64u);
  EXPECT_EQ(busy("gfx900", Op::v_rcp_f32), 16u);
  EXPECT_EQ(busy("gfx900", Op::v_xor_b32), 4u);
  EXPECT_EQ(busy("gfx90a", Op::v_xor_b32), 4u);
  EXPECT_EQ(busy("gfx90a", Op::v_fma_f64), 0u) << "nobody has published it";
  EXPECT_EQ(busy("gfx1010", Op::v_xor_b32), 0u) << "it has no such number";
  const Cost* cost = cost_of(*find_limits("gfx906"), record(Op::v_mul_lo_u32));
  ASSERT_EQ(cost->facts.size(), 1u);
  ASSERT_EQ(cost->facts[0].others.size(), 1u);
  EXPECT_EQ(cost->facts[0].others[0].number, 16u);
}

TEST(Timing, OfAProductOrItsTarget) {
  const Product& product = *find_device("fiji-r9-nano")->product;
  ASSERT_NE(find_timing(product, TimingKey::dram_channels), nullptr);
  EXPECT_EQ(find_timing(product, TimingKey::dram_channels)->number, 32u);
  EXPECT_EQ(find_timing(product, TimingKey::lds_banks), find_timing(*product.chip->limits, TimingKey::lds_banks));
  EXPECT_EQ(find_timing(*product.chip->limits, TimingKey::dram_channels), nullptr);
  EXPECT_EQ(find_timing(*find_limits("gfx803"), TimingKey::nop_most)->number, 8u);
}

TEST(Hazards, ConcernTheirTargets) {
  const auto named = [](std::string_view name) {
    return std::ranges::find(hazards(), name, [](const Hazard& hazard) { return hazard.name; });
  };
  const auto store = named("StoreDataWAR"), transcendental = named("TransForward"),
             atomic = named("FPAtomicToDenormMode");
  ASSERT_NE(atomic, hazards().end());
  EXPECT_TRUE(store->concerns(*find_target("gfx90a")));
  EXPECT_FALSE(store->concerns(*find_target("gfx942")));
  EXPECT_TRUE(transcendental->concerns(*find_target("gfx942")));
  EXPECT_FALSE(transcendental->concerns(*find_target("gfx900")));
  EXPECT_TRUE(atomic->concerns(*find_target("gfx1030")));
  EXPECT_FALSE(atomic->concerns(*find_target("gfx1100")));
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
