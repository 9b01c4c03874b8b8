// Floats by integers: an independent reference for the interpreter's arithmetic, in no hurry.
#pragma once

#include <cstdint>

namespace lw::interp::test {

struct Format {
  unsigned digits;    // explicit significand bits
  unsigned exponent;  // exponent bits
  int bias() const { return (1 << (exponent - 1)) - 1; }
  uint64_t sign_bit() const { return uint64_t{1} << (digits + exponent); }
  uint64_t infinity() const { return ((uint64_t{1} << exponent) - 1) << digits; }
  uint64_t quiet_bit() const { return uint64_t{1} << (digits - 1); }
  uint64_t default_nan() const { return infinity() | quiet_bit(); }
  uint64_t magnitude(uint64_t a) const { return a & (sign_bit() - 1); }
  bool is_nan(uint64_t a) const { return magnitude(a) > infinity(); }
  bool is_infinite(uint64_t a) const { return magnitude(a) == infinity(); }
  bool is_negative(uint64_t a) const { return (a & sign_bit()) != 0; }
  uint64_t flush(uint64_t a) const { return magnitude(a) >> digits == 0 ? a & sign_bit() : a; }
};
inline constexpr Format kHalf{10, 5}, kSingle{23, 8}, kDouble{52, 11};

// An integer of 4096 bits in sign and magnitude, scaled by 2^-kScale: every sum and product of doubles exactly.
class Exact {
 public:
  static constexpr int kWords = 144;   // 4608 bits
  static constexpr int kScale = 2200;  // a product of two least denormals is 2^-2148

  static Exact of(const Format& f, uint64_t bits) {
    Exact e;
    e.negative_ = f.is_negative(bits);
    const uint64_t field = f.magnitude(bits) >> f.digits;
    uint64_t significand = bits & ((uint64_t{1} << f.digits) - 1);
    if (field != 0) significand |= uint64_t{1} << f.digits;
    const int exponent = (field == 0 ? 1 : static_cast<int>(field)) - f.bias() - static_cast<int>(f.digits);
    e.add_shifted(significand, exponent + kScale);
    return e;
  }
  Exact times(const Format& f, uint64_t bits) const {
    // this * (significand * 2^exponent)
    Exact r;
    const uint64_t field = f.magnitude(bits) >> f.digits;
    uint64_t significand = bits & ((uint64_t{1} << f.digits) - 1);
    if (field != 0) significand |= uint64_t{1} << f.digits;
    const int exponent = (field == 0 ? 1 : static_cast<int>(field)) - f.bias() - static_cast<int>(f.digits);
    r.negative_ = negative_ != f.is_negative(bits);
    // Schoolbook by words, placed `exponent` bits higher. The caller keeps the product above the scale.
    for (int i = 0; i < kWords; ++i) {
      if (word_[i] == 0) continue;
      const unsigned __int128 product = static_cast<unsigned __int128>(word_[i]) * significand;
      // A factor of less than one may take the lowest words below bit 0; they hold zeros there.
      const int at = 32 * i + exponent;
      const unsigned __int128 fitted = at < 0 ? product >> -at : product;
      r.add_shifted(static_cast<uint64_t>(fitted), at < 0 ? 0 : at);
      r.add_shifted(static_cast<uint64_t>(fitted >> 64), (at < 0 ? 0 : at) + 64);
    }
    return r;
  }
  Exact plus(const Exact& o) const {
    if (negative_ == o.negative_) {
      Exact r = *this;
      uint64_t carry = 0;
      for (int i = 0; i < kWords; ++i) {
        const uint64_t sum = uint64_t{r.word_[i]} + o.word_[i] + carry;
        r.word_[i] = static_cast<uint32_t>(sum);
        carry = sum >> 32;
      }
      return r;
    }
    const bool less = compare(o) < 0;
    Exact big = less ? o : *this;
    const Exact& small = less ? *this : o;
    int64_t borrow = 0;
    for (int i = 0; i < kWords; ++i) {
      int64_t difference = int64_t{big.word_[i]} - small.word_[i] - borrow;
      borrow = difference < 0;
      big.word_[i] = static_cast<uint32_t>(difference + (borrow << 32));
    }
    return big;
  }
  bool is_zero() const {
    for (uint32_t w : word_)
      if (w != 0) return false;
    return true;
  }
  bool negative() const { return negative_; }

