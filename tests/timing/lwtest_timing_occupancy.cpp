// Occupancy of every target against a second evaluation of its published rules (facts.h) and against published tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "base/base.h"
#include "facts.h"
#include "isa/granules.h"

namespace lw::timing {

using namespace isa;

// gtest finds it by name.
void PrintTo(const OccupancyStep& step, std::ostream* out);
void PrintTo(const OccupancyStep& step, std::ostream* out) { *out << step.waves_per_simd << ":" << step.most; }

namespace {

const TargetLimits& limits_of(const std::string& target) {
  const TargetLimits* limits = find_limits(target);
  LW_CHECK(limits != nullptr, target);
  return *limits;
}

std::string describe(const facts::Limits& row, const KernelResources& k) {
  std::ostringstream out;
  out << row.target << " wave" << row.wave_size << (k.wgp_mode ? " WGP" : " CU") << ": " << k.vgprs << " VGPRs, "
      << k.agprs << " AGPRs, " << k.sgprs << " SGPRs, " << k.lds_bytes << " bytes of LDS, workgroups of "
      << k.workgroup_size;
  return out.str();
}

// Millions of cases: gtest is told of the first few that differ.
class Comparison {
 public:
  ~Comparison() {
    EXPECT_EQ(differ_, 0u) << "of " << compared_ << " cases";
    EXPECT_GT(compared_, 0u);
  }
  void check(const facts::Limits& row, const TargetLimits& limits, const KernelResources& kernel) {
    ++compared_;
    const facts::Answer want = facts::evaluate(row, kernel);
    const Occupancy got = occupancy(limits, kernel);
    if (got.waves_per_simd == want.waves_per_simd && got.workgroups == want.workgroups &&
        got.limited_by == want.limited_by)
      return;
    if (++differ_ <= 5)
      ADD_FAILURE() << describe(row, kernel) << ": " << got.waves_per_simd << " waves in " << got.workgroups
                    << " workgroups by " << limit_name(got.limited_by) << ", expected " << want.waves_per_simd << " in "
                    << want.workgroups << " by " << limit_name(want.limited_by);
  }

 private:
  uint64_t compared_ = 0, differ_ = 0;
};

// Every line of limits.tsv in each mode it has.
template <typename Visit>
void for_each_configuration(Visit visit) {
  for (const facts::Limits& row : facts::all_limits()) {
    KernelResources kernel{.wave_size = row.wave_size, .wgp_mode = false};
    visit(row, limits_of(row.target), kernel);
    if (!row.simds_wgp) continue;
    kernel.wgp_mode = true;
    visit(row, limits_of(row.target), kernel);
  }
}

std::vector<uint32_t> lds_sizes(uint32_t most) {
  std::set<uint32_t> sizes;
  for (uint32_t bytes = 0; bytes <= most + 256; bytes += 256) sizes.insert(bytes);
  for (uint32_t bytes = 1; bytes <= most; bytes += 997) sizes.insert(bytes);
  for (uint32_t granules = 1; granules * 512 <= most; granules *= 2) {
    sizes.insert(granules * 512 - 1);
    sizes.insert(granules * 512 + 1);
  }
  return {sizes.begin(), sizes.end()};
}

TEST(Targets, AreThoseOfTheProductList) {
  const std::vector<std::string> names{
      "gfx801",  "gfx802",  "gfx803",  "gfx805",  "gfx810",  "gfx900",  "gfx902",  "gfx904",  "gfx906",
      "gfx909",  "gfx90c",  "gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx1030", "gfx1031", "gfx1032",
      "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150",
      "gfx1151", "gfx1152", "gfx1153", "gfx1200", "gfx1201", "gfx908",  "gfx90a",  "gfx942",  "gfx950"};
  std::vector<std::string> have;
  for (const TargetLimits& limits : all_limits()) have.emplace_back(limits.target);
  EXPECT_EQ(have, names);
  std::set<std::string> in_facts;
  for (const facts::Limits& row : facts::all_limits()) in_facts.insert(row.target);
  EXPECT_EQ(in_facts, std::set<std::string>(names.begin(), names.end()));
  EXPECT_EQ(find_limits("gfx9"), nullptr);
  EXPECT_EQ(find_limits(""), nullptr);
}

TEST(Devices, EveryTargetHasOneAndBareNamesPickTheFirst) {
  for (const TargetLimits& limits : all_limits()) {
    const Device* device = find_device(limits.target);
    ASSERT_NE(device, nullptr) << limits.target;
    EXPECT_EQ(device->limits, &limits);
  }
  const std::vector<std::pair<std::string, std::string>> products{
      {"fiji-r9-nano", "gfx803"},   {"fiji-mi8", "gfx803"},       {"polaris-mi6", "gfx803"},
      {"polaris-rx480", "gfx803"},  {"vega-64", "gfx900"},        {"raven-vega8", "gfx902"},
      {"radeon-vii", "gfx906"},     {"navi10-5700xt", "gfx1010"}, {"navi21-6900xt", "gfx1030"},
      {"navi31-7900xtx", "gfx1100"}};
  for (const auto& [name, target] : products) {
    const Device* device = find_device(name);
    ASSERT_NE(device, nullptr) << name;
    EXPECT_EQ(device->target(), target);
    EXPECT_FALSE(device->is_generic());
  }
  EXPECT_EQ(find_device("gfx803")->name, "fiji-r9-nano");
  EXPECT_EQ(find_device("gfx1100")->name, "navi31-7900xtx");
  EXPECT_EQ(find_device("gfx802")->name, "gfx802");
  EXPECT_TRUE(find_device("gfx802")->is_generic());
  EXPECT_EQ(find_device("fiji"), nullptr);
}

TEST(Occupancy, EveryVgprCountAndWorkgroupSize) {
  Comparison comparison;
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    for (kernel.vgprs = 0; kernel.vgprs <= 513; ++kernel.vgprs)
      for (kernel.workgroup_size = 1; kernel.workgroup_size <= 1024; ++kernel.workgroup_size)
        comparison.check(row, limits, kernel);
  });
}

