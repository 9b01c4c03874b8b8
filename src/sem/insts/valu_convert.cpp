// Vector conversions between types, packing included.
#include "domain.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// The nearest whole number to a * factor, halves to even, for a in [lowest, 1] and clamped into it; 0 for a NaN. In
// double precision, where the product is exact.
I32 normalised_integer(F64 a, F64 lowest, F64 factor) {
  const Within described(Composition::normalised, float_bits(a));
  const F64 one = f64_bits(kOneF64);
  const F64 within = select(a < lowest, lowest, select(one < a, one, a));
  return i32_from_f64(round_even(within * factor));
}
U32 snorm16(F64 a) {
  return low16(as_u32(normalised_integer(a, f64_bits(0xbff0000000000000), f64_bits(0x40dfffc000000000))));
}
U32 unorm16(F64 a) { return low16(as_u32(normalised_integer(a, f64_bits(0), f64_bits(0x40efffe000000000)))); }

F64 f64_from_f16(F16 a) { return f64_from_f32(f32_from_f16(a)); }

// `word` with byte S1[1:0] replaced by S0 as a whole number, truncated and saturated to 0 .. 255.
U32 with_byte(Lane& x, U32 word) {
  const U32 lsb = bits(u32(x.s1), 0, 2) << u32(3);
  const U32 value = min(u32_from_f32(f32(x.s0)), u32(255));
  return (word & ~(u32(0xff) << lsb)) | (value << lsb);
}

U32 saturated_to_i16(I32 a) { return low16(as_u32(min(max(a, i32(-32768)), i32(32767)))); }
U32 saturated_to_u8(I32 a) { return as_u32(min(max(a, i32(0)), i32(255))); }

// Half denormals count whatever MODE says (GCN3 manual 13, V_CVT_F32_F16): they are whole multiples of 2^-24.
F32 f32_from_any_f16(F16 a) {
  const Within within(Composition::half_widened, float_bits(a));
  const U32 sign = (as_u32(a) & u32(0x8000)) << u32(16);
  const F32 small = f32_from_u32(bits(as_u32(a), 0, 10)) * f32_bits(0x33800000);
  return select(has_zero_exponent(a), as_f32(as_u32(small) | sign), f32_from_f16(a));
}

// The number as an arithmetic instruction would pass it on: denormals flushed as MODE says, NaNs quiet.
F16 canonical(F16 a) { return a * f16_bits(kOneF16); }

}  // namespace

// D0 = S0 as a signed number, truncated and saturated; 0 for a NaN.
void v_cvt_i32_f64(Lane& x) { x.d0 = i32_from_f64(f64(x.s0)); }
void v_cvt_i32_f32(Lane& x) { x.d0 = i32_from_f32(f32(x.s0)); }

// D0 = S0 as an unsigned number, truncated and saturated; 0 for a NaN.
void v_cvt_u32_f64(Lane& x) { x.d0 = u32_from_f64(f64(x.s0)); }
void v_cvt_u32_f32(Lane& x) { x.d0 = u32_from_f32(f32(x.s0)); }

// D0 = S0 as a signed 16-bit number, truncated and saturated; 0 for a NaN.
void v_cvt_i16_f16(Lane& x) { set_u16(x.d0, i16_from_f16(f16(x.s0))); }

// D0 = S0 as an unsigned 16-bit number, truncated and saturated; 0 for a NaN.
void v_cvt_u16_f16(Lane& x) { set_u16(x.d0, u16_from_f16(f16(x.s0))); }

// D0 = floor(S0 + 1/2), the sum not rounded; saturated, 0 for a NaN.
void v_cvt_rpi_i32_f32(Lane& x) { x.d0 = i32_from_f64(floor(f64_from_f32(f32(x.s0)) + f64_bits(0x3fe0000000000000))); }

// D0 = floor(S0), saturated; 0 for a NaN.
void v_cvt_flr_i32_f32(Lane& x) { x.d0 = i32_from_f32(floor(f32(x.s0))); }

// D0 = the signed number S0 as a float.
void v_cvt_f64_i32(Lane& x) { x.d0 = f64_from_i32(i32(x.s0)); }
void v_cvt_f32_i32(Lane& x) { x.d0 = f32_from_i32(i32(x.s0)); }
void v_cvt_f16_i16(Lane& x) { x.d0 = f16_from_i16(as_u32(i16(x.s0))); }

// D0 = S0 with the sign, or zeros, in the upper half.
void v_cvt_i32_i16(Lane& x) { x.d0 = signed_bits(u32(x.s0), 0, 16); }
void v_cvt_u32_u16(Lane& x) { x.d0 = u32(x.s0); }

// D0 = the unsigned number S0 as a float.
void v_cvt_f64_u32(Lane& x) { x.d0 = f64_from_u32(u32(x.s0)); }
void v_cvt_f32_u32(Lane& x) { x.d0 = f32_from_u32(u32(x.s0)); }
void v_cvt_f16_u16(Lane& x) { x.d0 = f16_from_u16(u16(x.s0)); }

