// Loops timed without a launch against the clock that runs them: every case of the study that is bound by issue or by
// dependences, and whose loop is executed often enough that its code is in the instruction cache.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "host/session_files.h"
#include "input/code_modules.h"
#include "loops/loops.h"
#include "object/container.h"
#include "study/timing/cases.h"
#include "study/timing/measures.h"
#include "timing/static_time.h"

namespace lw {
namespace {

constexpr double kTolerancePercent = 5;

Session session() {
  Session session;
  session.files = host::disk_files_and_standard_input();
  return session;
}

bool is_issue_bound(const study::TimingCase& one) {
  const std::string_view group = one.group();
  const bool is_hash = group == "WK" && one.runs.front().file == "hash.cl";
  if (group != "IR" && group != "DL" && !is_hash) return false;
  // Stamps are of code that is executed once.
  return one.measure != "stamps" && one.measure != "stamps_slope" && one.runs.front().loops > 1;
}

uint32_t waves_of(const study::TimingRun& run, uint32_t lanes) { return (run.block + lanes - 1) / lanes; }

struct StaticCycles {
  double cycles = 0;  // per iteration of all that a SIMD executes: of its waves together
  bool fits_instruction_cache = true;
};
Result<StaticCycles> static_cycles(const study::TimingRun& run) {
  const Session here = session();
  const Result<std::vector<std::byte>> elf = study::object_of(here, run);
  if (!elf) return elf.error();
  Result<object::CodeObject> code = object::load(*elf);
  if (!code) return code.error();
  auto modules =
      input::modules_of("case", std::make_shared<const object::CodeObject>(std::move(*code)), /*wave_size=*/0);
  if (!modules) return Error{"no code"};
  loops::LoopTimesOptions options;
  options.device = isa::find_device(run.device);
  options.kernel = run.file.empty() ? "measured" : run.kernel;
  options.workgroup_size = run.block;
  options.set.assign(run.set.begin(), run.set.end());
  const uint32_t lanes = modules->front().target->wave_size;
  const isa::TargetLimits& limits = *options.device->limits;
  const auto set_units = run.set.find("compute_units");
  const uint64_t all_units = set_units != run.set.end() ? set_units->second : options.device->compute_units();
  const double units = static_cast<double>(std::min<uint64_t>(run.grid, all_units));
  const double waves_per_simd = run.grid * waves_of(run, lanes) / (units * limits.simds_per_compute_unit);
  const bool is_alone = waves_per_simd < 1;
  if (!is_alone && waves_per_simd < limits.max_waves_per_simd) options.waves = static_cast<uint32_t>(waves_per_simd);
  const Result<loops::UnitModel> model = loops::UnitModel::make(options);
  if (!model) return model.error();
  const auto kernels = loops::loop_times(modules->front(), options, *model);
  if (!kernels) return kernels.error();
  const std::vector<lanewise::StaticLoop>& found = kernels->front().loops;
  if (found.size() != 1 || found.front().code != lanewise::StaticCode::loop)
    return Error{fmt::format("{} loops", found.size())};
  const lanewise::StaticLoop& loop = found.front();
  const bool fits = loop.code_bytes <= loop.instruction_cache_bytes;
  if (is_alone) return StaticCycles{loop.alone_cycles, fits};
  // Other waves take the places of those that end; the last ones have no others behind them.
  const double last = std::min(waves_per_simd, loop.waves_per_simd);
  return StaticCycles{loop.full_cycles * (waves_per_simd - last) + loop.last_cycles * last, fits};
}

// The clock's cycles of two runs that differ in iterations, or in instructions per iteration.
void compare(const study::TimingCase& one, study::TimingRun a, study::TimingRun b) {
  const Session here = session();
  const Result<StaticCycles> last = static_cycles(b);
  ASSERT_TRUE(last) << one.id << ": " << last.error().message;
  double obtained = last->cycles;
  if (a.loops == b.loops) {
    const Result<StaticCycles> first = static_cycles(a);
    ASSERT_TRUE(first) << one.id << ": " << first.error().message;
    obtained -= first->cycles;
  }
  // The static time takes all code to be in the cache, so that the clock gets one that has room for it.
  if (!last->fits_instruction_cache) a.set["instruction_cache_bytes"] = b.set["instruction_cache_bytes"] = 1 << 17;
  const auto before = study::time_run(here, a, false), after = study::time_run(here, b, false);
  ASSERT_TRUE(before && after) << one.id;
  const double measured = (after->cycles - before->cycles) / (a.loops != b.loops ? b.loops - a.loops : b.loops);
  const double error = 100 * (obtained / measured - 1);
  printf("%-8s %-40s static %10.2f clock %10.2f %+6.2f %%%s\n", one.id.c_str(), b.body.substr(0, 40).c_str(), obtained,
         measured, error, last->fits_instruction_cache ? "" : " with a larger instruction cache");
  EXPECT_LE(std::abs(error), kTolerancePercent) << one.id << ": static " << obtained << ", clock " << measured;
}

TEST(StaticTime, AgreesWithTheClock) {
  const Result<study::TimingCases> cases = study::read_timing_cases();
  ASSERT_TRUE(cases) << cases.error().message;
  // Every third case is a sample, without the hash searches, for which the clock takes minutes.
  const bool wants_all = std::getenv("LW_STATIC_ALL") != nullptr;
  const char* only = std::getenv("LW_STATIC_ONLY");  // a case or a family
  size_t number = 0, count = 0;
  for (const study::TimingCase& one : cases->cases) {
    if (only != nullptr && !one.id.starts_with(only)) continue;
    if (!is_issue_bound(one)) continue;
    if (only == nullptr && !wants_all && (one.group() == "WK" || number++ % 3 != 0)) continue;
    ++count;
    for (size_t i = 0; i + 1 < one.runs.size(); i += 2) compare(one, one.runs[i], one.runs[i + 1]);
  }
  EXPECT_GE(count, only != nullptr ? 1u : 8u);
}

// The run, and one with more iterations.
void compare_with_longer(const char* id, const study::TimingRun& run, uint32_t loops) {
  study::TimingRun longer = run;
  longer.loops = loops;
  study::TimingCase one;
  one.id = id;
  compare(one, run, longer);
}

// Three times as many waves as fit. Five waves keep a SIMD busy; the last four do not.
TEST(StaticTime, AgreesWithALaunchOfSeveralRounds) {
  study::TimingRun run;
  run.device = "navi10-5700xt";
  run.body = "v_add_f32 v1, v1, v3";
  run.count = 64;
  run.loops = 20;
  run.grid = 12;
  run.block = 256;
  run.vgprs = 128;
  run.set["compute_units"] = 2;
  compare_with_longer("rounds", run, 60);
}

// Waves that start together never meet in the slow unit; those of a dispatch that fills the device do, and stay so. It
// ends with its slowest compute unit.
TEST(StaticTime, AgreesWithALaunchWhoseWavesHinderEachOther) {
  study::TimingRun run;
  run.device = "navi21-6900xt";
  run.body =
      "v_add_f32 v1, v1, v2\nv_rcp_f32 v4, v2\nds_read_b32 v5, v0\ns_waitcnt lgkmcnt(0)\nv_mul_lo_u32 v14, v2, v3";
  run.lds = 1024;
  run.loops = 100;
  run.grid = 320;
  run.block = 256;
  compare_with_longer("meeting", run, 200);
}

// Chains that differ in the names of registers and the place are one; a chain through other instructions is another.
TEST(StaticTime, EqualPathsAreSimulatedOnce) {
  study::TimingRun run;
  run.device = "navi10-5700xt";
  run.body = "v_add_f32 v1, v1, v3\nv_add_f32 v5, v5, v4\nv_add_f32 v5, v6, v4\nv_mul_f32 v6, v6, v3";
  const Result<std::vector<std::byte>> elf = study::object_of(session(), run);
  ASSERT_TRUE(elf);
  Result<object::CodeObject> code = object::load(*elf);
  ASSERT_TRUE(code);
  const auto modules =
      input::modules_of("test", std::make_shared<const object::CodeObject>(std::move(*code)), /*wave_size=*/0);
  ASSERT_TRUE(modules);
  loops::LoopTimesOptions options;
  options.device = isa::find_device(run.device);
  const Result<loops::UnitModel> model = loops::UnitModel::make(options);
  ASSERT_TRUE(model);
  const input::CodeModule& module = modules->front();
  code::CodeFacts facts(*module.target, module.stretches.front().address, module.stretches.front().bytes);
  timing::CodeInfo info(facts, model->machine(), model->parameters());
  const auto word_of = [&](std::string_view text) {
    for (uint64_t pc = facts.begin(); facts.contains(pc); pc += 4)
      if (facts.at(pc).text == text) return static_cast<uint32_t>((pc - facts.begin()) / 4);
    ADD_FAILURE() << text;
    return 0u;
  };
  timing::StaticTimer timer(model->machine(), [] { return false; });
  const auto time = [&](std::string_view text) {
    const uint32_t word = word_of(text);
    return *timer.time(info, std::span(&word, 1), {.vgprs = 16, .sgprs = 16, .workgroup_size = 256});
  };
  const timing::StaticTime one = time("v_add_f32_e32 v1, v1, v3"), equal = time("v_add_f32_e32 v5, v5, v4");
  EXPECT_EQ(timer.simulated(), 1u);
  EXPECT_EQ(one.alone_cycles, equal.alone_cycles);
  ASSERT_EQ(one.chain.links.size(), 1u);
  ASSERT_EQ(equal.chain.links.size(), 1u);
  EXPECT_EQ(one.chain.links[0].reg, flow::kVgpr + 1);
  EXPECT_EQ(equal.chain.links[0].reg, flow::kVgpr + 5);
  EXPECT_EQ(equal.steps[0].word, word_of("v_add_f32_e32 v5, v5, v4"));
  // Without a dependence.
  EXPECT_LT(time("v_add_f32_e32 v5, v6, v4").alone_cycles, one.alone_cycles);
  EXPECT_EQ(timer.simulated(), 2u);
  // With fewer waves.
  const uint32_t word = word_of("v_add_f32_e32 v1, v1, v3");
  EXPECT_TRUE(timer.time(info, std::span(&word, 1), {.vgprs = 128, .sgprs = 16, .workgroup_size = 256}));
  EXPECT_EQ(timer.simulated(), 3u);
}

// Published rates: CLRX's measurements of one wave, and the peak of four cards.
TEST(StaticTime, HasPublishedRates) {
  const Result<study::TimingCases> cases = study::read_timing_cases();
  ASSERT_TRUE(cases) << cases.error().message;
  size_t count = 0;
  for (const study::TimingCase& one : cases->cases) {
    // What the clock itself had not met is the study's to judge.
    if (!is_issue_bound(one) || one.measure != "slope" || one.is_unseen) continue;
    const Result<StaticCycles> first = static_cycles(one.runs[0]), last = static_cycles(one.runs[1]);
    ASSERT_TRUE(first && last) << one.id;
    const double added = (one.runs[1].count - one.runs[0].count) * one.runs[1].ops;
    EXPECT_NEAR((last->cycles - first->cycles) / added, one.published, one.published * one.tolerance_percent / 100)
        << one.id;
    ++count;
  }
  EXPECT_GE(count, 14u);
}

}  // namespace
}  // namespace lw