TEST(Occupancy, EveryLdsSizeAndWorkgroupSize) {
  Comparison comparison;
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    for (const uint32_t bytes : lds_sizes(row.lds_bytes_workgroup)) {
      kernel.lds_bytes = bytes;
      for (kernel.workgroup_size = 0; kernel.workgroup_size <= 1025; ++kernel.workgroup_size)
        comparison.check(row, limits, kernel);
    }
  });
}

TEST(Occupancy, EverySgprCountWithEveryVgprCount) {
  Comparison comparison;
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    for (kernel.sgprs = 0; kernel.sgprs <= 130; ++kernel.sgprs)
      for (kernel.vgprs = 0; kernel.vgprs <= 512; kernel.vgprs += 3)
        for (const uint32_t size : {1u, 64u, 65u, 192u, 256u, 320u, 1024u}) {
          kernel.workgroup_size = size;
          comparison.check(row, limits, kernel);
        }
  });
}

TEST(Occupancy, VgprsAgprsAndLdsTogether) {
  Comparison comparison;
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    for (kernel.vgprs = 0; kernel.vgprs <= 512; kernel.vgprs += 5)
      for (kernel.agprs = 0; kernel.agprs <= 260; kernel.agprs += 13)
        for (const uint32_t bytes : {0u, 1u, 2560u, 12345u, 20480u, 65536u})
          for (const uint32_t size : {64u, 100u, 256u, 768u, 1024u}) {
            kernel.lds_bytes = bytes;
            kernel.workgroup_size = size;
            comparison.check(row, limits, kernel);
          }
  });
}

TEST(Occupancy, WaveSizesThatATargetLacksDoNotFit) {
  EXPECT_EQ(occupancy(limits_of("gfx900"), {.wave_size = 32}).limited_by, Limit::does_not_fit);
  EXPECT_EQ(occupancy(limits_of("gfx1030"), {.wave_size = 16}).limited_by, Limit::does_not_fit);
  EXPECT_EQ(occupancy(limits_of("gfx900"), {.vgprs = ~0u, .agprs = ~0u}).limited_by, Limit::does_not_fit);
  EXPECT_EQ(occupancy(limits_of("gfx90a"), {.vgprs = ~0u, .agprs = ~0u}).limited_by, Limit::does_not_fit);
  EXPECT_EQ(occupancy(limits_of("gfx900"), {.lds_bytes = ~0u}).limited_by, Limit::does_not_fit);
  EXPECT_EQ(occupancy(limits_of("gfx900"), {.workgroup_size = ~0u}).limited_by, Limit::does_not_fit);
  EXPECT_TRUE(vgpr_steps(limits_of("gfx900"), 32).empty());
}

