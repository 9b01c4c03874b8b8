// Sets of instructions for rules about any instruction (`for OP in SET`), and the forms that such a rule gives them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "inst/inst.h"

namespace lw::rewrite {

bool is_instruction_set(std::string_view name);
// "expected sdwa or valu".
std::string set_names();

// Whether an encoding of a target belongs to a set.
bool is_in_set(const isa::Target& target, std::string_view set, const isa::Encoding& encoding);

// One instruction for each operation of a set, with different registers from VGPR `first_vgpr` and SGPR `first_sgpr`
// on.
std::vector<inst::Instruction> samples_of(const isa::Target& target, std::string_view set, unsigned first_vgpr,
                                          unsigned first_sgpr);

// Operands, as bits: those that only read the 32-bit register `reg` (an operand value), or the one that only writes it.
uint32_t operands_that_read(const inst::Instruction& instruction, uint32_t reg);
uint32_t operands_that_write(const inst::Instruction& instruction, uint32_t reg);

// What happens to an operand.
struct OperandForm {
  static constexpr uint8_t kWhole = 6;  // SDWA's DWORD
  uint8_t selection = kWhole;           // the value of src0_sel, src1_sel and dst_sel
  bool selects = false;                 // the SDWA form is needed
  bool sign_extends = false;            // sources
  bool absolute = false, negative = false;
  uint8_t unused = 0;  // the value of dst_unused: 0 pad, 2 preserve
};

// The instruction with `value` (an operand value) in the operands `which`, in this form; the literal belongs to an
// operand value of isa::kLiteral. nullopt where no encoding of the target has that.
std::optional<inst::Instruction> with_form(const isa::Target& target, const inst::Instruction& instruction,
                                           uint32_t which, const OperandForm& form, uint32_t value, uint32_t literal);

// The same operation in another encoding; nullopt where it cannot say the same.
std::optional<inst::Instruction> in_encoding(const inst::Instruction& instruction, const isa::Encoding& encoding);

// Whether the assembler accepts the instruction: its operands, the constant bus, and the like.
bool is_legal(const isa::Target& target, const inst::Instruction& instruction);

}  // namespace lw::rewrite
