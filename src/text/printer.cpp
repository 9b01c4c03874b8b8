#include "text/printer.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/base.h"
#include "isa/operand_values.h"
#include "text/cache_policy.h"
#include "text/constants.h"
#include "text/emit.h"
#include "text/encoding_facts.h"
#include "text/print_immediate.h"
#include "text/print_names.h"
#include "text/print_plan.h"
#include "text/register_names.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Modifier;

char* literal_of(const isa::Target& target, isa::EncodingId id, const OperandPrintPlan& operand, uint32_t bits,
                 char* to) {
  if (operand.is_wide_tuple) return emit_literal(to, isa::Type::f64, bits);
  // LLVM reads a constant of v_pk_fmac_f16 as 32 bits from gfx11 on.
  const bool is_pk_fmac = isa::encoding(id).op == isa::Op::v_pk_fmac_f16;
  if (is_pk_fmac && target.has(isa::Feature::doubled_fmac_constants)) {
    if (bits >> 16 == 0 && bits > 64) return emit_0x(to, bits);
    if (constant_of_both_halves(bits)) return emit(emit_0x(emit(to, "lit("), bits), ")");
  }
  return emit_literal(to, operand.literal_type, bits);
}

class Printer {
 public:
  Printer(const isa::Target& target, const inst::Instruction& instruction)
      : target_(target), column_(target.column), names_(register_names(target.column)), instruction_(instruction) {}

  // Of an operand without signs.
  char* operand_text(char* to, const OperandPrintPlan& operand) const { return show(to, operand); }
  bool has_sign(const OperandPrintPlan& operand) const { return operand.has_sign && is_signed(operand); }

  // Calls `each` for the pieces behind the mnemonic: where they begin and end, which operand or modifier they are.
  template <class Each>
  char* run(char* to, Each each) const {
    const PrintPlan& plan = print_plan(instruction_.encoding);
    std::memcpy(to, plan.mnemonic.data(), kMnemonicBlock);
    to += plan.mnemonic_size;
    for (const OperandPrintPlan& operand : plan.operands) {
      char* const begin = to;
      to = copy(to, operand.before);
      const uint32_t value = instruction_.operand[operand.index];
      const bool has_sign = operand.has_sign && is_signed(operand);
      if (operand.is_ready && !has_sign && !(operand.is_source && value - kFirstUnready < kUnready)) [[likely]] {
        to = copy(to, (operand.is_pair ? names_.two : names_.one)[value & 511]);
        each(begin, to, int{operand.index}, Modifier{});
        continue;
      }
      if (operand.show == Show::image_registers && operand.index == inst::kImageData && has_sampled_address_words())
        *to++ = ' ';
      if (has_sign)
        to = with_source_modifiers(to, operand);
      else
        to = show(to, operand);
      each(begin, to, int{operand.index}, Modifier{});
    }
    for (const ModifierPrintPlan& modifier : plan.modifiers) {
      char* const begin = to;
      if (!is_silent(modifier)) to = show(to, modifier);
      each(begin, to, -1, modifier.modifier);
    }
    return to;
  }

 private:
  unsigned mod(Modifier modifier, unsigned plus = 0) const {
    return instruction_.modifier[static_cast<size_t>(modifier) + plus];
  }

  bool is_signed(const OperandPrintPlan& operand) const {
    return (mod(Modifier::neg0, operand.source) | mod(Modifier::abs0, operand.source)) != 0 ||
           (operand.has_sext && mod(Modifier::sext0, operand.source) != 0);
  }

  bool is_silent(const ModifierPrintPlan& modifier) const {
    uint32_t any = 0;
    for (unsigned i = 0; i < modifier.silent_at_zero; ++i) any |= mod(modifier.modifier, i);
    return any == 0 && modifier.silent_at_zero != 0;
  }

  char* tuple(char* to, unsigned value, unsigned dwords) const {
    if (dwords <= 1) return copy(to, names_.one[value & 511]);
    if (dwords == 2) return copy(to, names_.two[value & 511]);
    if (isa::is_inline_constant(value)) return copy(to, names_.one[value]);
    return emit_tuple(to, column_, value, dwords);
  }