// The number of each limit is what the occupancy would be with the other resources out of the way.
TEST(Occupancy, EachLimitsOwnNumber) {
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    facts::Limits no_init_bug = row;
    no_init_bug.fixed_sgprs.reset();
    facts::Limits no_barriers = no_init_bug;
    no_barriers.barriers = 10'000;
    if (no_barriers.barriers_wgp) no_barriers.barriers_wgp = 10'000;
    for (const uint32_t vgprs : {0u, 1u, 24u, 25u, 84u, 100u, 129u, 256u})
      for (const uint32_t lds : {0u, 512u, 5000u, 16384u, 65536u})
        for (const uint32_t size : {1u, 64u, 65u, 192u, 256u, 1024u}) {
          kernel.vgprs = vgprs;
          kernel.sgprs = vgprs % 95;
          kernel.lds_bytes = lds;
          kernel.workgroup_size = size;
          const Occupancy o = occupancy(limits, kernel);
          SCOPED_TRACE(describe(row, kernel));
          KernelResources one_wave{.vgprs = vgprs, .workgroup_size = row.wave_size, .wave_size = row.wave_size};
          EXPECT_EQ(o.by_vgprs, facts::evaluate(no_init_bug, one_wave).waves_per_simd);
          EXPECT_EQ(o.by_sgprs, facts::waves_by_sgprs(row, kernel.sgprs));
          KernelResources empty = kernel;
          empty.vgprs = empty.sgprs = empty.lds_bytes = 0;
          EXPECT_EQ(o.by_workgroup_size, facts::evaluate(no_barriers, empty).waves_per_simd);
          const facts::Answer with_barriers = facts::evaluate(no_init_bug, empty);
          EXPECT_EQ(std::min(o.by_barriers, o.by_workgroup_size), with_barriers.waves_per_simd);
          EXPECT_EQ(o.by_barriers < o.by_workgroup_size,
                    with_barriers.limited_by == Limit::barriers && with_barriers.waves_per_simd < o.by_workgroup_size);
          empty.lds_bytes = lds;
          EXPECT_EQ(std::min({o.by_lds, o.by_barriers, o.by_workgroup_size}),
                    facts::evaluate(no_init_bug, empty).waves_per_simd);
        }
  });
}

// "10:24 9:28" as the steps they stand for.
std::vector<OccupancyStep> steps_of(const std::string& text) {
  std::vector<OccupancyStep> list;
  std::istringstream stream(text);
  OccupancyStep step;
  char colon;
  while (stream >> step.waves_per_simd >> colon >> step.most) list.push_back(step);
  return list;
}

// GCN: also the table of CLRX (GcnOccupancy). Wave32 of RDNA2: 96 registers give 10 waves (Chips and Cheese, "RDNA 2").
// All rows: clang 22, which lwtest_timing_clang asks.
TEST(Steps, VgprsAreThePublishedTables) {
  struct Row {
    std::vector<std::string> targets;
    uint32_t wave_size;
    std::string steps;
  };
  // clang-format off
  const std::vector<Row> rows{
      {{"gfx801", "gfx802", "gfx803", "gfx805", "gfx810", "gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909",
        "gfx90c"}, 64, "10:24 9:28 8:32 7:36 6:40 5:48 4:64 3:84 2:128 1:256"},
      {{"gfx1010", "gfx1011", "gfx1012", "gfx1013"}, 32,
       "20:48 18:56 16:64 14:72 12:80 11:88 10:96 9:112 8:128 7:144 6:168 5:200 4:256"},
      {{"gfx1010", "gfx1011", "gfx1012", "gfx1013"}, 64,
       "20:24 18:28 16:32 14:36 12:40 11:44 10:48 9:56 8:64 7:72 6:84 5:100 4:128 3:168 2:256"},
      {{"gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx1102", "gfx1103", "gfx1150",
        "gfx1152", "gfx1153"}, 32, "16:64 12:80 10:96 9:112 8:128 7:144 6:160 5:192 4:256"},
      {{"gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx1102", "gfx1103", "gfx1150",
        "gfx1152", "gfx1153"}, 64, "16:32 12:40 10:48 9:56 8:64 7:72 6:80 5:96 4:128 3:168 2:256"},
      {{"gfx1100", "gfx1101", "gfx1151", "gfx1200", "gfx1201"}, 32,
       "16:96 12:120 10:144 9:168 8:192 7:216 6:240 5:256"},
      {{"gfx1100", "gfx1101", "gfx1151", "gfx1200", "gfx1201"}, 64,
       "16:48 12:60 10:72 9:84 8:96 7:108 6:120 5:144 4:192 3:252 2:256"},
      {{"gfx90a", "gfx942", "gfx950"}, 64, "8:64 7:72 6:80 5:96 4:128 3:168 2:256 1:512"},
  };
  // clang-format on
  size_t compared = 0;
  for (const Row& row : rows)
    for (const std::string& target : row.targets) {
      EXPECT_EQ(vgpr_steps(limits_of(target), row.wave_size), steps_of(row.steps)) << target;
      ++compared;
    }
  EXPECT_EQ(compared, facts::all_limits().size());
}

