// Float micro-operations of every host level against integer arithmetic, in all rounding and denormal modes.
#include <gtest/gtest.h>

#include <array>
#include <cfenv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>

#include "exec/float_one_lane.h"
#include "interp/code_table.h"
#include "sem/approx.h"
#include "soft_float.h"

namespace lw::interp::test {
namespace {

using exec::float_one_lane;
using sem::Uop;

// Runs one loop over 64 lanes: at once, or half after half as waves of 32 do.
class Lanes {
 public:
  Lanes(HostLevel level, unsigned wave_size) : table_(lane_table(level, wave_size)) {
    memory_.resize(4 * 512 + 64);
    c_.base[1] = reinterpret_cast<std::byte*>((reinterpret_cast<uintptr_t>(memory_.data()) + 63) & ~uintptr_t{63});
  }
  explicit Lanes(const std::tuple<HostLevel, unsigned>& which) : Lanes(std::get<0>(which), std::get<1>(which)) {}
  ~Lanes() { set_host_rounding(c_, 0); }

  // Arguments of `width` 4 or 8 bytes; those in `uniform` have one value in all lanes. False where there is no such
  // loop.
  bool run(Uop op, FloatMode mode, unsigned uniform, const std::array<std::array<uint64_t, 64>, 3>& arguments,
           std::array<uint64_t, 64>& result) {
    const StepFunction f = table_.find({op, uniform, mode});
    if (f == nullptr) return false;
    for (size_t first = 0; first < 64; first += table_.lanes) run_from(first, f, op, mode, arguments, result);
    return true;
  }

 private:
  void run_from(size_t first, StepFunction f, Uop op, FloatMode mode,
                const std::array<std::array<uint64_t, 64>, 3>& arguments, std::array<uint64_t, 64>& result) {
    const sem::UopInfo& info = sem::info(op);
    const size_t lanes = table_.lanes;
    for (size_t i = 0; i < info.arguments.size(); ++i)
      for (size_t lane = 0; lane < lanes; ++lane) {
        const size_t bytes = info.arguments[i] == 'd' ? 8 : 4;
        std::memcpy(row(i + 1) + bytes * lane, &arguments[i][first + lane], bytes);
      }
    std::memset(row(0), 0xee, 512);
    const Step step{f,
                    at_row(0),
                    at_row(1),
                    info.arguments.size() > 1 ? at_row(2) : kNoLocation,
                    info.arguments.size() > 2 ? at_row(3) : kNoLocation,
                    pack_float_mode(op, mode)};
    f(c_, step);
    uint64_t mask = 0;
    std::memcpy(&mask, row(0), 8);
    const size_t bytes = info.result == sem::ValueType::w64 ? 8 : 4;
    for (size_t lane = 0; lane < lanes; ++lane) {
      uint64_t v = mask >> lane & 1;
      if (info.result != sem::ValueType::b1)
        std::memcpy(&v, row(0) + bytes * lane, bytes), v &= ~uint64_t{0} >> (64 - 8 * bytes);
      result[first + lane] = v;
    }
    if (info.result == sem::ValueType::b1)
      ASSERT_EQ(lanes == 64 ? 0 : mask >> 32, 0) << info.name << ": truths of lanes that the wave does not have";
    else
      for (size_t at = bytes * lanes; at < bytes * 64; ++at)
        ASSERT_EQ(row(0)[at], std::byte{0xee}) << info.name << ": lanes that the wave does not have are written";
  }

