// What to print for an encoding, worked out once: its operands and modifiers in the order of LLVM's text, and of each
// how it is shown. Private to this folder.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "isa/isa.h"
#include "isa/per_encoding.h"
#include "text/register_names.h"

namespace lw::text {

// How an operand is shown.
enum class Show : uint8_t {
  register_1,
  register_2,
  register_n,
  image_registers,  // the data and the address of an image, as many as inst::dwords says
  matrix,           // VGPRs, AGPRs or an inline constant, as many as inst::dwords says
  source,           // a register, constant or literal whose type decides how constants are written
  literal,          // a literal in its own place
  constant,         // a literal shown like an inline constant
  label,
  hex_16,     // the immediates of SOPK
  small_hex,  // decimal while it could be an inline constant, else hexadecimal
  decimal,
  optional,    // a decimal that is not shown when 0
  signed_hex,  // SMEM offsets
  wide_hex,    // those of 24 bits, which LLVM always shows
  version,
  waitcnt,
  depctr,
  delay,
  sendmsg,
  hwreg,
  gpr_index,
  attribute,
  channel,
  parameter,
  export_target,
  export_source,
  off,
};

inline constexpr uint8_t kNoSource = 3;

struct OperandPrintPlan {
  Show show;
  isa::Type type;
  isa::Type literal_type;  // as which a literal is written
  bool is_wide_tuple;      // of eight: before gfx12 LLVM reads its constants as 64 bits and shows literals as they are
  uint8_t dwords;
  uint8_t index;   // into Instruction::operand
  uint8_t half;    // isa::Operand::half
  uint8_t source;  // which of neg0, abs1, … belong to it, or kNoSource
  // Which of these the instruction has. Bits that it ignores are not shown.
  bool has_neg, has_abs, has_sext;
  bool has_sign;  // one of them
  // Its text is one of the ready names, unless it is a source whose number is one of kUnready.
  bool is_ready;
  bool is_source;
  bool is_pair;  // two dwords
  ReadyText before;
};

// How a modifier is shown.
enum class Style : uint8_t {
  flag,   // " clamp"
  scope,  // " glc", " slc", " scc", which gfx942 calls otherwise
  omod,
  select,
  dst_unused,
  dpp_control,
  lanes_of_eight,
  mask,
  decimal,
  always_decimal,
  hex,
  signed_decimal,
  signed_hex,
  optional_signed_hex,  // not shown when 0
  swizzle,
  format,
  unified_format,
  dimension,
  op_sel,
  halves,  // op_sel where operands are halves of registers
  op_sel_hi,
  neg_lo,
  neg_hi,  // groups of one bit a source
  lane_group,
  bitop3,
  byte_sel,   // op_sel where it chooses a byte
  index_key,  // and where it chooses a part of indices
  load_hint,
  store_hint,
  atomic_hint,
  cache_scope,
};

struct ModifierPrintPlan {
  Style style;
  isa::Modifier modifier;
  uint8_t width;
  std::string_view text;       // " clamp", " offset:"
  uint8_t silent_at_zero = 0;  // number of modifiers, this one first, that print nothing where all are 0; 0: none
};

// Copying a whole block beats copying as many characters as there are.
inline constexpr size_t kMnemonicBlock = 40;

struct PrintPlan {
  std::array<char, kMnemonicBlock> mnemonic{};
  uint8_t mnemonic_size = 0;
  std::vector<OperandPrintPlan> operands;
  std::vector<ModifierPrintPlan> modifiers;
};

// Sources whose text depends on more than their number: float constants and literals.
inline constexpr unsigned kFirstUnready = 240;
inline constexpr unsigned kUnready = 16;

PrintPlan make_print_plan(const isa::Encoding& encoding);
inline const PrintPlan& print_plan(isa::EncodingId id) {
  static constinit isa::PerEncoding<PrintPlan, make_print_plan> plans;
  return plans[id];
}

}  // namespace lw::text
