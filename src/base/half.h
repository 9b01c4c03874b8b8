// Half precision for what the user types and reads.
#pragma once

#include <cstdint>

namespace lw {

uint16_t half_from_double(double value);  // to nearest, ties to even
double double_from_half(uint16_t bits);

}  // namespace lw
