// Answers that come from elsewhere: the manuals' examples, and the host's own conversions.
#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "direct.h"
#include "inputs.h"
#include "isa/operand_values.h"
#include "sem/insts/buffer_format.h"

namespace lw::direct {
namespace {

using isa::Modifier;

constexpr uint64_t kMemory = 0x10000;

// The encoding of a mnemonic that has these values of its fixed modifiers.
const isa::Encoding& encoding(const isa::Target& target, std::string_view stem, bool idxen = false,
                              bool offen = false) {
  for (isa::EncodingId id : isa::find_by_mnemonic(target.column, stem)) {
    const isa::Encoding& e = isa::encoding(id);
    bool fits = true;
    for (const isa::ModifierField& field : e.modifiers()) {
      if (field.modifier == Modifier::idxen) fits = fits && field.required == (idxen ? 1 : 0);
      if (field.modifier == Modifier::offen) fits = fits && field.required == (offen ? 1 : 0);
      if (field.modifier == Modifier::lds || field.modifier == Modifier::tfe) fits = fits && field.required <= 0;
    }
    if (fits) return e;
  }
  ADD_FAILURE() << stem << " has no such encoding";
  return isa::encoding(0);
}

// Operands in order: VGPRs from v1 on, scalar registers from s8 on in steps of 4.
inst::Instruction instruction(const isa::Encoding& e) {
  inst::Instruction result;
  result.encoding = e.id;
  uint32_t vgpr = 257, sgpr = 8;
  for (size_t i = 0; i < e.operands().size(); ++i) {
    const isa::Operand& operand = e.operands()[i];
    if (operand.kind == isa::Kind::off) continue;
    const bool vector = operand.kind == isa::Kind::vgpr;
    result.operand[i] = vector ? std::exchange(vgpr, vgpr + operand.dwords) : std::exchange(sgpr, sgpr + 4);
  }
  for (const isa::ModifierField& field : e.modifiers())
    result.set(field.modifier, field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten);
  result.size_bytes = 8;
  return result;
}
uint32_t operand(const inst::Instruction& i, std::string_view name) {
  return i.operand[inst::operand_index(i.enc(), name)];
}

World world(size_t memory_bytes) {
  World w;
  w.vgpr.resize(kVgprs);
  w.sgpr[isa::kExec] = w.sgpr[isa::kExecHi] = 0xffffffff;
  w.mode = 0xf0;
  w.global.resize(memory_bytes);
  for (uint32_t at = 0; at + 4 <= memory_bytes; at += 4) std::memcpy(&w.global[at], &at, 4);  // each dword: its offset
  return w;
}
Surroundings around() {
  Surroundings s;
  s.global_address = kMemory;
  return s;
}

// The pattern's result for lanes 0 to 31, which hold 1 to 32.
std::vector<uint32_t> swizzled(uint32_t pattern) {
  const isa::Target& target = *isa::find_target("gfx900");
  inst::Instruction i = instruction(encoding(target, "ds_swizzle_b32"));
  i.set(Modifier::offset, pattern);
  World w = world(0);
  for (unsigned lane = 0; lane < kLanes; ++lane) w.vgpr[operand(i, "addr") - isa::kFirstVgpr][lane] = lane % 32 + 1;
  EXPECT_EQ(run(target, i, around(), w).defect, "");
  const auto& row = w.vgpr[operand(i, "vdst") - isa::kFirstVgpr];
  EXPECT_EQ(std::vector<uint32_t>(row.begin(), row.begin() + 32), std::vector<uint32_t>(row.begin() + 32, row.end()));
  return {row.begin(), row.begin() + 32};
}

// The examples of the RDNA3 manual, 16.15, ds_swizzle_b32.
TEST(KnownAnswers, swizzle_examples_of_the_manual) {
  using List = std::vector<uint32_t>;
  EXPECT_EQ(swizzled(0xe000),
            (List{0x1, 0x11, 0x9, 0x19, 0x5, 0x15, 0xd, 0x1d, 0x3, 0x13, 0xb, 0x1b, 0x7, 0x17, 0xf,  0x1f,
                  0x2, 0x12, 0xa, 0x1a, 0x6, 0x16, 0xe, 0x1e, 0x4, 0x14, 0xc, 0x1c, 0x8, 0x18, 0x10, 0x20}));
  EXPECT_EQ(swizzled(0xe010),
            (List{0x1,  0x9,  0x5,  0xd,  0x3,  0xb,  0x7,  0xf,  0x2,  0xa,  0x6,  0xe,  0x4,  0xc,  0x8,  0x10,
                  0x11, 0x19, 0x15, 0x1d, 0x13, 0x1b, 0x17, 0x1f, 0x12, 0x1a, 0x16, 0x1e, 0x14, 0x1c, 0x18, 0x20}));
  List same(32);
  List left(32);
  List right(32);
  for (uint32_t i = 0; i < 32; ++i) {
    same[i] = i + 1;
    left[i] = (i + 1) % 32 + 1;
    right[i] = (i + 31) % 32 + 1;
  }
  EXPECT_EQ(swizzled(0xe01f), same);
  EXPECT_EQ(swizzled(0xc020), left);
  EXPECT_EQ(swizzled(0xc420), right);
  // The manual gives these two for mask 1, but they are what its pseudocode makes of mask 2; the pseudocode is
  // followed.
  EXPECT_EQ(swizzled(0xc022),
            (List{0x2,  0x1,  0x4,  0x7,  0x6,  0x5,  0x8,  0xb,  0xa,  0x9,  0xc,  0xf,  0xe,  0xd,  0x10, 0x13,
                  0x12, 0x11, 0x14, 0x17, 0x16, 0x15, 0x18, 0x1b, 0x1a, 0x19, 0x1c, 0x1f, 0x1e, 0x1d, 0x20, 0x3}));
  EXPECT_EQ(swizzled(0xc422),
            (List{0x1e, 0x1,  0x4,  0x3,  0x2,  0x5,  0x8,  0x7,  0x6,  0x9,  0xc,  0xb,  0xa,  0xd,  0x10, 0xf,
                  0xe,  0x11, 0x14, 0x13, 0x12, 0x15, 0x18, 0x17, 0x16, 0x19, 0x1c, 0x1b, 0x1a, 0x1d, 0x20, 0x1f}));
  List reverse(32);
  for (uint32_t i = 0; i < 32; ++i) reverse[i] = 32 - i;
  EXPECT_EQ(swizzled(0x1f << 10 | 0x1f), reverse);  // REVERSEX32
  EXPECT_EQ(swizzled(0x8000 | 0x1b)[5], 7u);        // quad 3,2,1,0: lane 5 takes lane 6
}

// Figure 8.3 of the GCN3 manual: 6 dwords a record, 8 indices together, elements of 4 bytes.
TEST(KnownAnswers, swizzled_buffer_of_the_manual) {
  const isa::Target& target = *isa::find_target("gfx803");
  const inst::Instruction i = instruction(encoding(target, "buffer_load_dword", true, true));
  for (unsigned component = 0; component < 6; ++component) {
    World w = world(4096);
    const uint32_t srsrc = operand(i, "srsrc");
    w.sgpr[srsrc] = kMemory;
    w.sgpr[srsrc + 1] = 24u << 16 | 1u << 31;
    w.sgpr[srsrc + 2] = 32;
    w.sgpr[srsrc + 3] = 4u << 15 | 1u << 19;  // data format 32, element size 4, index stride 8
    const uint32_t vaddr = operand(i, "vaddr") - isa::kFirstVgpr;
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      w.vgpr[vaddr][lane] = lane;
      w.vgpr[vaddr + 1][lane] = 4 * component;
    }
    const Ending ending = run(target, i, around(), w);
    EXPECT_EQ(ending.defect + ending.refusal, "");
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      const uint32_t place = lane < 32 ? lane / 8 * 192 + component * 32 + lane % 8 * 4 : 0;  // X0..X7 Y0..Y7 …
      EXPECT_EQ(w.vgpr[operand(i, "vdata") - isa::kFirstVgpr][lane], place)
          << "component " << component << " index " << lane;
    }
  }
}