TEST(Steps, SgprsAreThePublishedTable) {
  EXPECT_EQ(sgpr_steps(limits_of("gfx803")), steps_of("10:80 9:88 8:100 7:112"));
  EXPECT_EQ(sgpr_steps(limits_of("gfx906")), steps_of("10:80 9:88 8:100 7:112"));
  EXPECT_EQ(sgpr_steps(limits_of("gfx90a")), steps_of("8:100 7:112"));
  EXPECT_EQ(sgpr_steps(limits_of("gfx802")), steps_of("8:96"));
  EXPECT_EQ(sgpr_steps(limits_of("gfx1010")), steps_of("20:128"));
  for (uint32_t sgprs = 0; sgprs <= 112; ++sgprs)
    EXPECT_EQ(occupancy(limits_of("gfx900"), {.sgprs = sgprs}).by_sgprs, sgprs <= 80    ? 10u
                                                                         : sgprs <= 88  ? 9u
                                                                         : sgprs <= 100 ? 8u
                                                                                        : 7u);
}

// The steps of LDS are where the evaluation changes, found byte by byte.
TEST(Steps, LdsStepsAreWhereTheOccupancyChanges) {
  for (const char* target : {"gfx803", "gfx90a", "gfx950", "gfx1010", "gfx1030", "gfx1100"})
    for (const facts::Limits& row : facts::all_limits()) {
      if (row.target != target) continue;
      for (const bool wgp_mode : {false, true})
        for (const uint32_t size : {1u, 64u, 65u, 192u, 256u, 448u, 1024u}) {
          KernelResources kernel{.workgroup_size = size, .wave_size = row.wave_size, .wgp_mode = wgp_mode};
          std::vector<OccupancyStep> want;
          for (kernel.lds_bytes = 0; kernel.lds_bytes <= row.lds_bytes_workgroup; ++kernel.lds_bytes) {
            const uint32_t waves = facts::evaluate(row, kernel).waves_per_simd;
            if (want.empty() || want.back().waves_per_simd != waves) want.push_back({waves, 0});
            want.back().most = kernel.lds_bytes;
          }
          EXPECT_EQ(lds_steps(limits_of(target), kernel), want) << describe(row, kernel);
        }
    }
}

// One unit less at a time until the second evaluation has more waves.
std::optional<NextStep> searched(const facts::Limits& row, KernelResources kernel,
                                 uint32_t KernelResources::*resource) {
  const uint32_t used = kernel.*resource;
  const uint32_t now = facts::evaluate(row, kernel).waves_per_simd;
  for (uint32_t give_up = 1; give_up <= used; ++give_up) {
    kernel.*resource = used - give_up;
    const uint32_t waves = facts::evaluate(row, kernel).waves_per_simd;
    if (waves > now) return NextStep{give_up, used - give_up, waves};
  }
  return std::nullopt;
}

TEST(NextSteps, AreTheFewestThatHelp) {
  size_t some = 0, none = 0;
  const auto same = [&](const std::optional<NextStep>& got, const std::optional<NextStep>& want) {
    ++(want ? some : none);
    return got == want;
  };
  for_each_configuration([&](const facts::Limits& row, const TargetLimits& limits, KernelResources kernel) {
    for (const uint32_t vgprs : {0u, 7u, 25u, 85u, 108u, 130u, 200u, 256u, 300u})
      for (const uint32_t agprs : {0u, 30u, 129u})
        for (const uint32_t sgprs : {16u, 96u})
          for (const uint32_t lds : {0u, 3000u, 9000u})
            for (const uint32_t size : {64u, 256u, 768u}) {
              kernel = {vgprs, agprs, sgprs, lds, size, row.wave_size, kernel.wgp_mode};
              const NextSteps got = next_steps(limits, kernel);
              EXPECT_TRUE(same(got.vgprs, searched(row, kernel, &KernelResources::vgprs))) << describe(row, kernel);
              EXPECT_TRUE(same(got.agprs, searched(row, kernel, &KernelResources::agprs))) << describe(row, kernel);
              EXPECT_TRUE(same(got.sgprs, searched(row, kernel, &KernelResources::sgprs))) << describe(row, kernel);
              EXPECT_TRUE(same(got.lds_bytes, searched(row, kernel, &KernelResources::lds_bytes)))
                  << describe(row, kernel);
            }
  });
  EXPECT_GT(some, 1000u);
  EXPECT_GT(none, 1000u);
}

