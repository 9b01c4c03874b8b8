#pragma once

#include <cstdint>

namespace lw::kernels {

// The exact value of an IEEE binary16.
float half_to_float(uint16_t bits);

// The binary16 nearest to `value`, ties to even; overflow gives infinity, NaN gives a quiet NaN.
uint16_t double_to_half(double value);

// One correctly rounded operation on binary16 values, subnormals kept.
uint16_t half_add(uint16_t a, uint16_t b);
uint16_t half_sub(uint16_t a, uint16_t b);
uint16_t half_mul(uint16_t a, uint16_t b);
uint16_t half_fma(uint16_t a, uint16_t b, uint16_t c);

}  // namespace lw::kernels
