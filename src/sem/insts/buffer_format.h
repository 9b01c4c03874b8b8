// Formats of typed buffers: where the components lie and how they become register values and back.
//
// Formats come from the instruction (MTBUF) or from the descriptor (MUBUF format opcodes), so everything works on
// format numbers that need not be known when the meaning is recorded. These are DATA_FORMAT and NUM_FORMAT; where one
// number says both, it is taken apart first. Conversions do not depend on MODE: they are
// integer arithmetic, or float arithmetic that is exact (but for scaled fields of 32 bits, which no format has).
// Rounding is to nearest even; integers too large for their field are clamped.
#pragma once

#include "domain.h"

namespace lw::sem {
namespace {

// NUM_FORMAT.
constexpr uint32_t kUnorm = 0, kSnorm = 1, kUscaled = 2, kSscaled = 3, kUint = 4, kSint = 5, kFloat = 7;

// By DATA_FORMAT: bytes of an element and its components.
inline const std::array<const isa::DataFormatFacts*, 16>& data_formats() {
  static const std::array<const isa::DataFormatFacts*, 16> kFormats = [] {
    std::array<const isa::DataFormatFacts*, 16> formats{};
    for (uint32_t i = 0; i < formats.size(); ++i) formats[i] = &isa::buffer_data_format(i);
    return formats;
  }();
  return kFormats;
}

// One component of a format: first bit and width; no bits where the format lacks it.
struct Field {
  U32 lsb, width;
};

// table[key], for a key below 16.
template <class Entry>
U32 lookup(U32 key, Entry entry) {
  U32 result = u32(0);
  for (uint32_t i = 0; i < 16; ++i)
    if (entry(i) != 0) result = select(key == u32(i), u32(entry(i)), result);
  return result;
}
inline U32 element_bytes(U32 data_format) {
  return lookup(data_format, [](uint32_t i) -> uint32_t { return data_formats()[i]->bytes; });
}
inline Field field_of(U32 data_format, unsigned component) {
  return {lookup(data_format, [&](uint32_t i) -> uint32_t { return data_formats()[i]->components[component].lsb; }),
          lookup(data_format, [&](uint32_t i) -> uint32_t { return data_formats()[i]->components[component].width; })};
}
inline U32 field_mask(U32 width) { return select(width == u32(32), u32(0xffffffff), (u32(1) << width) - u32(1)); }

// The element as up to four dwords.
using Element = std::array<U32, 4>;

inline U32 extract(const Element& element, Field field) {
  U32 word = element[0];
  for (unsigned i = 1; i < 4; ++i) word = select((field.lsb >> u32(5)) == u32(i), element[i], word);
  return (word >> field.lsb) & field_mask(field.width);  // shifts count modulo 32
}
inline U32 sign_extended_field(U32 value, U32 width) {
  const U32 unused = u32(32) - width;
  return select(width == u32(0), u32(0), as_u32(as_i32(value << unused) >> unused));
}

// --- numbers to registers ---

// value / (2^width - 1) as f32, to nearest. The quotient's bits are those of value over and over; it is never halfway.
inline U32 unit_fraction(U32 value, U32 width) {
  U64 ones = u64(0);
  for (unsigned w : {1u, 2u, 7u, 8u, 9u, 10u, 11u, 15u, 16u}) {
    uint64_t pattern = 0;
    for (unsigned bit = 64; bit >= w; bit -= w) pattern |= uint64_t{1} << (bit - w);
    ones = select(width == u32(w), u64(pattern), ones);
  }
  const U64 fraction = zext64(value) * ones;
  const U32 zeros = select(hi(fraction) == u32(0), u32(32) + leading_zeros(lo(fraction)), leading_zeros(hi(fraction)));
  const U32 top = hi(fraction << zeros);
  const U32 rounded = (top >> u32(8)) + bits(top, 7, 1);
  return select(fraction == u64(0), u32(0), ((u32(125) - zeros) << u32(23)) + rounded);
}
inline U32 signed_fraction(U32 value, U32 width) {
  const U32 number = sign_extended_field(value, width);
  const B1 negative = as_i32(number) < i32(0);
  const U32 largest = field_mask(width) >> u32(1);
  const U32 magnitude = min(select(negative, u32(0) - number, number), largest);
  return unit_fraction(magnitude, width - u32(1)) | select(negative, u32(0x80000000), u32(0));
}

// Half precision to single, exact, whatever MODE says of denormals.
inline U32 f32_bits_of_half(U32 half) {
  const U32 mantissa = bits(half, 0, 10);
  const U32 exponent = bits(half, 10, 5);
  const U32 top = u32(31) - leading_zeros(mantissa);
  const U32 denormal = ((top + u32(103)) << u32(23)) | ((mantissa << (u32(23) - top)) & u32(0x7fffff));
  const U32 normal = ((exponent + u32(112)) << u32(23)) | (mantissa << u32(13));
  const U32 special = u32(0x7f800000) | (mantissa << u32(13));
  const U32 tiny = select(mantissa == u32(0), u32(0), denormal);
  const U32 magnitude = select(exponent == u32(0), tiny, select(exponent == u32(31), special, normal));
  return magnitude | (bits(half, 15, 1) << u32(31));
}

// A field of 32, 16, 11 or 10 bits as a float; the short ones are half precision without sign and with fewer bits.
inline U32 float_of_field(U32 value, U32 width) {
  const U32 half = select(width == u32(11), value << u32(4), select(width == u32(10), value << u32(5), value));
  const B1 is_short = (width == u32(16)) | (width == u32(11)) | (width == u32(10));
  return select(width == u32(32), value, select(is_short, f32_bits_of_half(half), u32(0)));
}

inline U32 choose(U32 number_format, std::initializer_list<std::pair<uint32_t, U32>> choices) {
  U32 result = u32(0);
  for (const auto& [format, value] : choices) result = select(number_format == u32(format), value, result);
  return result;
}
inline B1 is_integer(U32 number_format) { return (number_format == u32(kUint)) | (number_format == u32(kSint)); }

// The register value of a component.
inline U32 decoded(U32 number_format, U32 value, U32 width) {
  const Within within(Composition::buffer_format, 32);
  const U32 number = sign_extended_field(value, width);
  return choose(number_format, {{kUnorm, unit_fraction(value, width)},
                                {kSnorm, signed_fraction(value, width)},
                                {kUscaled, as_u32(f32_from_u32(value))},
                                {kSscaled, as_u32(f32_from_i32(as_i32(number)))},
                                {kUint, value},
                                {kSint, number},
                                {kFloat, float_of_field(value, width)}});
}

// --- registers to numbers ---

// Single precision to a float with 5 exponent bits and `mantissa_bits`, to nearest even; magnitude only.
inline U32 short_float(U32 value, unsigned mantissa_bits) {
  const U32 magnitude = value & u32(0x7fffffff);
  const unsigned dropped = 23 - mantissa_bits;
  const U32 infinity = u32(0x1fu << mantissa_bits);

  const U32 rebased = magnitude - u32(112u << 23);
  const U32 odd = bits(rebased, dropped, 1);
  const U32 normal = min((rebased + u32((1u << (dropped - 1)) - 1) + odd) >> u32(dropped), infinity);

  const U32 shift = u32(136 - mantissa_bits) - (magnitude >> u32(23));
  const U32 significand = (magnitude & u32(0x7fffff)) | u32(0x800000);
  const U32 kept = significand >> shift;
  const U32 rest = significand - (kept << shift);
  const U32 half = u32(1) << (shift - u32(1));
  const B1 up = (rest > half) | ((rest == half) & (bits(kept, 0, 1) != u32(0)));
  const U32 denormal = select(shift > u32(24), u32(0), kept + as_word(up));

  const U32 quiet_nan = infinity | u32(1u << (mantissa_bits - 1)) | bits(magnitude, dropped, mantissa_bits);
  return select(magnitude > u32(0x7f800000), quiet_nan, select(magnitude < u32(113u << 23), denormal, normal));
}
inline U32 half_of_f32_bits(U32 value) { return short_float(value, 10) | ((value >> u32(31)) << u32(15)); }

inline F32 clamped_to(F32 value, F32 low, F32 high) {
  return select(is_nan(value), f32_bits(0), select(value < low, low, select(high < value, high, value)));
}
// round(value * (2^width - 1)) with value in [0, 1]. The product is exact in double precision.
inline U32 unit_field(U32 value, U32 width) {
  const F32 unit = clamped_to(as_f32(value), f32_bits(0), f32_bits(0x3f800000));
  return u32_from_f64(round_even(f64_from_f32(unit) * f64_from_u32(field_mask(width))));
}
inline U32 signed_unit_field(U32 value, U32 width) {
  const F32 unit = clamped_to(as_f32(value), f32_bits(0xbf800000), f32_bits(0x3f800000));
  return as_u32(i32_from_f64(round_even(f64_from_f32(unit) * f64_from_u32(field_mask(width) >> u32(1)))));
}
inline U32 clamped_signed(I32 value, U32 width) {
  const I32 largest = as_i32(field_mask(width) >> u32(1));
  return as_u32(max(min(value, largest), i32(-1) - largest));
}
inline U32 field_of_float(U32 value, U32 width) {
  const B1 negative = as_i32(value) < i32(0);
  const B1 nan = is_nan(as_f32(value));
  const auto magnitude_only = [&](unsigned mantissa_bits) {
    return select(negative & !nan, u32(0), short_float(value, mantissa_bits));
  };
  const U32 sixteen = select(width == u32(16), half_of_f32_bits(value), u32(0));
  const U32 eleven = select(width == u32(11), magnitude_only(6), sixteen);
  const U32 ten = select(width == u32(10), magnitude_only(5), eleven);
  return select(width == u32(32), value, ten);
}

// The bits of a component.
inline U32 encoded(U32 number_format, U32 value, U32 width) {
  const Within within(Composition::buffer_format, 32);
  const U32 mask = field_mask(width);
  const U32 field = choose(number_format, {{kUnorm, unit_field(value, width)},
                                           {kSnorm, signed_unit_field(value, width)},
                                           {kUscaled, min(u32_from_f32(as_f32(value)), mask)},
                                           {kSscaled, clamped_signed(i32_from_f32(as_f32(value)), width)},
                                           {kUint, min(value, mask)},
                                           {kSint, clamped_signed(as_i32(value), width)},
                                           {kFloat, field_of_float(value, width)}});
  return field & mask;
}

}  // namespace
}  // namespace lw::sem
