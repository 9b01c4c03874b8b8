// Whether a written instruction is one of an encoding, and the instruction that it then is.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "isa/operand_values.h"
#include "text/cache_policy.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/source_rules.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::kExec;
using isa::kExecHi;
using isa::kFirstAgpr;
using isa::kFirstVgpr;
using isa::Kind;
using isa::kLdsDirect;
using isa::kM0;
using isa::kNull;
using isa::kVcc;
using isa::Modifier;
using What = WrittenOperand::What;

constexpr int kModifierProgress = 100;  // beyond any operand
constexpr int kSourceProgress = 2000;   // beyond all else

bool is_op_sel_hi(Modifier modifier) { return modifier >= Modifier::op_sel_hi0 && modifier <= Modifier::op_sel_hi2; }

std::string register_text(unsigned value, unsigned dwords) {
  const char* file = value >= kFirstAgpr ? "a" : value >= kFirstVgpr ? "v" : "s";
  const unsigned first = value >= kFirstAgpr ? value - kFirstAgpr : value >= kFirstVgpr ? value - kFirstVgpr : value;
  return dwords == 1 ? fmt::format("{}{}", file, first) : fmt::format("{}[{}:{}]", file, first, first + dwords - 1);
}

std::string registers(unsigned dwords, std::string_view kind) {
  return dwords == 1 ? fmt::format("a {} register", kind) : fmt::format("{} {} registers", dwords, kind);
}

std::string ordinal(const isa::Operand& operand, size_t index) {
  if (operand.is_written && isa::operand_name(operand.name)[0] == 'd') return "destination";
  static constexpr std::string_view kOrdinals[] = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh"};
  return fmt::format("{} operand", index < std::size(kOrdinals) ? kOrdinals[index] : "this");
}

// What an operand takes, for messages.
std::string wanted(const isa::Encoding& encoding, const isa::Operand& operand) {
  const unsigned n = operand.dwords;
  switch (operand.kind) {
    case Kind::vgpr: return registers(n, "vector");
    case Kind::agpr: return registers(n, "accumulation");
    case Kind::avgpr: return registers(n, "vector or accumulation");
    case Kind::asrc: return fmt::format("{} or an inline constant", registers(n, "vector or accumulation"));
    case Kind::vsrc: return n == 1 ? "a register or a constant" : fmt::format("{} registers or a constant", n);
    case Kind::vsrc_nolit:
      return n == 1 ? "a register or an inline constant" : fmt::format("{} registers or an inline constant", n);
    case Kind::ssrc:
      return fmt::format("{} or {}", registers(n, "scalar"),
                         isa::takes_literal(encoding, operand) ? "a constant" : "an inline constant");
    case Kind::sdst:
    case Kind::sreg: return registers(n, "scalar");
    case Kind::soffset: return "a scalar register or an inline constant";
    case Kind::vcc: return n == 1 ? "vcc_lo" : "vcc";
    case Kind::off: return "off";
    case Kind::label: return "a label or a distance in words";
    case Kind::literal: return "a 32-bit number";
    case Kind::imm: return "a number";
    case Kind::waitcnt: return "counters, as vmcnt(0) & lgkmcnt(0), or a number";
    case Kind::depctr: return "counters, as depctr_va_vdst(0), or a number";
    case Kind::delay: return "dependencies, as instid0(VALU_DEP_1), or a number";
    case Kind::hwreg: return "a hardware register, as hwreg(HW_REG_MODE, 0, 4), or a number";
    case Kind::sendmsg: return "a message, as sendmsg(MSG_INTERRUPT), or a number";
    case Kind::gpr_idx: return "index modes, as gpr_idx(SRC0,DST), or a number";
    case Kind::swizzle: return "a swizzle or a number";
    case Kind::attr:
    case Kind::attr_chan: return "an attribute, as attr0.x";
    case Kind::interp_param: return "p10, p20 or p0";
    case Kind::exp_target: return "an export target";
    case Kind::none: break;
  }
  return "an operand";
}

