// What the address of an image instruction consists of, from the parts of its name, and how many registers that is for
// a kind of image (RDNA3 manual, section 10.4, "Image Addressing").
#include <algorithm>
#include <array>

#include "inst/image_address.h"
#include "isa/operand_values.h"

namespace lw::inst {
namespace {

using isa::Modifier;

bool has_sampler(const isa::Encoding& encoding) { return encoding.operand_count > kImageSampler; }

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

ImageAddressParts parts_of(std::string_view name) {
  ImageAddressParts parts;
  while (!name.empty()) {
    const size_t end = std::min(name.find('_'), name.size());
    const std::string_view word = name.substr(0, end);
    name.remove_prefix(std::min(end + 1, name.size()));
    if (word == "o") parts.offset = true;
    if (word == "b") parts.bias = true;
    if (word == "c") parts.compare = true;
    if (word == "d" || word == "cd") parts.derivatives = true;
    if (word == "g16") parts.derivatives_16 = true;
    if (word == "l") parts.level = true;
    if (word == "cl") parts.clamp = true;
    if (word == "lz") parts.is_zero = true;
    if (word == "mip") parts.mip = true;
    if (word == "resinfo") parts.coordinates = false, parts.mip = true;
  }
  return parts;
}

// Node, length, origin, direction and its inverse: the node a register or two, the others 3 each, with a16 half of the
// two directions. Those that gfx12 brought have
// a mask of instances beside the length and one or two offsets of nodes instead of the inverse (LLVM's intrinsics).
struct RayParts {
  uint8_t node, before, after;
  bool has_halves;
};

RayParts ray_parts(isa::Op op) {
  switch (op) {
    case isa::Op::image_bvh64_intersect_ray: return {2, 1, 9, true};
    case isa::Op::image_bvh_dual_intersect_ray: return {2, 2, 8, false};
    case isa::Op::image_bvh8_intersect_ray: return {2, 2, 7, false};
    default: return {1, 1, 9, true};
  }
}

unsigned ray_dwords(const Instruction& instruction) {
  const RayParts ray = ray_parts(instruction.op());
  const unsigned saved = ray.has_halves && instruction.mod(Modifier::a16) != 0 ? 3 : 0;
  return ray.node + ray.before + ray.after - saved;
}

}  // namespace

const ImageAddressParts& image_address_parts(isa::Op op) {
  static const auto all = [] {
    std::array<ImageAddressParts, isa::kOpCount> table;
    for (const isa::Record& record : isa::records())
      if (record.name().starts_with("image_")) table[static_cast<size_t>(record.op)] = parts_of(record.name());
    return table;
  }();
  return all[static_cast<size_t>(op)];
}

unsigned shortest_image_data(const isa::Encoding& encoding) {
  if (encoding.format == isa::Format::MIMG_GATHER4 && encoding.op != isa::Op::image_msaa_load) return 2;
  return encoding.operands()[kImageData].dwords;
}

bool llvm_has_image_data(const isa::Encoding& encoding, unsigned dwords) {
  const isa::Operand& data = encoding.operands()[kImageData];
  if (encoding.format == isa::Format::MIMG_GATHER4)
    return dwords == 2 || dwords == 4 || dwords == 5 || encoding.op == isa::Op::image_msaa_load;
  return dwords >= data.dwords && dwords <= data.most_dwords;
}

unsigned image_address_dwords(const isa::Target& target, const Instruction& instruction) {
  if (!is_image(instruction.enc().format) || !target.has(isa::Feature::image_dimension)) return 0;
  if (instruction.enc().format == isa::Format::MIMG_BVH) return ray_dwords(instruction);
  return image_address_dwords(instruction, instruction.mod(Modifier::dim));
}

unsigned image_address_dwords(const Instruction& instruction, unsigned dim) {
  const ImageAddressParts& parts = image_address_parts(instruction.op());
  const Dimension& dimension = kDimensions[dim & 7];
  const bool halves = instruction.mod(Modifier::a16) != 0;
  unsigned count = (parts.offset ? 1u : 0u) + (parts.bias ? 1u : 0u) + (parts.compare ? 1u : 0u);
  if (parts.derivatives) {
    // Halves of one direction of change do not share a register with those of the other.
    const unsigned each = dimension.derivatives / 2;
    count += parts.derivatives_16 ? (each + 1) / 2 * 2 : dimension.derivatives;
  }
  const bool has_last = parts.level || parts.clamp || parts.mip;
  const unsigned coordinates = (parts.coordinates ? dimension.coordinates : 0u) + (has_last ? 1u : 0u);
  return count + (halves ? (coordinates + 1) / 2 : coordinates);
}

bool ray_words_fit(const isa::Target& target, const Instruction& instruction) {
  const unsigned words = instruction.mod(Modifier::nsa);
  if (instruction.enc().format != isa::Format::MIMG_BVH || words == 0 || target.has(isa::Feature::partial_nsa))
    return true;
  return words == (ray_dwords(instruction) + 2) / 4;
}

namespace {

constexpr unsigned kMostCoordinates =
    4;                                  // of an array of images with samples, which only accesses without sampler read
constexpr unsigned kAddressFields = 4;  // of gfx12, but for rays

// Whether the registers of an address are named one by one.
bool has_places(const isa::Target& target, const Instruction& instruction) {
  return instruction.mod(Modifier::nsa) != 0 || target.has(isa::Feature::image_address_fields);
}

}  // namespace

unsigned most_places(const isa::Target& target) {
  return target.has(isa::Feature::image_address_fields) ? kAddressFields : kAddressFields + 1;
}

unsigned most_address_registers(const isa::Encoding& encoding) {
  const isa::Operand& address = encoding.operands()[kImageAddress];
  return has_sampler(encoding) || encoding.format == isa::Format::MIMG_BVH ? address.most_dwords : kMostCoordinates;
}

namespace {

// Whether data and address are of a size that LLVM knows and end with v255 at the latest. LLVM asks for the end only
// where they are longer than at their shortest.
bool tuples_end_in_time(const isa::Target& target, const Instruction& instruction) {
  constexpr unsigned kLargestTuple = 12;  // but for one of 16
  if (instruction.enc().format == isa::Format::MIMG_BVH) return true;
  const auto ends = [](unsigned first, unsigned dwords, unsigned shortest) {
    return dwords == shortest || first + dwords <= isa::kPastVgprs;
  };
  const unsigned shortest_data = shortest_image_data(instruction.enc());
  const unsigned data = image_data_dwords(target, instruction);
  if (instruction.enc().format == isa::Format::MIMG_GATHER4 && !llvm_has_image_data(instruction.enc(), data))
    return false;
  // Atomics have one value or two, and a register for tfe.
  if (instruction.enc().format == isa::Format::MIMG_ATOMIC && (data < shortest_data || data > 2 * shortest_data + 1))
    return false;
  if (!ends(instruction.operand[kImageData], data, shortest_data)) return false;
  const unsigned needed = image_address_dwords(target, instruction);
  if (!has_places(target, instruction))
    return ends(instruction.operand[kImageAddress], needed > kLargestTuple ? 16 : needed,
                instruction.enc().operands()[kImageAddress].dwords);
  const AddressPlaces places = address_places(target, instruction);
  unsigned next = 0;
  for (unsigned place = 0; place < places.count; ++place) {
    const unsigned first =
        place == 0 ? instruction.operand[kImageAddress] : isa::kFirstVgpr + instruction.more_addresses[next - 1];
    if (first + places.dwords[place] > isa::kPastVgprs) return false;
    next += places.dwords[place];
  }
  return true;
}

}  // namespace

unsigned short_of_addresses(const isa::Target& target, const Instruction& instruction) {
  const unsigned needed = image_address_dwords(target, instruction);
  const unsigned words = instruction.mod(Modifier::nsa);
  const unsigned usual = most_address_registers(instruction.enc());
  // LLVM's tuples for samples end with one of 4 or 8 registers instead of 3 or 7: room for an array with samples.
  const bool longer = words == 0 && has_sampler(instruction.enc()) && (usual == 3 || usual == 7);
  const unsigned most = usual + (longer ? 1 : 0);
  if (words != 0) {
    if (!tuples_end_in_time(target, instruction)) return std::min(most, 1 + 4 * words);
    const unsigned held = std::min(most, 1 + 4 * words);
    const bool fits = needed <= held || (target.has(isa::Feature::partial_nsa) && needed <= most);
    return needed < 2 || !fits ? held : 0;
  }
  if (target.has(isa::Feature::image_address_fields)) {
    const bool ends = tuples_end_in_time(target, instruction);
    return ends && needed <= usual ? 0 : std::min(usual, kAddressFields);
  }
  const bool fits = tuples_end_in_time(target, instruction) && needed <= most;
  return fits ? 0 : instruction.enc().operands()[kImageAddress].dwords;
}

AddressPlaces address_places(const isa::Target& target, const Instruction& instruction) {
  AddressPlaces places;
  const unsigned needed = image_address_dwords(target, instruction);
  if (!has_places(target, instruction) || needed == 0) return places;
  const auto add = [&](unsigned dwords) { places.dwords[places.count++] = static_cast<uint8_t>(dwords); };
  if (!target.has(isa::Feature::partial_nsa)) {
    while (places.count < std::min<size_t>(needed, places.dwords.size())) add(1);
  } else if (instruction.enc().format == isa::Format::MIMG_BVH) {
    const RayParts ray = ray_parts(instruction.op());
    add(ray.node);
    add(ray.before);
    for (unsigned i = 0u + ray.node + ray.before; i < needed; i += 3) add(std::min(needed - i, 3u));
  } else {
    const unsigned most = most_places(target);
    const unsigned single = needed > most ? most - 1 : needed;
    while (places.count < single) add(1);
    if (needed > single) add(needed - single);
  }
  return places;
}

bool has_address_list(const isa::Target& target, const Instruction& instruction) {
  return is_image(instruction.enc().format) && address_places(target, instruction).count > 1;
}

uint32_t address_register(const isa::Target& target, const Instruction& instruction, unsigned n) {
  if (!has_address_list(target, instruction)) return instruction.operand[kImageAddress] + n;
  return n == 0 ? instruction.operand[kImageAddress] : isa::kFirstVgpr + instruction.more_addresses[n - 1];
}

void spread_addresses(const isa::Target& target, Instruction& instruction) {
  if (!has_places(target, instruction) || !target.has(isa::Feature::partial_nsa)) return;
  const AddressPlaces places = address_places(target, instruction);
  const std::array<uint8_t, 12> bytes = instruction.more_addresses;
  size_t next = 0;
  for (unsigned place = 0; place < places.count; ++place) {
    const unsigned first = place == 0 ? instruction.operand[kImageAddress] & 0xff : bytes[place - 1u];
    for (unsigned i = place == 0 ? 1 : 0; i < places.dwords[place] && next < bytes.size(); ++i)
      instruction.more_addresses[next++] = static_cast<uint8_t>(first + i);
  }
  // Bytes beyond the places stay as they are: they say nothing, but belong to the words.
  for (size_t place = std::max<size_t>(places.count, 1); place <= 4 && next < bytes.size(); ++place)
    instruction.more_addresses[next++] = bytes[place - 1];
}

std::array<uint8_t, 12> address_bytes(const isa::Target& target, const Instruction& instruction) {
  if (!target.has(isa::Feature::partial_nsa)) return instruction.more_addresses;
  const AddressPlaces places = address_places(target, instruction);
  std::array<uint8_t, 12> bytes{};
  size_t next = places.count == 0 ? 0 : places.dwords[0] - 1u, place = 1;
  for (; place < places.count; next += places.dwords[place++]) bytes[place - 1] = instruction.more_addresses[next];
  for (; place <= 4 && next < bytes.size(); ++place) bytes[place - 1] = instruction.more_addresses[next++];
  return bytes;
}

unsigned least_image_address_dwords(const isa::Target& target, const Instruction& image) {
  if (target.has(isa::Feature::image_dimension)) return image_address_dwords(target, image);
  const bool is_halves = image.mod(isa::Modifier::a16) != 0;  // then both are in one
  const bool is_array = image.mod(isa::Modifier::da) != 0;
  return image.enc().operands()[kImageAddress].dwords + (is_array && !is_halves ? 1u : 0u);
}

}  // namespace lw::inst
