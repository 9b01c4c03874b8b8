// Unit tests of what the kernel tests rely on: software half precision, initial values, comparison, case parsing.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "support/case.h"
#include "support/half.h"
#include "support/initial_values.h"

namespace lw::kernels {
namespace {

Buffer filled(ElementType type, size_t count, const std::string& init) {
  Buffer buffer{type, count, std::vector<std::byte>(count * size_bytes(type))};
  EXPECT_EQ(initialise(buffer, init), "");
  return buffer;
}

TEST(Half, EveryValueSurvivesTheWayThroughDouble) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = static_cast<uint16_t>(bits);
    const float value = half_to_float(half);
    if (std::isnan(value))
      EXPECT_GT(double_to_half(value) & 0x7fff, 0x7c00);
    else
      EXPECT_EQ(double_to_half(value), half);
  }
}

TEST(Half, MidpointsGoToEven) {
  for (uint32_t bits = 0; bits < 0x7bff; ++bits) {
    const double low = half_to_float(static_cast<uint16_t>(bits));
    const double high = half_to_float(static_cast<uint16_t>(bits + 1));
    const double middle = (low + high) / 2;
    EXPECT_EQ(double_to_half(middle), bits + (bits & 1));
    EXPECT_EQ(double_to_half(std::nextafter(middle, 0.0)), bits);
    EXPECT_EQ(double_to_half(std::nextafter(middle, 1e9)), bits + 1);
  }
  EXPECT_EQ(double_to_half(65519.999), 0x7bff);
  EXPECT_EQ(double_to_half(65520.0), 0x7c00);
}

// The sum of a product of 22 bits and a value of 11 fits __int128 in units of 2^-48.
TEST(Half, FusedMultiplyAddRoundsOnce) {
  uint64_t state = 1;
  for (int i = 0; i < 200000; ++i) {
    const auto a = static_cast<uint16_t>(splitmix64(state) & 0xfbff);
    const auto b = static_cast<uint16_t>(splitmix64(state) & 0xfbff);
    const auto c = static_cast<uint16_t>(splitmix64(state) & 0xfbff);
    if ((a & 0x7c00) == 0x7c00 || (b & 0x7c00) == 0x7c00 || (c & 0x7c00) == 0x7c00) continue;
    const auto units = [](uint16_t half) { return static_cast<__int128>(std::ldexp(half_to_float(half), 24)); };
    const __int128 exact = units(a) * units(b) + units(c) * (__int128{1} << 24);
    const __int128 magnitude = exact < 0 ? -exact : exact;
    if (magnitude == 0) continue;
    // Round by hand to 11 bits, or to the spacing of subnormals.
    int shift = 24;
    while (magnitude >> shift >= 2048) ++shift;
    __int128 kept = magnitude >> shift;
    const __int128 rest = magnitude - (kept << shift);
    const __int128 half_unit = __int128{1} << (shift - 1);
    if (rest > half_unit || (rest == half_unit && (kept & 1) != 0)) ++kept;
    const double rounded = std::ldexp(static_cast<double>(kept), shift - 48);
    const uint16_t want = double_to_half(exact < 0 ? -rounded : rounded);
    ASSERT_EQ(half_fma(a, b, c), want) << a << ' ' << b << ' ' << c;
  }
}

TEST(InitialValues, GeneratorIsTheDocumentedOne) {
  uint64_t state = 0;
  EXPECT_EQ(splitmix64(state), 0xe220a8397b1dcdafU);
  EXPECT_EQ(splitmix64(state), 0x6e789e6aa1b965f4U);
  EXPECT_EQ(element<uint32_t>(filled(ElementType::u32, 2, "rand:0"), 1), 0xa1b965f4U);
  const Buffer range = filled(ElementType::i8, 1000, "range:5:-3:4");
  for (const int8_t value : elements<int8_t>(range)) EXPECT_TRUE(value >= -3 && value <= 4);
}

