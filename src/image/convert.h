// Numbers of texels to 32-bit values and back: f32 bits, or integers. Rounding is to nearest even, and denormals are
// kept, whatever the mode of the shader; the host's float environment must be the default one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lw::image {

// Exact. NaNs keep their payload.
uint32_t f32_from_f16(uint32_t half);
// Too large values become infinity; NaNs become quiet and keep the upper bits of their payload.
uint32_t f16_from_f32(uint32_t value);

// The same of four, and of many at once.
void four_f32_from_f16(const uint16_t* halves, uint32_t* values);
void f32_from_f16(const uint16_t* halves, size_t count, uint32_t* values);
void f16_from_f32(const uint32_t* values, size_t count, uint16_t* halves);
// A half in the lower bits of each word; upper bits are ignored, or 0.
void f32_from_f16_words(const uint32_t* halves, size_t count, uint32_t* values);
void f16_words_from_f32(const uint32_t* values, size_t count, uint32_t* halves);

// Floats of 5 exponent bits and no sign: `mantissa_bits` is 6 or 5. Negative values become 0.
uint32_t f32_from_unsigned_float(uint32_t bits, unsigned mantissa_bits);
uint32_t unsigned_float_from_f32(uint32_t value, unsigned mantissa_bits);

// c / (2^width - 1), and max(c / (2^(width-1) - 1), -1); width from 1 (snorm: 2) to 24.
uint32_t f32_from_unorm(uint32_t bits, unsigned width);
uint32_t f32_from_unorm8(uint32_t byte);
uint32_t f32_from_snorm(uint32_t bits, unsigned width);
// Clamped; NaN becomes 0. Fields that are too wide for the result are masked.
uint32_t unorm_from_f32(uint32_t value, unsigned width);
uint32_t snorm_from_f32(uint32_t value, unsigned width);

// Truncated and clamped to the field; NaN becomes 0.
uint32_t uscaled_from_f32(uint32_t value, unsigned width);
uint32_t sscaled_from_f32(uint32_t value, unsigned width);

// Clamped to the field.
uint32_t uint_from_u32(uint32_t value, unsigned width);
uint32_t sint_from_i32(uint32_t value, unsigned width);

// The curve of IEC 61966-2-1 on 8 bits: 0 to 255 as linear f32, and the byte of which the linear value is nearest on
// the curve.
uint32_t f32_from_srgb(uint32_t byte);
uint32_t srgb_from_f32(uint32_t value);

}  // namespace lw::image