// Private memory: each dword of a lane lies beside those of its 63 neighbours.
TEST(KnownAnswers, scratch_buffers_interleave_lanes) {
  for (std::string_view name : {"gfx803", "gfx900"}) {
    const isa::Target& target = *isa::find_target(name);
    const inst::Instruction i = instruction(encoding(target, "buffer_load_dword", false, true));
    World w = world(16384);
    const uint32_t srsrc = operand(i, "srsrc");
    w.sgpr[srsrc] = kMemory;
    w.sgpr[srsrc + 1] = 1u << 31;
    w.sgpr[srsrc + 2] = 0xffffffff;
    w.sgpr[srsrc + 3] = 1u << 19 | 3u << 21 | 1u << 23;
    w.sgpr[operand(i, "soffset")] = 4096;
    for (unsigned lane = 0; lane < kLanes; ++lane) w.vgpr[operand(i, "vaddr") - isa::kFirstVgpr][lane] = 4 * (lane % 5);
    const Ending ending = run(target, i, around(), w);
    EXPECT_EQ(ending.defect + ending.refusal, "");
    for (unsigned lane = 0; lane < kLanes; ++lane)
      EXPECT_EQ(w.vgpr[operand(i, "vdata") - isa::kFirstVgpr][lane], 4096 + 256 * (lane % 5) + 4 * lane) << name;
  }
}