  // LLVM writes two blanks behind the mnemonic of these.
  bool has_sampled_address_words() const {
    constexpr size_t kOperandsWithSampler = 4;
    return mod(Modifier::nsa) != 0 && instruction_.enc().operand_count == kOperandsWithSampler;
  }

  // v1.l or v1.h.
  char* half_register(char* to, const OperandPrintPlan& operand, unsigned value) const {
    const bool high = mod(Modifier::op_sel0, operand.half - 1u) != 0;
    return emit(copy(to, names_.one[value & 511]), high ? ".h" : ".l");
  }

  // "[v1, v5, v2]" where the address registers stand in words of their own.
  char* image_registers(char* to, unsigned value, size_t operand) const {
    const unsigned count = inst::dwords(target_, instruction_, operand);
    const bool has_places = mod(Modifier::nsa) != 0 || (target_.has(isa::Feature::image_address_fields) && count > 1);
    if (operand != inst::kImageAddress || !has_places) {
      // LLVM has no tuples of 13 to 15 registers.
      return tuple(to, value, count > 12 ? 16 : count);
    }
    const inst::AddressPlaces places = inst::address_places(target_, instruction_);
    const bool fits = inst::short_of_addresses(target_, instruction_) == 0;
    *to++ = '[';
    to = tuple(to, value, fits ? places.dwords[0] : 1);
    unsigned shown = fits ? places.dwords[0] : 1;
    for (unsigned place = 1; shown < count; ++place) {
      const unsigned dwords = fits ? places.dwords[place] : 1;
      to = tuple(emit(to, ", "), isa::kFirstVgpr + instruction_.more_addresses[shown - 1], dwords);
      shown += dwords;
    }
    *to++ = ']';
    return to;
  }

  char* literal(char* to, const OperandPrintPlan& operand) const {
    return literal_of(target_, instruction_.encoding, operand, instruction_.literal, to);
  }

  char* source(char* to, const OperandPrintPlan& operand, unsigned value) const {
    if (value == isa::kLiteral) return literal(to, operand);
    if (operand.half != 0 && value >= isa::kFirstVgpr) return half_register(to, operand, value);
    if (is_integer_16(operand.type) && isa::is_inline_float(value)) return emit_float_constant_bits_16(to, value);
    if (value == isa::kInverseTurn && operand.is_wide_tuple) return emit(to, "0.15915494309189532");
    // Each half of a packed operand reads the constant as 32 bits.
    const bool packed = operand.type == isa::Type::v2f32 || operand.type == isa::Type::v2b32;
    return tuple(to, value, packed && isa::is_inline_constant(value) ? 1 : operand.dwords);
  }

  // -v0, |v0|, -|v0|, sext(v0); neg(1) where a minus would be read as part of the number.
  char* with_source_modifiers(char* to, const OperandPrintPlan& operand) const {
    const bool sext = operand.has_sext && mod(Modifier::sext0, operand.source) != 0;
    const bool abs = operand.has_abs && mod(Modifier::abs0, operand.source) != 0;
    const bool neg = operand.has_neg && mod(Modifier::neg0, operand.source) != 0;
    const uint32_t value = instruction_.operand[operand.index];
    const bool is_constant = isa::is_inline_constant(value) || value == isa::kLiteral;
    // lit(…) takes a minus as it is.
    char literal[64];
    const bool is_lit =
        value == isa::kLiteral &&
        std::string_view(literal, static_cast<size_t>(show(literal, operand) - literal)).starts_with("lit(");
    const bool spelled_neg = neg && !abs && !is_lit && is_constant;
    if (sext) to = emit(to, "sext(");
    if (neg) to = emit(to, spelled_neg ? "neg(" : "-");
    if (abs) *to++ = '|';
    to = show(to, operand);
    if (abs) *to++ = '|';
    if (spelled_neg || sext) *to++ = ')';
    return to;
  }