// D0 = byte 0 of S0 as a float.
void v_cvt_f32_ubyte0(Lane& x) { x.d0 = f32_from_u32(byte(u32(x.s0), 0)); }

// D0 = byte 1 of S0 as a float.
void v_cvt_f32_ubyte1(Lane& x) { x.d0 = f32_from_u32(byte(u32(x.s0), 1)); }

// D0 = byte 2 of S0 as a float.
void v_cvt_f32_ubyte2(Lane& x) { x.d0 = f32_from_u32(byte(u32(x.s0), 2)); }

// D0 = byte 3 of S0 as a float.
void v_cvt_f32_ubyte3(Lane& x) { x.d0 = f32_from_u32(byte(u32(x.s0), 3)); }

// D0 = the signed number in S0[3:0], divided by 16.
void v_cvt_off_f32_i4(Lane& x) { x.d0 = f32_from_i32(signed_bits(u32(x.s0), 0, 4)) * f32_bits(0x3d800000); }

// D0 = S0 in half precision.
void v_cvt_f16_f32(Lane& x) { x.d0 = f16_from_f32(f32(x.s0)); }

// D0 = S0 in single precision.
void v_cvt_f32_f16(Lane& x) { x.d0 = f32_from_any_f16(f16(x.s0)); }
void v_cvt_f32_f64(Lane& x) { x.d0 = f32_from_f64(f64(x.s0)); }

// D0 = S0 in double precision.
void v_cvt_f64_f32(Lane& x) { x.d0 = f64_from_f32(f32(x.s0)); }

// D0 = S0 clamped to [-1, 1], times 32767, as the nearest whole number.
void v_cvt_norm_i16_f16(Lane& x) { set_u16(x.d0, snorm16(f64_from_f16(f16(x.s0)))); }

// D0 = S0 clamped to [0, 1], times 65535, as the nearest whole number.
void v_cvt_norm_u16_f16(Lane& x) { set_u16(x.d0, unorm16(f64_from_f16(f16(x.s0)))); }

// D0 = S0 in the low half, S1 in the high half: clamped to [-1, 1], times 32767, as the nearest whole number.
void v_cvt_pknorm_i16_f32(Lane& x) {
  set_halves(x.d0, snorm16(f64_from_f32(f32(x.s0))), snorm16(f64_from_f32(f32(x.s1))));
}
void v_cvt_pknorm_i16_f16(Lane& x) {
  set_halves(x.d0, snorm16(f64_from_f16(f16(x.s0))), snorm16(f64_from_f16(f16(x.s1))));
}

// D0 = S0 in the low half, S1 in the high half: clamped to [0, 1], times 65535, as the nearest whole number.
void v_cvt_pknorm_u16_f32(Lane& x) {
  set_halves(x.d0, unorm16(f64_from_f32(f32(x.s0))), unorm16(f64_from_f32(f32(x.s1))));
}
void v_cvt_pknorm_u16_f16(Lane& x) {
  set_halves(x.d0, unorm16(f64_from_f16(f16(x.s0))), unorm16(f64_from_f16(f16(x.s1))));
}

// D0 = S0 in the low half, S1 in the high half, in half precision, rounded toward zero.
void v_cvt_pkrtz_f16_f32(Lane& x) { set_halves(x.d0, f16_from_f32_rtz(f32(x.s0)), f16_from_f32_rtz(f32(x.s1))); }

// D0 = S0 in the low half, S1 in the high half, saturated to unsigned 16 bits.
void v_cvt_pk_u16_u32(Lane& x) { set_halves(x.d0, min(u32(x.s0), u32(0xffff)), min(u32(x.s1), u32(0xffff))); }

// D0 = S0 in the low half, S1 in the high half, saturated to signed 16 bits.
void v_cvt_pk_i16_i32(Lane& x) { set_halves(x.d0, saturated_to_i16(i32(x.s0)), saturated_to_i16(i32(x.s1))); }

// D0 = S0 in the low half, S1 in the high half.
void v_pack_b32_f16(Lane& x) { set_halves(x.d0, canonical(f16(x.s0)), canonical(f16(x.s1))); }

// D0 = S2 with byte S1[1:0] replaced by S0 as a whole number in 0 .. 255.
void v_cvt_pk_u8_f32(Lane& x) { x.d0 = with_byte(x, u32(x.s2)); }

// Byte S1[1:0] of D0 = S0 as a whole number in 0 .. 255; the others are unchanged.
void v_cvt_pkaccum_u8_f32(Lane& x) { x.d0 = with_byte(x, u32(x.old_d0)); }

// D0 = the two signed halves of S0, each saturated to 0 .. 255, in two bytes.
void v_sat_pk_u8_i16(Lane& x) {
  const U32 low = saturated_to_u8(sext16(u32(x.s0)));
  const U32 high = saturated_to_u8(as_i32(u32(x.s0)) >> u32(16));
  set_u16(x.d0, low | (high << u32(8)));
}

}  // namespace lw::sem