TEST(InitialValues, BadOnesAreRefused) {
  Buffer buffer{ElementType::u8, 4, std::vector<std::byte>(4)};
  for (const char* init : {"", "random:1", "fill:256", "fill:x", "rand:", "range:1:2", "range:1:5:4", "text:12345"})
    EXPECT_NE(initialise(buffer, init), "") << init;
}

Run comparing(Compare rule) {
  Run run;
  run.kernel = "k";
  run.arguments.push_back({Argument::Kind::buffer, 0, ElementType::i32, {}, 0});
  run.compares.push_back(std::move(rule));
  return run;
}

TEST(Comparison, OneWrongBitIsReported) {
  const Buffer want = filled(ElementType::f32, 100, "range:1:1:2");
  Buffer got = want;
  EXPECT_EQ(compare_run(comparing({}), {got}, {want}), "");
  set_element(got, 42, std::nextafter(element<float>(want, 42), 9.0f));
  const std::string report = compare_run(comparing({}), {got}, {want});
  EXPECT_NE(report.find("1 of 100 elements differ"), std::string::npos) << report;
  EXPECT_NE(report.find("[42]"), std::string::npos) << report;
  EXPECT_NE(report.find("1 ulp apart"), std::string::npos) << report;
  Compare one_ulp;
  one_ulp.ulp = 1;
  EXPECT_EQ(compare_run(comparing(one_ulp), {got}, {want}), "");
}

TEST(Comparison, TolerancesNeverAdmitNanOrInfinity) {
  Compare loose;
  loose.atol = 1e30;
  loose.ulp = 1000;
  const Buffer one = filled(ElementType::f32, 1, "fill:1");
  const Buffer nan = filled(ElementType::f32, 1, "fill:nan");
  const Buffer other_nan = filled(ElementType::f32, 1, "fill:bits:0xffc12345");
  const Buffer infinity = filled(ElementType::f32, 1, "fill:inf");
  EXPECT_NE(compare_run(comparing(loose), {nan}, {one}), "");
  EXPECT_NE(compare_run(comparing(loose), {one}, {nan}), "");
  EXPECT_NE(compare_run(comparing(loose), {infinity}, {one}), "");
  EXPECT_EQ(compare_run(comparing({}), {nan}, {other_nan}), "");
}

TEST(Comparison, ZerosOfBothSignsDifferUnlessAllowed) {
  const Buffer plus = filled(ElementType::f32, 1, "fill:0");
  const Buffer minus = filled(ElementType::f32, 1, "fill:-0.0");
  EXPECT_NE(compare_run(comparing({}), {plus}, {minus}), "");
  EXPECT_EQ(ulp_distance(ElementType::f32, plus.bytes.data(), minus.bytes.data()), 0U);
}

TEST(CaseFile, MistakesAreNamed) {
  const auto folder = std::filesystem::temp_directory_path() / "lanewise_kernel_case";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "kernel.cl") << "\n";
  const auto message = [&](const std::string& json) {
    std::ofstream(folder / "case.json") << json;
    const auto loaded = load_case(folder);
    return loaded ? std::string() : loaded.error().message;
  };
  const auto run = [](const std::string& args, const std::string& compare) {
    return R"({"runs": [{"kernel": "k", "global": [1], "local": [1], "args": [)" + args + R"(], "compare": [)" +
           compare + "]}]}";
  };
  EXPECT_EQ(message(run(R"({"buffer": "f32", "count": 1})", R"({"arg": 0})")), "");
  EXPECT_NE(message("{").find("case.json"), std::string::npos);
  EXPECT_NE(message(run(R"({"buffer": "f99", "count": 1})", "")).find("unknown element type"), std::string::npos);
  EXPECT_NE(message(run(R"({"buffer_ref": 0})", "")).find("no earlier buffer"), std::string::npos);
  EXPECT_NE(message(run(R"({"buffer": "f32", "count": 1})", "")).find("nothing is compared"), std::string::npos);
  EXPECT_NE(message(run(R"({"scalar": "i8", "value": 128})", "")).find("not a value of i8"), std::string::npos);
  EXPECT_NE(message(run(R"({"buffer": "f32", "count": 1, "size": 2})", "")).find("unknown key"), std::string::npos);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace lw::kernels