  char* export_source(char* to, const OperandPrintPlan& operand) const {
    // Operand 0 is the target. A compressed export has two sources, each shown twice.
    const unsigned place = operand.index - 1u;
    if (((mod(Modifier::en) >> place) & 1) == 0) return emit(to, "off");
    const unsigned shown = mod(Modifier::compr) != 0 ? place / 2 : place;
    return tuple(to, instruction_.operand[1 + shown], 1);
  }

  char* show(char* to, const OperandPrintPlan& operand) const {
    const uint32_t value = instruction_.operand[operand.index];
    switch (operand.show) {
      case Show::register_1:
        if (operand.half != 0 && value >= isa::kFirstVgpr) return half_register(to, operand, value);
        return copy(to, names_.one[value & 511]);
      case Show::register_2: return copy(to, names_.two[value & 511]);
      case Show::register_n: return emit_tuple(to, column_, value, operand.dwords);
      case Show::image_registers: return image_registers(to, value, operand.index);
      case Show::matrix: return matrix(to, operand, value);
      case Show::source: return source(to, operand, value);
      case Show::literal: return emit_0x(to, instruction_.literal);
      case Show::constant: return emit_constant_32(to, instruction_.literal);
      case Show::label: return emit_decimal(to, value & 0xffff);
      case Show::hex_16: return emit_0x(to, value & 0xffff);
      case Show::small_hex: return (value & 0xffff) <= 64 ? emit_decimal(to, value) : emit_0x(to, value & 0xffff);
      case Show::decimal: return emit_decimal(to, value);
      case Show::optional: return value == 0 ? to : emit_decimal(emit(to, " "), value & 0xffff);
      case Show::signed_hex:
        // Without either offset LLVM shows the register, which is NULL.
        if (value == 0 && target_.has(isa::Feature::smem_two_offsets)) return emit(to, "null");
        return emit_signed_hex(to, static_cast<int32_t>(value));
      case Show::version: return emit_version(to, column_, value & 0xffff);
      case Show::wide_hex: return emit_signed_hex(to, static_cast<int32_t>(value));
      case Show::waitcnt: return emit_waitcnt(to, column_, value & 0xffff);
      case Show::depctr: return emit_depctr(to, column_, value & 0xffff);
      case Show::delay: return emit_delay(to, column_, value & 0xffff);
      case Show::sendmsg: return emit_sendmsg(to, column_, value & 0xffff);
      case Show::hwreg: return emit_hwreg(to, column_, value & 0xffff);
      case Show::gpr_index: return emit_gpr_index(to, column_, value & 0xffff);
      case Show::attribute: return emit_decimal(emit(to, "attr"), value);
      case Show::channel: return emit(to, name_of(attr_channel_names(), column_, value));
      case Show::parameter: {
        const std::string_view name = name_of(interp_param_names(), column_, value);
        return name.empty() ? emit_decimal(emit(to, "invalid_param_"), value) : emit(to, name);
      }
      case Show::export_target: return emit_export_target(to, column_, value);
      case Show::export_source: return export_source(to, operand);
      case Show::off: return emit(to, "off");
    }
    return to;
  }

  char* matrix(char* to, const OperandPrintPlan& operand, uint32_t value) const {
    if (value < isa::kFirstVgpr)
      return copy(to, (operand.type == isa::Type::v4f64 || operand.dwords == 2 ? names_.two : names_.one)[value]);
    const unsigned dwords = inst::dwords(target_, instruction_, operand.index);
    return value < isa::kFirstAgpr ? emit_range(to, "v", value - isa::kFirstVgpr, dwords)
                                   : emit_range(to, "a", value - isa::kFirstAgpr, dwords);
  }

  std::string_view scope_text(const ModifierPrintPlan& plan) const {
    if (!target_.has(isa::Feature::cache_scopes)) return plan.text;
    return plan.modifier == Modifier::glc ? " sc0" : plan.modifier == Modifier::slc ? " nt" : " sc1";
  }

