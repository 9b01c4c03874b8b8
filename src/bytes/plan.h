// What decoding and encoding one encoding takes, worked out once from isa::Operand and isa::ModifierField. Private to
// this folder.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "inst/inst.h"
#include "isa/isa.h"
#include "isa/per_encoding.h"

namespace lw::bytes {

// Sets of 9-bit source numbers, one bit each in Legality. An operand is legal when its number is in its set.
enum class SourceSet : uint32_t {
  any = 1u << 31,            // no restriction: fields without reserved values; every number is in it
  vgpr_or_inline = 1 << 19,  // the third source of matrix instructions
  vgpr_tuple = 1 << 0,       // VGPRs
  vector32 = 1 << 1,         // what a VALU instruction reads as 32 bits
  vector64 = 1 << 2,
  scalar32 = 1 << 3,  // what a SALU instruction reads as 32 bits
  scalar64 = 1 << 4,
  scalar128 = 1 << 5,  // aligned register quads; only registers
  scalar256 = 1 << 6,
  scalar512 = 1 << 7,
  write32 = 1 << 8,  // scalar registers that can be written
  write64 = 1 << 9,
  lane_write32 = 1 << 10,  // the same without M0: v_readlane_b32
  load_write32 = 1 << 11,  // the same without M0 and EXEC: the data of SMEM
  load_write64 = 1 << 12,
  lane_read32 = 1 << 13,  // VGPRs and LDS_DIRECT: v_readlane_b32
  mask_read64 = 1 << 14,  // a lane mask read by VOP3: registers, no constants
  vgpr_only = 1 << 15,    // VGPRs, and what LLVM takes for one
  mask_read32 = 1 << 16,  // the lane masks of waves of 32 lanes
  mask_write32 = 1 << 17,
  scratch_base = 1 << 18,  // write32 without EXEC_HI
  result32 = 1 << 20,      // write32 without EXEC: what vector instructions with scalar results write
  vgpr_pair = 1 << 22,     // vgpr_only without the upper half of a pair that has a name
  scalar96 = 1 << 21,      // three SGPRs, where four could begin; no TTMPs
  wmma_addend = 1 << 23,   // vgpr_or_inline and NULL
  lane_value32 = 1 << 24,  // scalar32 and, on gfx10, LDS_DIRECT: what v_writelane_b32 writes
};

inline constexpr uint32_t kHalfBit = 128;  // of a VGPR's number, where operands are halves

// For each source number the sets it is in, in one opcode column; that of a literal only in SourceSet::any.
using Legality = std::array<uint32_t, 512>;
extern const std::array<Legality, isa::kColumnCount> kLegality;
inline const Legality& legality(isa::Column column) { return kLegality[static_cast<size_t>(column)]; }

struct OperandPlan {
  uint32_t mask;  // of the field, moved down to bit 0
  uint32_t set;   // SourceSet
  uint16_t bias;  // for operands without bits, their whole value
  uint8_t lsb;    // 64 and more: of the third and fourth word
  uint8_t shift;
  uint8_t tuple;  // 1: several VGPRs or AGPRs, which some targets want to begin with an even one
  bool takes_literal;
  bool is_plain;      // of the first two words and without any of what is below
  uint8_t sign_bits;  // 0: unsigned; else the width to sign-extend from
  uint8_t scalar_bit;
  uint8_t acc_bit;
  uint8_t dwords;       // of AGPRs: none may lie behind a255
  uint8_t half;         // isa::Operand::half where the register's number says which, else 0
  bool low_vgprs;       // VGPRs up to v127 only
  bool no_negative;     // the sign bit is there and must be 0
  uint8_t opposite_of;  // 0: none. Else one more than the operand whose lowest bit is the opposite of this one's
};

// Values a modifier's field may not hold.
enum class ModifierRule : uint8_t {
  none,
  sdwa_select,
  dpp_control,
  dpp_control_64,
  dpp_control_with_share,
  zero,
  not_negative
};

// What LLVM 22 has no instruction for where an atomic of floats returns the old value to an AGPR, from gfx942 on.
enum class ReturnRule : uint8_t { any, no_agprs, no_agprs_with_sc1 };

struct ModifierPlan {
  uint32_t mask;
  uint8_t modifier;
  uint8_t lsb;  // 64 and more: of the third and fourth word
  ModifierRule rule;
};

// Places of an image's address after the first.
inline constexpr size_t kAddressFields = 4;

// Instructions whose operands are plain are decoded without a branch for each: kPlainOperands of them, the last of
// which may have no bits.
inline constexpr unsigned kPlainOperands = 4;

struct Plan {
  bool is_plain;  // no more than kPlainOperands, all of them plain
  uint8_t operand_count;
  uint8_t size_bytes;  // without a literal and address words
  bool may_be_longer;  // with what follows it, it may be one of long_encodings()
  bool always_has_literal;
  bool is_special;  // one of the following three, or a rule on what is returned
  ReturnRule return_rule;
  bool may_have_addresses;  // words of image addresses follow, as many as Modifier::nsa says
  bool has_address_fields;  // places of image addresses, Modifier::address1 and after it
  bool has_sized_matrices;  // AGPRs whose number a modifier says
  uint8_t most_address_words;
  bool may_lack_modifiers;  // where modifier_bits of the first two words are 0, all modifiers are 0 and may be so
  uint64_t modifier_bits;
  std::vector<ModifierPlan> modifiers;
  uint64_t high_mask;  // the fixed bits of the third and fourth word, which finding an encoding does not look at
  uint64_t high_bits;
  std::array<OperandPlan, inst::kMaxOperands> operand;
};
Plan make_plan(const isa::Encoding& encoding);
inline const Plan& plan_of(isa::EncodingId id) {
  static constinit isa::PerEncoding<Plan, make_plan> plans;
  return plans[id];
}

// An encoding of four words whose first two are an encoding by themselves.
struct LongEncoding {
  isa::EncodingId first_half;
  isa::EncodingId whole;
};
std::span<const LongEncoding> long_encodings();

bool breaks(ReturnRule rule, const inst::Instruction& instruction);
// True where the value is one the machine's manuals reserve.
bool breaks(ModifierRule rule, unsigned value, isa::Column column);

}  // namespace lw::bytes
