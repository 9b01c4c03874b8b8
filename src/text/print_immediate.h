// The immediates that LLVM spells with words: waits, messages, hardware registers, swizzles, index modes, literals.
// Private to this folder.
#pragma once

#include <cstdint>

#include "isa/isa.h"

namespace lw::text {

char* emit_waitcnt(char* to, isa::Column column, unsigned imm);
char* emit_version(char* to, isa::Column column, unsigned imm);
char* emit_delay(char* to, isa::Column column, unsigned imm);
char* emit_depctr(char* to, isa::Column column, unsigned imm);
char* emit_sendmsg(char* to, isa::Column column, unsigned imm);
char* emit_hwreg(char* to, isa::Column column, unsigned imm);
char* emit_gpr_index(char* to, isa::Column column, unsigned imm);
// "swizzle(…)" or the number, for the offset of ds_swizzle_b32.
char* emit_swizzle(char* to, isa::Column column, unsigned offset);
char* emit_dpp_control(char* to, isa::Column column, unsigned dpp_ctrl);
char* emit_export_target(char* to, isa::Column column, unsigned target);
// " format:[…]", nothing when both formats are the default ones.
char* emit_unified_format(char* to, isa::Column column, unsigned format);
char* emit_buffer_format(char* to, isa::Column column, unsigned data_format, unsigned number_format);

// The literal of an operand that is read as `type`. LLVM wraps it in lit() where the plain number would be read back as
// an inline constant.
char* emit_literal(char* to, isa::Type type, uint32_t literal);
// Whether emit_literal() gives "0x" and the digits of the whole word where may_be_constant() is false.
bool shows_word(isa::Type type);
// True for the value of each inline constant of 32 and 64 bits, and for some others: floats but 1 / (2 * pi) have
// nothing in their lower half.
constexpr bool may_be_constant(uint32_t literal) {
  constexpr uint32_t kLowest = -16u, kHighest = 64, kInverse2Pi = 0x3e22f983;
  return literal - kLowest <= kHighest - kLowest || (literal & 0xffff) == 0 || literal == kInverse2Pi;
}
// An immediate that LLVM prints as it would print an inline constant of that value: 64, -1, 1.0, 0x41.
char* emit_constant_32(char* to, uint32_t value);
// The half-precision constant of an integer operand, whose bits stand as a number: 0x3800.
char* emit_float_constant_bits_16(char* to, unsigned source);

}  // namespace lw::text