  // The sources in the text, and which members of a group of modifiers are set.
  struct Elements {
    unsigned sources = 0, set = 0;
  };
  Elements elements_of(Modifier first) const {
    constexpr unsigned kMembers = 4;
    Elements result;
    for (const isa::Operand& operand : instruction_.enc().operands()) result.sources += source_number(operand) >= 0;
    for (const isa::ModifierField& field : instruction_.enc().modifiers()) {
      const unsigned member = static_cast<unsigned>(field.modifier) - static_cast<unsigned>(first);
      if (member < kMembers && field.allowed && mod(field.modifier) != 0) result.set |= 1u << member;
    }
    return result;
  }

  // " op_sel:[1,0,1]"
  static char* emit_elements(char* to, std::string_view text, unsigned bits, unsigned count) {
    to = emit(to, text);
    for (unsigned i = 0; i < count; ++i) {
      *to++ = (bits >> i & 1) != 0 ? '1' : '0';
      *to++ = i + 1 == count ? ']' : ',';
    }
    return to;
  }

  // An element for each source and one for the destination, whether it is a half or not.
  char* halves(char* to, const ModifierPrintPlan& plan) const {
    const isa::Encoding& encoding = instruction_.enc();
    auto [sources, set] = elements_of(Modifier::op_sel0);
    if (set == 0) return to;
    if (encoding.op == isa::Op::v_fmac_f16) ++sources;
    const isa::Operand& first = encoding.operands()[0];
    const bool is_dpp = encoding.format == isa::Format::VOP3A_DPP || encoding.format == isa::Format::VOP3A_DPP8;
    const bool has_destination = first.is_written && !(is_dpp && first.kind != isa::Kind::vgpr);
    const unsigned of_sources = set & ((1u << sources) - 1);
    return emit_elements(to, plan.text, of_sources | set >> 3 << sources, sources + (has_destination ? 1 : 0));
  }

  // An element for each source, and with op_sel one for the destination of VOP3.
  char* all_elements(char* to, const ModifierPrintPlan& plan) const {
    const isa::Op op = instruction_.op();
    const auto [sources, set] = elements_of(plan.modifier);
    const bool has_destination =
        plan.style == Style::op_sel && (op == isa::Op::v_dot2_f16_f16 || op == isa::Op::v_dot2_bf16_bf16);
    const unsigned count = sources + (has_destination ? 1 : 0);
    return (set & ((1u << count) - 1)) == 0 ? to : emit_elements(to, plan.text, set, count);
  }

  // "[1,0,1]" for the allowed members of a group, when one of them differs from what an unwritten one holds.
  char* group(char* to, const ModifierPrintPlan& plan, unsigned members) const {
    if (shows_all_elements(instruction_.enc()) && plan.style != Style::op_sel_hi) return all_elements(to, plan);
    const auto first = static_cast<size_t>(plan.modifier);
    bool differs = false;
    char text[8];
    unsigned size = 0;
    for (const isa::ModifierField& field : instruction_.enc().modifiers()) {
      const auto modifier = static_cast<size_t>(field.modifier);
      // The attribute of v_interp_p2_f16 takes the place of a source that has no half to choose.
      const bool is_attribute =
          field.modifier == Modifier::op_sel1 && instruction_.enc().format == isa::Format::VOP3_INTERP;
      if (!(field.allowed || is_attribute) || modifier < first || modifier >= first + members) continue;
      const uint32_t value = is_attribute ? 0 : instruction_.modifier[modifier];
      differs |= value != field.unwritten;
      if (size != 0) text[size++] = ',';
      text[size++] = value != 0 ? '1' : '0';
    }
    if (instruction_.enc().format == isa::Format::VOP3PX) {
      // An element for the third matrix, which has no scale.
      text[size++] = ',';
      text[size++] = '0';
      differs |= plan.modifier == Modifier::op_sel_hi0;
    }
    if (!differs) return to;
    to = emit(emit(to, plan.text), {text, size});
    *to++ = ']';
    return to;
  }

