// Rules across the operands of an instruction.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "isa/operand_values.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/pair_ports.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::Kind;
using isa::kLdsDirect;
using isa::kM0;
using isa::kNull;
using isa::kVcc;
using What = WrittenOperand::What;

// Sources that come over the constant bus: scalar registers, apertures and condition flags, but not LDS_DIRECT.
bool uses_constant_bus(unsigned value) {
  return value < isa::kScalarRegisters || (value >= isa::kFirstAperture && value < isa::kFirstFloat) ||
         (value >= isa::kVccz && value < kLdsDirect);
}

// The shifts of 64 bits keep to one (RDNA3 manual, section 6.2.1; llvm-mc).
unsigned constant_bus_limit(const isa::Target& target, const isa::Encoding& encoding) {
  if (!target.has(isa::Feature::two_scalar_sources)) return 1;
  switch (encoding.op) {
    case isa::Op::v_lshlrev_b64:
    case isa::Op::v_lshrrev_b64:
    case isa::Op::v_ashrrev_i64: return 1;
    default: return 2;
  }
}

// A modifier as it is written: op_sel0 is the first bit of op_sel, omod is mul:2 or div:2.
std::string_view modifier_words(isa::Modifier modifier) {
  switch (modifier) {
    case isa::Modifier::op_sel0: return "op_sel";
    case isa::Modifier::op_sel_hi0: return "op_sel_hi";
    case isa::Modifier::neg_lo0: return "neg_lo";
    case isa::Modifier::neg_hi0: return "neg_hi";
    case isa::Modifier::omod: return "mul or div";
    case isa::Modifier::dpp_ctrl: return "the choice of lanes";
    case isa::Modifier::dfmt: return "format";
    default: return isa::modifier_name(modifier);
  }
}

}  // namespace

// The one-word forms may leave out the VCC they have, but a carry only where v_add_u32 has none; from gfx10 on both the
// carry in and the carry out (llvm-mc).
bool InstructionReader::omits_vcc(const isa::Encoding& encoding) const {
  const bool is_vop2_word = encoding.format == Format::VOP2_DPP || encoding.format == Format::VOP2_DPP8 ||
                            encoding.format == Format::VOP2_SDWA;
  const bool is_long_compare = target_->has(isa::Feature::llvm_dpp_compare_no_vcc) &&
                               (encoding.format == Format::VOPC_DPP || encoding.format == Format::VOPC_DPP8);
  size_t vccs = 0, in_text = 0;
  bool has_carry_out = false;
  for (const isa::Operand& operand : encoding.operands()) {
    if (operand.kind == Kind::vcc) {
      ++vccs;
      has_carry_out |= operand.is_written && (encoding.format == Format::VOP2 || is_vop2_word);
    }
    in_text += operand.in_text;
  }
  if (vccs == 0 || written_.operand_count + vccs != in_text) return false;
  const bool is_cndmask = encoding.op == isa::Op::v_cndmask_b32;
  const bool omits_carry = target_->has(isa::Feature::llvm_carry_no_vcc);
  if (vccs == 2) return omits_carry && (encoding.format == Format::VOP2 || is_vop2_word);
  if (has_carry_out && !target_->has(isa::Feature::add_no_carry)) return false;
  return encoding.format == Format::VOPC || encoding.format == Format::VOP2 || is_long_compare ||
         (is_vop2_word && is_cndmask && omits_carry);
}

std::array<const char*, inst::kMaxOperands> InstructionReader::operand_places(const isa::Encoding& encoding) const {
  std::array<const char*, inst::kMaxOperands> places{};
  const bool without_vcc = omits_vcc(encoding);
  const std::span<const isa::Operand> operands = encoding.operands();
  for (size_t i = 0, next = 0; i < operands.size() && next < written_.operand_count; ++i) {
    const bool is_written =
        operands[i].in_text && operands[i].kind != Kind::attr_chan && !(without_vcc && operands[i].kind == Kind::vcc);
    if (is_written) places[i] = written_.operand[next++].at;
  }
  return places;
}

