#include "bytes/plan.h"

#include <algorithm>
#include <bit>

#include "base/base.h"
#include "bytes/bytes.h"
#include "isa/operand_values.h"

namespace lw::bytes {
namespace {

constexpr uint32_t bit(SourceSet set) { return static_cast<uint32_t>(set); }
constexpr uint32_t operator|(SourceSet a, SourceSet b) { return bit(a) | bit(b); }
constexpr uint32_t operator|(uint32_t a, SourceSet b) { return a | bit(b); }

constexpr uint32_t kReads32 = SourceSet::vector32 | SourceSet::scalar32 | bit(SourceSet::lane_value32);
constexpr uint32_t kReads64 = SourceSet::vector64 | SourceSet::scalar64;
constexpr uint32_t kRegister32 = kReads32 | SourceSet::write32;
constexpr uint32_t kRegister64 = kReads64 | SourceSet::write64 | SourceSet::mask_read64;

// What LLVM lets pass where the machine wants a VGPR.
constexpr uint32_t kLlvmVgpr = SourceSet::lane_read32 | SourceSet::vgpr_only | SourceSet::vgpr_pair;

// Tuples of 4, 8 and 16 SGPRs and TTMPs; the two files of scalar registers that have such tuples.
constexpr void add_tuples(Legality& legal, unsigned first, unsigned count) {
  const auto add = [&](unsigned registers, unsigned dwords, SourceSet set) {
    for (unsigned start = 0; start + dwords <= registers; start += 4)
      for (unsigned n = start; n < start + 4 && n < count; ++n) legal[first + n] |= bit(set);
  };
  const unsigned registers = (count + 3) / 4 * 4;
  add(registers, 4, SourceSet::scalar128);
  // TTMP tuples exist up to ttmp15 even where there are only 12.
  const unsigned tuple_registers = first == 0 ? registers : 16;
  add(tuple_registers, 8, SourceSet::scalar256);
  add(tuple_registers, 16, SourceSet::scalar512);
}

constexpr unsigned kPastTuples = 104;  // SGPR tuples of more than two end before it

constexpr Legality make_legality(isa::Column column) {
  Legality legal{};
  // TBA and TMA are registers, and TTMP begins at 112.
  const bool has_trap_bases = !isa::column_has(column, isa::Feature::trap_registers_at_108);
  const unsigned sgprs = isa::column_has(column, isa::Feature::registers_to_105) ? 106 : 102;
  const unsigned ttmp_first = has_trap_bases ? 112 : 108;
  for (unsigned n = 0; n < isa::kScalarRegisters; ++n) {
    const bool is_m0 = n == isa::kM0;
    const bool is_exec = n == isa::kExec || n == isa::kExecHi;
    legal[n] |= kRegister32 | SourceSet::mask_read32 | SourceSet::mask_write32;
    if (!is_m0) legal[n] |= bit(SourceSet::lane_write32);
    if (n != isa::kExecHi) legal[n] |= bit(SourceSet::scratch_base);
    if (!is_exec) legal[n] |= bit(SourceSet::result32);
    if (!is_m0 && !is_exec) legal[n] |= bit(SourceSet::load_write32);
    const bool numbered = n < sgprs || (n >= ttmp_first && n < isa::kM0);
    const bool is_null = n == isa::kNull;
    if (numbered || is_null || (n % 2 == 0 && !is_m0)) {
      legal[n] |= kRegister64;
      if (!is_exec) legal[n] |= bit(SourceSet::load_write64);
    }
    if (is_null || n < kPastTuples) legal[n] |= bit(SourceSet::scalar96);
    if (is_null) legal[n] |= SourceSet::scalar128 | SourceSet::scalar256 | bit(SourceSet::scalar512);
  }
  add_tuples(legal, 0, sgprs == 106 ? 104 : sgprs);
  add_tuples(legal, ttmp_first, isa::kM0 - ttmp_first);
  for (unsigned n = isa::kScalarRegisters; n < isa::kFirstVgpr; ++n)
    if (isa::is_inline_constant(n)) legal[n] |= kReads32 | kReads64;
  // The apertures and condition sources, which LLVM also takes as destinations of VOP3.
  for (unsigned n : {230u, 235u, 236u, 237u, 238u, 239u, isa::kVccz, isa::kExecz, isa::kScc})
    legal[n] |= kRegister32 | kRegister64 | SourceSet::mask_read32 | SourceSet::mask_write32 | SourceSet::lane_write32 |
                SourceSet::load_write32 | SourceSet::load_write64 | bit(SourceSet::result32) | kLlvmVgpr;
  legal[231] |= kRegister32 | SourceSet::lane_write32 | (kLlvmVgpr & ~bit(SourceSet::vgpr_pair));
  legal[isa::kNull] |= kLlvmVgpr;
  legal[isa::kLdsDirect] |=
      SourceSet::vector32 | SourceSet::lane_read32 | SourceSet::mask_read32 | SourceSet::mask_write32;
  if (isa::column_has(column, isa::Feature::llvm_writelane_lds_direct))
    legal[isa::kLdsDirect] |= bit(SourceSet::lane_value32);
  for (unsigned n = isa::kFirstVgpr; n < isa::kPastVgprs; ++n)
    legal[n] |= SourceSet::vector32 | SourceSet::vector64 | SourceSet::mask_read64 | SourceSet::mask_read32 |
                SourceSet::vgpr_tuple | kLlvmVgpr;
  return legal;
}

// Sources of matrix instructions.
constexpr Legality with_matrices(Legality legal, bool adds_null) {
  for (unsigned n = 0; n < isa::kPastVgprs; ++n) {
    if (isa::is_inline_constant(n) || n >= isa::kFirstVgpr)
      legal[n] |= SourceSet::vgpr_or_inline | SourceSet::wmma_addend;
    if (n == isa::kNull && adds_null) legal[n] |= bit(SourceSet::wmma_addend);
  }
  return legal;
}

// LLVM takes EXEC as scalar address where there is no VGPR for it to be confused with: loads into LDS, addresses by
// lane.
bool takes_exec_as_base(const isa::Encoding& encoding) {
  if (encoding.format == isa::Format::GLOBAL_ADDTID || encoding.stem().starts_with("global_load_lds_")) return true;
  return std::ranges::any_of(encoding.modifiers(), [](const isa::ModifierField& field) {
    return field.modifier == isa::Modifier::lds && field.required == 1;
  });
}

SourceSet source_set(const isa::Encoding& encoding, const isa::Operand& operand) {
  const bool wide = operand.dwords >= 2;
  switch (operand.kind) {
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
      if (isa::is_wmma(encoding)) return SourceSet::wmma_addend;
      if (operand.dwords > 2) return SourceSet::vgpr_or_inline;
      return wide ? SourceSet::vector64 : SourceSet::vector32;
    case isa::Kind::ssrc:
      if (encoding.op == isa::Op::v_writelane_b32 && isa::operand_name(operand.name) == "s0")
        return SourceSet::lane_value32;
      return wide ? SourceSet::scalar64 : SourceSet::scalar32;
    case isa::Kind::soffset: return wide ? SourceSet::scalar64 : SourceSet::scalar32;
    case isa::Kind::asrc: return SourceSet::vgpr_or_inline;
    case isa::Kind::vgpr:
    case isa::Kind::avgpr:
      if (operand.width < 9) return SourceSet::any;
      if (operand.dwords > 2 || operand.kind == isa::Kind::avgpr) return SourceSet::vgpr_tuple;
      if (encoding.format == isa::Format::VINTERP && operand.half != 0) return SourceSet::vgpr_tuple;
      if (wide && isa::is_wmma(encoding)) return SourceSet::vgpr_tuple;
      if (operand.dwords == 2) return SourceSet::vgpr_pair;
      return encoding.op == isa::Op::v_readlane_b32 || encoding.op == isa::Op::v_readfirstlane_b32
                 ? SourceSet::lane_read32
                 : SourceSet::vgpr_only;
    case isa::Kind::sdst:
    case isa::Kind::sreg: break;
    default: return SourceSet::any;
  }
  switch (operand.dwords) {
    case 3: return SourceSet::scalar96;
    case 4: return SourceSet::scalar128;
    case 8: return SourceSet::scalar256;
    case 16: return SourceSet::scalar512;
    default: break;
  }
  // LLVM's classes for these exclude M0 and EXEC.
  const std::string_view name = isa::operand_name(operand.name);
  if (name == "saddr" && encoding.format == isa::Format::SCRATCH) return SourceSet::scratch_base;
  if (name == "saddr" && takes_exec_as_base(encoding)) return SourceSet::write64;
  if (name == "sdata" || name == "saddr") return wide ? SourceSet::load_write64 : SourceSet::load_write32;
  if (encoding.stem().starts_with("v_s_")) return SourceSet::result32;
  const bool vector_format = encoding.record().unit == isa::Unit::valu;
  if (operand.type == isa::Type::mask && operand.dwords == 1)
    return operand.is_written ? SourceSet::mask_write32 : SourceSet::mask_read32;
  if (wide) return vector_format && operand.width == 9 ? SourceSet::mask_read64 : SourceSet::write64;
  return vector_format ? SourceSet::lane_write32 : SourceSet::write32;
}

// The rows of six-bit matrices have an odd number of quarters (LLVM 22's assembler takes any register there).
bool may_begin_odd(const isa::Encoding& encoding) { return encoding.op == isa::Op::ds_read_b96_tr_b6; }

bool has_64_bits(const isa::Encoding& encoding) {
  return std::ranges::any_of(encoding.operands(), [](const isa::Operand& operand) {
    return operand.kind != isa::Kind::vcc && operand.type != isa::Type::mask && operand.dwords == 2;
  });
}

constexpr unsigned kWideOffsetBits = 24;

bool is_signed(isa::Type type) { return type == isa::Type::i8 || type == isa::Type::i16 || type == isa::Type::i32; }

// Where negative offsets of buffers are allowed or ignored, LLVM's disassembler shows them.
bool takes_no_negative(const isa::Encoding& encoding) {
  if (!isa::any_column_has(encoding, isa::Feature::smem_buffer_unsigned)) return false;
  const int base = inst::operand_index(encoding, "sbase");
  return base >= 0 && encoding.operands()[static_cast<size_t>(base)].dwords == 4;
}

OperandPlan plan_operand(const isa::Encoding& encoding, const isa::Operand& operand) {
  OperandPlan plan{};
  plan.lsb = operand.lsb;
  plan.mask = operand.width == 0 ? 0 : static_cast<uint32_t>((uint64_t{1} << operand.width) - 1);
  plan.shift = operand.shift;
  plan.scalar_bit = operand.scalar_bit;
  plan.acc_bit = operand.acc_bit;
  const bool vectors = operand.kind == isa::Kind::vgpr || operand.kind == isa::Kind::agpr ||
                       operand.kind == isa::Kind::avgpr || operand.kind == isa::Kind::asrc ||
                       operand.kind == isa::Kind::vsrc || operand.kind == isa::Kind::vsrc_nolit;
  plan.dwords = operand.dwords;
  plan.tuple = vectors && operand.dwords > 1 && !may_begin_odd(encoding) ? 1 : 0;
  plan.bias = operand.bias;
  plan.takes_literal = isa::takes_literal(encoding, operand);
  plan.half = operand.half_in_number ? operand.half : 0;
  plan.low_vgprs = operand.half_in_number && operand.half == 0;
  plan.set = bit(source_set(encoding, operand));
  if (encoding.format == isa::Format::VOPD && isa::operand_name(operand.name) == "dy") {
    const int first = inst::operand_index(encoding, "dx");
    LW_CHECK(first >= 0, encoding.mnemonic());
    plan.opposite_of = static_cast<uint8_t>(first + 1);
  }
  // SMEM's immediate offset is signed where it has 21 bits (gfx9) or 24 (gfx12) and unsigned where it has 20.
  const bool signed_offset = encoding.format == isa::Format::SMEM || encoding.format == isa::Format::SMEM_PROBE ||
                             encoding.format == isa::Format::SMEM_PREFETCH;
  if (operand.kind == isa::Kind::label || (operand.kind == isa::Kind::imm && is_signed(operand.type)) ||
      (operand.kind == isa::Kind::imm && signed_offset && operand.width >= 21))
    plan.sign_bits = operand.width;
  plan.no_negative = operand.kind == isa::Kind::imm && operand.width == kWideOffsetBits && takes_no_negative(encoding);
  if (operand.width == 0) {
    if (operand.kind == isa::Kind::vcc) plan.bias = isa::kVcc;
    if (operand.kind == isa::Kind::literal) plan.bias = isa::kLiteral;
    plan.set = bit(SourceSet::any);
  }
  const uint32_t greatest = (plan.mask << plan.shift) + plan.bias;
  plan.is_plain = plan.lsb < 64 && plan.sign_bits == 0 && plan.scalar_bit == 0 && plan.acc_bit == 0 && plan.half == 0 &&
                  !plan.low_vgprs && !plan.no_negative && plan.opposite_of == 0 &&
                  (greatest < isa::kPastVgprs || (plan.set == bit(SourceSet::any) && plan.dwords == 0));
  return plan;
}

ReturnRule return_rule(const isa::Encoding& encoding) {
  if (!isa::any_column_has(encoding, isa::Feature::float_atomics_no_agprs) || encoding.operand_count == 0)
    return ReturnRule::any;
  const isa::Operand& first = encoding.operands().front();
  if (!first.is_written || first.acc_bit == 0) return ReturnRule::any;
  switch (encoding.op) {
    case isa::Op::global_atomic_add_f32:
    case isa::Op::global_atomic_pk_add_f16: return ReturnRule::no_agprs;
    case isa::Op::flat_atomic_add_f64:
    case isa::Op::flat_atomic_min_f64:
    case isa::Op::flat_atomic_max_f64:
    case isa::Op::global_atomic_add_f64:
    case isa::Op::global_atomic_min_f64:
    case isa::Op::global_atomic_max_f64: return ReturnRule::no_agprs_with_sc1;
    default: return ReturnRule::any;
  }
}

ModifierRule rule_of(const isa::Encoding& encoding, isa::Modifier modifier) {
  switch (modifier) {
    case isa::Modifier::dst_sel:
    case isa::Modifier::src0_sel:
    case isa::Modifier::src1_sel: return ModifierRule::sdwa_select;
    case isa::Modifier::dpp_ctrl:
      if (isa::any_column_has(encoding, isa::Feature::dpp_share)) return ModifierRule::dpp_control_with_share;
      return has_64_bits(encoding) ? ModifierRule::dpp_control_64 : ModifierRule::dpp_control;
    case isa::Modifier::offset: return takes_no_negative(encoding) ? ModifierRule::not_negative : ModifierRule::none;
    case isa::Modifier::address1:
    case isa::Modifier::address2:
    case isa::Modifier::address3: {
      // LLVM has no place for a register that no kind of image wants.
      const unsigned place = 1 + static_cast<unsigned>(modifier) - static_cast<unsigned>(isa::Modifier::address1);
      return place < inst::most_address_registers(encoding) ? ModifierRule::none : ModifierRule::zero;
    }
    default: return ModifierRule::none;
  }
}

constexpr isa::Op kFirstHalf = isa::Op::v_mfma_ld_scale_b32;  // of encodings of four words

std::vector<LongEncoding> find_long_encodings() {
  std::vector<LongEncoding> found;
  for (const isa::Encoding& encoding : isa::encodings()) {
    if (encoding.words != 4) continue;
    const isa::BitLayout& layout = isa::layouts()[encoding.layout];
    const uint64_t bits = layout.fixed_bits | uint64_t{encoding.opcode} << layout.opcode_lsb;
    const auto column = static_cast<isa::Column>(std::countr_zero(encoding.columns));
    const isa::EncodingId first_half = isa::find_by_bits(column, bits);
    LW_CHECK(isa::encoding(first_half).op == kFirstHalf, encoding.mnemonic());
    found.push_back({first_half, encoding.id});
  }
  return found;
}

}  // namespace

constinit const std::array<Legality, isa::kColumnCount> kLegality = [] {
  std::array<Legality, isa::kColumnCount> result{};
  for (size_t i = 0; i < result.size(); ++i) {
    const auto column = static_cast<isa::Column>(i);
    result[i] = with_matrices(make_legality(column), isa::column_has(column, isa::Feature::llvm_null_addend));
    for (uint32_t& sets : result[i]) sets |= bit(SourceSet::any);
  }
  return result;
}();

std::span<const LongEncoding> long_encodings() {
  static const std::vector<LongEncoding> all = find_long_encodings();
  return all;
}

Plan make_plan(const isa::Encoding& encoding) {
  Plan plan{};
  plan.size_bytes = static_cast<uint8_t>(encoding.words * 4);
  plan.high_mask = isa::layouts()[encoding.layout].fixed_mask_high;
  plan.high_bits = isa::layouts()[encoding.layout].fixed_bits_high;
  for (const isa::Operand& operand : encoding.operands()) {
    LW_CHECK(plan.operand_count < inst::kMaxOperands, encoding.mnemonic());
    if (operand.kind == isa::Kind::literal) plan.always_has_literal = true;
    plan.operand[plan.operand_count++] = plan_operand(encoding, operand);
    if (operand.kind == isa::Kind::avgpr && operand.most_dwords > operand.dwords) plan.has_sized_matrices = true;
  }
  plan.modifiers.reserve(encoding.modifier_count);
  for (const isa::ModifierField& field : encoding.modifiers()) {
    plan.may_have_addresses |= field.modifier == isa::Modifier::nsa;
    plan.has_address_fields |= field.modifier == isa::Modifier::address1;
    plan.modifiers.push_back({(1u << field.width) - 1, static_cast<uint8_t>(field.modifier), field.lsb,
                              field.allowed ? rule_of(encoding, field.modifier) : ModifierRule::none});
  }
  plan.may_lack_modifiers = true;
  for (const ModifierPlan& modifier : plan.modifiers) {
    if (modifier.lsb < 64) plan.modifier_bits |= uint64_t{modifier.mask} << modifier.lsb;
    plan.may_lack_modifiers &= modifier.lsb < 64;
    if (modifier.rule == ModifierRule::none) continue;
    for (size_t i = 0; i < isa::kColumnCount; ++i) {
      const auto column = static_cast<isa::Column>(i);
      if (encoding.in(column) && breaks(modifier.rule, 0, column)) plan.may_lack_modifiers = false;
    }
  }
  for (OperandPlan& operand : std::span(plan.operand).subspan(plan.operand_count)) operand.set = bit(SourceSet::any);
  plan.is_plain = plan.operand_count <= kPlainOperands &&
                  std::ranges::all_of(std::span(plan.operand).first(plan.operand_count), &OperandPlan::is_plain);
  if (plan.may_have_addresses)
    plan.most_address_words = static_cast<uint8_t>((inst::most_address_registers(encoding) + 2) / 4);
  plan.return_rule = return_rule(encoding);
  plan.is_special = plan.may_have_addresses || plan.has_address_fields || plan.has_sized_matrices ||
                    plan.return_rule != ReturnRule::any;
  plan.may_be_longer = encoding.op == kFirstHalf;  // finding long_encodings() takes as long as a hundred plans
  return plan;
}

bool breaks(ReturnRule rule, const inst::Instruction& instruction) {
  if (rule == ReturnRule::any || instruction.operand[0] < isa::kFirstAgpr) return false;
  return rule == ReturnRule::no_agprs || instruction.mod(isa::Modifier::sc1) != 0;
}

bool lacks_system_scope(const inst::Instruction& instruction) {
  return instruction.operand[0] >= isa::kFirstAgpr &&
         plan_of(instruction.encoding).return_rule == ReturnRule::no_agprs_with_sc1;
}

bool breaks(ModifierRule rule, unsigned value, isa::Column column) {
  const bool newbcast = isa::column_has(column, isa::Feature::dpp_newbcast);
  switch (rule) {
    case ModifierRule::none: return false;
    case ModifierRule::zero: return value != 0;
    case ModifierRule::not_negative: return value >> (kWideOffsetBits - 1) != 0;
    case ModifierRule::sdwa_select: return value == 7;
    case ModifierRule::dpp_control_with_share: {
      if (value < 0x100) return false;                   // quad_perm
      if (value < 0x130) return (value & 15) == 0;       // row_shl, row_shr, row_ror
      if (value < 0x150) return (value & ~1u) != 0x140;  // row_mirror, row_half_mirror
      return value > 0x16f;                              // row_share, row_xmask
    }
    case ModifierRule::dpp_control_64:
    case ModifierRule::dpp_control: {
      if (newbcast && value >= 0x150 && value < 0x160) return false;  // row_newbcast
      if (newbcast && rule == ModifierRule::dpp_control_64) return true;
      if (value < 0x100) return false;              // quad_perm
      if (value < 0x130) return (value & 15) == 0;  // row_shl, row_shr, row_ror
      if (value < 0x140) return (value & 3) != 0;   // wave_shl, wave_rol, wave_shr, wave_ror
      return value > 0x143;                         // row_mirror, row_half_mirror, row_bcast
    }
  }
  return false;
}

}  // namespace lw::bytes