  char* show(char* to, const ModifierPrintPlan& plan) const {
    const unsigned value = mod(plan.modifier);
    switch (plan.style) {
      case Style::flag: return value != 0 ? emit(to, plan.text) : to;
      case Style::scope: return value == 0 ? to : emit(to, scope_text(plan));
      case Style::lane_group: {
        if (value == 0) return to;
        if (!has_matrix_signs(target_, instruction_.enc())) return emit_decimal(emit(to, plan.text), value);
        to = emit(to, " neg:[");
        for (unsigned source = 0; source < 3; ++source) {
          *to++ = (value >> source) & 1 ? '1' : '0';
          *to++ = source == 2 ? ']' : ',';
        }
        return to;
      }
      case Style::bitop3: {
        const unsigned table = value | mod(Modifier::bitop3_mid) << 3 | mod(Modifier::bitop3_hi) << 6;
        if (table == 0) return to;
        to = emit(to, plan.text);
        return table <= 10 ? emit_decimal(to, table) : emit_0x(to, table);
      }
      case Style::omod: {
        static constexpr std::string_view kTexts[4] = {"", " mul:2", " mul:4", " div:2"};
        return emit(to, kTexts[value & 3]);
      }
      case Style::select: return emit(emit(to, plan.text), name_of(sdwa_select_names(), column_, value));
      case Style::dst_unused: return emit(emit(to, plan.text), name_of(dst_unused_names(), column_, value));
      case Style::dpp_control: return emit_dpp_control(emit(to, plan.text), column_, value);
      case Style::lanes_of_eight: {
        to = emit(to, plan.text);
        for (unsigned lane = 0; lane < 8; ++lane) {
          *to++ = static_cast<char>('0' + ((value >> (3 * lane)) & 7));
          *to++ = lane == 7 ? ']' : ',';
        }
        return to;
      }
      case Style::mask: return emit_0x(emit(to, plan.text), value);
      case Style::decimal: return value != 0 ? emit_decimal(emit(to, plan.text), value) : to;
      case Style::always_decimal: return emit_decimal(emit(to, plan.text), value);
      case Style::hex: return value != 0 ? emit_0x(emit(to, plan.text), value) : to;
      case Style::signed_decimal:
        return value != 0 ? emit_signed_decimal(emit(to, plan.text), sign_extend(value, plan.width)) : to;
      case Style::signed_hex: return emit_signed_hex(emit(to, plan.text), sign_extend(value, plan.width));
      case Style::optional_signed_hex:
        return value != 0 ? emit_signed_hex(emit(to, plan.text), sign_extend(value, plan.width)) : to;
      case Style::swizzle: return value != 0 ? emit_swizzle(emit(to, plan.text), column_, value) : to;
      case Style::unified_format: return emit_unified_format(to, column_, value);
      case Style::dimension: return emit(emit(to, plan.text), name_of(image_dimension_names(), column_, value));
      case Style::format: return emit_buffer_format(to, column_, value, mod(Modifier::nfmt));
      case Style::op_sel: return group(to, plan, 4);
      case Style::byte_sel: {
        const unsigned byte = byte_select(instruction_);
        return byte == 0 ? to : emit_decimal(emit(to, plan.text), byte);
      }
      case Style::index_key: {
        const unsigned key = value | mod(Modifier::op_sel1) << 1;
        return key == 0 ? to : emit_decimal(emit(to, plan.text), key);
      }
      case Style::load_hint: return emit_temporal_hint(to, HintKind::load, value, mod(Modifier::scope));
      case Style::store_hint: return emit_temporal_hint(to, HintKind::store, value, mod(Modifier::scope));
      case Style::atomic_hint: return emit_temporal_hint(to, HintKind::atomic, value, mod(Modifier::scope));
      case Style::cache_scope: return emit_scope(to, value);
      case Style::halves: return halves(to, plan);
      case Style::op_sel_hi:
      case Style::neg_lo:
      case Style::neg_hi: return group(to, plan, 3);
    }
    return to;
  }

