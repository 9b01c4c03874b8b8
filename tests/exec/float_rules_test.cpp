// What float_rules.def says of micro-operations, evaluated: every rule of every micro-operation that names it, on
// values written out from the formats of IEEE 754, by the implementation that execution uses.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "interp/straight_line.h"
#include "sem/float_rules.h"

namespace lw::interp::test {
namespace {

using sem::FloatRule;
using sem::Uop;
using enum sem::FloatRule;

struct Format {
  unsigned fraction_bits, bits;
  uint64_t one, infinity, default_nan;
  unsigned round_lsb, operand_bit, result_bit;  // of MODE
  uint64_t sign() const { return uint64_t{1} << (bits - 1); }
  uint64_t quiet() const { return uint64_t{1} << (fraction_bits - 1); }
  uint64_t signalling() const { return infinity | 5; }
  uint64_t least_normal() const { return uint64_t{1} << fraction_bits; }
  uint64_t largest() const { return infinity - 1; }
  uint64_t power_of_two(int exponent) const {
    return one + static_cast<uint64_t>(static_cast<int64_t>(exponent) * (int64_t{1} << fraction_bits));
  }
};
constexpr Format kHalf{10, 16, 0x3c00, 0x7c00, 0x7e00, 2, 6, 7};
constexpr Format kSingle{23, 32, 0x3f800000, 0x7f800000, 0x7fc00000, 0, 4, 5};
constexpr Format kDouble{52, 64, 0x3ff0000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 2, 6, 7};

constexpr uint32_t kKeepAll = 0xf0;
enum Rounding : uint32_t { nearest, up, down, toward_zero };

struct Subject {
  Uop op;
  bool always_flush = false;
  Format operand{}, result{};

