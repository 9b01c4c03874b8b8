#include <algorithm>
#include <bit>

#include "base/base.h"
#include "inst/inst.h"
#include "isa/operand_values.h"

namespace lw::inst {
namespace {

using isa::Format;
using isa::Modifier;

// The number of a VGPR, or that of the VGPR with the number of an AGPR.
unsigned first_vgpr(unsigned value) {
  return value >= isa::kFirstAgpr ? value - isa::kFirstAgpr + isa::kFirstVgpr : value;
}

unsigned text_data_dwords(const isa::Target& target, const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  const unsigned count = image_data_dwords(target, instruction);
  // LLVM leaves the tuple at its shortest also where it would have to begin with an even register.
  const bool is_odd = target.has(isa::Feature::aligned_vgprs) && count > 1 && instruction.operand[kImageData] % 2 != 0;
  if (!is_odd && llvm_has_image_data(encoding, count) &&
      first_vgpr(instruction.operand[kImageData]) + count <= isa::kPastVgprs)
    return count;
  return shortest_image_data(encoding);
}

OperandRegisters touched_data(const isa::Target& target, const Instruction& instruction) {
  const isa::Operand& data = instruction.enc().operands()[kImageData];
  const unsigned with_tfe = image_data_dwords(target, instruction);
  const bool tfe = instruction.mod(Modifier::tfe) != 0;
  const unsigned components = with_tfe - (tfe ? 1 : 0);
  // A compare-and-swap (pairs of values) returns one value: half of what it reads.
  const bool pairs = data.is_read && data.is_written && data.dwords == 2;
  const unsigned written = pairs ? (components + 1) / 2 : components;
  // What is written may stay as it was where a page is missing.
  if (returns_status(instruction))
    return {static_cast<uint8_t>(std::max(components, written + 1)), static_cast<uint8_t>(written + 1)};
  return {static_cast<uint8_t>(data.is_read ? components : 0), static_cast<uint8_t>(data.is_written ? written : 0)};
}

// The most registers of vaddr that some descriptor asks for.
unsigned most_address_dwords(const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Operand& address = encoding.operands()[kImageAddress];
  const bool has_sampler = encoding.operand_count > kImageSampler;
  const unsigned sample = !has_sampler && address.most_dwords == 3 && instruction.mod(Modifier::da) != 0 ? 1 : 0;
  const unsigned most = address.most_dwords + sample;
  if (instruction.mod(Modifier::a16) == 0) return most;
  // Offset, bias and depth keep a register each; derivatives and coordinates are halves, each group rounded up.
  const bool has_derivatives = address.most_dwords - address.dwords >= 6;
  const unsigned before = address.dwords - (has_derivatives ? 2u : 1u);
  const unsigned coordinates = most - before - (has_derivatives ? 6u : 0u);
  return before + (has_derivatives ? 4u : 0u) + (coordinates + 1) / 2;
}

unsigned read_dwords(const isa::Target& target, const Instruction& instruction, size_t operand) {
  switch (operand) {
    case kImageAddress: {
      if (target.has(isa::Feature::image_dimension)) return image_address_dwords(target, instruction);
      const unsigned most = most_address_dwords(instruction);
      return instruction.address_dwords == 0 ? most : std::min<unsigned>(most, instruction.address_dwords);
    }
    case kImageDescriptor:
      if (instruction.enc().operands()[kImageDescriptor].dwords == 4) return 4;
      return instruction.mod(Modifier::r128) != 0 ? 4 : 8;
    default: return instruction.enc().operands()[operand].dwords;
  }
}

// Registers of a matrix of 32 rows of floats of 8, 6 or 4 bits; of formats that do not exist, what LLVM shows.
unsigned matrix_dwords(unsigned format) { return format == 4 ? 4 : format == 2 || format == 3 ? 6 : 8; }

}  // namespace

bool returns_status(const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  if (!is_image(encoding.format) || !encoding.operands()[kImageData].is_written) return false;
  const bool has_sampler = encoding.operand_count > kImageSampler;
  return instruction.mod(Modifier::tfe) != 0 || (has_sampler && instruction.mod(Modifier::lwe) != 0);
}

unsigned image_data_dwords(const isa::Target& target, const Instruction& instruction) {
  const Format format = instruction.enc().format;
  if (!is_image(format)) return 0;
  if (format == Format::MIMG_BVH) return instruction.enc().operands()[kImageData].dwords;
  const auto in_mask = static_cast<unsigned>(std::popcount(instruction.mod(Modifier::dmask)));
  unsigned count = format == Format::MIMG_GATHER4 ? 4 : std::max(in_mask, 1u);
  if (instruction.mod(Modifier::d16) != 0 && !target.has(isa::Feature::unpacked_d16)) count = (count + 1) / 2;
  return count + (instruction.mod(Modifier::tfe) != 0 ? 1 : 0);
}

unsigned dwords(const isa::Target& target, const Instruction& instruction, size_t operand) {
  const isa::Encoding& encoding = instruction.enc();
  LW_CHECK(operand < encoding.operand_count, encoding.mnemonic());
  if (is_image(encoding.format)) {
    const bool by_dimension = target.has(isa::Feature::image_dimension);
    if (by_dimension && (operand == kImageData || operand == kImageAddress)) {
      const unsigned shown = short_of_addresses(target, instruction);
      if (shown != 0 && operand == kImageAddress) return shown;
      if (shown != 0) return shortest_image_data(encoding);
    }
    if (operand == kImageData) return text_data_dwords(target, instruction);
    if (operand == kImageAddress && instruction.address_dwords != 0) return instruction.address_dwords;
    if (operand == kImageAddress && by_dimension) return image_address_dwords(target, instruction);
  }
  const isa::Operand& described = encoding.operands()[operand];
  if (described.kind == isa::Kind::avgpr && described.most_dwords > described.dwords) {
    const bool is_first = isa::operand_name(described.name) == "s0";
    return matrix_dwords(instruction.mod(is_first ? Modifier::cbsz : Modifier::blgp));
  }
  return described.dwords;
}

OperandRegisters touched(const isa::Target& target, const Instruction& instruction, size_t operand) {
  const isa::Encoding& encoding = instruction.enc();
  LW_CHECK(operand < encoding.operand_count, encoding.mnemonic());
  const isa::Operand& o = encoding.operands()[operand];
  if (!is_image(encoding.format)) {
    const auto count = static_cast<uint8_t>(dwords(target, instruction, operand));
    return {o.is_read ? count : uint8_t{0}, o.is_written ? count : uint8_t{0}};
  }
  const OperandRegisters all =
      operand == kImageData ? touched_data(target, instruction)
                            : OperandRegisters{static_cast<uint8_t>(read_dwords(target, instruction, operand)), 0};
  const unsigned room = isa::kPastVgprs - std::min(first_vgpr(instruction.operand[operand]), isa::kPastVgprs);
  return {static_cast<uint8_t>(std::min<unsigned>(all.read, room)),
          static_cast<uint8_t>(std::min<unsigned>(all.written, room))};
}

}  // namespace lw::inst