TEST(NextSteps, NamesWhatAPersonWouldCount) {
  // 108 VGPRs on Vega are 2 waves; 84 would be 3.
  const NextSteps steps = next_steps(limits_of("gfx900"), {.vgprs = 108, .sgprs = 40, .workgroup_size = 64});
  EXPECT_EQ(steps.vgprs, (NextStep{24, 84, 3}));
  EXPECT_EQ(steps.sgprs, std::nullopt);
  EXPECT_EQ(steps.lds_bytes, std::nullopt);
  // What does not fit is given the first step at which it does.
  EXPECT_EQ(next_steps(limits_of("gfx900"), {.vgprs = 300, .workgroup_size = 64}).vgprs, (NextStep{44, 256, 1}));
}

TEST(Granules, VgprsAllocatedAndEncoded) {
  for (const facts::Limits& row : facts::all_limits()) {
    const TargetLimits& limits = limits_of(row.target);
    for (uint32_t vgprs = 0; vgprs <= 512; ++vgprs) {
      const uint32_t at_least = std::max(vgprs, 1u);
      const uint32_t allocated = allocated_vgprs(limits, row.wave_size, vgprs);
      const uint32_t field = encoded_vgprs(limits, row.wave_size, vgprs);
      EXPECT_TRUE(allocated % row.vgpr_granule == 0 && allocated >= at_least &&
                  allocated < at_least + row.vgpr_granule);
      EXPECT_EQ(field, (at_least - 1) / row.vgpr_encoding_granule) << row.target << " " << vgprs;
      EXPECT_EQ(vgprs_of_encoding(limits, row.wave_size, field), (field + 1) * row.vgpr_encoding_granule);
    }
  }
  // More than a wave can have is still what 256 take.
  EXPECT_EQ(allocated_vgprs(limits_of("gfx1100"), 32, 256), 264u);
  EXPECT_EQ(occupancy(limits_of("gfx1100"), {.vgprs = 256}).by_vgprs, 5u);
  // AGPRs of gfx90a begin at a multiple of 4 behind the VGPRs; those of gfx908 are beside them.
  EXPECT_EQ(total_vgprs(limits_of("gfx90a"), 5, 100), 108u);
  EXPECT_EQ(total_vgprs(limits_of("gfx90a"), 5, 0), 5u);
  EXPECT_EQ(total_vgprs(limits_of("gfx908"), 5, 100), 100u);
  EXPECT_EQ(total_vgprs(limits_of("gfx906"), 5, 100), 5u);
}

TEST(Granules, SgprsAndLds) {
  const TargetLimits& gfx9 = limits_of("gfx900");
  for (uint32_t sgprs = 0; sgprs <= 112; ++sgprs) {
    EXPECT_EQ(allocated_sgprs(gfx9, sgprs), (std::max(sgprs, 1u) + 15) / 16 * 16);
    EXPECT_EQ(encoded_sgprs(gfx9, sgprs), (std::max(sgprs, 1u) - 1) / 8);
    EXPECT_EQ(allocated_sgprs(limits_of("gfx802"), sgprs), 96u);
    EXPECT_EQ(encoded_sgprs(limits_of("gfx802"), sgprs), 11u);
    EXPECT_EQ(allocated_sgprs(limits_of("gfx1100"), sgprs), 128u);
    EXPECT_EQ(encoded_sgprs(limits_of("gfx1100"), sgprs), 0u);
  }
  // An MI250 asked for 76 allocates 80 (rocprofiler-compute's documentation).
  EXPECT_EQ(allocated_sgprs(limits_of("gfx90a"), 76), 80u);
  EXPECT_EQ(sgprs_of_encoding(gfx9, 12), 104u);
  EXPECT_EQ(allocated_lds_bytes(gfx9, 513), 1024u);
  EXPECT_EQ(allocated_lds_bytes(limits_of("gfx1030"), 513), 1024u);
  EXPECT_EQ(allocated_lds_bytes(limits_of("gfx1030"), 1025), 2048u);
  EXPECT_EQ(encoded_lds(limits_of("gfx1030"), 1025), 3u);
  EXPECT_EQ(allocated_lds_bytes(limits_of("gfx950"), 1281), 2560u);
}

}  // namespace
}  // namespace lw::timing