  uint64_t operator()(std::initializer_list<uint64_t> arguments, uint32_t mode = kKeepAll) const {
    sem::Node node;
    node.op = op;
    node.always_flush = always_flush;
    const std::vector<uint64_t> values(arguments);
    return evaluate_float(node, values, mode).value();
  }
  // MODE that rounds so in the field of the result's type, and otherwise in the other field.
  uint32_t rounding(Rounding which) const {
    const bool low = op == Uop::f32_from_f64 ? false : result.round_lsb == 0;
    const uint32_t other = (which + 1) % 4;
    return kKeepAll | (low ? which | other << 2 : which << 2 | other);
  }
  std::string name() const { return std::string(sem::info(op).name); }
  bool is(std::string_view stem) const { return name().starts_with(stem) && name().size() <= stem.size() + 2; }
  size_t operands() const { return sem::info(op).arguments.size(); }
};

Format format_of(std::string_view name) {
  return name.ends_with("16") ? kHalf : name.ends_with("64") ? kDouble : kSingle;
}

Subject subject_of(Uop op, bool always_flush) {
  Subject s{op, always_flush};
  std::string_view name = sem::info(op).name;
  if (name.ends_with("_rtz")) name.remove_suffix(4);
  s.operand = format_of(name);
  s.result = name[0] == 'f' && name.find("_from_") != std::string_view::npos ? format_of(name.substr(0, 3)) : s.operand;
  return s;
}

// x as a number of the format, rounded to nearest.
uint64_t bits_of_number(const Format& format, double x) {
  if (format.bits == 64) return __builtin_bit_cast(uint64_t, x);
  if (format.bits == 32) return __builtin_bit_cast(uint32_t, static_cast<float>(x));
  int exponent = 0;
  const double mantissa = std::frexp(std::fabs(x), &exponent);
  const auto digits = static_cast<uint64_t>(std::nearbyint(std::ldexp(mantissa, 11)));
  return format.power_of_two(exponent - 1) + digits - 1024 + (x < 0 ? 0x8000 : 0);
}

// Operands of which one is given and the others are 1.
std::vector<uint64_t> with_ones(const Subject& s, size_t place, uint64_t value) {
  std::vector<uint64_t> values(s.operands(), s.operand.one);
  values[place] = value;
  return values;
}
uint64_t evaluated(const Subject& s, const std::vector<uint64_t>& v, uint32_t mode = kKeepAll) {
  return v.size() == 1 ? s({v[0]}, mode) : v.size() == 2 ? s({v[0], v[1]}, mode) : s({v[0], v[1], v[2]}, mode);
}
// The only operand that is a float; the second one of fldexp is an exponent, 0 here.
uint64_t one_operand(const Subject& s, uint64_t value, uint32_t mode = kKeepAll) {
  return s.is("fldexp") ? s({value, 0}, mode) : s({value}, mode);
}

// An operand that is a denormal, with the results where it counts and where it is zero; equal where they cannot differ.
struct Probe {
  std::vector<uint64_t> operands;
  uint64_t kept, flushed;
  Rounding rounding = nearest;
};
Probe operand_probe(const Subject& s) {
  const Format& f = s.operand;
  const uint64_t tiny = f.least_normal() / 2, minus = f.sign();
  if (s.is("fadd")) return {{minus | tiny, minus}, minus | tiny, minus};
  if (s.is("fmul")) return {{minus | tiny, f.one}, minus | tiny, minus};
  if (s.is("ffma")) return {{minus | tiny, f.one, minus}, minus | tiny, minus};
  if (s.is("fldexp")) return {{tiny, 4}, f.power_of_two(1) - f.one + 2 * f.least_normal() + f.least_normal(), 0};
  if (s.is("flt")) return {{0, tiny}, 1, 0};
  if (s.is("fle")) return {{tiny, 0}, 0, 1};
  if (s.is("feq")) return {{tiny, 0}, 0, 1};
  if (s.is("ffloor")) return {{minus | tiny}, minus | f.one, minus};
  if (s.is("fceil")) return {{tiny}, f.one, 0};
  if (s.is("ftrunc") || s.is("frndne")) return {{minus | tiny}, minus, minus};
  if (s.is("ffrexp_mant")) return {{tiny}, f.power_of_two(-1), 0};
  if (s.is("ffrexp_exp")) {
    const int bias = static_cast<int>(f.one >> f.fraction_bits);
    return {{tiny}, static_cast<uint32_t>(1 - bias), 0};  // tiny = 2^-bias
  }
  if (s.is("frcp")) return {{tiny}, f.power_of_two(static_cast<int>(f.one >> f.fraction_bits)), f.infinity};
  if (s.is("fsqrt")) return {{tiny / 2}, ~uint64_t{0}, 0};
  if (s.is("frsq")) return {{tiny}, ~uint64_t{0}, f.infinity};
  if (s.is("flog")) return {{tiny}, ~uint64_t{0}, minus | f.infinity};
  if (s.is("fsin")) return {{tiny / 64}, ~uint64_t{0}, 0};
  if (s.is("fcos") || s.is("fexp")) return {{tiny}, f.one, f.one};
  if (s.op == Uop::f64_from_f32) return {{tiny}, kDouble.power_of_two(-127), 0};
  if (s.op == Uop::f32_from_f16) return {{tiny}, kSingle.power_of_two(-15), 0};
  if (s.op == Uop::f16_from_f32) return {{tiny}, 1, 0, up};
  if (s.op == Uop::f16_from_f32_rtz) return {{tiny}, 0, 0};
  ADD_FAILURE() << s.name() << " has no operand to try denormals with";
  return {};
}
// ~0 stands for anything but what a flushed operand gives.
void check_operand(const Subject& s, uint32_t keeping, uint32_t flushing, bool keeps) {
  const Probe p = operand_probe(s);
  const auto mode = [&](uint32_t denormals) { return denormals | p.rounding | p.rounding << 2; };
  EXPECT_EQ(evaluated(s, p.operands, mode(flushing)), p.flushed) << s.name();
  const uint64_t kept = evaluated(s, p.operands, mode(keeping));
  if (p.kept == ~uint64_t{0} && keeps) {
    EXPECT_NE(kept, p.flushed) << s.name();
  } else {
    EXPECT_EQ(kept, keeps ? p.kept : p.flushed) << s.name();
  }
}

// Normal operands whose result is a denormal.
std::vector<uint64_t> result_probe(const Subject& s) {
  const Format& f = s.operand;
  if (s.is("fadd")) return {f.sign() | (f.least_normal() + f.least_normal() / 2), f.least_normal()};
  if (s.is("fmul")) return {f.sign() | f.least_normal(), f.power_of_two(-1)};
  if (s.is("ffma")) return {f.sign() | f.least_normal(), f.power_of_two(-1), f.sign()};
  if (s.is("fldexp")) return {f.sign() | f.least_normal(), ~uint64_t{0}};
  if (s.is("frcp")) return {f.sign() | f.largest()};
  if (s.is("fexp")) return {bits_of_number(f, f.bits == 16 ? -15.5 : -126.5)};
  if (s.op == Uop::f32_from_f64) return {kDouble.sign() | kDouble.power_of_two(-130)};
  if (s.op == Uop::f16_from_f32 || s.op == Uop::f16_from_f32_rtz) return {kSingle.sign() | kSingle.power_of_two(-16)};
  return {};
}
void check_result(const Subject& s, uint32_t keeping, uint32_t flushing, bool keeps) {
  const std::vector<uint64_t> operands = result_probe(s);
  if (operands.empty()) return;
  const uint64_t sign = s.is("fexp") ? 0 : s.result.sign();
  EXPECT_EQ(evaluated(s, operands, flushing), sign) << s.name();
  const uint64_t kept = evaluated(s, operands, keeping) & ~sign;
  EXPECT_EQ(kept != 0 && kept < s.result.least_normal(), keeps) << s.name() << " gave " << kept;
}

uint32_t keep(std::initializer_list<unsigned> bits) {
  uint32_t mode = 0;
  for (const unsigned bit : bits) mode |= 1u << bit;
  return mode;
}

// An exact result between two neighbours of the result's type, above the middle: results by rounding.
struct Inexact {
  std::vector<uint64_t> operands;
  uint64_t below, above;
};
Inexact inexact(const Subject& s) {
  const Format& f = s.operand;
  if (s.is("fadd")) return {{f.one, f.least_normal()}, f.one, f.one + 1};
  if (s.is("fmul")) return {{f.one + 1, f.one + 1}, f.one + 2, f.one + 3};
  if (s.is("ffma")) return {{f.one, f.one, f.least_normal()}, f.one, f.one + 1};
  if (s.is("fldexp"))
    return {{f.least_normal() + 1, static_cast<uint64_t>(-2)}, f.least_normal() / 4, f.least_normal() / 4 + 1};
  if (s.op == Uop::f32_from_u32 || s.op == Uop::f32_from_i32)
    return {{(1u << 24) + 1}, kSingle.power_of_two(24), kSingle.power_of_two(24) + 1};
  if (s.op == Uop::f16_from_u16 || s.op == Uop::f16_from_i16)
    return {{2049}, kHalf.power_of_two(11), kHalf.power_of_two(11) + 1};
  return {{f.one + 1}, s.result.one, s.result.one + 1};  // a narrower type
}

double value_of(const Format& f, uint64_t bits) {
  if (f.bits == 64) return __builtin_bit_cast(double, bits);
  if (f.bits == 32) return __builtin_bit_cast(float, static_cast<uint32_t>(bits));
  const double fraction = static_cast<double>(bits & 0x3ff), sign = (bits & 0x8000) != 0 ? -1 : 1;
  const int exponent = static_cast<int>(bits >> 10 & 31);
  return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(fraction + 1024, exponent - 25));
}

using Check = std::function<void(const Subject&)>;

void check_signed(const Subject& s, uint64_t operand, uint64_t result) {
  EXPECT_EQ(one_operand(s, operand), result) << s.name();
  EXPECT_EQ(one_operand(s, operand | s.operand.sign()), result | s.result.sign()) << s.name();
}

void nan_checks(std::map<FloatRule, Check>& checks) {
  checks[nan_first] = [](const Subject& s) {
    for (size_t place = 0; place < s.operands(); ++place)
      for (const uint64_t sign : {uint64_t{0}, s.operand.sign()}) {
        const uint64_t nan = s.operand.signalling() | sign;
        EXPECT_EQ(evaluated(s, with_ones(s, place, nan)), nan | s.operand.quiet()) << s.name();
        std::vector<uint64_t> several(s.operands(), s.operand.signalling() + 2);
        several[0] = nan;
        EXPECT_EQ(evaluated(s, several), nan | s.operand.quiet()) << s.name();
      }
  };
  checks[nan_quiet] = [](const Subject& s) {
    check_signed(s, s.operand.signalling(), s.operand.signalling() | s.operand.quiet());
    check_signed(s, s.operand.default_nan | 3, s.operand.default_nan | 3);
  };
  checks[nan_payload] = [](const Subject& s) {
    const int wider = static_cast<int>(s.result.fraction_bits) - static_cast<int>(s.operand.fraction_bits);
    const uint64_t fraction = s.operand.quiet() >> 2 | s.operand.quiet() >> 4;
    const uint64_t moved = wider > 0 ? fraction << wider : fraction >> -wider;
    check_signed(s, s.operand.infinity | fraction, s.result.infinity | s.result.quiet() | moved);
  };
  checks[nan_to_zero] = [](const Subject& s) {
    for (const uint64_t nan : {s.operand.signalling(), s.operand.default_nan})
      for (const uint64_t sign : {uint64_t{0}, s.operand.sign()}) EXPECT_EQ(s({nan | sign}), 0u) << s.name();
  };
  checks[nan_no_exponent] = [](const Subject& s) { EXPECT_EQ(s({s.operand.signalling()}), 0u) << s.name(); };
  checks[nan_compares_false] = [](const Subject& s) {
    for (const uint64_t nan : {s.operand.signalling(), s.operand.default_nan}) {
      EXPECT_EQ(s({nan, s.operand.one}), 0u) << s.name();
      EXPECT_EQ(s({s.operand.one, nan}), 0u) << s.name();
      EXPECT_EQ(s({nan, nan}), 0u) << s.name();
    }
  };
  checks[nan_cancel] = [](const Subject& s) {
    const uint64_t infinity = s.operand.infinity, minus = infinity | s.operand.sign();
    EXPECT_EQ(s.is("ffma") ? s({infinity, s.operand.one, minus}) : s({infinity, minus}), s.result.default_nan)
        << s.name();
  };
  checks[nan_zero_infinity] = [](const Subject& s) {
    EXPECT_EQ(s.is("ffma") ? s({0, s.operand.infinity, s.operand.one}) : s({0, s.operand.infinity}),
              s.result.default_nan)
        << s.name();
  };
  checks[nan_of_negative] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.one | s.operand.sign()}), s.result.default_nan) << s.name();
    const uint64_t of_zero = s({s.operand.sign()});
    EXPECT_LE(of_zero & ~s.operand.sign(), s.operand.infinity) << s.name();
  };
  checks[nan_of_infinity] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.infinity}), s.result.default_nan) << s.name();
    EXPECT_EQ(s({s.operand.infinity | s.operand.sign()}), s.result.default_nan) << s.name();
  };
}

