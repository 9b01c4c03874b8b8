#include "inputs.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/base.h"
#include "image/bound_image.h"
#include "image/convert.h"
#include "isa/images.h"
#include "isa/operand_values.h"

namespace lw::direct {
namespace {

using isa::Kind;
using isa::Modifier;
using isa::Type;

constexpr unsigned kFreeSgprs = 96;  // operands lie below; M0-relative accesses may reach a few further

std::string_view format_of(const isa::Encoding& e) { return isa::format_name(e.format); }
bool is_atomic(const isa::Record& record) {
  const std::string_view name = record.name();
  return record.family().find("atomic") != std::string_view::npos || name == "ds_append" || name == "ds_consume";
}
bool is_memory(const isa::Record& record) { return record.meaning == isa::MeaningKind::memory; }
bool is_src2(const isa::Record& record) { return record.name().find("_src2_") != std::string_view::npos; }
bool starts(std::string_view name, std::string_view with) { return name.substr(0, with.size()) == with; }

// --- values ---

constexpr uint32_t kSingles[] = {
    0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x3f800000,
    0xbf800000, 0x3f000000, 0xbf000000, 0x40000000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
    0xffc00000, 0x7f800001, 0xff812345, 0x7fedcba9, 0x4f000000, 0xcf000000, 0x4f800000, 0x3effffff, 0x3f7fffff,
    0x33800000, 0x477fe000, 0x477ff000, 0x387fe000, 0x33000000, 0x3fc00000, 0x40200000, 0x4b800000, 0x7e967699};
constexpr uint16_t kHalves[] = {0,      0x8000, 1,      0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x3c00,
                                0xbc00, 0x3800, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfe00, 0x7c01,
                                0xfd55, 0x7fff, 0x3bff, 0x4200, 0x4248, 0x6400, 0x77ff, 0x1400};
constexpr uint64_t kDoubles[] = {0,
                                 1,
                                 0x000fffffffffffff,
                                 0x0010000000000000,
                                 0x3ff0000000000000,
                                 0x3fe0000000000000,
                                 0x7fefffffffffffff,
                                 0x7ff0000000000000,
                                 0x7ff8000000000000,
                                 0x7ff0000000000001,
                                 0x41dfffffffc00000,
                                 0x41f0000000000000,
                                 0x3ca0000000000000,
                                 0x47efffffe0000000,
                                 0x36a0000000000000,
                                 0x3fefffffffffffff,
                                 0x4330000000000001};
constexpr uint32_t kIntegers[] = {
    0,     1,          2,          3,          7,          8,          15,         16,         31,         32,
    33,    63,         64,         127,        128,        255,        256,        32767,      32768,      65535,
    65536, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, 0xffff8000, 0xffff7fff, 0x00ff00ff, 0x80008000, 0x7fff7fff};

template <class T, size_t n>
T any(const T (&values)[n], Random& random) {
  return values[random.below(n)];
}

uint32_t half_word(Random& random) {
  const auto one = [&]() -> uint32_t { return random.percent(50) ? any(kHalves, random) : random.word() & 0xffff; };
  const uint32_t low = one();
  return low | one() << 16;
}

// A word that any type may find interesting.
uint32_t any_word(Random& random) {
  switch (random.below(8)) {
    case 0:
    case 1: return any(kSingles, random);
    case 2: return half_word(random);
    case 3: return any(kIntegers, random);
    case 4: return (random.word() & 0x807fffff) | (100 + random.below(56)) << 23;  // moderate floats
    case 5: return random.below(200) - 100;
    default: return random.word();
  }
}
uint64_t any_double(Random& random) {
  switch (random.below(4)) {
    case 0: return any(kDoubles, random) | (random.percent(50) ? uint64_t{1} << 63 : 0);
    case 1: return (random.bits() & 0x800fffffffffffff) | uint64_t{1000 + random.below(48)} << 52;
    case 2: return (random.bits() & 0x800ffffff0000000) | uint64_t{900 + random.below(248)} << 52;
    default: return random.bits();
  }
}

uint64_t any_exec(Random& random) {
  switch (random.below(10)) {
    case 0: return 0;
    case 1: return uint64_t{1} << random.below(64);
    case 2: return random.bits() & random.bits() & random.bits();
    case 3:
    case 4:
    case 5: return random.bits();
    default: return ~uint64_t{0};
  }
}

// --- instructions ---

// Registers for the operands of a memory instruction, none shared: their values are addresses.
struct Allocator {
  unsigned vgpr = 0, sgpr = 8;
  uint32_t next_vgpr(unsigned dwords) { return isa::kFirstVgpr + std::exchange(vgpr, vgpr + dwords); }
  uint32_t next_sgpr(unsigned dwords) {
    const unsigned unit = dwords >= 4 ? 4 : dwords == 3 ? 4 : dwords;
    sgpr = (sgpr + unit - 1) / unit * unit;
    return std::exchange(sgpr, sgpr + dwords);
  }
};

uint32_t random_sgprs(unsigned dwords, Random& random) {
  const unsigned unit = dwords >= 4 ? 4 : dwords == 0 ? 1 : dwords;
  return random.below((kFreeSgprs - dwords) / unit + 1) * unit;
}

uint32_t inline_constant_number(Random& random) {
  return random.percent(60) ? 128 + random.below(81) : 240 + random.below(9);
}

// Registers whose numbers M0 is added to, or that hold addresses of code.
bool needs_plain_sgprs(const isa::Record& record) {
  return isa::has(record.reads, isa::Implicit::sgpr_indexed) || isa::has(record.writes, isa::Implicit::sgpr_indexed) ||
         record.op == isa::Op::s_setpc_b64 || record.op == isa::Op::s_swappc_b64;
}

uint32_t register_operand(const isa::Encoding& e, const isa::Operand& operand, inst::Instruction& instruction,
                          Allocator& allocator, Random& random) {
  const bool memory = is_memory(e.record());
  const bool wide = operand.dwords > 1;
  switch (operand.kind) {
    case Kind::vgpr:
      // Descriptors decide how many registers images have, up to so many.
      if (memory) return allocator.next_vgpr(std::max<unsigned>(operand.dwords, operand.most_dwords));
      return isa::kFirstVgpr + random.below(kVgprs - operand.dwords + 1);
    case Kind::vsrc:
    case Kind::vsrc_nolit:
      if (memory || operand.scalar_bit != 0 || random.percent(70))
        return isa::kFirstVgpr + random.below(kVgprs - operand.dwords + 1);
      [[fallthrough]];
    case Kind::ssrc:
      if (needs_plain_sgprs(e.record())) return random_sgprs(operand.dwords, random);
      if (random.percent(15)) return inline_constant_number(random);
      if (operand.kind != Kind::vsrc_nolit && e.words == 1 && random.percent(8)) {
        instruction.has_literal = true;
        return isa::kLiteral;
      }
      if (random.percent(8))
        return wide ? isa::kExec : random.one_of({isa::kVcc, isa::kVccHi, isa::kM0, isa::kExec, isa::kExecHi});
      if (!wide && operand.type != Type::mask && random.percent(4)) return random.one_of({251u, 252u, 253u});
      return random_sgprs(operand.dwords, random);
    case Kind::sreg: return memory ? allocator.next_sgpr(operand.dwords) : random_sgprs(operand.dwords, random);
    case Kind::soffset: return allocator.next_sgpr(1);
    case Kind::sdst:
      if (memory) return allocator.next_sgpr(operand.dwords);
      if (needs_plain_sgprs(e.record())) return random_sgprs(operand.dwords, random);
      if (operand.dwords <= 2 && random.percent(10)) return isa::kVcc;
      if (operand.dwords == 2 && operand.type != Type::mask && random.percent(5)) return isa::kExec;
      if (operand.dwords == 1 && random.percent(5)) return isa::kM0;
      return random_sgprs(operand.dwords, random);
    default: return 0;
  }
}

uint32_t immediate_operand(const isa::Encoding& e, const isa::Operand& operand, const isa::Target& target,
                           Random& random) {
  const std::string_view name = isa::operand_name(operand.name);
  switch (operand.kind) {
    case Kind::label: return random.below(7);
    case Kind::hwreg: return random.one_of({1u, 3u}) | random.below(32) << 6 | random.below(32) << 11;
    case Kind::imm:
      if (name != "imm") break;
      {
        const int unit = is_atomic(e.record()) ? 8 : 1;
        if (target.has(isa::Feature::smem_signed_offset))
          return static_cast<uint32_t>(random.between(-16, 32) * unit) & 0x1fffff;
        return static_cast<uint32_t>(random.between(0, 32) * unit);
      }
    default: break;
  }
  return random.word() & ((operand.width >= 32 ? 0 : uint32_t{1} << operand.width) - 1);
}

uint32_t random_dpp_control(const isa::Encoding& e, Random& random) {
  const bool shares = isa::any_column_has(e, isa::Feature::dpp_share);
  switch (random.below(5)) {
    case 0: return random.below(256);
    case 1: return 0x101 + random.below(15);
    case 2: return 0x111 + random.below(15);
    case 3: return 0x121 + random.below(15);
    default:
      if (shares) return random.percent(20) ? 0x140 + random.below(2) : 0x150 + random.below(32);
      return random.one_of({0x130u, 0x134u, 0x138u, 0x13cu, 0x140u, 0x141u, 0x142u, 0x143u});
  }
}

uint32_t random_offset(const isa::Encoding& e, unsigned width, Random& random) {
  const isa::Record& record = e.record();
  const std::string_view format = format_of(e);
  const int unit = is_atomic(record) ? 8 : 1;
  if (record.op == isa::Op::ds_swizzle_b32) return random.word() & 0xffff;
  if (is_src2(record)) {
    if (random.percent(50)) return 0x8000 | (random.word() & 0x7fff);
    return static_cast<uint32_t>(2 * random.between(-30, 30)) & 0x7fff;
  }
  int value = random.between(0, 24) * unit;
  if (format == "GLOBAL") value = random.between(-30, 30) * unit;
  if (format == "SCRATCH") {
    const bool has_address = std::ranges::any_of(e.operands(), [](const isa::Operand& operand) {
      return isa::operand_name(operand.name).ends_with("addr") && operand.kind != isa::Kind::off;
    });
    value = 4 * (has_address ? random.between(-4, 4) : random.between(0, 24));
  }
  if (format == "SMEM") value = random.between(-16, 32) * unit;
  return static_cast<uint32_t>(value) & ((uint32_t{1} << width) - 1);
}

uint32_t random_modifier(const isa::Encoding& e, const isa::ModifierField& field, Random& random) {
  if (field.required >= 0) return static_cast<uint32_t>(field.required);
  if (!field.allowed) return field.unwritten;
  const std::string_view name = e.record().name();
  const bool is_image_atomic = e.record().family() == "image" && starts(name, "image_atomic");
  switch (field.modifier) {
    case Modifier::tfe:
    case Modifier::lwe:
      if (e.record().family() == "image") return random.percent(10);
      return 0;
    case Modifier::nsa:
    case Modifier::r128: return e.record().family() == "image" && random.percent(10);
    case Modifier::gds:
    case Modifier::lds: return 0;
    case Modifier::dmask:
      if (starts(name, "image_gather4")) return 1u << random.below(4);
      if (!is_image_atomic) return random.percent(10) ? 0 : 1 + random.below(15);
      return name.ends_with("cmpswap") ? random.one_of({3u, 15u}) : random.one_of({1u, 3u});
    case Modifier::offset: return random_offset(e, field.width, random);
    case Modifier::offset0:
    case Modifier::offset1: return random.below(name.find("st64") != std::string_view::npos ? 3 : 24);
    case Modifier::dst_sel:
    case Modifier::src0_sel:
    case Modifier::src1_sel: return random.below(7);
    case Modifier::dst_unused: return random.below(3);
    case Modifier::dpp_ctrl: return random_dpp_control(e, random);
    case Modifier::row_mask:
    case Modifier::bank_mask: return random.percent(50) ? 15 : random.below(16);
    case Modifier::dfmt: return 1 + random.below(14);
    case Modifier::format: return random.percent(95) ? 1 + random.below(77) : random.below(128);  // the rest: reserved
    case Modifier::nfmt: return random.one_of({0u, 1u, 2u, 3u, 4u, 5u, 7u});
    default: break;
  }
  if (random.percent(60)) return field.unwritten;
  return random.word() & ((uint32_t{1} << field.width) - 1);
}

// --- memory of the instruction ---

constexpr unsigned kLdsBytes = 2048;
constexpr unsigned kScratchBytes = 128;

void put_sgprs(World& world, uint32_t first, std::initializer_list<uint32_t> values) {
  for (uint32_t v : values) world.sgpr[first++] = v;
}
uint32_t low(uint64_t v) { return static_cast<uint32_t>(v); }
uint32_t high(uint64_t v) { return static_cast<uint32_t>(v >> 32); }

struct Filler {
  World& world;
  const Surroundings& around;
  const Extent& extent;
  const isa::Target& target;
  const inst::Instruction& instruction;
  Random& random;
  const isa::Encoding& e = instruction.enc();
  const isa::Record& record = e.record();
  uint32_t unit = is_atomic(record) ? 8 : 1;