float as_float(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}
uint32_t as_bits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}
uint32_t host_half_to_single(uint32_t half) {
  const auto bits = static_cast<uint16_t>(half);
  _Float16 value;
  std::memcpy(&value, &bits, 2);
  return as_bits(static_cast<float>(value));
}
uint32_t host_single_to_half(uint32_t single) {
  const auto value = static_cast<_Float16>(as_float(single));
  uint16_t bits;
  std::memcpy(&bits, &value, 2);
  return bits;
}

TEST(KnownAnswers, half_precision_conversions_are_the_hosts) {
  sem::mode_in_force() = 0;
  for (uint32_t half = 0; half < 0x10000; ++half) {
    const bool nan = (half & 0x7fff) > 0x7c00;
    const uint32_t single = sem::f32_bits_of_half({half}).v;
    if (nan) {
      EXPECT_GT(single & 0x7fffffff, 0x7f800000u);
      continue;
    }
    ASSERT_EQ(single, host_half_to_single(half)) << std::hex << half;
    ASSERT_EQ(sem::half_of_f32_bits({single}).v, half);
  }
  Random random(3);
  for (int n = 0; n < 1000000; ++n) {
    const uint32_t single = (random.word() & 0x807fffff) | (95 + random.below(55)) << 23;
    ASSERT_EQ(sem::half_of_f32_bits({single}).v, host_single_to_half(single)) << std::hex << single;
  }
}

TEST(KnownAnswers, normalized_numbers_are_correctly_rounded_quotients) {
  sem::mode_in_force() = 0x55;  // conversions must not depend on it
  for (uint32_t width : {2u, 8u, 10u, 11u, 16u}) {
    const uint32_t largest = (1u << width) - 1;
    for (uint32_t value = 0; value <= largest; ++value) {
      const float unsigned_number = static_cast<float>(static_cast<double>(value) / largest);
      const uint32_t decoded = sem::decoded({sem::kUnorm}, {value}, {width}).v;
      ASSERT_EQ(decoded, as_bits(unsigned_number)) << width << " bits, " << value;
      ASSERT_EQ(sem::encoded({sem::kUnorm}, {decoded}, {width}).v, value) << width;

      const auto number = static_cast<int32_t>(value << (32 - width)) >> (32 - width);
      const int32_t limit = static_cast<int32_t>(largest >> 1);
      const float signed_number = number <= -limit ? -1.0f : static_cast<float>(static_cast<double>(number) / limit);
      const uint32_t signed_bits = sem::decoded({sem::kSnorm}, {value}, {width}).v;
      ASSERT_EQ(signed_bits, as_bits(signed_number)) << width << " bits, " << number;
      const bool is_own_form = number >= -limit;  // the lowest number is a second form of -1
      ASSERT_TRUE(!is_own_form || sem::encoded({sem::kSnorm}, {signed_bits}, {width}).v == value) << width;

      ASSERT_EQ(sem::decoded({sem::kSint}, {value}, {width}).v, static_cast<uint32_t>(number));
      ASSERT_EQ(sem::decoded({sem::kSscaled}, {value}, {width}).v, as_bits(static_cast<float>(number)));
      ASSERT_EQ(sem::decoded({sem::kUscaled}, {value}, {width}).v, as_bits(static_cast<float>(value)));
    }
  }
}

TEST(KnownAnswers, short_floats_round_trip) {
  sem::mode_in_force() = 0;
  for (uint32_t width : {10u, 11u}) {
    const uint32_t infinity = 0x1fu << (width - 5);
    for (uint32_t value = 0; value <= infinity; ++value) {
      const uint32_t single = sem::decoded({sem::kFloat}, {value}, {width}).v;
      ASSERT_EQ(sem::encoded({sem::kFloat}, {single}, {width}).v, value) << width;
    }
    EXPECT_EQ(sem::decoded({sem::kFloat}, {15u << (width - 5)}, {width}).v, as_bits(1.0f));
    EXPECT_EQ(sem::encoded({sem::kFloat}, {as_bits(-1.0f)}, {width}).v, 0u);
  }
}

}  // namespace
}  // namespace lw::direct
