// What the address of an image instruction consists of, from the parts of its name, and how many registers that is for
// a kind of image (RDNA3 manual, section 10.4, "Image Addressing").
#include <algorithm>
#include <array>

#include "inst/inst.h"

namespace lw::inst {
namespace {

using isa::Modifier;

constexpr size_t kAddress = 1, kOperandsWithSampler = 4;
bool has_sampler(const isa::Encoding& encoding) { return encoding.operand_count == kOperandsWithSampler; }

// Before the coordinates stand offset, bias and the depth to compare with, a register each, then the derivatives.
struct AddressParts {
  uint8_t before = 0;
  bool derivatives = false;
  bool derivatives_16 = false;  // two to a register, whatever a16 says
  bool coordinates = true;
  bool last = false;  // a level of detail, a clamp of it, or a mip level
};

struct Dimension {
  uint8_t coordinates;
  uint8_t derivatives;
};
constexpr std::array<Dimension, 8> kDimensions = {{
    {1, 2},  // 1D
    {2, 4},  // 2D
    {3, 6},  // 3D
    {3, 4},  // cube
    {2, 2},  // 1D array
    {3, 4},  // 2D array
    {3, 4},  // 2D with samples
    {4, 4},  // 2D array with samples
}};

AddressParts parts_of(std::string_view name) {
  AddressParts parts;
  while (!name.empty()) {
    const size_t end = std::min(name.find('_'), name.size());
    const std::string_view word = name.substr(0, end);
    name.remove_prefix(std::min(end + 1, name.size()));
    if (word == "o" || word == "b" || word == "c") ++parts.before;
    if (word == "d" || word == "cd") parts.derivatives = true;
    if (word == "g16") parts.derivatives_16 = true;
    if (word == "l" || word == "cl" || word == "mip") parts.last = true;
    if (word == "resinfo") parts.coordinates = false, parts.last = true;
  }
  return parts;
}

const AddressParts& address_parts(isa::Op op) {
  static const auto all = [] {
    std::array<AddressParts, isa::kOpCount> table;
    for (const isa::Record& record : isa::records())
      if (record.name().starts_with("image_")) table[static_cast<size_t>(record.op)] = parts_of(record.name());
    return table;
  }();
  return all[static_cast<size_t>(op)];
}

// Node, length, origin, direction and its inverse: the node a register or two, the others 3 each, with a16 half of the
// two directions.
unsigned ray_dwords(const Instruction& instruction) {
  const unsigned node = instruction.op() == isa::Op::image_bvh64_intersect_ray ? 2 : 1;
  return node + 1 + 3 + (instruction.mod(Modifier::a16) != 0 ? 3 : 6);
}

}  // namespace

unsigned image_address_dwords(const isa::Target& target, const Instruction& instruction) {
  if (!is_image(instruction.enc().format) || !target.has(isa::Feature::image_dimension)) return 0;
  if (instruction.enc().format == isa::Format::MIMG_BVH) return ray_dwords(instruction);
  const AddressParts& parts = address_parts(instruction.op());
  const Dimension& dimension = kDimensions[instruction.mod(Modifier::dim) & 7];
  const bool halves = instruction.mod(Modifier::a16) != 0;
  unsigned count = parts.before;
  if (parts.derivatives) {
    // Halves of one direction of change do not share a register with those of the other.
    const unsigned each = dimension.derivatives / 2;
    count += parts.derivatives_16 ? (each + 1) / 2 * 2 : dimension.derivatives;
  }
  const unsigned coordinates = (parts.coordinates ? dimension.coordinates : 0u) + (parts.last ? 1 : 0);
  return count + (halves ? (coordinates + 1) / 2 : coordinates);
}

unsigned most_address_registers(const isa::Encoding& encoding) {
  constexpr unsigned kMostCoordinates = 4;  // of an array of images with samples, which only accesses without sampler read
  const isa::Operand& address = encoding.operands()[kAddress];
  return has_sampler(encoding) || encoding.format == isa::Format::MIMG_BVH ? address.most_dwords : kMostCoordinates;
}

unsigned short_of_addresses(const isa::Target& target, const Instruction& instruction) {
  const unsigned needed = image_address_dwords(target, instruction);
  const unsigned most = most_address_registers(instruction.enc());
  const unsigned words = instruction.mod(Modifier::nsa);
  if (words != 0) {
    const unsigned held = std::min(most, 1 + 4 * words);
    return needed < 2 || needed > held ? held : 0;
  }
  return has_sampler(instruction.enc()) && needed > most ? instruction.enc().operands()[kAddress].dwords : 0;
}

}  // namespace lw::inst