  int index(std::string_view name) const {
    const int i = inst::operand_index(e, name);
    return i < 0 || e.operands()[i].kind == Kind::off ? -1 : i;
  }
  uint32_t operand(int i) const { return instruction.operand[i]; }
  uint32_t aligned(uint32_t limit) { return random.below(limit) / unit * unit; }
  void vgpr(int i, unsigned dword, unsigned lane, uint32_t value) {
    world.vgpr[operand(i) - isa::kFirstVgpr + dword][lane] = value;
  }

  void flat();
  void global();
  void scratch();
  void lds();
  void buffer();
  void image();
  void sampler();
  uint32_t coordinate();
  void scalar();
  void memory() {
    const std::string_view format = format_of(e);
    if (format == "FLAT")
      flat();
    else if (format == "GLOBAL")
      global();
    else if (format == "SCRATCH")
      scratch();
    else if (format == "DS" || format == "DS2")
      lds();
    else if (format == "MUBUF" || format.starts_with("MTBUF"))
      buffer();
    else if (record.family() == "image")
      image();
    else if (format == "SMEM")
      scalar();
    if (instruction.mod(Modifier::lds) != 0)
      world.sgpr[isa::kM0] = (random.word() & 0xffff0000) | 4 * random.below(300);
  }
};

void Filler::flat() {
  const int addr = index("addr");
  const unsigned kind = random.below(8);
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    uint64_t address = around.global_address + 512 + aligned(static_cast<uint32_t>(extent.global_bytes) - 1024);
    if (kind == 0) address = around.shared_base + aligned(unit == 8 ? kLdsBytes - 256 : kLdsBytes + 100);
    if (kind == 1 && unit == 1) address = around.private_base + random.below(kScratchBytes - 48);
    vgpr(addr, 0, lane, low(address));
    vgpr(addr, 1, lane, high(address));
  }
}

void Filler::global() {
  const int addr = index("addr");
  const int saddr = index("saddr");
  const uint64_t base = around.global_address + 512 + aligned(256);
  if (saddr >= 0) put_sgprs(world, operand(saddr), {low(base), high(base)});
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    const uint32_t offset = aligned(static_cast<uint32_t>(extent.global_bytes) - 1280);
    const uint64_t address = saddr >= 0 ? offset : base + offset;
    vgpr(addr, 0, lane, low(address));
    if (saddr < 0) vgpr(addr, 1, lane, high(address));
  }
}

