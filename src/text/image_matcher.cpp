// Image instructions: how many registers data and address have follows from the modifiers and from the record.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "text/instruction_reader.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::Modifier;

constexpr int kImageProgress = 1000;  // beyond operands and modifiers

std::string registers(unsigned count) { return count == 1 ? "1 register" : fmt::format("{} registers", count); }

// What LLVM takes for an address: from the fewest to the most registers, and what the next larger tuple of a power of
// two holds, for programs from when only those existed.
bool is_address_size(const isa::Operand& address, unsigned dwords) {
  constexpr unsigned kSmallTuple = 4, kLargeTuple = 8;
  if (dwords < address.dwords) return false;
  return dwords <= kSmallTuple || dwords <= address.most_dwords ||
         (dwords == kLargeTuple && address.most_dwords > kSmallTuple);
}

// The sizes of is_address_size, in words.
std::string address_sizes(const isa::Operand& address) {
  const unsigned most = std::max<unsigned>(address.most_dwords, 4);
  const std::string sizes =
      address.dwords == most ? registers(most) : fmt::format("{} to {} registers", address.dwords, most);
  return is_address_size(address, 8) && most < 8 ? sizes + ", or 8" : sizes;
}

// Empty where the mask is possible.
std::string dmask_complaint(const isa::Encoding& encoding, unsigned dmask, bool is_off) {
  if (encoding.format == Format::MIMG_GATHER4 && !std::has_single_bit(dmask))
    return fmt::format("{} gathers one component: dmask is 0x1, 0x2, 0x4 or 0x8", encoding.mnemonic());
  if (is_off && dmask != 0x1 && dmask != 0x3 && dmask != 0xf)
    return fmt::format("dmask of {} without data is 0x1, 0x3 or 0xf", encoding.mnemonic());
  if (encoding.format == Format::MIMG_ATOMIC && dmask != 0x1 && dmask != 0x3 && dmask != 0xf)
    return fmt::format(
        "{} takes whole values: dmask is {}", encoding.mnemonic(),
        encoding.operands()[inst::kImageData].dwords == 2 ? "0x3 for 32 bits and 0xf for 64" : "0x1 or 0x3");
  return "";
}

std::string data_size_reason(const isa::Target& target, const inst::Instruction& instruction) {
  std::string reason = instruction.enc().format == Format::MIMG_GATHER4 ? "four components" : "each bit of dmask";
  if (instruction.mod(Modifier::d16) != 0)
    reason += target.has(isa::Feature::unpacked_d16) ? ", a whole register each even with d16"
                                                     : ", two to a register for d16";
  if (instruction.mod(Modifier::tfe) != 0) reason += ", and the status of tfe";
  return reason;
}

// Of tuples llvm-mc takes the 8 registers that stood for 5 to 7 when there were none of these sizes, and 16 for 13 on.
unsigned rounded_address(unsigned dwords) { return dwords > 12 ? 16 : dwords >= 5 && dwords < 8 ? 8 : dwords; }

}  // namespace