void infinity_checks(std::map<FloatRule, Check>& checks) {
  checks[infinity_sum] = [](const Subject& s) {
    const Format& f = s.operand;
    EXPECT_EQ(s({f.infinity, f.largest() | f.sign()}), f.infinity) << s.name();
    EXPECT_EQ(s({f.infinity | f.sign(), f.infinity | f.sign()}), f.infinity | f.sign()) << s.name();
  };
  checks[infinity_product] = [](const Subject& s) {
    const Format& f = s.operand;
    const auto times = [&](uint64_t a, uint64_t b) { return s.is("ffma") ? s({a, b, f.one}) : s({a, b}); };
    EXPECT_EQ(times(f.infinity, f.least_normal() | f.sign()), f.infinity | f.sign()) << s.name();
    EXPECT_EQ(times(f.infinity | f.sign(), f.infinity | f.sign()), f.infinity) << s.name();
  };
  checks[infinity_same] = [](const Subject& s) { check_signed(s, s.operand.infinity, s.result.infinity); };
  checks[infinity_no_exponent] = [](const Subject& s) {
    for (const uint64_t value : {s.operand.infinity, s.operand.infinity | s.operand.sign(), uint64_t{0}})
      EXPECT_EQ(s({value}), 0u) << s.name();
  };
  checks[infinity_compares] = [](const Subject& s) {
    const Format& f = s.operand;
    EXPECT_EQ(s({f.infinity, f.infinity}), s.is("flt") ? 0u : 1u) << s.name();
    EXPECT_EQ(s({f.largest(), f.infinity}), s.is("feq") ? 0u : 1u) << s.name();
    EXPECT_EQ(s({f.infinity | f.sign(), f.largest() | f.sign()}), s.is("feq") ? 0u : 1u) << s.name();
    EXPECT_EQ(s({f.infinity, f.largest()}), 0u) << s.name();
  };
  checks[infinity_saturates] = [](const Subject& s) {
    const std::string name = s.name();
    const bool is_signed = name[0] == 'i', is_half = s.operand.bits == 16;
    const uint64_t lowest = is_signed ? (is_half ? 0x8000 : 0x80000000) : 0;
    const uint64_t highest = is_signed ? (is_half ? 0x7fff : 0x7fffffff) : is_half ? 0xffff : 0xffffffff;
    EXPECT_EQ(s({s.operand.infinity}), highest) << name;
    EXPECT_EQ(s({s.operand.infinity | s.operand.sign()}), lowest) << name;
    // No half is beyond 65535.
    if (name != "u16_from_f16") {
      EXPECT_EQ(s({s.operand.largest()}), highest) << name;
    }
    EXPECT_EQ(s({s.operand.largest() | s.operand.sign()}), lowest) << name;
  };
  checks[infinity_overflow] = [](const Subject& s) {
    const Format& f = s.operand;
    const auto too_large = [&](uint64_t sign, uint32_t mode) {
      const uint64_t largest = f.largest() | sign;
      return s.is("fadd")     ? s({largest, largest}, mode)
             : s.is("fmul")   ? s({largest, f.largest()}, mode)
             : s.is("ffma")   ? s({largest, f.largest(), sign}, mode)
             : s.is("fldexp") ? s({largest, 1}, mode)
                              : s({largest}, mode);
    };
    const Format& r = s.result;
    EXPECT_EQ(too_large(0, s.rounding(nearest)), r.infinity) << s.name();
    EXPECT_EQ(too_large(0, s.rounding(up)), r.infinity) << s.name();
    EXPECT_EQ(too_large(0, s.rounding(down)), r.largest()) << s.name();
    EXPECT_EQ(too_large(0, s.rounding(toward_zero)), r.largest()) << s.name();
    EXPECT_EQ(too_large(f.sign(), s.rounding(up)), r.largest() | r.sign()) << s.name();
    EXPECT_EQ(too_large(f.sign(), s.rounding(down)), r.infinity | r.sign()) << s.name();
  };
  checks[infinity_reciprocal] = [](const Subject& s) {
    check_signed(s, s.operand.infinity, 0);
    check_signed(s, 0, s.result.infinity);
  };
  checks[infinity_rsq] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.infinity}), 0u) << s.name();
    check_signed(s, 0, s.result.infinity);
  };
  checks[infinity_sqrt] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.infinity}), s.result.infinity) << s.name();
    check_signed(s, 0, 0);
  };
  checks[infinity_exp] = [](const Subject& s) {
    const Format& f = s.operand;
    EXPECT_EQ(s({f.infinity | f.sign()}), 0u) << s.name();
    EXPECT_EQ(s({f.infinity}), f.infinity) << s.name();
    EXPECT_EQ(s({f.power_of_two(10)}), f.infinity) << s.name();
    EXPECT_EQ(s({0}), f.one) << s.name();
  };
  checks[infinity_log] = [](const Subject& s) {
    const Format& f = s.operand;
    EXPECT_EQ(s({f.infinity}), f.infinity) << s.name();
    EXPECT_EQ(s({0}), f.infinity | f.sign()) << s.name();
    EXPECT_EQ(s({f.sign()}), f.infinity | f.sign()) << s.name();
  };
}

