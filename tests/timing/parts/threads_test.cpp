// The clock says the same on any number of threads, also while one of them works elsewhere from time to time.
#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "machines.h"
#include "timing/analysis.h"
#include "timing/clock.h"
#include "trace/queue.h"

namespace lw::timing::test {
namespace {

// A scalar load; a load, two additions and a store.
constexpr uint32_t kGcnCode[] = {0xC0020002, 0x00000000, 0x24000082, 0xBF8CC07F, 0xDC508000, 0x017F0000,
                                 0xBF8C0F70, 0x02020301, 0x02020301, 0xDC708000, 0x007F0100, 0xBF810000};
constexpr uint32_t kRdnaCode[] = {0xF4000002, 0xFA000000, 0x34000082, 0xBF8CC07F, 0xDC308000, 0x017D0000,
                                  0xBF8C3F70, 0x06020301, 0x06020301, 0xDC708000, 0x007D0100, 0xBF810000};
constexpr uint32_t kWords[] = {0, 2, 3, 4, 6, 7, 8, 9, 11}, kScalarLoad = 0, kLoad = 4, kStore = 9;
constexpr uint32_t kWaves = 4;

trace::StepAccess access_of(events::AccessKind kind, uint8_t lanes, uint32_t first_line, uint16_t lines) {
  trace::StepAccess access;
  access.kind = kind;
  access.lanes = lanes;
  access.size_bytes = 4;
  access.groups = {.rows = 4, .runs = 4, .quads = 16, .apart = 0};
  access.line_count = lines;
  access.first_line = first_line;
  return access;
}

// Each wave loads four lines somewhere, many of them others' too, and stores four of its own.
std::shared_ptr<const trace::GroupTrace> group_of(uint64_t number) {
  constexpr uint64_t kLoaded = 40'000, kStored = 1u << 20;
  auto group = std::make_shared<trace::GroupTrace>();
  group->number = number;
  group->waves.resize(kWaves);
  for (uint64_t w = 0; w < kWaves; ++w) {
    trace::WaveTrace& wave = group->waves[w];
    const uint64_t place = number * kWaves + w;
    for (const uint32_t word : kWords)
      wave.steps.push_back({word, 3, word == kScalarLoad || word == kLoad || word == kStore});
    for (uint64_t line = 0; line < 4; ++line) wave.lines.push_back(place * 7919 % kLoaded * 4 + line);
    for (uint64_t line = 0; line < 4; ++line) wave.lines.push_back(kStored + place * 4 + line);
    wave.lines.push_back(number % 8);
    wave.accesses = {access_of(events::AccessKind::load, 1, 8, 1), access_of(events::AccessKind::load, 64, 0, 4),
                     access_of(events::AccessKind::store, 64, 4, 4)};
  }
  return group;
}

class Groups final : public trace::GroupSource {
 public:
  explicit Groups(uint64_t count) : count_(count) {}
  std::shared_ptr<const trace::GroupTrace> next() override { return next_ < count_ ? group_of(next_++) : nullptr; }