// Instructions of whose number llvm-mc keeps the bits that fit, whatever it is.
bool keeps_low_bits(const isa::Encoding& encoding) {
  switch (encoding.op) {
    case isa::Op::s_nop:
    case isa::Op::s_sleep:
    case isa::Op::s_waitcnt:
    case isa::Op::s_setprio:
    case isa::Op::s_setkill:
    case isa::Op::s_sethalt:
    case isa::Op::s_trap:
    case isa::Op::s_incperflevel:
    case isa::Op::s_decperflevel:
    case isa::Op::s_delay_alu:
    case isa::Op::s_denorm_mode:
    case isa::Op::s_barrier_wait: return true;
    default: return false;
  }
}

std::string found(const WrittenOperand& written) {
  switch (written.what) {
    case What::vgpr: return register_text(written.value, written.dwords);
    case What::scalar:
      return written.dwords == 1 ? "a scalar register" : fmt::format("{} scalar registers", written.dwords);
    case What::number: return written.number.is_real ? "a floating-point number" : "a number";
    case What::expression: return "a symbol";
    case What::off: return "off";
    case What::symbolic: return "this";
  }
  return "this";
}

}  // namespace

// v_div_scale has no bits for absolute values. llvm-mc refuses them before gfx11 for the first and the third source,
// and elsewhere forgets them; so with v_interp_p10_f32 and its like.
bool InstructionReader::loses_absolute(const isa::Encoding& encoding, int source) const {
  if (dialect_ != Dialect::llvm) return false;
  if (encoding.op == isa::Op::v_div_scale_f32 || encoding.op == isa::Op::v_div_scale_f64)
    return source == 1 || target_->has(isa::Feature::llvm_lost_absolute);
  return encoding.format == Format::VINTERP;
}

bool InstructionReader::match_signs(const isa::Encoding& encoding, const isa::Operand& operand,
                                    const WrittenOperand& written, InstructionText& result) const {
  const int source = source_number(operand);
  if (source < 0) return false;
  const auto set = [&](bool wanted_sign, Modifier first) {
    if (!wanted_sign) return true;
    const isa::ModifierField* field = find_field(encoding, offset_by(first, source));
    const bool is_written_anyway = field != nullptr && encoding.op == isa::Op::v_pk_fmac_f16 &&
                                   is_sdwa(encoding.format) && dialect_ == Dialect::llvm;
    if (field == nullptr || (!field->allowed && !is_written_anyway)) {
      if (first != Modifier::abs0 || !loses_absolute(encoding, source)) return false;
      result.warnings.push_back({written.at, fmt::format("{} has no absolute values", encoding.mnemonic())});
      return true;
    }
    result.instruction.set(field->modifier, 1);
    return true;
  };
  if (!set(written.negated, Modifier::neg0) || !set(written.absolute, Modifier::abs0)) return false;
  if (written.sign_extended && forgets_extension(encoding, operand, written)) {
    result.warnings.push_back({written.at, fmt::format("{} extends no signs", encoding.mnemonic())});
    return true;
  }
  return !written.sign_extended || (source < 2 && set(true, Modifier::sext0));
}