void Filler::scratch() {
  const int addr = index("addr");
  const int saddr = index("saddr");
  if (saddr >= 0) put_sgprs(world, operand(saddr), {16 + 4 * random.below(16)});
  if (addr < 0) return;
  for (unsigned lane = 0; lane < kLanes; ++lane) vgpr(addr, 0, lane, 16 + 4 * random.below(16));
}

void Filler::lds() {
  const int addr = index("addr");
  const std::string_view name = record.name();
  world.sgpr[isa::kM0] = random.percent(60) ? 0xffffffff : random.below(kLdsBytes + 200);
  if (addr < 0) world.sgpr[isa::kM0] = (random.word() & 0xffff0000) | 4 * random.below(400);  // M0 is the address
  if (addr < 0 || name == "ds_swizzle_b32") return;
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    uint32_t address = aligned(unit == 8 ? kLdsBytes - 1024 : kLdsBytes + 64);
    if (is_src2(record)) {
      address = 512 + aligned(512);
      if ((instruction.mod(Modifier::offset) & 0x8000) != 0)
        address |= static_cast<uint32_t>(2 * random.between(-50, 50)) << 17;
    } else if (unit == 1 && random.percent(3)) {
      address = random.word();
    }
    vgpr(addr, 0, lane, address);
  }
}