 private:
  uint64_t next_ = 0, count_;
};

void expect_same(const DispatchTime& time, const DispatchTime& first) {
  EXPECT_EQ(time.cycles, first.cycles);
  EXPECT_EQ(time.instructions, first.instructions);
  EXPECT_EQ(time.cycles_of_waves, first.cycles_of_waves);
  EXPECT_EQ(time.l2.hits, first.l2.hits);
  EXPECT_EQ(time.l2.queued_cycles, first.l2.queued_cycles);
  EXPECT_EQ(time.bytes_read, first.bytes_read);
  EXPECT_EQ(time.bytes_written, first.bytes_written);
  EXPECT_EQ(time.memory_busy_cycles, first.memory_busy_cycles);
  std::vector<InstructionUse> uses, first_uses;
  time.by_instruction.for_each([&](uint32_t, const InstructionUse& use) { uses.push_back(use); });
  first.by_instruction.for_each([&](uint32_t, const InstructionUse& use) { first_uses.push_back(use); });
  EXPECT_TRUE(uses == first_uses);
}

void check(std::string_view device, const Machine& machine, std::span<const uint32_t> words) {
  constexpr uint64_t kGroups = 1500;
  const isa::Device& found = *isa::find_device(device);
  const Parameters parameters(*found.product);
  code::CodeFacts facts(*isa::find_target(found.target()), 0x1000, std::as_bytes(words));
  CodeInfo code(facts, machine, parameters);
  const Dispatch dispatch{.resources = {.vgprs = 8, .sgprs = 16, .workgroup_size = 64 * kWaves, .wave_size = 64},
                          .what_if = {},
                          .compressed = {}};
  const auto simulated = [&](unsigned threads, std::function<bool()> one_is_elsewhere = {}) {
    Groups groups(kGroups);
    Result<DispatchTime> time = simulate(machine, code, dispatch, groups,
                                         {.threads = threads, .one_is_elsewhere = std::move(one_is_elsewhere)});
    LW_CHECK(time, "the workgroups do not fit");
    return *std::move(time);
  };
  const DispatchTime first = simulated(1);
  EXPECT_EQ(first.instructions, kGroups * kWaves * std::size(kWords));
  for (const unsigned threads : {2u, 4u}) {
    SCOPED_TRACE(testing::Message() << device << " on " << threads << " threads");
    expect_same(simulated(threads), first);
    std::atomic<uint32_t> asked{0};
    expect_same(simulated(threads, [&] { return ++asked / 100 % 2 == 0; }), first);
  }
}

TEST(Threads, SayTheSame) {
  check("vega-64", gcn(), kGcnCode);
  check("navi10-5700xt", rdna(), kRdnaCode);
}

TEST(Threads, SayTheSameWhereMemoryAnswersAtOnce) {
  Machine fast = gcn();
  fast.l2_hit = fast.store_latency = 1;
  fast.memory_after_row = fast.memory_latency = fast.fetch_miss = 2;
  check("vega-64", fast, kGcnCode);
  fast.l2_hit = fast.store_latency = 40;
  check("vega-64", fast, kGcnCode);
}

// What-ifs and ends of parameters are simulated at once, on machines of their own.
TEST(Threads, AnalyseTheSame) {
  const Machine machine = gcn();
  const isa::Device& device = *isa::find_device("vega-64");
  const Parameters parameters(*device.product);
  code::CodeFacts facts(*isa::find_target(device.target()), 0x1000, std::as_bytes(std::span(kGcnCode)));
  const Dispatch dispatch{.resources = {.vgprs = 8, .sgprs = 16, .workgroup_size = 64 * kWaves, .wave_size = 64},
                          .what_if = {},
                          .compressed = {}};
  const Replays replays{.kept = [] { return std::make_unique<Groups>(300); }};
  CodeInfo code(facts, machine, parameters);
  Groups groups(300);
  const Result<DispatchTime> time = simulate(machine, code, dispatch, groups);
  ASSERT_TRUE(time);
  const auto analysed = [&](unsigned threads) {
    CodeInfo unknown(facts, machine, parameters);
    return analyse(parameters, machine, unknown, dispatch, *time, {.range = true, .threads = threads}, replays);
  };
  const Analysis first = analysed(1);
  EXPECT_TRUE(first.has_range);
  EXPECT_GE(first.what_ifs.size(), 2u);
  for (const unsigned threads : {2u, 4u, 40u}) {
    const Analysis again = analysed(threads);
    ASSERT_EQ(again.what_ifs.size(), first.what_ifs.size());
    for (size_t i = 0; i < first.what_ifs.size(); ++i) {
      EXPECT_EQ(again.what_ifs[i].what, first.what_ifs[i].what);
      EXPECT_EQ(again.what_ifs[i].cycles, first.what_ifs[i].cycles) << first.what_ifs[i].what;
    }
    EXPECT_EQ(again.uncertainty.parameters.least, first.uncertainty.parameters.least);
    EXPECT_EQ(again.uncertainty.parameters.most, first.uncertainty.parameters.most);
    EXPECT_EQ(again.uncertainty.needed, first.uncertainty.needed);
    EXPECT_EQ(again.bound, first.bound);
  }
}

}  // namespace
}  // namespace lw::timing::test