bool InstructionReader::match_immediate(const isa::Encoding& encoding, const isa::Operand& operand,
                                        const WrittenOperand& written, size_t index, InstructionText& result,
                                        Mismatch& mismatch) const {
  uint32_t& value = result.instruction.operand[index];
  if (written.what == What::symbolic && written.kind == operand.kind) {
    value = written.value & ((1u << operand.width) - 1);
    // Above an attribute's number stands its channel, which is an operand of its own.
    if (value != written.value && operand.kind != Kind::attr)
      result.warnings.push_back({written.at, lost_bits(written.value, operand.width, encoding.mnemonic())});
    return true;
  }
  if (operand.kind == Kind::label && written.what == What::expression) {
    if (expressions_.lone_symbol(written.node) == kNone) {
      mismatch.message = "a branch goes to a label, without arithmetic";
      return false;
    }
    result.pending = written.node;
    result.pending_is_branch = true;
    result.pending_at = written.at;
    return true;
  }
  if (operand.kind == Kind::attr || operand.kind == Kind::interp_param || operand.kind == Kind::exp_target ||
      written.what != What::number || (written.number.is_real && dialect_ != Dialect::llvm) || written.has_signs() ||
      written.sign_extended) {
    mismatch.message = fmt::format("expected {}, found {}", wanted(encoding, operand), found(written));
    return false;
  }
  const bool is_named = operand.kind == Kind::label || operand.kind == Kind::sendmsg || operand.kind == Kind::gpr_idx ||
                        operand.kind == Kind::hwreg || encoding.op == isa::Op::s_endpgm;
  if (written.literal && is_named) {
    mismatch.message = "this is not a literal";
    return false;
  }
  const auto number = static_cast<int64_t>(written.number.bits);
  int64_t low = 0, high = (int64_t{1} << operand.width) - 1;
  const bool is_probe = has_scalar_address(encoding.format) && isa::operand_name(operand.name) == "probe";
  if (dialect_ == Dialect::llvm && (is_probe || keeps_low_bits(encoding))) {
    low = INT64_MIN;
    high = INT64_MAX;
  } else if (operand.kind == Kind::gpr_idx && dialect_ == Dialect::llvm)
    high = 15;
  else if (operand.kind == Kind::sendmsg && dialect_ == Dialect::llvm)
    high = UINT16_MAX;
  else if (operand.kind == Kind::label || operand.type == isa::Type::i16 || encoding.op == isa::Op::s_version ||
           encoding.stem().starts_with("s_waitcnt_") ||
           (encoding.format == Format::SOPP && operand.kind != Kind::sendmsg && encoding.op != isa::Op::s_endpgm))
    low = -32768;
  else if (has_scalar_address(encoding.format) && operand.width > 20) {
    high = (int64_t{1} << (operand.width - 1)) - 1;
    low = is_smem_buffer(encoding) && dialect_ == Dialect::llvm ? 0 : -high - 1;
  } else if (operand.type == isa::Type::i32 && operand.width < 32) {
    low = -(int64_t{1} << (operand.width - 1));
    high = -low - 1;
  }
  if (number < low || number > high) {
    mismatch.message = written.number.is_real
                           ? fmt::format("expected {}, found {}", wanted(encoding, operand), found(written))
                           : fmt::format("{} is out of range ({} to {})", number, low, high);
    return false;
  }
  const bool fits = number >= -(int64_t{1} << (operand.width - 1)) && number >> operand.width <= 0;
  if (dialect_ == Dialect::llvm && (!fits || written.number.is_real))
    result.warnings.push_back({written.at, lost_bits(number, operand.width, encoding.mnemonic())});
  if (operand.kind == Kind::label)
    value = static_cast<uint32_t>(static_cast<int32_t>(static_cast<int16_t>(number)));
  else
    value = static_cast<uint32_t>(number) & static_cast<uint32_t>((uint64_t{1} << operand.width) - 1);
  if (has_scalar_address(encoding.format) && number < 0 && !is_probe) value = static_cast<uint32_t>(number);
  return true;
}

// v0.l and v0.h, where 16-bit operands are halves; v0 is v0.l there.
bool InstructionReader::match_half(const isa::Encoding& encoding, const isa::Operand& operand,
                                   const WrittenOperand& written, InstructionText& result, Mismatch& mismatch) const {
  constexpr unsigned kLastWithHalves = 127;
  if (operand.half == 0) {
    if (operand.half_in_number && written.what == What::vgpr && written.value > kFirstVgpr + kLastWithHalves) {
      mismatch.message = fmt::format("{} can only use v0 to v127 here", encoding.mnemonic());
      return false;
    }
    if (written.half == '\0') return true;
    mismatch.message = fmt::format("{} can only use whole registers here", encoding.mnemonic());
    return false;
  }
  if (operand.half_in_number && written.value > kFirstVgpr + kLastWithHalves) {
    mismatch.message = fmt::format("{} can only use halves of v0 to v127", encoding.mnemonic());
    return false;
  }
  if (written.half == 'h') result.instruction.set(offset_by(Modifier::op_sel0, operand.half - 1), 1);
  return true;
}

// Conditions and apertures in the place of a scalar register: llvm-mc takes them as lane masks, and the conditions as
// any single register, also where the field has no more than seven bits and names another register then.
bool InstructionReader::match_aperture(const isa::Operand& operand, const WrittenOperand& written, size_t index,
                                       InstructionText& result) const {
  constexpr unsigned kFirstAperture = 235, kLastAperture = 238;
  const bool is_aperture = written.value >= kFirstAperture && written.value <= kLastAperture;
  if (operand.type != isa::Type::mask && (is_aperture || operand.dwords != 1)) return false;
  uint32_t& value = result.instruction.operand[index];
  value = written.value;
  if (operand.width >= 8) return true;
  if (dialect_ != Dialect::llvm) return false;
  value &= (1u << operand.width) - 1;
  result.warnings.push_back({written.at, lost_bits(written.value, operand.width, isa::operand_name(operand.name))});
  if (target_->has(isa::Feature::null_before_m0) && (value == kM0 || value == kNull)) value ^= kM0 ^ kNull;
  result.raw_operands |= 1u << index;  // half of a pair, or a register that may not be loaded
  return true;
}