  const isa::Target& target_;
  isa::Column column_;
  const RegisterNames& names_;
  const inst::Instruction& instruction_;
};

}  // namespace

char* print(const isa::Target& target, const inst::Instruction& instruction, char* to) {
  LW_CHECK(instruction.valid(), "print of no instruction");
  return Printer(target, instruction).run(to, [](const char*, const char*, int, Modifier) {});
}

PrintedParts print_parts(const isa::Target& target, const inst::Instruction& instruction, char* to,
                         PrintedPart* parts) {
  LW_CHECK(instruction.valid(), "print of no instruction");
  PrintedPart* part = parts;
  char* const end = Printer(target, instruction)
                        .run(to, [&part](const char* begin, const char* past, int operand, Modifier modifier) {
                          *part++ = {{begin, past}, operand, modifier};
                        });
  return {end, static_cast<size_t>(part - parts)};
}

void print(const isa::Target& target, const inst::Instruction& instruction, OutputBuffer& out) {
  out.advance_to(print(target, instruction, out.room(kMaxInstructionText)));
}

std::string to_string(const isa::Target& target, const inst::Instruction& instruction) {
  char text[kMaxInstructionText];
  return {text, print(target, instruction, text)};
}

namespace {

const OperandPrintPlan* operand_plan(isa::EncodingId id, size_t operand) {
  const std::vector<OperandPrintPlan>& all = print_plan(id).operands;
  const auto found = std::ranges::find(all, operand, &OperandPrintPlan::index);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool shows_name(isa::EncodingId id, size_t operand) {
  const OperandPrintPlan* plan = operand_plan(id, operand);
  if (plan == nullptr || plan->half != 0) return false;
  return plan->show == Show::register_1 || plan->show == Show::register_2 || plan->show == Show::register_n ||
         plan->show == Show::source;
}

NameStyle name_style(const isa::Target& target, const inst::Instruction& instruction, size_t operand) {
  const OperandPrintPlan& plan = *operand_plan(instruction.encoding, operand);
  const bool is_packed = plan.type == isa::Type::v2f32 || plan.type == isa::Type::v2b32;
  return {static_cast<uint8_t>(plan.show), plan.dwords,        is_packed,
          is_integer_16(plan.type),        plan.is_wide_tuple, Printer(target, instruction).has_sign(plan)};
}

char* print_name(const isa::Target& target, const inst::Instruction& instruction, size_t operand, char* to) {
  return Printer(target, instruction).operand_text(to, *operand_plan(instruction.encoding, operand));
}

char* print_literal(const isa::Target& target, isa::EncodingId id, size_t operand, uint32_t literal, char* to) {
  const OperandPrintPlan& plan = *operand_plan(id, operand);
  switch (plan.show) {
    case Show::literal: return emit_0x(to, literal);
    case Show::constant: return emit_constant_32(to, literal);
    default: return literal_of(target, id, plan, literal, to);
  }
}

bool shows_literal_as_word(isa::EncodingId id, size_t operand) {
  const OperandPrintPlan& plan = *operand_plan(id, operand);
  if (plan.show == Show::literal || plan.show == Show::constant || plan.is_wide_tuple) return true;
  return shows_word(plan.literal_type) && isa::encoding(id).op != isa::Op::v_pk_fmac_f16;
}

std::optional<size_t> modifier_place(const isa::Encoding& encoding, Modifier modifier) {
  constexpr std::array kCacheControls = {Modifier::glc, Modifier::slc, Modifier::sc1,
                                         Modifier::dlc, Modifier::th,  Modifier::scope};
  const auto is_cache_control = [&](Modifier m) {
    return std::ranges::find(kCacheControls, m) != kCacheControls.end();
  };
  const bool any_of_them = is_cache_control(modifier);
  const std::vector<ModifierPrintPlan>& order = print_plan(encoding.id).modifiers;
  for (size_t i = 0; i < order.size(); ++i)
    if (order[i].modifier == modifier || (any_of_them && is_cache_control(order[i].modifier))) return i;
  return std::nullopt;
}

}  // namespace lw::text