// LDS_DIRECT can only be the first source, and not where the hardware swaps the sources.
std::optional<InstructionReader::Complaint> InstructionReader::find_lds_direct_violation(
    const isa::Encoding& encoding) const {
  const bool without_vcc = omits_vcc(encoding);
  size_t next = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (!operand.in_text || operand.kind == Kind::attr_chan || next >= written_.operand_count) continue;
    if (without_vcc && operand.kind == Kind::vcc) continue;
    const WrittenOperand& written = written_.operand[next++];
    if (written.what != What::scalar || written.value != kLdsDirect) continue;
    if (encoding.format == Format::VOPD) continue;  // which llvm-mc takes though gfx11 has no lds_direct
    if (!target_->has(isa::Feature::lds_direct))
      return Complaint{written.at, fmt::format("{} has no lds_direct", target_->name), ""};
    if (source_number(operand) != 0) return Complaint{written.at, "lds_direct can only be the first source", ""};
    const bool is_reversed =
        encoding.stem().find("rev_") != std::string_view::npos && encoding.op != isa::Op::v_bfrev_b32;
    if (is_sdwa(encoding.format) || is_reversed)
      return Complaint{written.at, fmt::format("{} cannot read lds_direct", encoding.mnemonic()), ""};
  }
  return std::nullopt;
}

std::optional<InstructionReader::Complaint> InstructionReader::find_pair_violation(const InstructionText& text) const {
  const auto& value = text.instruction.operand;
  for (const PortPair& pair : PortPairsOf(*target_, text.instruction)) {
    if (((bank_number(value[pair.x]) ^ bank_number(value[pair.y])) & pair.bank_bits) != 0) continue;
    const char* const at = operand_places(text.instruction.enc())[pair.y];
    if (pair.are_destinations) return Complaint{at, "one destination of a pair must be even and the other odd", ""};
    return Complaint{at, "the sources of a pair must be in different banks of registers",
                     "the bank is the register's number modulo 4"};
  }
  return std::nullopt;
}

// Modifiers stand in the order in which they are printed (llvm-mc).
std::optional<InstructionReader::Complaint> InstructionReader::find_order_violation(
    const isa::Encoding& encoding) const {
  if (written_.modifier_count < 2 && !written_.has_arrays) return std::nullopt;
  struct Place {
    const char* at;
    isa::Modifier modifier;
  };
  std::array<Place, WrittenInstruction::kMaxModifiers + 4> written;
  size_t count = 0;
  for (size_t i = 0; i < written_.modifier_count; ++i)
    written[count++] = {written_.modifier[i].at, written_.modifier[i].modifier};
  const auto add = [&](const WrittenArray& array, isa::Modifier first) {
    if (array.present) written[count++] = {array.at, first};
  };
  add(written_.op_sel, isa::Modifier::op_sel0);
  add(written_.op_sel_hi, isa::Modifier::op_sel_hi0);
  add(written_.neg_lo, isa::Modifier::neg_lo0);
  add(written_.neg_hi, isa::Modifier::neg_hi0);
  add(written_.neg, isa::Modifier::blgp);  // in whose bits it is
  std::sort(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Place& a, const Place& b) { return a.at < b.at; });
  const Place* last = nullptr;
  size_t last_place = 0;
  for (size_t i = 0; i < count; ++i) {
    const bool is_byte = written[i].modifier == isa::Modifier::op_sel0 && has_byte_select(encoding);
    const auto place = modifier_place(encoding, is_byte ? first_byte_select(encoding) : written[i].modifier);
    // Where it is read and has no bits, it stands before the others.
    const bool has_no_bits = written[i].modifier == isa::Modifier::op_sel0 && encoding.op == isa::Op::v_pk_fmac_f16;
    if (!place && !(has_no_bits && last != nullptr)) continue;
    if (!place || *place < last_place)
      return Complaint{
          written[i].at,
          fmt::format("{} must come before {}", modifier_words(written[i].modifier), modifier_words(last->modifier)),
          ""};
    last_place = *place;
    last = &written[i];
  }
  return std::nullopt;
}

