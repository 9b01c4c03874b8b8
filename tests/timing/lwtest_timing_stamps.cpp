// Mechanisms of RDNA3's issue one at a time, on the product that was traced: what an RX 7900 XTX showed (thread traces
// of 2187Nick/tinygrad, extra/sqtt: the rules that explain them are in docs/time.md), beside what the clock says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "isa/machines.h"
#include "study/timing/captures.h"

namespace lw::test {
namespace {

// Words of memory instructions that begin and end every kernel: an address, a load for it, and the end.
const std::vector<std::string> kBegin = {"s_load_b64 s[0:1], s[0:1], null", "s_waitcnt lgkmcnt(0)"};

std::vector<std::string> times(size_t count, const std::string& line) { return std::vector<std::string>(count, line); }

std::vector<std::string> operator+(std::vector<std::string> a, const std::vector<std::string>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// Cycles between stamps of each of `waves` waves that run the text, from first to last.
std::vector<study::PredictedWave> stamps(const std::vector<std::string>& body, size_t waves = 1) {
  study::CapturedKernel kernel;
  kernel.name = "test";
  kernel.text = kBegin + body + std::vector<std::string>{"s_endpgm"};
  std::vector<uint32_t> all;
  for (uint32_t i = 0; i < kernel.text.size(); ++i) {
    kernel.size_bytes.push_back(4);
    if (!kernel.text[i].starts_with("s_delay_alu")) all.push_back(i);
  }
  for (size_t w = 0; w < waves; ++w) kernel.waves.push_back({std::to_string(w), all, {}});
  const timing::Parameters parameters(*isa::find_device("navi31-7900xtx")->product);
  const auto predicted = study::predict(kernel, parameters);
  EXPECT_TRUE(predicted) << (predicted ? "" : predicted.error().message);
  return predicted ? *predicted : std::vector<study::PredictedWave>{};
}

// Between the stamps of the instructions `from` and `to` of the body.
int64_t between(const study::PredictedWave& wave, size_t from, size_t to) {
  return static_cast<int64_t>(wave.cycles[kBegin.size() + to]) -
         static_cast<int64_t>(wave.cycles[kBegin.size() + from]);
}
int64_t between(const std::vector<std::string>& body, size_t from, size_t to) {
  return between(stamps(body)[0], from, to);
}

TEST(Stamps, IndependentInstructionsFollowEachOther) {
  EXPECT_EQ(between({"v_add_f32 v1, v2, v3", "v_add_f32 v4, v5, v6"}, 0, 1), 1);
  EXPECT_EQ(between({"v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5",
                     "v_dual_mul_f32 v6, v1, v2 :: v_dual_add_f32 v7, v4, v5"},
                    0, 1),
            1);
  EXPECT_EQ(between({"v_exp_f32 v1, v2", "v_exp_f32 v3, v4"}, 0, 1), 4);
  EXPECT_EQ(between({"v_exp_f32 v1, v2", "v_add_f32 v3, v4, v5"}, 0, 1), 1);
}

// Thirteen go one apart before the queue is full; then a dependent one leaves every five cycles.
TEST(Stamps, TheQueueHoldsThirteen) {
  const study::PredictedWave wave = stamps(times(20, "v_add_f32 v1, 1.0, v1"))[0];
  for (size_t i = 1; i < 13; ++i) EXPECT_EQ(between(wave, i - 1, i), 1) << i;
  for (size_t i = 15; i < 20; ++i) EXPECT_EQ(between(wave, i - 1, i), 5) << i;
}

// A store waits until every vector instruction before it has its result: 12 cycles to execution and the latency.
TEST(Stamps, FromVectorInstructionToStore) {
  EXPECT_EQ(between({"v_add_f32 v1, v2, v3", "global_store_b32 v0, v1, s[0:1]"}, 0, 1), 17);
  EXPECT_EQ(between({"v_add_f32 v1, v2, v3", "global_store_b32 v0, v9, s[0:1]"}, 0, 1), 17);
  EXPECT_EQ(between({"v_add_f32 v1, v2, v3", "global_load_b32 v9, v0, s[0:1]"}, 0, 1), 18);
  EXPECT_EQ(between({"v_exp_f32 v1, v2", "global_store_b32 v0, v1, s[0:1]"}, 0, 1), 22);
  EXPECT_EQ(between({"v_mov_b32 v1, 1.0", "global_store_b32 v0, v1, s[0:1]"}, 0, 1), 15);
}

// Latencies of chains, seen through the store behind them.
TEST(Stamps, LatenciesOfChains) {
  const auto chain = [](const std::string& line, size_t n) {
    return between(times(n, line) + std::vector<std::string>{"global_store_b32 v0, v1, s[0:1]"}, 0, n);
  };
  EXPECT_EQ(chain("v_add_f32 v1, 1.0, v1", 5) - chain("v_add_f32 v1, 1.0, v1", 1), 4 * 5);
  EXPECT_EQ(chain("v_exp_f32 v1, v1", 3) - chain("v_exp_f32 v1, v1", 1), 2 * 10);
  EXPECT_EQ(chain("v_mul_lo_u32 v1, v1, v2", 3) - chain("v_mul_lo_u32 v1, v1, v2", 1), 2 * 8);
}

// Sixteen waves of a SIMD, each a chain: the first additions of two waves that follow each other are 5 n - 4 apart.
TEST(Stamps, AChainHoldsUpTheOtherWaves) {
  for (const size_t n : {16u, 32u}) {
    const std::vector<study::PredictedWave> waves = stamps(times(n, "v_add_f32 v1, 1.0, v1"), 16);
    const int64_t first = static_cast<int64_t>(waves[3].cycles[2]), second = static_cast<int64_t>(waves[4].cycles[2]);
    EXPECT_NEAR(static_cast<double>(second - first), static_cast<double>(5 * n - 4), 2) << n;
  }
}

// s_delay_alu keeps the dependent instruction in its wave, so that the queue stays free.
TEST(Stamps, DelayAluHoldsBeforeTheQueue) {
  EXPECT_EQ(between({"v_mov_b32 v9, v8", "s_delay_alu 0x0", "v_add_f32 v1, v2, v3", "v_add_f32 v4, v1, v3"}, 1, 2), 5);
  EXPECT_EQ(between({"v_mov_b32 v9, v8", "v_add_f32 v1, v2, v3", "v_add_f32 v4, v1, v3"}, 1, 2), 1);
}

TEST(Stamps, InstructionsOfTheBuffer) {
  EXPECT_EQ(between({"v_add_f32 v1, v2, v3", "s_nop 0"}, 0, 1), 3);
  EXPECT_EQ(between({"s_nop 0", "s_nop 0"}, 0, 1), 1);
  EXPECT_EQ(between({"s_nop 0", "s_nop 5"}, 0, 1), 6);
}

TEST(Stamps, Scalars) {
  EXPECT_EQ(between({"s_mov_b32 s4, 1", "global_store_b32 v0, v1, s[0:1]"}, 0, 1), 7);
  EXPECT_EQ(
      between(times(5, "s_add_u32 s4, s4, 1") + std::vector<std::string>{"global_store_b32 v0, v1, s[0:1]"}, 4, 5), 11);
}

// From a load to the wait for it, alone in the unit.
TEST(Stamps, LDS) {
  EXPECT_EQ(between({"ds_load_b32 v1, v0", "s_waitcnt lgkmcnt(0)"}, 0, 1), 31);
  EXPECT_NEAR(static_cast<double>(between({"ds_load_b64 v[2:3], v0", "s_waitcnt lgkmcnt(0)"}, 0, 1)), 33, 2);
}

}  // namespace
}  // namespace lw::test
