#include "text/print_plan.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>

#include "base/base.h"
#include "inst/inst.h"
#include "text/cache_policy.h"
#include "text/encoding_facts.h"

namespace lw::text {
namespace {

using isa::Kind;
using isa::Modifier;

Show show_of(const isa::Encoding& encoding, const isa::Operand& operand) {
  switch (operand.kind) {
    case Kind::agpr:
    case Kind::avgpr:
    case Kind::asrc: return Show::matrix;
    case Kind::vsrc:
    case Kind::vsrc_nolit:
    case Kind::ssrc:
    case Kind::soffset: return Show::source;
    case Kind::literal:
      switch (encoding.format) {
        case isa::Format::VOP2:
        case isa::Format::VOPD:
        case isa::Format::SOP2: return Show::literal;
        default: return Show::constant;
      }
    case Kind::label: return Show::label;
    case Kind::waitcnt: return Show::waitcnt;
    case Kind::depctr: return Show::depctr;
    case Kind::delay: return Show::delay;
    case Kind::sendmsg: return Show::sendmsg;
    case Kind::hwreg: return Show::hwreg;
    case Kind::gpr_idx: return Show::gpr_index;
    case Kind::attr: return Show::attribute;
    case Kind::attr_chan: return Show::channel;
    case Kind::interp_param: return Show::parameter;
    case Kind::exp_target: return Show::export_target;
    case Kind::off: return Show::off;
    case Kind::swizzle: return Show::decimal;
    case Kind::imm: break;
    default:
      if (encoding.format == isa::Format::EXP) return Show::export_source;
      if (inst::is_image(encoding.format) && operand.kind == Kind::vgpr) return Show::image_registers;
      return operand.dwords <= 1 ? Show::register_1 : operand.dwords == 2 ? Show::register_2 : Show::register_n;
  }
  switch (encoding.format) {
    case isa::Format::SOPK:
      if (encoding.operand_count == 1) return Show::version;  // s_version
      return Show::hex_16;
    case isa::Format::SOPK_SRC: return Show::hex_16;
    case isa::Format::SOPP:
      if (operand.type == isa::Type::b16) return Show::hex_16;
      return encoding.stem() == "s_endpgm" ? Show::optional : Show::small_hex;
    case isa::Format::SMEM:
    case isa::Format::SMEM_PROBE:
    case isa::Format::SMEM_PREFETCH:
      if (isa::operand_name(operand.name) != "imm") return Show::small_hex;
      return operand.width == kWideOffsetBits ? Show::wide_hex : Show::signed_hex;
    default: return Show::decimal;
  }
}

bool is_float_16(isa::Type type) { return type == isa::Type::f16 || type == isa::Type::v2f16; }

// Everything a text can end with, in LLVM's order. Groups stand at their first member.
constexpr ModifierPrintPlan kModifierOrder[] = {
    {Style::flag, Modifier::high, 1, " high"},
    {Style::bitop3, Modifier::bitop3_lo, 3, " bitop3:"},
    {Style::op_sel, Modifier::op_sel0, 1, " op_sel:["},
    {Style::op_sel_hi, Modifier::op_sel_hi0, 1, " op_sel_hi:["},
    {Style::neg_lo, Modifier::neg_lo0, 1, " neg_lo:["},
    {Style::neg_hi, Modifier::neg_hi0, 1, " neg_hi:["},
    {Style::flag, Modifier::clamp, 1, " clamp"},
    {Style::omod, Modifier::omod, 2, ""},
    {Style::select, Modifier::dst_sel, 3, " dst_sel:"},
    {Style::dst_unused, Modifier::dst_unused, 2, " dst_unused:"},
    {Style::select, Modifier::src0_sel, 3, " src0_sel:"},
    {Style::select, Modifier::src1_sel, 3, " src1_sel:"},
    {Style::dpp_control, Modifier::dpp_ctrl, 9, " "},
    {Style::lanes_of_eight, Modifier::dpp8, 24, " dpp8:["},
    {Style::mask, Modifier::row_mask, 4, " row_mask:"},
    {Style::mask, Modifier::bank_mask, 4, " bank_mask:"},
    {Style::flag, Modifier::bound_ctrl, 1, " bound_ctrl:1"},
    {Style::flag, Modifier::fi, 1, " fi:1"},
    {Style::format, Modifier::dfmt, 4, ""},
    {Style::unified_format, Modifier::format, 7, ""},
    {Style::flag, Modifier::idxen, 1, " idxen"},
    {Style::flag, Modifier::offen, 1, " offen"},
    {Style::decimal, Modifier::offset, 16, " offset:"},
    {Style::decimal, Modifier::offset0, 8, " offset0:"},
    {Style::decimal, Modifier::offset1, 8, " offset1:"},
    {Style::hex, Modifier::dmask, 4, " dmask:"},
    {Style::dimension, Modifier::dim, 3, " dim:"},
    {Style::flag, Modifier::unorm, 1, " unorm"},
    {Style::scope, Modifier::glc, 1, " glc"},
    {Style::scope, Modifier::slc, 1, " slc"},
    {Style::scope, Modifier::sc1, 1, " scc"},
    {Style::flag, Modifier::dlc, 1, " dlc"},
    {Style::load_hint, Modifier::th, 3, ""},
    {Style::cache_scope, Modifier::scope, 2, ""},
    {Style::flag, Modifier::r128, 1, " r128"},
    {Style::flag, Modifier::a16, 1, " a16"},
    {Style::flag, Modifier::tfe, 1, " tfe"},
    {Style::flag, Modifier::lwe, 1, " lwe"},
    {Style::flag, Modifier::da, 1, " da"},
    {Style::flag, Modifier::d16, 1, " d16"},
    {Style::flag, Modifier::lds, 1, " lds"},
    {Style::flag, Modifier::gds, 1, " gds"},
    {Style::decimal, Modifier::cbsz, 3, " cbsz:"},
    {Style::decimal, Modifier::abid, 4, " abid:"},
    {Style::lane_group, Modifier::blgp, 3, " blgp:"},
    {Style::flag, Modifier::done, 1, " done"},
    {Style::flag, Modifier::row, 1, " row_en"},
    {Style::always_decimal, Modifier::wait_exp, 3, " wait_exp:"},
    {Style::always_decimal, Modifier::wait_vdst, 4, " wait_vdst:"},
    {Style::always_decimal, Modifier::wait_va_vdst, 4, " wait_va_vdst:"},
    {Style::always_decimal, Modifier::wait_vm_vsrc, 1, " wait_vm_vsrc:"},
    {Style::flag, Modifier::compr, 1, " compr"},
    {Style::flag, Modifier::vm, 1, " vm"},
};

// Whether an encoding has some member of a group of four.
bool has_any(const isa::Encoding& encoding, Modifier first) {
  constexpr unsigned kMembers[] = {3, 4};
  const unsigned members = kMembers[first == Modifier::op_sel0];
  return std::ranges::any_of(encoding.modifiers(), [&](const isa::ModifierField& field) {
    const unsigned member = static_cast<unsigned>(field.modifier) - static_cast<unsigned>(first);
    return field.allowed && member < members;
  });
}

// ModifierPrintPlan::silent_at_zero.
uint8_t silent_at_zero(const isa::Encoding& encoding, const ModifierPrintPlan& row) {
  switch (row.style) {
    case Style::flag:
    case Style::scope:
    case Style::lane_group:
    case Style::omod:
    case Style::decimal:
    case Style::hex:
    case Style::signed_decimal:
    case Style::optional_signed_hex:
    case Style::swizzle: return 1;
    case Style::op_sel:
    case Style::neg_lo:
    case Style::neg_hi: {
      const auto first = static_cast<unsigned>(row.modifier);
      const unsigned members = row.style == Style::op_sel ? 4 : 3;
      const bool is_zero = std::ranges::none_of(encoding.modifiers(), [&](const isa::ModifierField& field) {
        const unsigned member = static_cast<unsigned>(field.modifier) - first;
        return member < members && field.unwritten != 0;
      });
      return is_zero ? static_cast<uint8_t>(members) : 0;
    }
    default: return 0;
  }
}

// Interpolation shows op_sel behind clamp, or behind everything.
template <size_t kPast>
constexpr auto with_op_sel_before = [] {
  std::array order = std::to_array(kModifierOrder);
  const auto op_sel = std::ranges::find(order, Style::op_sel, &ModifierPrintPlan::style);
  std::rotate(op_sel, op_sel + 1, order.begin() + kPast);
  return order;
}();
constexpr size_t kPlaceOfOmod = static_cast<size_t>(
    std::ranges::find(kModifierOrder, Style::omod, &ModifierPrintPlan::style) - std::begin(kModifierOrder));

std::span<const ModifierPrintPlan> modifier_order(isa::Format format) {
  switch (format) {
    case isa::Format::VOP3_INTERP: return with_op_sel_before<std::size(kModifierOrder)>;
    case isa::Format::VINTERP: return with_op_sel_before<kPlaceOfOmod>;
    default: return kModifierOrder;
  }
}

// One of them may become two.
constexpr size_t kMostModifiers = std::size(kModifierOrder) + 1;

void plan_modifiers(const isa::Encoding& encoding, PrintPlan& plan) {
  if (encoding.modifiers().empty() && !has_halves(encoding) && !has_byte_select(encoding)) return;
  std::array<const isa::ModifierField*, isa::kModifierCount> fields{};
  for (const isa::ModifierField& field : encoding.modifiers())
    if (const auto place = static_cast<size_t>(field.modifier); field.allowed && fields[place] == nullptr)
      fields[place] = &field;
  std::array<ModifierPrintPlan, kMostModifiers> rows;
  size_t count = 0;
  const auto add = [&](const ModifierPrintPlan& row) { rows[count++] = row; };
  for (ModifierPrintPlan row : modifier_order(encoding.format)) {
    const isa::ModifierField* field = fields[static_cast<size_t>(row.modifier)];
    if (row.style == Style::op_sel && has_halves(encoding)) {
      // v_cndmask_b16 shows its halves as registers alone.
      if (encoding.op == isa::Op::v_cndmask_b16) continue;
      row.style = Style::halves;
      add(row);
      continue;
    }
    if (row.style == Style::op_sel && has_byte_select(encoding)) {
      add({Style::byte_sel, first_byte_select(encoding), 1, " byte_sel:"});
      continue;
    }
    if (row.style == Style::op_sel && has_index_key(encoding) && field != nullptr) {
      add({Style::index_key, Modifier::op_sel0, 1, " index_key:"});
      continue;
    }
    const bool is_group = row.style == Style::op_sel || row.style == Style::neg_lo || row.style == Style::neg_hi;
    if (is_group && shows_all_elements(encoding) && has_any(encoding, row.modifier)) {
      add(row);
      continue;
    }
    const bool may_be_fixed =
        row.modifier == Modifier::dst_sel || (is_sdwa(encoding.format) && encoding.operands().empty());
    if (field == nullptr || (may_be_fixed && field->required >= 0)) continue;
    row.width = field->width;
    if (row.style == Style::load_hint && hint_kind(encoding) != HintKind::load)
      row.style = hint_kind(encoding) == HintKind::store ? Style::store_hint : Style::atomic_hint;
    if (row.style == Style::scope && encoding.record().unit == isa::Unit::smem) row.style = Style::flag;
    // LLVM puts the lds of the loads behind everything and that of the store in front of glc.
    if (row.modifier == Modifier::glc && encoding.stem() == "buffer_store_lds_dword") {
      add({Style::flag, Modifier::lds, 1, " lds"});
    }
    if (row.modifier == Modifier::lds && encoding.stem() == "buffer_store_lds_dword") continue;
    if (row.modifier == Modifier::offset) {
      const bool is_signed = encoding.format == isa::Format::GLOBAL || encoding.format == isa::Format::SCRATCH ||
                             encoding.format == isa::Format::GLOBAL_ADDTID ||
                             (encoding.format == isa::Format::FLAT && field->width == kWideOffsetBits);
      const bool is_scalar = encoding.format == isa::Format::SMEM || encoding.format == isa::Format::SMEM_PROBE;
      if (is_signed) row.style = Style::signed_decimal;
      if (is_scalar) row.style = Style::signed_hex;
      // A scalar register as offset has an immediate beside it in every form of gfx10.
      const bool may_be_gone = field->width != kWideOffsetBits;
      if (is_scalar && may_be_gone && isa::any_column_has(encoding, isa::Feature::smem_two_offsets))
        row.style = Style::optional_signed_hex;
      if (encoding.stem() == "ds_swizzle_b32") row.style = Style::swizzle;
    }
    add(row);
  }
  for (ModifierPrintPlan& row : std::span(rows).first(count)) row.silent_at_zero = silent_at_zero(encoding, row);
  plan.modifiers.assign(rows.begin(), rows.begin() + count);
}

void plan_source_modifiers(const isa::Encoding& encoding, OperandPrintPlan& operand) {
  if (operand.source == kNoSource) return;
  const auto has = [&](Modifier first) {
    return std::ranges::any_of(encoding.modifiers(), [&](const isa::ModifierField& field) {
      return field.allowed && field.modifier == offset_by(first, operand.source);
    });
  };
  operand.has_neg = has(Modifier::neg0);
  operand.has_abs = has(Modifier::abs0);
  operand.has_sext = operand.source < 2 && has(Modifier::sext0);
  operand.has_sign = operand.has_neg || operand.has_abs || operand.has_sext;
}

void plan_ready_name(OperandPrintPlan& operand) {
  operand.is_source = operand.show == Show::source;
  const bool is_packed = operand.type == isa::Type::v2f32 || operand.type == isa::Type::v2b32;
  operand.is_pair = operand.show == Show::register_2 || (operand.is_source && operand.dwords == 2);
  operand.is_ready = operand.half == 0 && (operand.show == Show::register_1 || operand.show == Show::register_2 ||
                                           (operand.is_source && operand.dwords <= 2 && !is_packed));
}

}  // namespace

PrintPlan make_print_plan(const isa::Encoding& encoding) {
  PrintPlan plan;
  // Of a pair the first; the second stands before its operands.
  const bool is_pair = encoding.format == isa::Format::VOPD;
  const std::string_view mnemonic = is_pair ? encoding.stem() : encoding.mnemonic();
  LW_CHECK(mnemonic.size() <= kMnemonicBlock, mnemonic);
  std::ranges::copy(mnemonic, plan.mnemonic.begin());
  plan.mnemonic_size = static_cast<uint8_t>(mnemonic.size());
  // " :: v_dual_mov_b32 ", before the first operand of the second of a pair.
  const std::string second = is_pair ? std::string(encoding.mnemonic().substr(mnemonic.size())) + " " : "";
  const bool is_short_wmma = isa::any_column_has(encoding, isa::Feature::wmma_128b);
  uint8_t index = 0;
  plan.operands.reserve(encoding.operand_count);
  for (const isa::Operand& operand : encoding.operands()) {
    OperandPrintPlan row{};
    row.show = show_of(encoding, operand);
    row.type = operand.type;
    const int source = source_number(operand);
    row.source = source < 0 ? kNoSource : static_cast<uint8_t>(source);
    // SALU operands are read as 32 bits and written so, even where only half of them matters.
    if (encoding.record().unit == isa::Unit::salu && is_integer_16(row.type)) row.type = isa::Type::b32;
    // LLVM shows half of a literal of the mixed instructions.
    if (encoding.format == isa::Format::VOP3P_MIX && row.source != kNoSource) row.type = isa::Type::f16;
    // LLVM takes the exponent of v_ldexp_f16 for a half.
    if (encoding.stem() == "v_ldexp_f16" && row.type == isa::Type::i16) row.type = isa::Type::f16;
    // A constant stands for each number of a matrix.
    if (isa::is_wmma(encoding) && operand.dwords == 2) row.type = isa::Type::v2b32;
    row.literal_type = row.type;
    if (const isa::Type type = addend_type(encoding, operand); is_short_wmma && type != operand.type)
      row.literal_type = type;
    row.is_wide_tuple = operand.dwords == 8 && !is_short_wmma;
    if (encoding.record().unit == isa::Unit::salu && is_float_16(row.type)) {
      // Comparisons show the bits of constants; where there is one source, a literal has 32.
      if (encoding.format == isa::Format::SOPC) row.type = row.literal_type = isa::Type::b16;
      if (encoding.format == isa::Format::SOP1) row.literal_type = isa::Type::b32;
    }
    row.dwords = operand.dwords;
    row.half = operand.half;
    row.index = index++;
    std::string_view before = plan.operands.empty() ? " " : ", ";
    if (is_pair && isa::operand_name(operand.name) == "dy") before = second;
    if (row.show == Show::channel) before = ".";
    if (row.show == Show::optional) before = "";
    if (row.show == Show::export_source && plan.operands.size() == 1) before = " ";
    plan_source_modifiers(encoding, row);
    plan_ready_name(row);
    if (!operand.in_text) continue;
    row.before = ready_text(before);
    plan.operands.push_back(row);
  }
  plan_modifiers(encoding, plan);
  return plan;
}

}  // namespace lw::text
