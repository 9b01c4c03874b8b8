// What a number written as an operand becomes: an inline constant of the machine, or the bits of a literal.
#pragma once

#include <cstdint>
#include <optional>

#include "isa/isa.h"

namespace lw::text {

// A number as the text has it.
struct Number {
  bool is_real = false;
  uint64_t bits = 0;  // of the 64-bit integer, or of the double
};

struct Constant {
  enum class Fit : uint8_t {
    inline_constant,  // `source` is its number
    literal,          // `literal` are its bits
    literal_loses,    // the same, but the low 32 bits of a 64-bit float are lost
    too_large,        // an integer that the operand's width cannot hold
    not_a_float,      // a float that the operand's type cannot hold, even rounded
    no_float,         // a float for a 64-bit integer
  };
  Fit fit = Fit::too_large;
  uint16_t source = 0;
  uint32_t literal = 0;
};

// How an operand of the type reads the number. 64-bit operands take the integers -16..64 inline; as literals they get
// the high half of a float and the low half of an integer (LLVM's rule).
Constant to_constant(Number number, isa::Type type);

// The 32-bit literal that stands for a number in an operand of the type. Nothing when the number does not fit.
std::optional<uint32_t> literal_bits(Number number, isa::Type type);

// The inline constant of f64 whose upper half an integer is; any other number as it is.
Number with_lower_half(Number number);

// The number with abs and neg applied, as a float of the operand's width.
Number apply_signs(Number number, isa::Type type, bool absolute, bool negate);

// The bits of a double in a narrower float, rounded to nearest even. `loses` when it over- or underflows.
uint32_t to_f32(double value, bool& loses);
uint16_t to_f16(double value, bool& loses);

// Element width in bits of an operand type, as far as constants are concerned: 16, 32 or 64.
unsigned constant_bits(isa::Type type);

// The source number of the inline constant that both halves of a literal are: 1 to 64 and floats, which are constants
// of v_pk_fmac_f16 from gfx11 on (llvm-mc).
std::optional<uint16_t> constant_of_both_halves(uint32_t literal);

}  // namespace lw::text