std::optional<InstructionReader::Complaint> InstructionReader::find_violation(const InstructionText& text) const {
  const inst::Instruction& instruction = text.instruction;
  const isa::Encoding& encoding = instruction.enc();
  if (encoding.record().unit != isa::Unit::valu) return std::nullopt;
  if (const auto complaint = find_lds_direct_violation(encoding)) return complaint;
  if (encoding.format == Format::VOPD) {
    if (const auto complaint = find_pair_violation(text)) return complaint;
  }
  // The constant bus brings one scalar register or literal, or two of them.
  const unsigned limit = constant_bus_limit(*target_, encoding);
  std::array<uint32_t, 8> used{};
  unsigned count = 0;
  const bool without_vcc = omits_vcc(encoding);
  size_t next = 0;
  const char* excess_at = nullptr;
  const auto use = [&](uint32_t key, const char* at) {
    if (std::find(used.begin(), used.begin() + count, key) != used.begin() + count) return;
    if (count == limit && excess_at == nullptr) excess_at = at;
    used[count++] = key;
  };
  const std::span<const isa::Operand> operands = encoding.operands();
  const isa::ImplicitSet reads = encoding.record().reads;
  bool mask_operand = false;
  for (const isa::Operand& operand : operands) mask_operand |= operand.type == isa::Type::mask;
  if (isa::has(reads, isa::Implicit::vcc) && !mask_operand) use(kVcc | 2u << 16, written_.end);
  if (isa::has(reads, isa::Implicit::m0)) use(kM0 | 1u << 16, written_.end);
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    const char* at = operand.in_text && next < written_.operand_count ? written_.operand[next].at : written_.end;
    if (operand.in_text && operand.kind != Kind::attr_chan && !(without_vcc && operand.kind == Kind::vcc)) ++next;
    if (operand.is_written && !operand.is_read) continue;
    const uint32_t value = instruction.operand[i];
    // M0 comes another way as the lane that v_writelane_b32 writes (llvm-mc).
    if (encoding.op == isa::Op::v_writelane_b32 && value == kM0 && source_number(operand) == 1) continue;
    // What llvm-mc writes where a vector register is wanted.
    const bool is_aperture = operand.kind == Kind::vgpr && (text.raw_operands >> i & 1) != 0 && operand.in_text &&
                             written_.operand[next - 1].what == What::scalar;
    if (is_aperture) use(value, at);
    switch (operand.kind) {
      case Kind::vsrc:
      case Kind::vsrc_nolit:
      case Kind::ssrc:
      case Kind::sreg:
      case Kind::vcc:
      case Kind::literal:
        // llvm-mc tells the VCC that a pair or SDWA reads by itself from one that is written.
        if (operand.kind == Kind::vcc && (encoding.format == Format::VOPD || is_sdwa(encoding.format)))
          use(kVcc | 2u << 16, at);
        else if (value == isa::kLiteral)
          use(0xffff | static_cast<uint32_t>(operand.dwords) << 16, at);
        else if (value >= isa::kScalarRegisters && uses_constant_bus(value))
          use(value, at);  // apertures and condition flags are one register at any width (llvm-mc)
        else if (uses_constant_bus(value) && value != kNull)
          use(value | static_cast<uint32_t>(operand.dwords) << 16, at);
        break;
      default: break;
    }
  }
  if (excess_at != nullptr) {
    return Complaint{
        excess_at,
        fmt::format("{} reads at most {} scalar register{} or literal{}",
                    limit == 1 && target_->has(isa::Feature::two_scalar_sources) ? std::string(encoding.mnemonic())
                                                                                 : "a vector instruction",
                    limit == 1 ? "one" : "two", limit == 1 ? "" : "s", limit == 1 ? "" : "s"),
        "move one of them to a vector register first"};
  }
  return std::nullopt;
}

}  // namespace lw::text
