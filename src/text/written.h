// One instruction as it is written: operands and modifiers, before it is known which encoding they make.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "inst/inst.h"
#include "text/constants.h"
#include "text/symbols.h"

namespace lw::text {

struct WrittenOperand {
  enum class What : uint8_t {
    vgpr,    // value: 256 + first register; of AGPRs 512 + first register
    scalar,  // value: 9-bit number of the first register, or of a named source
    number,
    expression,  // a value that is not known yet
    off,
    symbolic,  // value of an immediate with a spelling of its own (`kind`)
  };
  What what = What::number;
  isa::Kind kind = isa::Kind::none;
  uint8_t dwords = 0;
  bool any_width = false;  // a named source that both 32- and 64-bit operands may be (src_vccz, src_shared_base)
  bool negated = false;
  bool absolute = false;
  bool sign_extended = false;
  char half = '\0';      // 'l' or 'h' of v0.l and v0.h
  bool literal = false;  // lit(x): a literal even where an inline constant would do
  uint16_t value = 0;
  Number number;
  ExpressionId node = kNone;
  const char* at = nullptr;
  bool has_signs() const { return negated || absolute; }
};

struct WrittenModifier {
  isa::Modifier modifier{};
  int32_t value = 0;
  bool is_flag = false;  // written without a value
  const char* at = nullptr;
};

// fi:2 and other even numbers, of which DPP16 keeps the lowest bit and DPP8 that they are not 0 (llvm-mc).
inline constexpr int32_t kEvenFetchInactive = 2;

// op_sel:[0,1] and its like. Which bits the elements mean depends on the number of sources.
struct WrittenArray {
  bool present = false;
  uint8_t count = 0;
  uint8_t bits = 0;
  const char* at = nullptr;
};

// The form that a word of the text asks for (CLRX's vop3, sdwa and dpp).
enum class WrittenForm : uint8_t { any, vop3, sdwa, dpp };

struct WrittenInstruction {
  static constexpr size_t kMaxOperands = 12;
  static constexpr size_t kMaxModifiers = 24;
  std::array<WrittenOperand, kMaxOperands> operand;
  std::array<WrittenModifier, kMaxModifiers> modifier;
  size_t operand_count = 0;
  size_t modifier_count = 0;
  WrittenArray op_sel, op_sel_hi, neg_lo, neg_hi;
  WrittenArray neg;                          // of matrix products of f64
  std::array<uint8_t, 13> addresses;         // VGPR numbers of an image's address that was written as a list
  std::array<uint8_t, 13> address_places{};  // how many of them each element of the list has
  uint8_t place_count = 0;
  uint8_t address_count = 0;  // 0: it was not
  bool has_arrays = false;
  WrittenForm form = WrittenForm::any;
  std::string_view second;    // the mnemonic after `::`
  size_t second_first = 0;    // its first operand
  const char* end = nullptr;  // where the statement ends, for messages on what is missing
};

}  // namespace lw::text