bool InstructionReader::match_operand(const isa::Encoding& encoding, const isa::Operand& operand,
                                      const WrittenOperand& written, size_t index, InstructionText& result,
                                      Mismatch& mismatch) const {
  return match_possible(encoding, operand, written, index, result, mismatch) ||
         (dialect_ == Dialect::llvm && match_raw_operand(encoding, operand, written, index, result));
}

bool InstructionReader::match_possible(const isa::Encoding& encoding, const isa::Operand& operand,
                                       const WrittenOperand& written, size_t index, InstructionText& result,
                                       Mismatch& mismatch) const {
  uint32_t& value = result.instruction.operand[index];
  mismatch.at = written.at;
  const bool plain = !written.negated && !written.absolute && !written.sign_extended;
  const auto refuse = [&](std::string hint = "") {
    mismatch.message = fmt::format("{} must be {}", ordinal(operand, index), wanted(encoding, operand));
    if (operand.is_written && operand.kind == Kind::vgpr && written.what == What::scalar)
      mismatch.message = operand.dwords == 1 ? "destination must be a vector register"
                                             : fmt::format("destination must be {}", wanted(encoding, operand));
    mismatch.hint = std::move(hint);
    return false;
  };
  const bool decided_later = operand.kind == Kind::vgpr && inst::is_image(encoding.format);  // by match_image
  const bool has_any_width = written.any_width &&
                             (operand.dwords <= 2 || (operand.kind == Kind::sdst && written.value == kNull)) &&
                             !isa::is_wmma(encoding);
  const bool width_fits = written.dwords == operand.dwords || decided_later || has_any_width ||
                          has_any_dpp_width(encoding, operand, written);
  const auto wrong_width = [&] {
    mismatch.message = fmt::format("{} takes {}, found {} register{}", ordinal(operand, index),
                                   wanted(encoding, operand), written.dwords, written.dwords == 1 ? "" : "s");
    return false;
  };
  switch (operand.kind) {
    case Kind::vcc:
      if (written.what != What::scalar || written.value != kVcc || written.dwords != operand.dwords || !plain)
        return refuse();
      value = kVcc;
      return true;
    case Kind::off:
      if (written.what != What::off && !is_unread_address(dialect_, encoding, written)) return refuse();
      value = 0;
      return true;
    case Kind::agpr:
    case Kind::avgpr:
    case Kind::asrc: {
      const bool is_constant = written.what == What::number || written.what == What::expression;
      if (operand.kind == Kind::asrc && is_constant && plain && !target_->has(isa::Feature::mfma_inline_literal_bug))
        return match_constant(operand, written, index, result, mismatch, false);
      if (written.what != What::vgpr || !plain || !takes_file(operand, written.value >= kFirstAgpr)) return refuse();
      const bool by_format = operand.most_dwords > operand.dwords;  // by match_matrix
      if (!width_fits && !by_format) return wrong_width();
      value = written.value;
      return match_tuple(encoding, operand, written, result, mismatch);
    }
    case Kind::vgpr:
    case Kind::vsrc:
    case Kind::vsrc_nolit:
    case Kind::ssrc:
    case Kind::soffset: {
      const bool takes_vector =
          operand.kind == Kind::vgpr || operand.kind == Kind::vsrc || operand.kind == Kind::vsrc_nolit;
      const bool is_register = written.what == What::vgpr || written.what == What::scalar;
      if (written.what == What::off || written.what == What::symbolic) return refuse();
      if (is_register) {
        const bool reads_lane = encoding.op == isa::Op::v_readlane_b32 || encoding.op == isa::Op::v_readfirstlane_b32;
        const bool is_lane_source = reads_lane && written.value == kLdsDirect;
        if (written.what == What::vgpr ? !takes_vector : operand.kind == Kind::vgpr && !is_lane_source) {
          if (operand.kind == Kind::vgpr && is_sdwa(encoding.format))
            return refuse(fmt::format("{} on {} takes only vector registers", encoding.mnemonic(), target_->name));
          return refuse();
        }
        if (written.what == What::vgpr && written.value >= kFirstAgpr) return refuse();
        if (!width_fits) return wrong_width();
        value = written.value;
        if (written.what == What::vgpr && !match_tuple(encoding, operand, written, result, mismatch)) return false;
        if (written.what == What::vgpr && !match_half(encoding, operand, written, result, mismatch)) return false;
        if (written.dwords != operand.dwords && has_any_dpp_width(encoding, operand, written))
          write_raw(index, value, written, "the source has another number of registers", result);
      } else {
        if (operand.kind == Kind::vgpr) {
          if (is_sdwa(encoding.format))
            return refuse(fmt::format("{} on {} takes only vector registers", encoding.mnemonic(), target_->name));
          return refuse();
        }
      }
      // llvm-mc has no constant in sext() for the exponent of SDWA.
      if (written.sign_extended && written.what == What::number && encoding.op == isa::Op::v_ldexp_f16 &&
          is_sdwa(encoding.format) && source_number(operand) == 1)
        return refuse();
      if (!plain) {
        const bool signs = match_signs(encoding, operand, written, result);
        if (!signs) {
          // LLVM folds the signs of a constant into it where the encoding has no bits for them.
          const bool fold = written.what == What::number && operand.kind == Kind::vsrc && !written.sign_extended &&
                            folds_signs(encoding, operand) &&
                            !(operand.type == isa::Type::f64 && !written.number.is_real);
          const bool is_extended = written.sign_extended && written.what == What::number && !written.has_signs() &&
                                   forgets_extension_of_constant(encoding, operand);
          if (!fold && !is_extended) {
            mismatch.message = written.sign_extended
                                   ? fmt::format("sext() is not possible on an operand of {}", encoding.mnemonic())
                                   : fmt::format("{} has no sign modifiers for this operand", encoding.mnemonic());
            if (source_number(operand) >= 0 && find_field(encoding, Modifier::neg_lo0) != nullptr)
              mismatch.hint = "packed sources are negated with neg_lo:[…] and neg_hi:[…]";
            return false;
          }
        } else if (!is_register) {
          WrittenOperand unsigned_operand = written;
          unsigned_operand.negated = unsigned_operand.absolute = unsigned_operand.sign_extended = false;
          const bool is_integer = !written.number.is_real && written.what == What::number;
          const bool literal = encoding.words > 1 && isa::takes_literal(encoding, operand) &&
                               !(is_integer && constant_bits(operand.type) == 64 && dialect_ == Dialect::llvm);
          return match_constant(operand, unsigned_operand, index, result, mismatch, literal);
        }
      }
      if (is_register) return true;
      const bool is_lane = (encoding.op == isa::Op::v_readlane_b32 || encoding.op == isa::Op::v_writelane_b32) &&
                           source_number(operand) == 1;
      const bool literal =
          isa::takes_literal(encoding, operand) && !is_lane && encoding.op != isa::Op::s_cbranch_g_fork;
      // To llvm-mc the upper half of a f64 constant, as a literal would be, is the constant.
      if (operand.type == isa::Type::f64 && operand.kind != Kind::asrc && dialect_ == Dialect::llvm &&
          written.what == What::number && !written.literal) {
        WrittenOperand whole = written;
        whole.number = with_lower_half(written.number);
        return match_constant(operand, whole, index, result, mismatch, literal);
      }
      return match_constant(operand, written, index, result, mismatch, literal);
    }
    case Kind::sdst:
    case Kind::sreg: {
      if (written.what != What::scalar || !plain || written.value == kLdsDirect) return refuse();
      if (!width_fits) return wrong_width();
      // "scc" behind the data of a scalar load is a modifier that there is not (llvm-mc).
      const std::string_view spelling(written.at, 3);
      if (dialect_ == Dialect::llvm && !target_->has(isa::Feature::cache_policy) && spelling == "scc" && index > 0 &&
          has_scalar_address(encoding.format) && isa::operand_name(encoding.operands()[0].name) == "sdata")
        return refuse();
      if (encoding.format == Format::GLOBAL && written.value == kNull && dialect_ == Dialect::llvm &&
          !loads_lds(encoding))
        return refuse("write off");
      if (written.value >= isa::kScalarRegisters) return match_aperture(operand, written, index, result) || refuse();
      const bool exec_or_m0 = written.value == kM0 || written.value == kExec || written.value == kExecHi;
      const std::string_view name = isa::operand_name(operand.name);
      if (exec_or_m0 && has_scalar_address(encoding.format) && name == "sdata")
        return refuse("neither m0 nor exec can be loaded or stored");
      value = written.value;
      // NULL as an address on gfx10, whose six bits are M0's.
      if (value == kNull && operand.shift != 0 && !target_->has(isa::Feature::null_before_m0))
        write_raw(index, value, written, "the bits of NULL are those of M0 here", result);
      return true;
    }
    case Kind::literal: {
      // llvm-mc takes no symbol as the literal that an instruction always has.
      if (written.what == What::expression && plain && dialect_ != Dialect::llvm)
        return match_constant(operand, written, index, result, mismatch, true);
      if (written.what != What::number || !plain) return refuse();
      // llvm-mc takes s_setreg_imm32_b32's literal for an integer of which the low bits are kept.
      const bool keeps_low = encoding.op == isa::Op::s_setreg_imm32_b32 && dialect_ == Dialect::llvm;
      auto bits = keeps_low ? std::optional(static_cast<uint32_t>(written.number.bits))
                            : literal_bits(written.number, operand.type);
      if (!bits) {
        mismatch.message = fmt::format("the number does not fit in {} bits", constant_bits(operand.type));
        return false;
      }
      const auto number = static_cast<int64_t>(written.number.bits);
      if (keeps_low && (written.number.is_real || number < INT32_MIN || number > UINT32_MAX))
        result.warnings.push_back({written.at, lost_bits(number, 32, encoding.mnemonic())});
      const uint64_t counted = counted_literal(encoding, operand, written, *bits);
      if (result.pending != kNone || result.counted_literal.value_or(counted) != counted) {
        mismatch.message = "an instruction has room for one literal";
        return false;
      }
      result.counted_literal = counted;
      result.instruction.has_literal = true;
      result.instruction.literal = *bits;
      value = isa::kLiteral;
      return true;
    }
    default: return match_immediate(encoding, operand, written, index, result, mismatch);
  }
}