void Filler::buffer() {
  const int srsrc = index("srsrc");
  const int soffset = index("soffset");
  const int vaddr = index("vaddr");
  const bool has_index = instruction.mod(Modifier::idxen) != 0;
  const bool has_offset = instruction.mod(Modifier::offen) != 0;
  const bool formatted = record.name().find("format") != std::string_view::npos;
  const uint64_t base = around.global_address + 1024 + aligned(64);
  const uint32_t stride = random.one_of({0u, 0u, 8u, 16u, 24u, 64u});
  // Atomics must stay aligned, so their elements must not be smaller than they are.
  const bool has_element_size = target.has(isa::Feature::buffer_element_size);
  const uint32_t element_size = unit == 8 ? 2 + random.below(2) : random.below(4);
  const bool swizzled = random.percent(30) && (unit != 8 || has_element_size);
  const bool adds_lane = random.percent(30);
  const uint32_t records = random.percent(70) ? 1500 + random.below(1500) : random.below(100);
  uint32_t word3 = 0;
  for (unsigned channel = 0; channel < 4; ++channel)
    word3 |= (random.percent(70) ? 4 + channel : random.one_of({0u, 1u, 4u, 5u, 6u, 7u})) << (3 * channel);
  word3 |= random.below(8) << 12;
  // The stride reaches further with ADD_TID_ENABLE, and then only a range in bytes keeps accesses inside the memory.
  const bool may_reach_far = swizzled || has_index;
  uint32_t data_format = random.percent(95) ? 1 + random.below(14) : random.below(16);
  if (!formatted && adds_lane && may_reach_far) data_format = 0;
  if (target.has(isa::Feature::unified_formats)) {
    const uint32_t format = random.percent(95) ? 1 + random.below(77) : random.below(128);
    word3 = (word3 & 0xfff) | (format & 7) << 12;
    data_format = format >> 3;
  }
  word3 |= data_format << 15 | element_size << 19 | random.below(4) << 21 | (adds_lane ? 1u : 0u) << 23;
  put_sgprs(world, operand(srsrc),
            {low(base), (high(base) & 0xffff) | stride << 16 | (random.word() & 1) << 30 | (swizzled ? 1u : 0u) << 31,
             records, word3});
  put_sgprs(world, operand(soffset), {aligned(128)});
  if (vaddr < 0) return;
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    unsigned at = 0;
    if (has_index) vgpr(vaddr, at++, lane, random.below(16));
    const bool far = !has_index && stride == 0 && random.percent(3);
    if (has_offset) vgpr(vaddr, at, lane, far ? random.word() / 8 * 8 : aligned(256));
  }
}