void zero_and_denormal_checks(std::map<FloatRule, Check>& checks) {
  checks[zero_cancel] = [](const Subject& s) {
    const Format& f = s.operand;
    const auto cancel = [&](Rounding r) {
      return s.is("ffma") ? s({f.one, f.one, f.one | f.sign()}, s.rounding(r))
                          : s({f.one, f.one | f.sign()}, s.rounding(r));
    };
    for (const Rounding r : {nearest, up, toward_zero}) EXPECT_EQ(cancel(r), 0u) << s.name();
    EXPECT_EQ(cancel(down), f.sign()) << s.name();
  };
  checks[zero_signs_equal] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.sign(), 0}), s.is("flt") ? 0u : 1u) << s.name();
    EXPECT_EQ(s({0, s.operand.sign()}), s.is("flt") ? 0u : 1u) << s.name();
  };
  checks[zero_whole] = [](const Subject& s) {
    EXPECT_EQ(s({s.operand.sign()}), s.operand.sign()) << s.name();
    EXPECT_EQ(s({s.operand.sign() | s.operand.power_of_two(-2)}), s.operand.sign()) << s.name();
  };
  checks[denormal_mode] = [](const Subject& s) {
    check_operand(s, keep({s.operand.operand_bit, s.result.result_bit}), keep({s.result.result_bit}), true);
    check_result(s, keep({s.result.result_bit}), keep({s.operand.operand_bit}), true);
  };
  checks[denormal_operands] = [](const Subject& s) {
    const uint32_t others = kKeepAll & ~keep({s.operand.operand_bit});
    check_operand(s, kKeepAll, others, true);
  };
  checks[denormal_results] = [](const Subject& s) {
    check_result(s, kKeepAll, kKeepAll & ~keep({s.result.result_bit}), true);
  };
  checks[denormal_always] = [](const Subject& s) {
    check_operand(s, kKeepAll, 0, false);
    check_result(s, kKeepAll, 0, false);
  };
  checks[denormal_none] = [](const Subject& s) {
    for (const uint64_t tiny : {uint64_t{1}, s.operand.least_normal() - 1})
      for (const Rounding r : {nearest, up, down, toward_zero}) {
        EXPECT_EQ(s({tiny}, s.rounding(r)), 0u) << s.name();
        EXPECT_EQ(s({tiny | s.operand.sign()}, s.rounding(r)), 0u) << s.name();
      }
  };
  checks[denormal_integer] = [](const Subject& s) {
    for (const uint64_t number : {0u, 1u, 3u, 100u})
      EXPECT_EQ(s({number}, 0), bits_of_number(s.result, static_cast<double>(number)) * (number != 0)) << s.name();
  };
}