// Whether a pair is of the two mnemonics that are written.
bool InstructionReader::match_pair(const isa::Encoding& encoding, Mismatch& mismatch) const {
  constexpr std::string_view kBetween = " :: ";
  const std::string_view second = encoding.mnemonic().substr(encoding.stem().size() + kBetween.size());
  if (written_.second == second) return true;
  mismatch.progress = 0;
  mismatch.at = written_.second.empty() ? written_.end : written_.second.data();
  mismatch.message = written_.second.empty() ? fmt::format("{} needs a second instruction, after ::", encoding.stem())
                                             : fmt::format("{} cannot be the second of a pair", written_.second);
  return false;
}

// Registers of halves are all written with .l and .h, or all without, which is .l; then op_sel chooses only in what has
// no one-word form and can clamp or has three sources (llvm-mc).
bool InstructionReader::match_half_names(const isa::Encoding& encoding, Mismatch& mismatch) const {
  unsigned with = 0, without = 0;
  size_t next = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (!operand.in_text || operand.kind == Kind::attr_chan || next >= written_.operand_count) continue;
    if (operand.kind == Kind::vcc && omits_vcc(encoding)) continue;
    const WrittenOperand& written = written_.operand[next++];
    if (operand.half == 0 || written.what != What::vgpr) continue;
    ++(written.half != '\0' ? with : without);
    if (written.half == '\0') mismatch.at = written.at;
  }
  const bool wants_names = encoding.op == isa::Op::v_mov_b16 || encoding.op == isa::Op::v_swap_b16;
  const isa::ModifierField* clamp = find_field(encoding, Modifier::clamp);
  const bool may_choose = ((clamp != nullptr && clamp->allowed) || source_count(encoding) == 3) &&
                          isa::find_by_mnemonic(column_, std::string(encoding.stem()) + "_e32").empty();
  if (without == 0 || (with == 0 && !wants_names && (!written_.op_sel.present || may_choose))) return true;
  mismatch.message = "halves of registers must be written with .l or .h here";
  return false;
}