// The kind of image that an instruction names; any where the descriptor decides.
image::ImageType image_type(const isa::Target& target, const inst::Instruction& instruction, Random& random) {
  using enum image::ImageType;
  constexpr image::ImageType kTypes[] = {image_1d, image_2d, image_3d, cube, image_1d_array, image_2d_array};
  const uint32_t dim = instruction.mod(Modifier::dim);
  if (!target.has(isa::Feature::image_dimension)) return any(kTypes, random);
  return dim < std::size(kTypes) ? kTypes[dim] : image_2d_array;
}

// A small image of any kind, in rows or blocks, in any format that can be stored; one of 32 or 64 bits for atomics.
void Filler::image() {
  const int generation = isa::image_generation(target.column);
  if (generation < 0) return;
  const bool atomic = starts(record.name(), "image_atomic");
  const bool swaps = record.name().ends_with("cmpswap");
  const unsigned atomic_bytes = (instruction.mod(Modifier::dmask) == (swaps ? 15u : 3u)) ? 8 : 4;
  const bool stores = isa::has(record.writes, isa::Implicit::memory);
  for (;;) {
    const auto numbers = isa::format_numbers(generation);
    isa::FormatNumber number = numbers[random.below(static_cast<uint32_t>(numbers.size()))];
    if (!isa::formats_are_unified(generation)) number.number = static_cast<isa::NumberFormat>(random.below(10));
    const auto format = image::TexelFormat::make(number.data, number.number);
    if (!format || !format->is_storable()) continue;
    if (atomic && (format->bytes() != atomic_bytes || format->components() > 2)) continue;

    const image::ImageType type = image_type(target, instruction, random);
    const bool is_1d = type == image::ImageType::image_1d || type == image::ImageType::image_1d_array;
    const bool is_array = type == image::ImageType::image_1d_array || type == image::ImageType::image_2d_array;
    const bool is_3d = type == image::ImageType::image_3d, is_cube = type == image::ImageType::cube;
    image::Surface surface;
    surface.dimensions = is_1d ? 1 : is_3d ? 3 : 2;
    surface.element_bytes = static_cast<uint8_t>(format->bytes());
    surface.width = 1 + random.below(12);
    surface.height = is_1d ? 1 : is_cube ? surface.width : 1 + random.below(5);
    surface.depth = is_3d ? 1 + random.below(3) : 1;
    surface.slices = is_cube ? 6 : is_array ? 1 + random.below(3) : 1;
    surface.levels = 1 + random.below(image::full_chain(surface));
    surface.mode = random.percent(60) ? image::linear_mode(target) : random.below(16);
    const auto layout = image::ImageLayout::make(target, surface);
    if (!layout || layout->size_bytes() + layout->alignment() > extent.global_bytes) continue;

    const uint64_t base = (around.global_address + layout->alignment() - 1) / layout->alignment() * layout->alignment();
    image::ImageView view{.type = type,
                          .surface = surface,
                          .address = base,
                          .first_level = random.below(surface.levels),
                          .last_level = surface.levels - 1,
                          .first_slice = is_3d || is_cube ? 0 : random.below(surface.slices),
                          .last_slice = (is_3d ? surface.depth : surface.slices) - 1,
                          .format = *format,
                          .swizzle = image::ComponentSwizzle({image::ComponentSelect::r, image::ComponentSelect::g,
                                                              image::ComponentSelect::b, image::ComponentSelect::a})};
    auto resource = image::resource_of(target, view, *layout);
    if (!resource) continue;
    uint32_t* const selects[] = {&resource->dst_sel_x, &resource->dst_sel_y, &resource->dst_sel_z,
                                 &resource->dst_sel_w};
    if (!stores && random.percent(40))
      for (uint32_t* select : selects) *select = random.one_of({0u, 1u, 4u, 5u, 6u, 7u});
    if (random.percent(30)) resource->min_lod_warn = random.below(1 << 11);
    auto words = image::write_image_resource(target, *resource);
    LW_CHECK(words.ok(), words.ok() ? "" : words.error().message);
    if (instruction.mod(Modifier::r128) != 0) std::fill(words->begin() + 4, words->end(), 0);
    if (!image::BoundImage::make(target, *words)) continue;
    for (size_t i = 0; i < words->size(); ++i) world.sgpr[operand(index("srsrc")) + i] = (*words)[i];
    const int vaddr = index("vaddr");
    const uint32_t most = std::max({surface.width, surface.height, surface.depth, surface.slices});
    const uint32_t limits[] = {surface.width, surface.height, std::max(surface.depth, surface.slices), surface.levels};
    const bool samples = index("ssamp") >= 0;
    if (samples) sampler();
    for (unsigned lane = 0; lane < kLanes; ++lane)
      for (unsigned n = 0; n < e.operands()[vaddr].most_dwords; ++n) {
        const uint32_t texel = random.below((random.percent(80) ? limits[n & 3] : most) + 1);
        vgpr(vaddr, n, lane, random.percent(5) ? random.word() : samples ? coordinate() : texel);
      }
    return;
  }
}

