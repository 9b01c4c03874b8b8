// Sines and cosines, and the lookup that reduces their arguments.
#include "domain.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// sine or cosine of 2 * pi * a; finite arguments outside [-256, 256] give `outside`.
template <class F>
F within_range(F a, F limit, F outside, F value) {
  return select((limit < abs(a)) & !is_infinite(a), outside, value);
}

// 2 / pi without its integer part: bit 31 of the first word is worth 1/2. 1201 bits count, the rest is zero.
constexpr std::array<uint32_t, 38> kTwoOverPi = {
    0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561,
    0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484,
    0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f,
    0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b,
    0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b0000,
};

// Word `index` of the table, 0 beyond its end.
U32 table_word(U32 index) {
  U32 result = u32(0);
  for (size_t i = 0; i < kTwoOverPi.size(); ++i)
    result = select(index == u32(static_cast<uint32_t>(i)), u32(kTwoOverPi[i]), result);
  return result;
}

// The 53 bits of 2 / pi that follow its first `skipped` ones.
U64 bits_of_two_over_pi(U32 skipped) {
  const U32 word = skipped >> u32(5);
  const U32 bit = skipped & u32(31);
  const U64 first = pack64(table_word(word + u32(1)), table_word(word));
  const U64 third = zext64(table_word(word + u32(2)));
  return ((first << bit) | ((third << bit) >> u32(32))) >> u32(11);
}

}  // namespace

// D0 = sine (cosine) of 2 * pi * S0, approximate; for finite S0 outside [-256, 256]: 0 (1).   [errata: v_cos_f32]
void v_sin_f32(Lane& x) { x.d0 = within_range(f32(x.s0), f32_bits(0x43800000), f32_bits(0), sin_turns(f32(x.s0))); }
void v_cos_f32(Lane& x) {
  x.d0 = within_range(f32(x.s0), f32_bits(0x43800000), f32_bits(kOneF32), cos_turns(f32(x.s0)));
}
void v_sin_f16(Lane& x) { x.d0 = within_range(f16(x.s0), f16_bits(0x5c00), f16_bits(0), sin_turns(f16(x.s0))); }
void v_cos_f16(Lane& x) { x.d0 = within_range(f16(x.s0), f16_bits(0x5c00), f16_bits(kOneF16), cos_turns(f16(x.s0))); }

// D0 = segment S1[4:0] of 53 bits of those bits of 2 / pi that the range reduction of S0 needs, at their weight,
// truncated; times 2^128 if S0's exponent is 1968 or more.
void v_trig_preop_f64(Lane& x) {
  const U32 exponent = exponent_field(f64(x.s0));
  const U32 beyond = select(exponent > u32(1077), exponent - u32(1077), u32(0));
  const U32 skipped = bits(u32(x.s1), 0, 5) * u32(53) + beyond;
  const I32 scale = i32(-53) - as_i32(skipped) + select(exponent >= u32(1968), i32(128), i32(0));
  // What lies below the least denormal is cut off here, because ldexp would round it as MODE says.
  const I32 lost = i32(-1074) - scale;
  const U64 kept =
      select(lost < i32(1), u64(~uint64_t{0}), select(lost < i32(64), u64(~uint64_t{0}) << as_u32(lost), u64(0)));
  const U64 digits = bits_of_two_over_pi(skipped) & kept;
  const F64 whole = ldexp(f64_from_u32(hi(digits)), i32(32)) + f64_from_u32(lo(digits));
  x.d0 = ldexp(whole, scale);
}

}  // namespace lw::sem