bool InstructionReader::match_source(InstructionText& result, Mismatch& mismatch) const {
  std::optional<Objection> objection = object_as_llvm_mc(*target_, written_, result);
  if (!objection) return true;
  mismatch.progress = kSourceProgress;
  mismatch.at = objection->at;
  mismatch.message = std::move(objection->message);
  mismatch.hint = "llvm-mc refuses this, though llvm-objdump shows it; in a listing, with its words, it is read";
  return false;
}

bool InstructionReader::match(const isa::Encoding& encoding, InstructionText& result, Mismatch& mismatch) const {
  inst::Instruction& instruction = result.instruction;
  // Copying a blank one takes half the time of filling it with zeros, which g++ 12 does with `rep stos`.
  static const inst::Instruction kBlank;
  std::memcpy(&instruction, &kBlank, sizeof instruction);
  instruction.encoding = encoding.id;
  result.pending = kNone;
  result.pending_is_branch = false;
  result.counted_literal.reset();
  result.raw_operands = 0;
  result.warnings.clear();
  for (const isa::ModifierField& field : encoding.modifiers()) {
    // Being there is what says that SCRATCH has a vaddr; op_sel_hi that is always 1 is not written.
    if (field.required > 0 && field.modifier != Modifier::dst_sel && field.modifier != Modifier::sve &&
        !is_op_sel_hi(field.modifier)) {
      // A form that a written modifier selects (offen, tfe, lds); a returning atomic's glc must be written too.
      bool is_written = false;
      for (size_t i = 0; i < written_.modifier_count; ++i)
        is_written |= written_.modifier[i].modifier == field.modifier &&
                      (written_.modifier[i].value == field.required ||
                       (field.modifier == Modifier::fi && written_.modifier[i].value == kEvenFetchInactive));
      if (!is_written) {
        mismatch.progress = 0;
        mismatch.at = written_.end;
        mismatch.message =
            fmt::format("{} needs '{}' with these operands", encoding.mnemonic(), isa::modifier_name(field.modifier));
        if (written_.operand_count != 0 && field.modifier == Modifier::glc) mismatch.progress = kModifierProgress;
        return false;
      }
    }
    // Of a hint one bit says that an atomic returns the old value; it must be written, too.
    if (field.modifier == Modifier::th && field.unwritten != 0 && find_written(Modifier::th) == nullptr) {
      mismatch.progress = kModifierProgress;
      mismatch.at = written_.end;
      mismatch.message = fmt::format("{} needs th:TH_ATOMIC_RETURN with these operands", encoding.mnemonic());
      return false;
    }
    instruction.modifier[static_cast<size_t>(field.modifier)] =
        field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten;
  }
  if (encoding.format == Format::VOPD && !match_pair(encoding, mismatch)) return false;
  if (is_dpp8(encoding.format)) {
    bool has_lanes = false;
    for (size_t i = 0; i < written_.modifier_count; ++i) has_lanes |= written_.modifier[i].modifier == Modifier::dpp8;
    if (!has_lanes) {
      mismatch.progress = 0;
      mismatch.at = written_.end;
      mismatch.message = fmt::format("{} needs the lanes of dpp8", encoding.mnemonic());
      return false;
    }
  }
  if (is_dpp16(encoding.format)) {
    bool has_control = false;
    for (size_t i = 0; i < written_.modifier_count; ++i)
      has_control |= written_.modifier[i].modifier == Modifier::dpp_ctrl;
    if (!has_control) {
      mismatch.progress = 0;
      mismatch.at = written_.end;
      mismatch.message = fmt::format("{} needs a lane control", encoding.mnemonic());
      mismatch.hint = "for example quad_perm:[0,1,2,3] or row_shl:1";
      return false;
    }
  }
  const std::span<const isa::Operand> operands = encoding.operands();
  const bool without_vcc = omits_vcc(encoding);
  size_t next = 0;
  int wanted_count = 0;
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    if (!operand.in_text || operand.kind == Kind::attr_chan) {
      if (operand.kind == Kind::vcc) instruction.operand[i] = kVcc;
      continue;
    }
    const bool follows_scalar_offset = i > 0 && has_scalar_address(encoding.format) &&
                                       encoding.format != Format::SMEM_PREFETCH && operand.kind == Kind::imm &&
                                       isa::operand_name(operands[i - 1].name) == "soffset";
    if (follows_scalar_offset) {
      bool has_offset = false;
      for (size_t m = 0; m < written_.modifier_count; ++m) {
        if (written_.modifier[m].modifier != Modifier::offset) continue;
        WrittenOperand offset;
        offset.at = mismatch.at = written_.modifier[m].at;
        offset.number = {false, static_cast<uint64_t>(static_cast<int64_t>(written_.modifier[m].value))};
        mismatch.progress = static_cast<int>(next);
        if (!match_immediate(encoding, operand, offset, i, result, mismatch)) return false;
        has_offset = true;
      }
      if (!has_offset) {
        mismatch.progress = 0;
        mismatch.at = written_.end;
        mismatch.message = "expected offset:N beside the scalar offset";
        return false;
      }
      continue;
    }
    ++wanted_count;
    if (without_vcc && operand.kind == Kind::vcc) {
      // What stands in the place of a VCC has no sign, but for compares with DPP16 (llvm-mc).
      const WrittenOperand& there = written_.operand[0];
      if (i == 0 && written_.operand_count > 0 && encoding.format != Format::VOPC_DPP &&
          (there.has_signs() || there.sign_extended)) {
        mismatch.progress = 0;
        mismatch.at = there.at;
        mismatch.message = fmt::format("{} needs its {} before an operand with a sign", encoding.mnemonic(),
                                       operand.dwords == 1 ? "vcc_lo" : "vcc");
        return false;
      }
      instruction.operand[i] = kVcc;
      continue;
    }
    if (next >= written_.operand_count) {
      const bool optional = (has_scalar_address(encoding.format) && encoding.format != Format::SMEM_PREFETCH &&
                             operand.kind == Kind::imm && i > 0) ||
                            encoding.op == isa::Op::s_endpgm;
      if (optional) continue;
      for (size_t k = i + 1; k < operands.size(); ++k)
        wanted_count += operands[k].in_text && operands[k].kind != Kind::attr_chan ? 1 : 0;
      mismatch.progress = static_cast<int>(next);
      mismatch.at = written_.end;
      mismatch.message = fmt::format("expected {} operand{}, found {}", wanted_count, wanted_count == 1 ? "" : "s",
                                     written_.operand_count);
      return false;
    }
    // The first offset of a prefetch is 0 where it is not written (llvm-mc).
    if (encoding.format == Format::SMEM_PREFETCH && operand.kind == Kind::imm && dialect_ == Dialect::llvm &&
        written_.operand[next].what == What::scalar)
      continue;
    mismatch.progress = static_cast<int>(next);
    if (encoding.format == Format::VOPD && isa::operand_name(operand.name) == "dy" && next != written_.second_first) {
      mismatch.at = written_.operand[next].at;
      mismatch.message = fmt::format("{} has {} operand{}", encoding.stem(), next, next == 1 ? "" : "s");
      return false;
    }
    const WrittenOperand& written = written_.operand[next++];
    if (!match_operand(encoding, operand, written, i, result, mismatch)) return false;
    if (operand.kind == Kind::attr && i + 1 < operands.size()) {
      instruction.operand[i] = written.value & 63;
      instruction.operand[i + 1] = written.value >> 6;
    }
  }
  if (next < written_.operand_count) {
    mismatch.progress = static_cast<int>(next);
    mismatch.at = written_.operand[next].at;
    mismatch.message = fmt::format("expected {} operand{}, found {}", wanted_count, wanted_count == 1 ? "" : "s",
                                   written_.operand_count);
    return false;
  }
  mismatch.progress = kModifierProgress;
  if (target_->has(isa::Feature::real_true16) && dialect_ == Dialect::llvm && !match_half_names(encoding, mismatch))
    return false;
  if (!match_modifiers(encoding, result, mismatch)) return false;
  if (inst::is_image(encoding.format) && !match_image(encoding, result, mismatch)) return false;
  if (is_matrix(encoding.format) && !match_matrix(encoding, result, mismatch)) return false;
  if (is_for_llvm_mc() && may_object(encoding) && !match_source(result, mismatch)) return false;
  instruction.size_bytes =
      static_cast<uint8_t>(encoding.words * 4 + (instruction.has_literal ? 4 : 0) + 4 * instruction.mod(Modifier::nsa));
  return true;
}

}  // namespace lw::text