// About the image once and a half in every direction, as f32 or two of 16 bits; or a few texels.
uint32_t Filler::coordinate() {
  const auto number = [&] { return static_cast<float>(random.between(-64, 128)) / 64; };
  switch (random.below(4)) {
    case 0: return image::f16_from_f32(std::bit_cast<uint32_t>(number())) | half_word(random) << 16;
    case 1: return std::bit_cast<uint32_t>(number() * 4);
    default: return std::bit_cast<uint32_t>(number());
  }
}

// One that can be used; its bits beside the fields that matter here are anything.
void Filler::sampler() {
  image::Sampler sampler;
  for (uint32_t* clamp : {&sampler.clamp_x, &sampler.clamp_y, &sampler.clamp_z}) *clamp = random.below(8);
  sampler.depth_compare_func = random.below(8);
  sampler.force_unnormalized = random.percent(20);
  sampler.trunc_coord = random.percent(20);
  sampler.filter_mode = random.percent(70) ? 0 : random.below(3);
  sampler.min_lod = random.percent(70) ? 0 : random.below(1 << 12);
  sampler.max_lod = random.percent(70) ? 0xfff : random.below(1 << 12);
  sampler.lod_bias = random.percent(70) ? 0 : random.below(1 << 14);
  sampler.lod_bias_sec = random.percent(70) ? 0 : random.below(1 << 6);
  sampler.xy_mag_filter = random.below(4);
  sampler.xy_min_filter = random.below(4);
  sampler.z_filter = random.below(3);
  sampler.mip_filter = random.below(4);
  sampler.border_color_type = random.below(3);
  const auto words = image::write_sampler(target, sampler);
  LW_CHECK(words.ok(), words.ok() ? "" : words.error().message);
  for (size_t i = 0; i < words->size(); ++i) world.sgpr[operand(index("ssamp")) + i] = (*words)[i];
}