// The kind of image says how many registers the address has; in a list they need not follow each other.
bool InstructionReader::match_dimension(const isa::Encoding& encoding, InstructionText& result,
                                        Mismatch& mismatch) const {
  inst::Instruction& instruction = result.instruction;
  const unsigned found = written_.operand[inst::kImageAddress].dwords;
  bool has_dimension = encoding.format == Format::MIMG_BVH;
  for (size_t i = 0; i < written_.modifier_count; ++i) has_dimension |= written_.modifier[i].modifier == Modifier::dim;
  if (!has_dimension) {
    mismatch.at = written_.end;
    mismatch.message = fmt::format("{} needs the kind of image", encoding.mnemonic());
    mismatch.hint = "for example dim:SQ_RSRC_IMG_2D";
    return false;
  }
  const unsigned needed = inst::image_address_dwords(*target_, instruction);
  const bool is_list = written_.address_count != 0;
  // Tuples of up to four registers are always there.
  const unsigned most = is_list ? inst::most_address_registers(encoding)
                                : std::max<unsigned>(encoding.operands()[inst::kImageAddress].most_dwords, 4);
  // Where each place of the list has its register, llvm-mc takes a tuple for the last one, and forgets the rest of it.
  const unsigned most_places = inst::most_places(*target_);
  const bool is_longer_tail = target_->has(isa::Feature::partial_nsa) && written_.place_count == most_places &&
                              needed == most_places && found > needed &&
                              found - written_.address_places[most_places - 1] == most_places - 1;
  if (found != needed && !is_longer_tail && (is_list || found != rounded_address(needed))) {
    mismatch.message = fmt::format("the address takes {}, found {}", registers(needed), found);
    return false;
  }
  if (found > most && (is_list || found != rounded_address(most))) {
    mismatch.message = fmt::format("{} has no address of {}", encoding.mnemonic(), registers(needed));
    return false;
  }
  const bool is_tuple = !is_list && needed > 1;
  if (is_tuple && target_->has(isa::Feature::image_address_fields)) {
    mismatch.message = fmt::format("{} takes its address as a list of registers", encoding.mnemonic());
    mismatch.hint = "for example [v0, v1]";
    return false;
  }
  if (written_.address_count > 1) {
    const bool has_fields = target_->has(isa::Feature::image_address_fields);
    if (!has_fields)
      instruction.set(Modifier::nsa, target_->has(isa::Feature::partial_nsa) ? 1 : (written_.address_count + 2u) / 4u);
    const inst::AddressPlaces places = inst::address_places(*target_, instruction);
    if (is_longer_tail)
      result.warnings.push_back({written_.operand[inst::kImageAddress].at,
                                 fmt::format("{} of the registers are not encoded", found - needed)});
    else if (!std::equal(places.dwords.begin(), places.dwords.begin() + places.count, written_.address_places.begin(),
                         written_.address_places.begin() + written_.place_count)) {
      mismatch.message = fmt::format("the address is a list of {} elements here", places.count);
      for (unsigned i = 0; i < places.count; ++i)
        mismatch.hint += fmt::format("{}{}", i == 0 ? "registers of each: " : ", ", places.dwords[i]);
      return false;
    }
    for (size_t i = 1; i < needed; ++i) instruction.more_addresses[i - 1] = written_.addresses[i];
  }
  return true;
}

bool InstructionReader::match_image(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const {
  inst::Instruction& instruction = result.instruction;
  const isa::Operand& data = encoding.operands()[inst::kImageData];
  const isa::Operand& address = encoding.operands()[inst::kImageAddress];
  const unsigned data_dwords = written_.operand[inst::kImageData].dwords;
  const unsigned address_dwords = written_.operand[inst::kImageAddress].dwords;
  mismatch.progress = kImageProgress;

  mismatch.at = written_.end;
  for (size_t i = 0; i < written_.modifier_count; ++i)
    if (written_.modifier[i].modifier == Modifier::dmask) mismatch.at = written_.modifier[i].at;
  mismatch.message = dmask_complaint(encoding, instruction.mod(Modifier::dmask),
                                     written_.operand[inst::kImageData].what == WrittenOperand::What::off);
  if (!mismatch.message.empty()) return false;

  const unsigned needed = inst::image_data_dwords(*target_, instruction);
  mismatch.at = written_.operand[inst::kImageData].at;
  constexpr unsigned kGathered = 3;  // two registers of halves, and the one of tfe
  const bool is_gather = encoding.format == Format::MIMG_GATHER4 && encoding.op != isa::Op::image_msaa_load;
  if (needed == kGathered && is_gather && dialect_ == Dialect::llvm) {
    mismatch.message = fmt::format("{} has no tfe with d16", encoding.mnemonic());
    return false;
  }
  if (needed < data.dwords && encoding.format == Format::MIMG_ATOMIC) {
    mismatch.message = fmt::format("{} takes two values: dmask is 0x3 for 32 bits and 0xf for 64", encoding.mnemonic());
    return false;
  }
  if (needed > data.most_dwords) {
    mismatch.message = fmt::format("{} has no data of {}", encoding.mnemonic(), registers(needed));
    return false;
  }
  const bool is_off = written_.operand[inst::kImageData].what == WrittenOperand::What::off;
  if (data_dwords != needed && !is_off) {
    mismatch.message = fmt::format("the data take {}, found {}", registers(needed), data_dwords);
    mismatch.hint = data_size_reason(*target_, instruction);
    return false;
  }

  mismatch.at = written_.operand[inst::kImageAddress].at;
  if (target_->has(isa::Feature::image_dimension)) return match_dimension(encoding, result, mismatch);
  if (!is_address_size(address, address_dwords)) {
    mismatch.message = fmt::format("the address of {} takes {}, found {}", encoding.mnemonic(), address_sizes(address),
                                   address_dwords);
    return false;
  }
  // llvm-objdump shows the fewest, so that a text with the fewest says nothing.
  if (address_dwords > address.dwords) instruction.address_dwords = static_cast<uint8_t>(address_dwords);
  return true;
}

}  // namespace lw::text