  // Rounded once; a zero comes back with the sign that `zero_negative` says.
  uint64_t rounded(const Format& f, unsigned mode, bool zero_negative) const {
    if (is_zero()) return zero_negative ? f.sign_bit() : 0;
    int top = kWords * 32 - 1;
    while (word_[top / 32] == 0) top -= 32;
    while (!bit(top)) --top;
    const int lowest_normal = 1 - f.bias();
    int exponent = top - kScale;
    const bool denormal = exponent < lowest_normal;
    // Weight of the last kept bit.
    const int last = (denormal ? lowest_normal : exponent) - static_cast<int>(f.digits) + kScale;
    uint64_t kept = 0;
    for (int i = top; i >= last && i >= 0; --i) kept = kept << 1 | static_cast<uint64_t>(bit(i));
    if (top < last) kept = 0;
    const bool half = last >= 1 && bit(last - 1);
    bool rest = false;
    const int below = last - 1 < kWords * 32 ? last - 1 : kWords * 32;
    for (int w = 0; w < below / 32; ++w) rest |= word_[w] != 0;
    for (int i = below > 0 ? below / 32 * 32 : 0; i < below; ++i) rest |= bit(i);
    bool up = false;
    switch (mode) {
      case 0: up = half && (rest || (kept & 1)); break;
      case 1: up = (half || rest) && !negative_; break;
      case 2: up = (half || rest) && negative_; break;
      default: break;
    }
    kept += up;
    const uint64_t sign = negative_ ? f.sign_bit() : 0;
    uint64_t magnitude = denormal ? kept : (static_cast<uint64_t>(exponent + f.bias() - 1) << f.digits) + kept;
    if (magnitude >= f.infinity()) {
      const bool to_infinity = mode == 0 || (mode == 1 && !negative_) || (mode == 2 && negative_);
      magnitude = to_infinity ? f.infinity() : f.infinity() - 1;
    }
    return sign | magnitude;
  }

 private:
  bool bit(int i) const { return i >= 0 && i < kWords * 32 && (word_[i / 32] >> (i % 32) & 1) != 0; }
  // `shift` is at least 0: nothing smaller than the scale is ever made.
  void add_shifted(uint64_t value, int shift) {
    const unsigned __int128 moved = static_cast<unsigned __int128>(value) << (shift % 32);
    uint64_t carry = 0;
    for (int w = shift / 32, i = 0; w < kWords && (i < 4 || carry != 0); ++w, ++i) {
      const uint64_t part = i < 4 ? static_cast<uint32_t>(moved >> (32 * i)) : 0;
      const uint64_t sum = word_[w] + part + carry;
      word_[w] = static_cast<uint32_t>(sum);
      carry = sum >> 32;
    }
  }
  int compare(const Exact& o) const {
    for (int i = kWords; i-- > 0;)
      if (word_[i] != o.word_[i]) return word_[i] < o.word_[i] ? -1 : 1;
    return 0;
  }
  uint32_t word_[kWords] = {};
  bool negative_ = false;
};

inline uint64_t first_nan(const Format& f, uint64_t a, uint64_t b, uint64_t c) {
  for (uint64_t x : {a, b, c})
    if (f.is_nan(x)) return x | f.quiet_bit();
  return f.default_nan();
}

inline uint64_t soft_add(const Format& f, uint64_t a, uint64_t b, unsigned mode) {
  if (f.is_nan(a) || f.is_nan(b)) return first_nan(f, a, b, 0);
  if (f.is_infinite(a) || f.is_infinite(b)) {
    if (f.is_infinite(a) && f.is_infinite(b) && a != b) return f.default_nan();
    return f.is_infinite(a) ? a : b;
  }
  const bool both = f.is_negative(a) && f.is_negative(b), differ = f.is_negative(a) != f.is_negative(b);
  return Exact::of(f, a).plus(Exact::of(f, b)).rounded(f, mode, both || (differ && mode == 2));
}
inline uint64_t soft_mul(const Format& f, uint64_t a, uint64_t b, unsigned mode) {
  if (f.is_nan(a) || f.is_nan(b)) return first_nan(f, a, b, 0);
  const bool negative = f.is_negative(a) != f.is_negative(b);
  if (f.is_infinite(a) || f.is_infinite(b)) {
    if (f.magnitude(a) == 0 || f.magnitude(b) == 0) return f.default_nan();
    return f.infinity() | (negative ? f.sign_bit() : 0);
  }
  return Exact::of(f, a).times(f, b).rounded(f, mode, negative);
}
inline uint64_t soft_fma(const Format& f, uint64_t a, uint64_t b, uint64_t c, unsigned mode) {
  if (f.is_nan(a) || f.is_nan(b) || f.is_nan(c)) return first_nan(f, a, b, c);
  const bool negative = f.is_negative(a) != f.is_negative(b);
  if (f.is_infinite(a) || f.is_infinite(b)) {
    if (f.magnitude(a) == 0 || f.magnitude(b) == 0) return f.default_nan();
    const uint64_t product = f.infinity() | (negative ? f.sign_bit() : 0);
    return f.is_infinite(c) && c != product ? f.default_nan() : product;
  }
  if (f.is_infinite(c)) return c;
  const bool both = negative && f.is_negative(c), differ = negative != f.is_negative(c);
  return Exact::of(f, a).times(f, b).plus(Exact::of(f, c)).rounded(f, mode, both || (differ && mode == 2));
}
// A value of one format in another.
inline uint64_t soft_convert(const Format& from, const Format& to, uint64_t a, unsigned mode) {
  const uint64_t sign = from.is_negative(a) ? to.sign_bit() : 0;
  if (from.is_nan(a)) {
    const uint64_t payload = a & ((uint64_t{1} << from.digits) - 1);
    const uint64_t moved =
        from.digits > to.digits ? payload >> (from.digits - to.digits) : payload << (to.digits - from.digits);
    return sign | to.infinity() | to.quiet_bit() | moved;
  }
  if (from.is_infinite(a)) return sign | to.infinity();
  return Exact::of(from, a).rounded(to, mode, from.is_negative(a));
}

}  // namespace lw::interp::test