void Filler::scalar() {
  const int sbase = index("sbase");
  const int soffset = index("soffset");
  if (sbase < 0) return;
  const uint64_t base = around.global_address + 512 + aligned(256);
  if (e.operands()[sbase].dwords == 4) {
    const uint32_t stride = random.one_of({0u, 4u, 16u});
    put_sgprs(world, operand(sbase),
              {low(base), (high(base) & 0xffff) | stride << 16, random.below(stride == 0 ? 600 : 40), random.word()});
  } else {
    put_sgprs(world, operand(sbase), {low(base), high(base)});
  }
  if (soffset < 0) return;
  const bool counts_64_bytes = starts(record.name(), "s_scratch");
  put_sgprs(world, operand(soffset), {counts_64_bytes ? random.below(8) : aligned(300)});
}

// Values that suit the operand's type, where it is a register.
void typed_values(World& world, const inst::Instruction& instruction, Random& random) {
  const isa::Encoding& e = instruction.enc();
  for (size_t i = 0; i < e.operands().size(); ++i) {
    const isa::Operand& operand = e.operands()[i];
    const uint32_t at = instruction.operand[i];
    if (operand.dwords == 0 || operand.dwords > 4) continue;
    const bool vector = at >= isa::kFirstVgpr && !world.vgpr.empty();
    if (!vector && at >= kFreeSgprs) continue;
    for (unsigned lane = 0; lane < (vector ? kLanes : 1); ++lane) {
      const auto word = [&](unsigned d) -> uint32_t& {
        return vector ? world.vgpr[at - isa::kFirstVgpr + d][lane] : world.sgpr[at + d];
      };
      switch (operand.type) {
        case Type::f64: {
          const uint64_t value = any_double(random);
          word(0) = low(value);
          word(1) = high(value);
          break;
        }
        case Type::f32:
          if (random.percent(40)) word(0) = any(kSingles, random);
          break;
        case Type::f16:
        case Type::v2f16:
          if (random.percent(60)) word(0) = half_word(random);
          break;
        default: break;
      }
    }
  }
}

}  // namespace

