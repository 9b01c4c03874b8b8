// The decoded instruction as a plain value; printing for debugging; the validator.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "base/byte_key.h"
#include "inst/kinds.h"
#include "isa/isa.h"

namespace lw::inst {

inline constexpr size_t kMaxOperands = 8;
inline constexpr size_t kMaxWords = 5;  // an image with three words of address registers

// The bytes of one instruction, by which equal ones are found.
using InstructionKey = ByteKey<kMaxWords * sizeof(uint32_t)>;

// One machine instruction. Operand values follow isa::Encoding::operands() one by one and use the numbering that
// isa::Kind documents; a label holds the signed distance in words from the next instruction.
struct Instruction {
  isa::EncodingId encoding = 0;  // 0: these words are no instruction of the target
  uint8_t size_bytes = 0;        // 4 to 20, literal and address words included
  bool has_literal = false;
  uint32_t literal = 0;  // the 32-bit literal, where some operand says 255 or is Kind::literal
  std::array<uint32_t, kMaxOperands> operand{};
  std::array<uint32_t, isa::kModifierCount> modifier{};  // 32 bits: the offset beside a scalar one of SMEM has 21
  uint8_t address_dwords =
      0;  // images: the registers of vaddr as its text gave them; 0: not known, the bits do not say
  // Images with address registers in words of their own (as many as Modifier::nsa says): the numbers of the VGPRs after
  // the first, four to a word.
  std::array<uint8_t, 12> more_addresses{};

  bool valid() const { return encoding != 0; }
  const isa::Encoding& enc() const { return isa::encoding(encoding); }
  isa::Op op() const { return enc().op; }
  uint32_t mod(isa::Modifier m) const { return modifier[static_cast<size_t>(m)]; }
  void set(isa::Modifier m, uint32_t value) { modifier[static_cast<size_t>(m)] = value; }
  bool operator==(const Instruction&) const = default;
};

// Field by field, for messages about defects: "v_add_f16_e32 d0=257 s0=256 s1=258". Not assembly syntax.
std::string debug_text(const Instruction& instruction);

// The operands of images, in the order of the records.
enum ImageOperand : size_t { kImageData, kImageAddress, kImageDescriptor, kImageSampler };

// What the address of an image instruction consists of, in this order, as its name says; coordinates come before the
// last three, of which there is one or none (GCN3 manual, 8.2.4).
struct ImageAddressParts {
  bool offset = false;          // _o: of texels
  bool bias = false;            // _b: of the level of detail
  bool compare = false;         // _c: a depth
  bool derivatives = false;     // _d, _cd
  bool derivatives_16 = false;  // _g16: two to a register, whatever a16 says
  bool coordinates = true;
  bool level = false;    // _l, of samples
  bool clamp = false;    // _cl: of the level of detail
  bool mip = false;      // of what has no sampler
  bool is_zero = false;  // _lz: the level is 0
};
const ImageAddressParts& image_address_parts(isa::Op op);

// How many registers the address of an image instruction has where the instruction names the kind of image
// (Feature::image_dimension); 0 elsewhere.
unsigned image_address_dwords(const isa::Target& target, const Instruction& instruction);

// The registers of an image's address for the kind of image that has fewest, where the instruction does not name it:
// one dimension, and the slice of an array.
unsigned least_image_address_dwords(const isa::Target& target, const Instruction& image);

// How many elements the list of address registers has at most where its last one may be a tuple
// (Feature::partial_nsa).
unsigned most_places(const isa::Target& target);

// The most registers that the address of some kind of image takes.
unsigned most_address_registers(const isa::Encoding& encoding);

// 0, or how many address registers LLVM shows where words and kind of image do not go together: Modifier::nsa asks for
// fewer than the address has or for one that has none, the instruction samples an image with samples, or data or
// address would end behind v255. Its data are then shown at their shortest, too.
unsigned short_of_addresses(const isa::Target& target, const Instruction& instruction);

// The registers of data that LLVM shows of an image instruction where nothing else fits, and whether it has the
// instruction with so many: it gathers into two, four and five registers, and loads all samples of a pixel also into
// three.
unsigned shortest_image_data(const isa::Encoding& encoding);
bool llvm_has_image_data(const isa::Encoding& encoding, unsigned dwords);

// False where Modifier::nsa asks for more or fewer words than the registers of a ray take. True for other instructions,
// and with Feature::partial_nsa, where there is one word.
bool ray_words_fit(const isa::Target& target, const Instruction& instruction);

// How the registers of an image's address are spread over vaddr and the bytes of the words that Modifier::nsa asks for:
// one each, but with Feature::partial_nsa as many as there are for the last one, and whole vectors for rays.
struct AddressPlaces {
  std::array<uint8_t, 13> dwords{};
  uint8_t count = 0;
};
AddressPlaces address_places(const isa::Target& target, const Instruction& instruction);

// Whether the registers of an image's address are named one by one; and the VGPR (256 + number) that is its n-th, named
// or behind the first.
bool has_address_list(const isa::Target& target, const Instruction& instruction);
uint32_t address_register(const isa::Target& target, const Instruction& instruction, unsigned n);

// Between those bytes, which name the first register of each place, and Instruction::more_addresses, which has every
// register after the first.
void spread_addresses(const isa::Target& target, Instruction& instruction);
std::array<uint8_t, 12> address_bytes(const isa::Target& target, const Instruction& instruction);

// How many registers an operand spans in the assembly text. That is Operand::dwords, but for the data of image
// instructions, where dmask, d16 and tfe decide, and for their address, where the text that was read does. The number
// is LLVM 22's, also where it is not the machine's: tuples that would end behind v255, and dmask values that atomics do
// not have, are shown at their shortest.
unsigned dwords(const isa::Target& target, const Instruction& instruction, size_t operand);

// The components that the data of an image instruction holds, in registers, with one more for tfe: what its text must
// have. 0 for other instructions.
unsigned image_data_dwords(const isa::Target& target, const Instruction& instruction);

// Whether a register with the status of the texels comes behind the data: TFE, and LWE where there is a sampler. Stores
// return nothing (RDNA3 manual, 10.1).
bool returns_status(const Instruction& instruction);

// How many registers of an operand, from its first on, the machine reads and may write. An operand without registers
// has 0 of both; whether the operand's value is a register at all (and not a constant) is for the caller to see.
//
// For images: tfe and lwe add a register, for the status, and leave the data alone where the texels are not resident,
// so that the data are read too; r128 halves the descriptor; of the address, at most as many as some descriptor asks
// for and at most as many as `address_dwords` says. (GCN3 manual, section 8.2, and Vega's for a16.)
struct OperandRegisters {
  uint8_t read = 0;
  uint8_t written = 0;
  bool operator==(const OperandRegisters&) const = default;
};
OperandRegisters touched(const isa::Target& target, const Instruction& instruction, size_t operand);

// Position of the operand called `name` in the encoding, or -1.
int operand_index(const isa::Encoding& encoding, std::string_view name);

}  // namespace lw::inst