void rounding_checks(std::map<FloatRule, Check>& checks) {
  checks[round_mode] = [](const Subject& s) {
    const Inexact x = inexact(s);
    EXPECT_EQ(evaluated(s, x.operands, s.rounding(nearest)), x.below) << s.name();
    EXPECT_EQ(evaluated(s, x.operands, s.rounding(down)), x.below) << s.name();
    EXPECT_EQ(evaluated(s, x.operands, s.rounding(toward_zero)), x.below) << s.name();
    EXPECT_EQ(evaluated(s, x.operands, s.rounding(up)), x.above) << s.name();
  };
  checks[round_fused] = [&checks](const Subject& s) {
    checks[round_mode](s);
    // (1 + u)^2 - (1 + 2u) = u^2, which a rounded product has lost.
    const Format& f = s.operand;
    const uint64_t square = s({f.one + 1, f.one + 1, (f.one + 2) | f.sign()});
    EXPECT_EQ(value_of(f, square), std::ldexp(1.0, -2 * static_cast<int>(f.fraction_bits))) << s.name();
  };
  checks[round_toward_zero] = [](const Subject& s) {
    for (const Rounding r : {nearest, up, down, toward_zero}) {
      if (s.result.bits == 16 && s.op == Uop::f16_from_f32_rtz) {
        EXPECT_EQ(s({s.operand.one + 0x1fff}, s.rounding(r)), s.result.one) << s.name();
        continue;
      }
      const uint64_t almost_two = s.operand.power_of_two(1) - 1;
      EXPECT_EQ(s({almost_two}, s.rounding(r)), 1u) << s.name();
      const uint64_t minus_one = s.name()[0] == 'u' ? 0 : s.operand.bits == 16 ? 0xffff : 0xffffffff;
      EXPECT_EQ(s({almost_two | s.operand.sign()}, s.rounding(r)), minus_one) << s.name();
    }
  };
  checks[round_whole] = [](const Subject& s) {
    const Format& f = s.operand;
    const auto number = [&](double x) { return bits_of_number(f, x); };
    for (const Rounding r : {nearest, up, down, toward_zero}) {
      const uint32_t mode = s.rounding(r);
      if (s.is("ffrexp_exp")) {
        EXPECT_EQ(s({number(6)}, mode), 3u);
        EXPECT_EQ(s({number(0.375)}, mode), 0xffffffffu) << s.name();
      } else if (s.is("ffrexp_mant")) {
        EXPECT_EQ(s({number(-6)}, mode), number(-0.75)) << s.name();
      } else {
        const bool is_ceil = s.is("fceil"), is_floor = s.is("ffloor");
        EXPECT_EQ(s({number(2.5)}, mode), number(is_ceil ? 3 : 2)) << s.name();
        EXPECT_EQ(s({number(-3.5)}, mode), number(is_floor || s.is("frndne") ? -4 : -3)) << s.name();
      }
    }
  };
  checks[round_exact] = [](const Subject& s) {
    for (const Rounding r : {nearest, up, down, toward_zero}) {
      if (s.op == Uop::f64_from_u32) {
        EXPECT_EQ(s({0xffffffff}, s.rounding(r)), bits_of_number(kDouble, 4294967295.0));
      } else if (s.op == Uop::f64_from_i32) {
        EXPECT_EQ(s({0x80000001}, s.rounding(r)), bits_of_number(kDouble, -2147483647.0));
      } else {
        for (const uint64_t bits : {s.operand.one + 1, s.operand.largest(), uint64_t{1}})
          EXPECT_EQ(value_of(s.result, s({bits}, s.rounding(r))), value_of(s.operand, bits)) << s.name();
      }
    }
  };
  checks[round_compare] = [](const Subject& s) {
    for (const Rounding r : {nearest, up, down, toward_zero})
      EXPECT_EQ(s({s.operand.one, s.operand.one + 1}, s.rounding(r)), s.is("feq") ? 0u : 1u) << s.name();
  };
  checks[round_approximate] = [](const Subject& s) {
    const double x = 0.3125;
    const double right = s.is("frcp")    ? 1 / x
                         : s.is("frsq")  ? 1 / std::sqrt(x)
                         : s.is("fsqrt") ? std::sqrt(x)
                         : s.is("fexp")  ? std::exp2(x)
                         : s.is("flog")  ? std::log2(x)
                         : s.is("fsin")  ? std::sin(2 * M_PI * x)
                                         : std::cos(2 * M_PI * x);
    for (const Rounding r : {nearest, up, down, toward_zero})
      EXPECT_EQ(s({bits_of_number(s.operand, x)}, s.rounding(r)), bits_of_number(s.result, right)) << s.name();
  };
  checks[round_periodic] = [](const Subject& s) {
    const auto of = [&](double turns) { return s({bits_of_number(s.operand, turns)}); };
    const bool is_sine = s.is("fsin");
    EXPECT_EQ(of(300.25), is_sine ? 0 : s.result.one) << s.name();
    EXPECT_EQ(of(-300.25), is_sine ? 0 : s.result.one) << s.name();
    EXPECT_EQ(of(7.25), is_sine ? s.result.one : 0) << s.name();
    EXPECT_EQ(of(7.5), is_sine ? 0 : s.result.one | s.result.sign()) << s.name();
  };
}