uint64_t Random::bits() {
  // splitmix64
  state_ += 0x9e3779b97f4a7c15;
  uint64_t z = state_;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

bool is_one_input_a_wave(const isa::Record& record) {
  return record.meaning == isa::MeaningKind::scalar || record.meaning == isa::MeaningKind::control ||
         record.unit == isa::Unit::smem;
}

Extent extent_of(const isa::Record& record) {
  Extent extent;
  extent.vgprs = !is_one_input_a_wave(record);
  if (!is_memory(record)) return extent;
  const std::string_view name = record.name();
  const bool loads_to_lds = record.unit == isa::Unit::vmem || record.unit == isa::Unit::flat;
  if (starts(name, "ds_") || loads_to_lds) extent.lds_bytes = kLdsBytes;
  if (starts(name, "flat_") || starts(name, "scratch_")) extent.scratch_bytes_per_lane = kScratchBytes;
  if (record.unit == isa::Unit::flat) extent.global_bytes = 4096;
  if (record.unit == isa::Unit::vmem) extent.global_bytes = 16384;
  if (record.unit == isa::Unit::smem) extent.global_bytes = 2048;
  return extent;
}

namespace {

// The registers of an image's address one by one, in any order.
void name_addresses(const isa::Target& target, inst::Instruction& instruction, Random& random) {
  const unsigned needed = inst::image_address_dwords(target, instruction);
  if (needed < 2 || !random.percent(30)) return;
  const unsigned words = (needed + 2) / 4;
  instruction.set(Modifier::nsa, words);
  instruction.size_bytes += static_cast<uint8_t>(4 * words);
  const uint32_t first = instruction.operand[inst::kImageAddress] - isa::kFirstVgpr;
  for (unsigned n = 1; n < needed; ++n)
    instruction.more_addresses[n - 1] = static_cast<uint8_t>(first + random.below(needed));
}

}  // namespace

inst::Instruction random_instruction(const isa::Target& target, const isa::Encoding& encoding, Random& random) {
  inst::Instruction instruction;
  instruction.encoding = encoding.id;
  instruction.literal = any_word(random);
  Allocator allocator;
  for (size_t i = 0; i < encoding.operands().size(); ++i) {
    const isa::Operand& operand = encoding.operands()[i];
    if (operand.kind == Kind::literal) instruction.has_literal = true;
    const bool is_register = operand.dwords != 0 && operand.kind != Kind::literal;
    instruction.operand[i] = is_register ? register_operand(encoding, operand, instruction, allocator, random)
                                         : immediate_operand(encoding, operand, target, random);
    if (operand.kind == Kind::off || operand.kind == Kind::vcc || operand.kind == Kind::literal)
      instruction.operand[i] = 0;
  }
  for (const isa::ModifierField& field : encoding.modifiers())
    instruction.set(field.modifier, random_modifier(encoding, field, random));
  instruction.size_bytes = static_cast<uint8_t>(4 * encoding.words + (instruction.has_literal ? 4 : 0));
  if (target.has(isa::Feature::image_nsa) && inst::is_image(encoding.format))
    name_addresses(target, instruction, random);
  return instruction;
}

void fill(World& world, const Surroundings& surroundings, const Extent& extent, const isa::Target& target,
          const inst::Instruction& instruction, std::span<const uint32_t> modes, Random& random) {
  for (uint32_t& s : world.sgpr) s = any_word(random);
  for (unsigned n = kFirstReserved; n <= kLastReserved; ++n) world.sgpr[n] = 0;
  const uint64_t exec = any_exec(random);
  put_sgprs(world, isa::kExec, {low(exec), high(exec)});
  world.scc = random.percent(50);
  world.mode = modes[random.below(static_cast<uint32_t>(modes.size()))];
  world.trapsts = random.word() & 0x1ff;
  world.vgpr.resize(extent.vgprs ? kVgprs : 0);
  for (auto& row : world.vgpr)
    for (uint32_t& v : row) v = any_word(random);
  const auto contents = [&](std::vector<std::byte>& bytes, size_t count) {
    bytes.resize(count);
    for (size_t i = 0; i + 4 <= count; i += 4) {
      const uint32_t word = any_word(random);
      std::memcpy(&bytes[i], &word, 4);
    }
  };
  contents(world.lds, extent.lds_bytes);
  contents(world.scratch, extent.scratch_bytes_per_lane * kLanes);
  contents(world.global, extent.global_bytes);

  const isa::Record& record = instruction.enc().record();
  typed_values(world, instruction, random);
  if (isa::has(record.reads, isa::Implicit::sgpr_indexed) || isa::has(record.writes, isa::Implicit::sgpr_indexed))
    world.sgpr[isa::kM0] = 2 * random.below(2);
  if (isa::has(record.reads, isa::Implicit::vgpr_indexed) || isa::has(record.writes, isa::Implicit::vgpr_indexed))
    world.sgpr[isa::kM0] = random.percent(90) ? random.below(kVgprs) : random.word();
  if (record.op == isa::Op::s_setpc_b64 || record.op == isa::Op::s_swappc_b64) {
    const int s0 = inst::operand_index(instruction.enc(), "s0");
    put_sgprs(world, instruction.operand[s0], {low(surroundings.next_pc + 4 * random.below(7)), 0});
  }
  if (is_memory(record)) Filler{world, surroundings, extent, target, instruction, random}.memory();
}

}  // namespace lw::direct