  std::byte* row(size_t i) { return c_.base[1] + 512 * i; }
  static OperandLocation at_row(unsigned i) { return place(Base::temporary, 512 * i); }
  const LaneTable& table_;
  StepContext c_{};
  std::vector<std::byte> memory_;
};

// Values where things go wrong: zeros, denormals, powers of two and their neighbours, infinities, NaNs, and anything.
uint64_t interesting(const Format& f, std::mt19937_64& random) {
  const uint64_t sign = random() & 1 ? f.sign_bit() : 0;
  const uint64_t all = f.sign_bit() - 1, one = uint64_t{1} << f.digits;
  switch (random() % 10) {
    case 0: return sign;
    case 1: return sign | (random() % (one - 1) + 1);  // denormal
    case 2: return sign | f.infinity();
    case 3: return sign | f.infinity() | (random() % (one - 1) + 1);  // NaN, of either kind
    case 4: return sign | (one + random() % 3);
    case 5: return sign | (one - 1 - random() % 3);
    case 6: return sign | (f.infinity() - 1 - random() % 3);
    case 7:
      return sign | ((static_cast<uint64_t>(f.bias()) - 12 + random() % 24) << f.digits) |
             (random() % one & ~(one / 4 - 1));
    case 8:
      return sign | ((static_cast<uint64_t>(f.bias()) - f.digits + random() % (2 * f.digits)) << f.digits) |
             random() % one;
    default: return sign | (random() & all);
  }
}

struct Arithmetic {
  Uop add, mul, fma, lt, le, eq;
  Format format;
};
constexpr Arithmetic kWidths[] = {
    {Uop::fadd16, Uop::fmul16, Uop::ffma16, Uop::flt16, Uop::fle16, Uop::feq16, kHalf},
    {Uop::fadd32, Uop::fmul32, Uop::ffma32, Uop::flt32, Uop::fle32, Uop::feq32, kSingle},
    {Uop::fadd64, Uop::fmul64, Uop::ffma64, Uop::flt64, Uop::fle64, Uop::feq64, kDouble},
};

class Floats : public testing::TestWithParam<std::tuple<HostLevel, unsigned>> {};
INSTANTIATE_TEST_SUITE_P(All, Floats,
                         testing::Combine(testing::Values(HostLevel::baseline, HostLevel::v3, HostLevel::v4),
                                          testing::Values(64u, 32u)));

TEST_P(Floats, ArithmeticIsRoundedOnce) {
  Lanes lanes(GetParam());
  std::mt19937_64 random(1);
  for (const Arithmetic& w : kWidths) {
    const Format& f = w.format;
    for (unsigned round = 0; round < 4; ++round)
      for (unsigned flush = 0; flush < 4; ++flush)
        for (unsigned uniform = 0; uniform < 7; ++uniform)
          for (int repeat = 0; repeat < (uniform == 0 ? 4 : 1); ++repeat) {
            const FloatMode mode{static_cast<uint8_t>(round), (flush & 1) != 0, (flush & 2) != 0};
            std::array<std::array<uint64_t, 64>, 3> a;
            for (unsigned i = 0; i < 3; ++i)
              for (unsigned lane = 0; lane < 64; ++lane)
                a[i][lane] = (uniform >> i & 1) && lane != 0 ? a[i][0] : interesting(f, random);
            // Sums that nearly cancel are where fused operations differ.
            if (uniform == 0)
              for (unsigned lane = 0; lane < 32; ++lane)
                a[2][lane] = soft_mul(f, a[0][lane], a[1][lane], random() % 4) ^ f.sign_bit();
            const auto in = [&](uint64_t x) { return mode.flush_inputs ? f.flush(x) : x; };
            const auto out = [&](uint64_t x) { return mode.flush_results ? f.flush(x) : x; };
            std::array<uint64_t, 64> r;
            const auto check = [&](Uop op, auto expected) {
              for (unsigned lane = 0; lane < 64; ++lane) {
                const uint64_t want = expected(in(a[0][lane]), in(a[1][lane]), in(a[2][lane]));
                ASSERT_EQ(r[lane], want) << sem::info(op).name << std::hex << " round " << round << " flush " << flush
                                         << " uniform " << uniform << ": " << a[0][lane] << ' ' << a[1][lane] << ' '
                                         << a[2][lane];
                std::fesetround(round == 0   ? FE_TONEAREST
                                : round == 1 ? FE_UPWARD
                                : round == 2 ? FE_DOWNWARD
                                             : FE_TOWARDZERO);
                const uint64_t one = float_one_lane(op, mode, a[0][lane], a[1][lane], a[2][lane]);
                ASSERT_EQ(one, want) << "one lane of " << sem::info(op).name << std::hex << " round " << round
                                     << " flush " << flush << ": " << a[0][lane] << ' ' << a[1][lane] << ' '
                                     << a[2][lane];
              }
            };
            if (uniform < 3) {
              if (lanes.run(w.add, mode, uniform, a, r))
                check(w.add, [&](uint64_t x, uint64_t y, uint64_t) { return out(soft_add(f, x, y, round)); });
              if (lanes.run(w.mul, mode, uniform, a, r))
                check(w.mul, [&](uint64_t x, uint64_t y, uint64_t) { return out(soft_mul(f, x, y, round)); });
              const auto signed_value = [&](uint64_t x) {
                const auto magnitude = static_cast<int64_t>(f.magnitude(x));
                return f.is_negative(x) ? -magnitude : magnitude;
              };
              const auto ordered = [&](uint64_t x, uint64_t y) { return !f.is_nan(x) && !f.is_nan(y); };
              if (lanes.run(w.lt, mode, uniform, a, r))
                check(w.lt, [&](uint64_t x, uint64_t y, uint64_t) {
                  return uint64_t{ordered(x, y) && signed_value(x) < signed_value(y)};
                });
              if (lanes.run(w.le, mode, uniform, a, r))
                check(w.le, [&](uint64_t x, uint64_t y, uint64_t) {
                  return uint64_t{ordered(x, y) && signed_value(x) <= signed_value(y)};
                });
              if (lanes.run(w.eq, mode, uniform, a, r))
                check(w.eq, [&](uint64_t x, uint64_t y, uint64_t) {
                  return uint64_t{ordered(x, y) && signed_value(x) == signed_value(y)};
                });
            }
            ASSERT_TRUE(lanes.run(w.fma, mode, uniform, a, r));
            check(w.fma, [&](uint64_t x, uint64_t y, uint64_t z) { return out(soft_fma(f, x, y, z, round)); });
            if (HasFatalFailure()) return;
          }
  }
  std::fesetround(FE_TONEAREST);
}

// A sum that fp32 and fp64 both round the wrong way before fp16 gets to see it.
TEST_P(Floats, FusedHalfIsNotRoundedTwice) {
  Lanes lanes(GetParam());
  std::array<std::array<uint64_t, 64>, 3> a;
  a[0].fill(0x4100);
  a[1].fill(0x7522);
  a[2].fill(0x04EA);
  std::array<uint64_t, 64> r;
  ASSERT_TRUE(lanes.run(Uop::ffma16, {0, false, false}, 0, a, r));
  EXPECT_EQ(r[0], 0x7A6Bu);
  EXPECT_EQ(float_one_lane(Uop::ffma16, {0, false, false}, 0x4100, 0x7522, 0x04EA), 0x7A6Bu);
}

TEST_P(Floats, HalfToSingleAndBackExhaustively) {
  Lanes lanes(GetParam());
  std::array<std::array<uint64_t, 64>, 3> a{};
  std::array<uint64_t, 64> r;
  for (unsigned begin = 0; begin < 0x10000; begin += 64)
    for (const bool flush : {false, true}) {
      for (unsigned lane = 0; lane < 64; ++lane) a[0][lane] = begin + lane;
      ASSERT_TRUE(lanes.run(Uop::f32_from_f16, {0, flush, false}, 0, a, r));
      for (unsigned lane = 0; lane < 64; ++lane) {
        const uint64_t x = flush ? kHalf.flush(begin + lane) : begin + lane;
        ASSERT_EQ(r[lane], soft_convert(kHalf, kSingle, x, 0)) << std::hex << begin + lane;
      }
      a[0] = r;
      ASSERT_TRUE(lanes.run(Uop::f16_from_f32, {0, false, false}, 0, a, r));
      for (unsigned lane = 0; lane < 64; ++lane) {
        uint64_t x = flush ? kHalf.flush(begin + lane) : begin + lane;
        if (kHalf.is_nan(x)) x |= kHalf.quiet_bit();
        ASSERT_EQ(r[lane], x);
      }
    }
}

TEST_P(Floats, ConversionsToNarrowerFormats) {
  Lanes lanes(GetParam());
  std::mt19937_64 random(2);
  std::array<std::array<uint64_t, 64>, 3> a{};
  std::array<uint64_t, 64> r;
  for (unsigned round = 0; round < 4; ++round)
    for (unsigned flush = 0; flush < 4; ++flush)
      for (int repeat = 0; repeat < 20; ++repeat) {
        const FloatMode mode{static_cast<uint8_t>(round), (flush & 1) != 0, (flush & 2) != 0};
        for (uint64_t& x : a[0]) {
          // Near what fp16 can hold, so that ties and overflows come up.
          x = soft_convert(kHalf, kSingle, random() & 0xffff, 0) + (random() % 5 - 2) * (random() & 1 ? 1 : 0x1000);
          if (random() % 4 == 0) x = interesting(kSingle, random);
          x &= 0xffff'ffff;
        }
        ASSERT_TRUE(lanes.run(Uop::f16_from_f32, mode, 0, a, r));
        for (unsigned lane = 0; lane < 64; ++lane) {
          const uint64_t x = mode.flush_inputs ? kSingle.flush(a[0][lane]) : a[0][lane];
          uint64_t want = soft_convert(kSingle, kHalf, x, round);
          if (mode.flush_results) want = kHalf.flush(want);
          ASSERT_EQ(r[lane], want) << std::hex << a[0][lane] << " round " << round;
        }
        for (uint64_t& x : a[0]) x = interesting(kDouble, random);
        for (unsigned lane = 0; lane < 32; ++lane)
          a[0][lane] = soft_convert(kSingle, kDouble, interesting(kSingle, random), 0) + (random() % 3 << 28);
        ASSERT_TRUE(lanes.run(Uop::f32_from_f64, mode, 0, a, r));
        for (unsigned lane = 0; lane < 64; ++lane) {
          uint64_t want = soft_convert(kDouble, kSingle, a[0][lane], round);
          if (mode.flush_results) want = kSingle.flush(want);
          ASSERT_EQ(r[lane], want) << std::hex << a[0][lane] << " round " << round;
        }
        for (uint64_t& x : a[0]) x = interesting(kSingle, random);
        ASSERT_TRUE(lanes.run(Uop::f64_from_f32, {0, mode.flush_inputs, false}, 0, a, r));
        for (unsigned lane = 0; lane < 64; ++lane)
          ASSERT_EQ(r[lane],
                    soft_convert(kSingle, kDouble, mode.flush_inputs ? kSingle.flush(a[0][lane]) : a[0][lane], 0));
      }
}

double value_of(const Format& f, uint64_t bits) {
  const uint64_t wide = soft_convert(f, kDouble, bits, 0);
  double d;
  std::memcpy(&d, &wide, 8);
  return d;
}

TEST_P(Floats, WholeNumbersOfEveryHalf) {
  Lanes lanes(GetParam());
  const struct {
    Uop op;
    double (*f)(double);
  } cases[] = {{Uop::ffloor16, [](double x) { return std::floor(x); }},
               {Uop::fceil16, [](double x) { return std::ceil(x); }},
               {Uop::ftrunc16, [](double x) { return std::trunc(x); }},
               {Uop::frndne16, [](double x) { return std::nearbyint(x); }},
               {Uop::ffloor32, [](double x) { return std::floor(x); }},
               {Uop::fceil32, [](double x) { return std::ceil(x); }},
               {Uop::ftrunc32, [](double x) { return std::trunc(x); }},
               {Uop::frndne32, [](double x) { return std::nearbyint(x); }},
               {Uop::ffloor64, [](double x) { return std::floor(x); }},
               {Uop::fceil64, [](double x) { return std::ceil(x); }},
               {Uop::ftrunc64, [](double x) { return std::trunc(x); }},
               {Uop::frndne64, [](double x) { return std::nearbyint(x); }}};
  for (const auto& test : cases) {
    const std::string_view name = sem::info(test.op).name;
    const Format f = name.ends_with("16") ? kHalf : name.ends_with("32") ? kSingle : kDouble;
    std::array<std::array<uint64_t, 64>, 3> a{};
    std::array<uint64_t, 64> r;
    for (unsigned begin = 0; begin < 0x10000; begin += 64) {
      for (unsigned lane = 0; lane < 64; ++lane) a[0][lane] = soft_convert(kHalf, f, begin + lane, 0);
      ASSERT_TRUE(lanes.run(test.op, {0, false, false}, 0, a, r));
      for (unsigned lane = 0; lane < 64; ++lane) {
        const uint64_t x = a[0][lane];
        uint64_t want = x | f.quiet_bit();
        if (!f.is_nan(x)) {
          const double d = test.f(value_of(f, x));
          uint64_t wide;
          std::memcpy(&wide, &d, 8);
          want = soft_convert(kDouble, f, wide, 0);
        }
        ASSERT_EQ(r[lane], want) << name << std::hex << ' ' << x;
      }
    }
  }
}

TEST_P(Floats, IntegersSaturate) {
  Lanes lanes(GetParam());
  const auto single = [](float x) {
    uint32_t u;
    std::memcpy(&u, &x, 4);
    return uint64_t{u};
  };
  const float inputs[] = {0.0f,
                          -0.0f,
                          0.9f,
                          -0.9f,
                          1.5f,
                          -1.5f,
                          2147483520.0f,
                          2147483648.0f,
                          -2147483648.0f,
                          -2147483904.0f,
                          4294967040.0f,
                          4294967296.0f,
                          1e30f,
                          -1e30f,
                          INFINITY,
                          -INFINITY,
                          NAN};
  std::array<std::array<uint64_t, 64>, 3> a{};
  std::array<uint64_t, 64> u, i;
  for (size_t k = 0; k < std::size(inputs); ++k) a[0][k] = single(inputs[k]);
  ASSERT_TRUE(lanes.run(Uop::u32_from_f32, {}, 0, a, u));
  ASSERT_TRUE(lanes.run(Uop::i32_from_f32, {}, 0, a, i));
  for (size_t k = 0; k < std::size(inputs); ++k) {
    const double x = inputs[k];
    const uint32_t want_u = x != x || x <= 0 ? 0 : x >= 4294967295.0 ? 0xffffffffu : static_cast<uint32_t>(x);
    const int32_t want_i = x != x               ? 0
                           : x >= 2147483647.0  ? 2147483647
                           : x <= -2147483648.0 ? -2147483647 - 1
                                                : static_cast<int32_t>(x);
    EXPECT_EQ(u[k], want_u) << x;
    EXPECT_EQ(static_cast<int32_t>(i[k]), want_i) << x;
    EXPECT_EQ(float_one_lane(Uop::u32_from_f32, {}, a[0][k], 0, 0), want_u) << x;
    EXPECT_EQ(static_cast<int32_t>(float_one_lane(Uop::i32_from_f32, {}, a[0][k], 0, 0)), want_i) << x;
  }
  // From integers, rounding as the mode says.
  std::mt19937_64 random(3);
  for (unsigned round = 0; round < 4; ++round) {
    for (uint64_t& x : a[0]) x = random() >> 32 | (random() & 1 ? 0 : 0xfffff000);
    ASSERT_TRUE(lanes.run(Uop::f32_from_u32, {static_cast<uint8_t>(round), false, false}, 0, a, u));
    ASSERT_TRUE(lanes.run(Uop::f32_from_i32, {static_cast<uint8_t>(round), false, false}, 0, a, i));
    for (unsigned k = 0; k < 64; ++k) {
      const double du = static_cast<uint32_t>(a[0][k]), di = static_cast<int32_t>(a[0][k]);
      uint64_t bu, bi;
      std::memcpy(&bu, &du, 8);
      std::memcpy(&bi, &di, 8);
      EXPECT_EQ(u[k], soft_convert(kDouble, kSingle, bu, round));
      EXPECT_EQ(i[k], soft_convert(kDouble, kSingle, bi, round));
    }
  }
}

TEST(OneLane, LoadExponentRoundsOnce) {
  std::mt19937_64 random(4);
  const struct {
    Uop op;
    Format f;
  } widths[] = {{Uop::fldexp16, kHalf}, {Uop::fldexp32, kSingle}, {Uop::fldexp64, kDouble}};
  for (const auto& w : widths)
    for (unsigned round = 0; round < 4; ++round) {
      std::fesetround(round == 0 ? FE_TONEAREST : round == 1 ? FE_UPWARD : round == 2 ? FE_DOWNWARD : FE_TOWARDZERO);
      for (int i = 0; i < 300; ++i) {
        const uint64_t x = interesting(w.f, random);
        // Down to where every result is 0 and up to where every one is infinite, and no further than Exact reaches.
        const int down = w.f.bias() + 70, up = w.f.bias() + 270;
        const int exponent = static_cast<int>(random() % static_cast<unsigned>(down + up)) - down;
        const uint64_t got =
            float_one_lane(w.op, {static_cast<uint8_t>(round), false, false}, x, static_cast<uint32_t>(exponent), 0);
        if (w.f.is_nan(x) || w.f.is_infinite(x) || w.f.magnitude(x) == 0) {
          EXPECT_EQ(got, w.f.is_nan(x) ? x | w.f.quiet_bit() : x);
          continue;
        }
        // 2^exponent as a double, in two factors so that none overflows.
        Exact e = Exact::of(w.f, x);
        for (int left = exponent; left != 0;) {
          const int part = std::clamp(left, -1000, 1000);
          e = e.times(kDouble, static_cast<uint64_t>(part + 1023) << 52);
          left -= part;
        }
        EXPECT_EQ(got, e.rounded(w.f, round, w.f.is_negative(x)))
            << sem::info(w.op).name << std::hex << ' ' << x << ' ' << exponent;
      }
    }
  std::fesetround(FE_TONEAREST);
}

TEST(OneLane, FractionAndExponentMakeTheNumber) {
  for (uint32_t x = 0; x < 0x10000; ++x) {
    const uint64_t mantissa = float_one_lane(Uop::ffrexp_mant16, {}, x, 0, 0);
    const auto exponent = static_cast<int32_t>(float_one_lane(Uop::ffrexp_exp16, {}, x, 0, 0));
    if (kHalf.is_nan(x)) {
      EXPECT_EQ(mantissa, x | 0x200);
      EXPECT_EQ(exponent, 0);
    } else if (kHalf.is_infinite(x) || kHalf.magnitude(x) == 0) {
      EXPECT_EQ(mantissa, x);
      EXPECT_EQ(exponent, 0);
    } else {
      EXPECT_EQ(std::ldexp(value_of(kHalf, mantissa), exponent), value_of(kHalf, x));
      EXPECT_GE(std::fabs(value_of(kHalf, mantissa)), 0.5);
      EXPECT_LT(std::fabs(value_of(kHalf, mantissa)), 1.0);
    }
  }
}

float single(uint32_t bits) {
  float f;
  std::memcpy(&f, &bits, 4);
  return f;
}
uint32_t bits(float f) {
  uint32_t u;
  std::memcpy(&u, &f, 4);
  return u;
}

TEST(Approximations, EdgeCases) {
  namespace a = sem::approx;
  EXPECT_EQ(a::rcp32(0), 0x7f800000u);
  EXPECT_EQ(a::rcp32(0x80000000), 0xff800000u);
  EXPECT_EQ(a::rcp32(0x7f800000), 0u);
  EXPECT_EQ(a::rcp32(0xff800000), 0x80000000u);
  EXPECT_EQ(a::rcp32(1), 0x7f800000u);  // a denormal counts as 0
  EXPECT_EQ(a::rcp32(0x7f000000), 0u);  // and a denormal result becomes one
  EXPECT_EQ(a::rcp32(bits(3.0f)), bits(1.0f / 3.0f));
  EXPECT_EQ(a::rsq32(bits(-1.0f)), 0x7fc00000u);
  EXPECT_EQ(a::rsq32(0), 0x7f800000u);
  EXPECT_EQ(a::rsq32(0x80000000), 0xff800000u);
  EXPECT_EQ(a::rsq32(bits(4.0f)), bits(0.5f));
  EXPECT_EQ(a::log32(0), 0xff800000u);
  EXPECT_EQ(a::log32(bits(-1.0f)), 0x7fc00000u);
  EXPECT_EQ(a::log32(bits(8.0f)), bits(3.0f));
  EXPECT_EQ(a::exp32(bits(200.0f)), 0x7f800000u);
  EXPECT_EQ(a::exp32(bits(-200.0f)), 0u);
  EXPECT_EQ(a::exp32(bits(-130.0f)), 0u);  // would be denormal
  EXPECT_EQ(a::exp32(0xff800000), 0u);
  EXPECT_EQ(a::exp32(bits(10.0f)), bits(1024.0f));
  EXPECT_EQ(a::sqrt32(bits(2.0f)), bits(std::sqrt(2.0f)));
  EXPECT_EQ(a::sqrt32(bits(-1.0f)), 0x7fc00000u);
  EXPECT_EQ(a::sin32(bits(0.25f)), bits(1.0f));
  EXPECT_EQ(a::sin32(bits(0.5f)), 0u);
  EXPECT_EQ(a::cos32(bits(0.25f)), 0u);
  EXPECT_EQ(a::cos32(bits(0.5f)), bits(-1.0f));
  EXPECT_EQ(a::sin32(bits(256.5f)), 0u);  // outside [-256, 256]: GCN3 manual, V_SIN_F32
  EXPECT_EQ(a::cos32(bits(-300.0f)), bits(1.0f));
  EXPECT_EQ(a::sin32(0x7f800000), 0x7fc00000u);
  EXPECT_EQ(a::rcp32(0x7fa00000), 0x7fe00000u);  // a signalling NaN becomes quiet
  EXPECT_EQ(a::rcp16(0x4200), 0x3555u);
  EXPECT_EQ(a::sqrt16(0x4000), 0x3da8u);
  EXPECT_EQ(a::log16(0x0001), 0xce00u);  // log2 of 2^-24: half precision keeps denormals
  EXPECT_EQ(a::rcp64(0), 0x7ff0000000000000u);
  EXPECT_NEAR(single(a::sin32(bits(0.1f))), std::sin(0.1 * 2 * M_PI), 1e-7);
}

}  // namespace
}  // namespace lw::interp::test
