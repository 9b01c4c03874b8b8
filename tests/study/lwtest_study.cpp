// The study's shaders compute what they say, and what is counted of them is what is there.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "base/half.h"
#include "gpu/emulated_gpu.h"
#include "study/fp16/fp16.h"
#include "study/fp16/launch.h"

namespace lw::study {
namespace {

constexpr int kWidth = 21;  // neither is a multiple of the workgroup's 8
constexpr int kHeight = 13;
constexpr int kRadius = 4;

using Texels = std::vector<std::array<uint16_t, 4>>;

// Ramps, blocks and noise in [0, 1].
Texels make_texels(int height) {
  Texels texels;
  uint32_t noise = 12345;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < kWidth; ++x) {
      noise = noise * 1664525 + 1013904223;
      texels.push_back({half_from_double(x / (kWidth - 1.0)), half_from_double((x / 3 + y / 3) % 2),
                        half_from_double((noise >> 16) / 65535.0), half_from_double(y / (height - 1.0))});
    }
  return texels;
}
int height_of(const Texels& texels) { return static_cast<int>(texels.size()) / kWidth; }

struct Moments {
  double mean = 0;
  double variance = 0;
};

struct Reference {
  int shift = 0;      // of the window, to see that the test notices
  bool flat = false;  // all weights 1, for the same reason
};

Moments reference(const Texels& texels, int x, int y, unsigned component, const Reference& options) {
  double weights = 0, sum = 0, square = 0;
  for (int j = -kRadius; j <= kRadius; ++j)
    for (int i = -kRadius; i <= kRadius; ++i) {
      const int from_x = std::clamp(x + i + options.shift, 0, kWidth - 1);
      const int from_y = std::clamp(y + j, 0, height_of(texels) - 1);
      const double value = double_from_half(texels[from_y * kWidth + from_x][component]);
      const double weight = options.flat ? 1 : std::exp(-3.0 / 25 * (i * i + j * j));
      weights += weight;
      sum += weight * value;
      square += weight * value * value;
    }
  const double mean = sum / weights;
  return {mean, std::abs(square / weights - mean * mean)};
}

struct Outputs {
  std::vector<std::array<float, 4>> means, deviations;
};

uint64_t put(state::Memory& memory, const void* bytes, size_t size, const char* name) {
  const Result<uint64_t> address = memory.allocate(size, {name});
  LW_CHECK(static_cast<bool>(address), "no memory for a test's buffer");
  if (bytes != nullptr) std::memcpy(memory.view(*address, size).data(), bytes, size);
  return *address;
}

void run(std::string_view compiler, const Fp16Version& version, const Texels& texels, Outputs& result) {
  const Result<shader::Compiled, Messages> compiled = compile_fp16({}, compiler, version);
  ASSERT_TRUE(compiled) << render(compiled.error());
  const Result<object::CodeObject> code = object::load(compiled->object);
  ASSERT_TRUE(code) << code.error().message;
  const object::Kernel* found = code->find_kernel("moments");
  ASSERT_NE(found, nullptr);
  const object::Kernel& kernel = *found;
  const Result<std::unique_ptr<gpu::EmulatedGpu>> device = gpu::EmulatedGpu::create(*code);
  ASSERT_TRUE(device) << device.error().message;
  state::Memory& memory = (*device)->memory();

  result.means.resize(texels.size(), {-1, -1, -1, -1});
  result.deviations = result.means;
  const size_t out_bytes = result.means.size() * sizeof result.means[0];
  Fp16Picture picture{.width = kWidth, .height = static_cast<uint32_t>(height_of(texels))};
  picture.texels = put(memory, texels.data(), texels.size() * sizeof texels[0], "texels");
  picture.means = put(memory, result.means.data(), out_bytes, "means");
  picture.deviations = put(memory, result.deviations.data(), out_bytes, "deviations");
  const Result<gpu::PlacedLaunch> placed = place_fp16(**device, *code, kernel, picture);
  ASSERT_TRUE(placed) << placed.error().message;
  const events::Outcome outcome = (*device)->run(*placed, {});
  ASSERT_TRUE(outcome.finished()) << outcome.text();
  std::memcpy(result.means.data(), memory.view(picture.means, out_bytes).data(), out_bytes);
  std::memcpy(result.deviations.data(), memory.view(picture.deviations, out_bytes).data(), out_bytes);
}

struct Differences {
  double mean = 0;
  double variance = 0;
};

Differences differences(const Outputs& run, const Texels& texels, unsigned components, const Reference& options) {
  Differences worst;
  for (int y = 0; y < height_of(texels); ++y)
    for (int x = 0; x < kWidth; ++x)
      for (unsigned c = 0; c < components; ++c) {
        const Moments want = reference(texels, x, y, c, options);
        const double mean = run.means[y * kWidth + x][c];
        const double deviation = run.deviations[y * kWidth + x][c];
        // A NaN is no small difference.
        const auto worse = [](double a, double b) { return std::isnan(b) ? INFINITY : std::max(a, b); };
        worst.mean = worse(worst.mean, std::abs(mean - want.mean));
        worst.variance = worse(worst.variance, std::abs(deviation * deviation - want.variance));
      }
  return worst;
}

// 81 sums of half precision between 16 and 32 err by half a unit, 2^-7, each at most, which is 0.025 of the sum of
// weights, 24.9; errors of both signs and the sum's growth leave less. The variance has the error of both moments.
struct Tolerance {
  double mean, variance;
};
Tolerance tolerance(const Fp16Version& version) {
  return version.name == "fp32" ? Tolerance{2e-6, 5e-6} : Tolerance{0.0125, 0.025};
}

TEST(StudyFp16, NumbersAreRight) {
  for (const std::string_view compiler : {"clang", "radv"})
    for (const Fp16Version& version : fp16_versions()) {
      SCOPED_TRACE(fmt::format("{}, {}", compiler, version.name));
      const Texels texels = make_texels(kHeight);
      Outputs got;
      ASSERT_NO_FATAL_FAILURE(run(compiler, version, texels, got));
      const Tolerance limit = tolerance(version);
      const Differences found = differences(got, texels, version.components, {});
      EXPECT_LE(found.mean, limit.mean);
      EXPECT_LE(found.variance, limit.variance);
      // The window one texel aside and flat weights would be noticed.
      EXPECT_GT(differences(got, texels, version.components, {1, false}).mean, 4 * limit.mean);
      EXPECT_GT(differences(got, texels, version.components, {0, true}).mean, 4 * limit.mean);
      if (version.components == 3) {
        EXPECT_EQ(got.means[0][3], 0);
      }
    }
}

const Fp16Excerpt& excerpt(const std::vector<Fp16Excerpt>& all, std::string_view name) {
  for (const Fp16Excerpt& one : all)
    if (one.name == name) return one;
  LW_CHECK(false, "no such excerpt");
  return all.front();
}

// Counted by eye in the article.
TEST(StudyFp16, ArticleIsCounted) {
  const Result<std::vector<Fp16Excerpt>, Messages> read = read_fp16_article();
  ASSERT_TRUE(read) << render(read.error());
  ASSERT_EQ(read->size(), 6u);
  size_t lines = 0;
  for (const Fp16Excerpt& one : *read) {
    lines += one.measures.lines;
    EXPECT_EQ(one.live.code.undecodable, 0u) << one.name;
  }
  EXPECT_EQ(lines, 204u);

  const Fp16Measures& second = excerpt(*read, "a_second").measures;
  const std::vector<std::pair<std::string, size_t>> goes_over{{"ds_read2st64_b32", 1}, {"ds_read2_b32", 3}};
  EXPECT_EQ(second.lds_read_sequence, goes_over);
  const std::map<uint32_t, size_t> arrays{{1024, 1}}, neighbours{{4, 3}};
  EXPECT_EQ(second.lds_read_kinds[0].strides, arrays);
  EXPECT_EQ(second.lds_read_kinds[1].strides, neighbours);

  const Fp16Measures& fp32 = excerpt(*read, "fp32").measures;
  EXPECT_EQ(fp32.literal_operands, 18u);  // v_madmk_f32
  EXPECT_EQ(fp32.scalar_operands, 0u);
  EXPECT_EQ(fp32.conversions, 9u);
  EXPECT_EQ(fp32.packed, 0u);

  const Fp16Measures& b = excerpt(*read, "b").measures;
  EXPECT_EQ(b.packed, b.float_instructions);
  EXPECT_EQ(b.literal_operands, 0u);
  EXPECT_EQ(b.scalar_registers, 2u);  // s17, s18
  ASSERT_TRUE(b.longest_wait.has_value());
  EXPECT_EQ(flow::register_name(b.longest_wait->reg), "v14");  // read at line 2, used first at line 22
  EXPECT_EQ(b.longest_wait->from_line, 2u);
  EXPECT_EQ(b.longest_wait->to_line, 22u);

  const Fp16Measures& d = excerpt(*read, "d").measures;
  EXPECT_EQ(d.lds_reads, 7u);
  EXPECT_EQ(d.lds_read_kinds.size(), 3u);
  EXPECT_EQ(d.rearrangements, 3u);  // v_pack_b32_f16
}

// Held by each compiler as measured; where the published order does not hold the study says so.
TEST(StudyFp16, OrderOfVgprs) {
  const Result<Fp16Compiler, Messages> radv = run_fp16_compiler({}, "radv");
  ASSERT_TRUE(radv) << render(radv.error());
  const Result<Fp16Compiler, Messages> clang = run_fp16_compiler({}, "clang");
  ASSERT_TRUE(clang) << render(clang.error());
  const auto vgprs = [](const Fp16Compiler& compiler, std::string_view name) {
    for (const Fp16Result& r : compiler.results)
      if (r.version->name == name) return r.measures.vgprs;
    return 0u;
  };
  for (const std::string_view other : {"A", "B", "C", "fp32"}) EXPECT_GT(vgprs(*radv, other), vgprs(*radv, "D"));
  for (const std::string_view other : {"A", "B", "C"}) EXPECT_GT(vgprs(*radv, "fp32"), vgprs(*radv, other));
  for (const std::string_view other : {"A", "B", "fp32"}) EXPECT_GT(vgprs(*clang, other), vgprs(*clang, "C"));
  for (const Fp16Compiler* compiler : {&*radv, &*clang}) {
    const Fp16Ordering order = fp16_ordering(*compiler, Fp16Quantity::vgprs);
    EXPECT_EQ(order.pairs, 10u);
    EXPECT_EQ(order.as_published + order.differences.size(), order.pairs);
  }
  EXPECT_EQ(fp16_published_order(Fp16Quantity::vgprs), "A > fp32 > B > C > D");
}

TEST(StudyFp16, PeakIsAccountedFor) {
  for (const char* name : {"radv", "clang"}) {
    const Result<Fp16Compiler, Messages> compiler = run_fp16_compiler({}, name);
    ASSERT_TRUE(compiler) << render(compiler.error());
    for (const Fp16Result& r : compiler->results) {
      uint32_t held = 0;
      for (const uint32_t count : r.measures.held) held += count;
      EXPECT_EQ(held, r.measures.peak_vgprs) << name << " " << r.version->name;
      EXPECT_GT(r.measures.lds_reads, 0u);
      // 81 texels, of which each has 3 or 4 halves; a read fills registers, each used before or after another.
      EXPECT_GE(r.measures.waits.size(), 81u);
    }
  }
}

// What registers do to the time: A has two waves on a SIMD with the article's registers and D nine, whatever the
// code is.
TEST(StudyFp16, RegistersExplainTimes) {
  Result<Fp16Compiler, Messages> clang = run_fp16_compiler({}, "clang");
  ASSERT_TRUE(clang) << render(clang.error());
  ASSERT_FALSE(time_fp16({}, *clang));
  const Fp16Result &a = clang->results[0], &d = clang->results[3];
  EXPECT_EQ(a.time_with_published->waves_per_simd, 2u);
  EXPECT_EQ(d.time_with_published->waves_per_simd, 9u);
  EXPECT_EQ(a.time->instructions_of_wave, a.time_with_published->instructions_of_wave);
  EXPECT_LT(clang->a_with_vgprs_of_d->microseconds, a.time_with_published->microseconds);
  EXPECT_LT(d.time_with_published->microseconds, d.time->microseconds);
  EXPECT_LT(fp16_change(*clang, true), 0);
}

// The explanation follows the numbers: with the reads used at once, or packed, it says something else.
TEST(StudyFp16, ExplanationIsComputed) {
  const Result<Fp16Compiler, Messages> clang = run_fp16_compiler({}, "clang");
  ASSERT_TRUE(clang) << render(clang.error());
  const Fp16Result& a = clang->results.front();
  Fp16Measures changed = a.measures;
  EXPECT_NE(a.explanation.find("run far ahead"), std::string::npos);
  changed.median_wait = 3;
  EXPECT_EQ(explain_fp16(changed, *a.version, nullptr).find("run far ahead"), std::string::npos);
  changed.packed = 0;
  EXPECT_NE(explain_fp16(changed, *a.version, nullptr).find("None of"), std::string::npos);
}

}  // namespace
}  // namespace lw::study