std::map<FloatRule, Check>& checks() {
  static std::map<FloatRule, Check> all = [] {
    std::map<FloatRule, Check> made;
    nan_checks(made);
    infinity_checks(made);
    zero_and_denormal_checks(made);
    return made;
  }();
  if (!all.contains(round_mode)) rounding_checks(all);
  return all;
}

std::vector<Subject> all_subjects() {
  std::vector<Subject> list;
  for (size_t i = 0; i < sem::kUopCount; ++i) {
    const Uop op = static_cast<Uop>(i);
    if (!sem::info(op).is_float) continue;
    list.push_back(subject_of(op, false));
    // Sums and products are what instructions flush whatever MODE says (isa/denormals.isa).
    const Subject flushing = subject_of(op, true);
    if (flushing.is("fadd") || flushing.is("fmul")) list.push_back(flushing);
  }
  return list;
}

TEST(FloatRules, hold_for_every_micro_operation_that_names_them) {
  size_t evaluated = 0;
  for (const Subject& s : all_subjects()) {
    for (const FloatRule rule : sem::float_rules(s.op, s.always_flush)) {
      const auto check = checks().find(rule);
      ASSERT_NE(check, checks().end()) << s.name() << " names a rule that is not checked: " << static_cast<int>(rule);
      SCOPED_TRACE(fmt::format("{}, rule {}{}", s.name(), static_cast<int>(rule), s.always_flush ? ", flushing" : ""));
      check->second(s);
      ++evaluated;
    }
  }
  EXPECT_GT(evaluated, 300u);
}

// What a reader asks of a float operation is answered for each of them.
TEST(FloatRules, answer_each_question) {
  using sem::FloatSubject;
  for (const Subject& s : all_subjects()) {
    std::set<FloatSubject> answered;
    for (const FloatRule rule : sem::float_rules(s.op, s.always_flush)) answered.insert(sem::subject(rule));
    EXPECT_TRUE(answered.contains(FloatSubject::denormal)) << s.name();
    EXPECT_TRUE(answered.contains(FloatSubject::rounding)) << s.name();
    const std::string name = s.name();
    const bool of_integer = name.find("_from_u") != std::string::npos || name.find("_from_i") != std::string::npos;
    EXPECT_EQ(answered.contains(FloatSubject::nan), !of_integer) << name;
    // Sines give a NaN for an infinity: the answer about NaNs says it.
    const bool is_sine = s.is("fsin") || s.is("fcos");
    EXPECT_EQ(answered.contains(FloatSubject::infinity), !of_integer && !is_sine) << name;
  }
}

}  // namespace
}  // namespace lw::interp::test
