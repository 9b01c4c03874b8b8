// Instruction <-> machine words: encoder and decoder, both driven by the same bit pictures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/base.h"
#include "inst/inst.h"

namespace lw::bytes {

// Why some words are no instruction.
enum class Undecodable : uint8_t {
  none,
  truncated,       // the instruction needs more bytes than there are
  no_such_opcode,  // format known, opcode not in this target
  reserved_value,  // a field holds a value the manual reserves
};

struct Decoded {
  inst::Instruction instruction;  // valid() is false where `why` is not none
  Undecodable why = Undecodable::none;
  uint8_t size_bytes = 4;  // how far to go on; 4 for what is not an instruction
};

// Decodes the instruction at the start of `code`. Never reads past it.
Decoded decode(const isa::Target& target, std::span<const std::byte> code);

// A field of the first two words that says what an operand is, alone or with one bit more.
struct PlainField {
  uint8_t lsb = 0;
  uint16_t mask = 0;       // of the field, moved down to bit 0; 9 bits at most
  uint8_t scalar_bit = 0;  // where it is not 0, that bit says whether the field holds a scalar source or a VGPR
  uint64_t rule = 0;       // fields with the same rule hold the same operand in the same bits
};

// The fields of an encoding's operands, one each; nullopt for those that are no such field.
struct PlainFields {
  // False where words of this encoding may be something else altogether, because of what operands say together or of
  // what follows them; then there are no fields.
  bool are_alone = false;
  std::array<std::optional<PlainField>, inst::kMaxOperands> of_operand{};
};
PlainFields plain_fields(isa::EncodingId id);

// The operand in such a field that holds `bits`, isa::kLiteral among them; nullopt where no instruction has it.
std::optional<uint32_t> plain_operand(isa::Column column, isa::EncodingId id, size_t operand, uint32_t bits,
                                      bool is_scalar);

// One to five words.
struct Encoded {
  std::array<uint32_t, inst::kMaxWords> word{};
  uint8_t words = 0;
};

// The words of an instruction. Fails, with the operand named, when a value does not fit its field.
Result<Encoded> encode(const isa::Target& target, const inst::Instruction& instruction);

// Whether an atomic returns to AGPRs what LLVM 22 has no bit sc1 for (f64 from gfx942 on).
bool lacks_system_scope(const inst::Instruction& instruction);

}  // namespace lw::bytes
