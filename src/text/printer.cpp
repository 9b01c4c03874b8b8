#include "text/printer.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <mutex>
#include <span>
#include <vector>

#include "base/base.h"
#include "isa/per_encoding.h"
#include "text/cache_policy.h"
#include "text/constants.h"
#include "text/emit.h"
#include "text/encoding_facts.h"
#include "text/print_immediate.h"
#include "text/print_names.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Kind;
using isa::Modifier;

// ---- Register names, ready to copy
// -----------------------------------------------------------------------------------

// Copying a block of `text` and moving on by `size` beats copying a variable length.
struct Ready {
  std::array<char, 31> text;
  uint8_t size;
};

struct RegisterNames {
  std::array<Ready, 512> one;  // by source number: what an operand of one dword says
  std::array<Ready, 512> two;  // an operand of two dwords
};

Ready ready(std::string_view text) {
  Ready result{};
  LW_CHECK(text.size() <= result.text.size(), "a register name is too long");
  std::memcpy(result.text.data(), text.data(), text.size());
  result.size = static_cast<uint8_t>(text.size());
  return result;
}

char* emit_range(char* to, std::string_view prefix, unsigned first, unsigned dwords) {
  to = emit(to, prefix);
  if (dwords == 1) return emit_decimal(to, first);
  *to++ = '[';
  to = emit_decimal(to, first);
  *to++ = ':';
  to = emit_decimal(to, first + dwords - 1);
  *to++ = ']';
  return to;
}

// LLVM names the tuple that a misaligned scalar register number falls into.
char* emit_tuple(char* to, isa::Column column, unsigned value, unsigned dwords) {
  const unsigned align = scalar_alignment(dwords);
  for (const RegisterFile& file : {vgpr_file(column), ttmp_file(column), sgpr_file(column)}) {
    if (value < file.first || value >= unsigned{file.first} + file.count) continue;
    unsigned first = value - file.first;
    if (file.first != 256) first -= first % align;
    return emit_range(to, file.prefix, first, dwords);
  }
  for (const ScalarName& name : scalar_names())
    if (name.value == value && name.holds_in(column)) return emit(to, name.text);
  return emit_decimal(emit(to, "source_"), value);
}

// Without those of scalar_names().
Ready make_name(isa::Column column, unsigned value, unsigned dwords) {
  char text[64];
  char* end = text;
  if (value >= 128 && value <= 208) {
    end = emit_signed_decimal(end, inline_integer(value));
  } else if (value >= 240 && value <= 248) {
    const FloatConstant& constant = float_constants()[value - 240];
    end = emit(end, dwords == 2 ? constant.text_f64 : constant.text);
  } else {
    end = emit_tuple(end, column, value, dwords);
  }
  return ready({text, static_cast<size_t>(end - text)});
}

[[gnu::noinline]] const RegisterNames& make_register_names(isa::Column column,
                                                           std::atomic<const RegisterNames*>& place) {
  static std::array<RegisterNames, isa::kColumnCount> all;
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  RegisterNames& names = all[static_cast<size_t>(column)];
  if (place.load(std::memory_order_relaxed) != nullptr) return names;
  for (unsigned value = 0; value < 512; ++value) {
    names.one[value] = make_name(column, value, 1);
    names.two[value] = make_name(column, value, 2);
  }
  const std::span<const ScalarName> scalars = scalar_names();
  std::for_each(scalars.rbegin(), scalars.rend(), [&](const ScalarName& name) {  // the first one that holds
    if (!name.holds_in(column)) return;
    if (name.dwords == 1) names.one[name.value] = ready(name.text);
    if (name.dwords == 2) names.two[name.value] = ready(name.text);
  });
  place.store(&names, std::memory_order_release);
  return names;
}

const RegisterNames& register_names(isa::Column column) {
  static std::array<std::atomic<const RegisterNames*>, isa::kColumnCount> ready_names;
  std::atomic<const RegisterNames*>& place = ready_names[static_cast<size_t>(column)];
  if (const RegisterNames* names = place.load(std::memory_order_acquire)) [[likely]]
    return *names;
  return make_register_names(column, place);
}

inline char* copy(char* to, const Ready& name) {
  constexpr size_t kMost = 16;  // names are rarely longer
  std::memcpy(to, name.text.data(), kMost);
  if (name.size > kMost) [[unlikely]]
    std::memcpy(to + kMost, name.text.data() + kMost, name.text.size() - kMost);
  return to + name.size;
}

// ---- What to print for each encoding, worked out once
// -----------------------------------------------------------------

enum class Show : uint8_t {
  register_1,
  register_2,
  register_n,
  image_registers,  // the data and the address of an image, as many as inst::dwords says
  matrix,           // VGPRs, AGPRs or an inline constant, as many as inst::dwords says
  source,           // a register, constant or literal whose type decides how constants are written
  literal,          // a literal in its own place
  constant,         // a literal shown like an inline constant
  label,
  hex_16,     // the immediates of SOPK
  small_hex,  // decimal while it could be an inline constant, else hexadecimal
  decimal,
  optional,    // a decimal that is not shown when 0
  signed_hex,  // SMEM offsets
  wide_hex,    // those of 24 bits, which LLVM always shows
  version,
  waitcnt,
  depctr,
  delay,
  sendmsg,
  hwreg,
  gpr_index,
  attribute,
  channel,
  parameter,
  export_target,
  export_source,
  off,
};

struct OperandPlan {
  Show show;
  isa::Type type;
  isa::Type literal_type;  // as which a literal is written
  bool is_wide_tuple;      // of eight: before gfx12 LLVM reads its constants as 64 bits and shows literals as they are
  uint8_t dwords;
  uint8_t index;   // into Instruction::operand
  uint8_t half;    // isa::Operand::half
  uint8_t source;  // which of neg0, abs1, … belong to it; 3: none
  // Which of these the instruction has. Bits that it ignores are not shown.
  bool has_neg, has_abs, has_sext;
  bool has_sign;  // one of them
  // Its text is one of the ready names, unless it is a source whose number is one of kUnready.
  bool is_ready;
  bool is_source;
  bool is_pair;  // two dwords
  Ready before;
};

enum class Style : uint8_t {
  flag,   // " clamp"
  scope,  // " glc", " slc", " scc", which gfx942 calls otherwise
  omod,
  select,
  dst_unused,
  dpp_control,
  lanes_of_eight,
  mask,
  decimal,
  always_decimal,
  hex,
  signed_decimal,
  signed_hex,
  optional_signed_hex,  // not shown when 0
  swizzle,
  format,
  unified_format,
  dimension,
  op_sel,
  halves,  // op_sel where operands are halves of registers
  op_sel_hi,
  neg_lo,
  neg_hi,  // groups of one bit a source
  lane_group,
  bitop3,
  byte_sel,   // op_sel where it chooses a byte
  index_key,  // and where it chooses a part of indices
  load_hint,
  store_hint,
  atomic_hint,
  cache_scope,
};

struct ModifierPlan {
  Style style;
  Modifier modifier;
  uint8_t width;
  std::string_view text;       // " clamp", " offset:"
  uint8_t silent_at_zero = 0;  // so many modifiers from this one on, all 0, show nothing; 0: they may show something
};

// Copying a whole block beats copying as many characters as there are.
constexpr size_t kMnemonicBlock = 40;

struct Plan {
  std::array<char, kMnemonicBlock> mnemonic{};
  uint8_t mnemonic_size = 0;
  std::vector<OperandPlan> operands;
  std::vector<ModifierPlan> modifiers;
};

bool is_integer_16(isa::Type type) {
  return type == isa::Type::b16 || type == isa::Type::i16 || type == isa::Type::u16;
}

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

uint8_t source_index(std::string_view operand_name) {
  if (operand_name == "s0") return 0;
  if (operand_name == "s1") return 1;
  if (operand_name == "s2") return 2;
  return 3;
}

// Everything a text can end with, in LLVM's order. Groups stand at their first member.
constexpr ModifierPlan kModifierOrder[] = {
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

const isa::ModifierField* find_field(const isa::Encoding& encoding, Modifier modifier) {
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == modifier && field.allowed) return &field;
  return nullptr;
}

// Whether an encoding has some member of a group of four.
bool has_any(const isa::Encoding& encoding, Modifier first) {
  constexpr unsigned kMembers[] = {3, 4};
  const unsigned members = kMembers[first == Modifier::op_sel0];
  return std::ranges::any_of(encoding.modifiers(), [&](const isa::ModifierField& field) {
    const unsigned member = static_cast<unsigned>(field.modifier) - static_cast<unsigned>(first);
    return field.allowed && member < members;
  });
}

// ModifierPlan::silent_at_zero.
uint8_t silent_at_zero(const isa::Encoding& encoding, const ModifierPlan& row) {
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
  const auto op_sel = std::ranges::find(order, Style::op_sel, &ModifierPlan::style);
  std::rotate(op_sel, op_sel + 1, order.begin() + kPast);
  return order;
}();
constexpr size_t kPlaceOfOmod = static_cast<size_t>(
    std::ranges::find(kModifierOrder, Style::omod, &ModifierPlan::style) - std::begin(kModifierOrder));

std::span<const ModifierPlan> modifier_order(isa::Format format) {
  switch (format) {
    case isa::Format::VOP3_INTERP: return with_op_sel_before<std::size(kModifierOrder)>;
    case isa::Format::VINTERP: return with_op_sel_before<kPlaceOfOmod>;
    default: return kModifierOrder;
  }
}

// One of them may become two.
constexpr size_t kMostModifiers = std::size(kModifierOrder) + 1;

void plan_modifiers(const isa::Encoding& encoding, Plan& plan) {
  if (encoding.modifiers().empty() && !has_halves(encoding) && !has_byte_select(encoding)) return;
  std::array<const isa::ModifierField*, isa::kModifierCount> fields{};
  for (const isa::ModifierField& field : encoding.modifiers())
    if (const auto place = static_cast<size_t>(field.modifier); field.allowed && fields[place] == nullptr)
      fields[place] = &field;
  std::array<ModifierPlan, kMostModifiers> rows;
  size_t count = 0;
  const auto add = [&](const ModifierPlan& row) { rows[count++] = row; };
  for (ModifierPlan row : modifier_order(encoding.format)) {
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
      if (is_scalar && may_be_gone && isa::any_column_has(encoding, isa::Feature::scalar_null))
        row.style = Style::optional_signed_hex;
      if (encoding.stem() == "ds_swizzle_b32") row.style = Style::swizzle;
    }
    add(row);
  }
  for (ModifierPlan& row : std::span(rows).first(count)) row.silent_at_zero = silent_at_zero(encoding, row);
  plan.modifiers.assign(rows.begin(), rows.begin() + count);
}

void plan_source_modifiers(const isa::Encoding& encoding, OperandPlan& operand) {
  if (operand.source == 3) return;
  const auto has = [&](Modifier first) {
    return find_field(encoding, static_cast<Modifier>(static_cast<unsigned>(first) + operand.source)) != nullptr;
  };
  operand.has_neg = has(Modifier::neg0);
  operand.has_abs = has(Modifier::abs0);
  operand.has_sext = operand.source < 2 && has(Modifier::sext0);
  operand.has_sign = operand.has_neg || operand.has_abs || operand.has_sext;
}

// Sources whose text depends on more than their number: float constants and literals.
constexpr unsigned kFirstUnready = 240;
constexpr unsigned kUnready = 16;

void plan_ready_name(OperandPlan& operand) {
  operand.is_source = operand.show == Show::source;
  const bool is_packed = operand.type == isa::Type::v2f32 || operand.type == isa::Type::v2b32;
  operand.is_pair = operand.show == Show::register_2 || (operand.is_source && operand.dwords == 2);
  operand.is_ready = operand.half == 0 && (operand.show == Show::register_1 || operand.show == Show::register_2 ||
                                           (operand.is_source && operand.dwords <= 2 && !is_packed));
}

Plan make_plan(const isa::Encoding& encoding) {
  Plan plan;
  // Of a pair the first; the second stands before its operands.
  const bool is_pair = encoding.format == isa::Format::VOPD;
  const std::string_view mnemonic = is_pair ? encoding.stem() : encoding.mnemonic();
  LW_CHECK(mnemonic.size() <= kMnemonicBlock, mnemonic);
  std::ranges::copy(mnemonic, plan.mnemonic.begin());
  plan.mnemonic_size = static_cast<uint8_t>(mnemonic.size());
  // " :: v_dual_mov_b32 ", before the first operand of the second of a pair.
  const std::string second = is_pair ? std::string(encoding.mnemonic().substr(mnemonic.size())) + " " : "";
  const bool is_gfx12 = isa::any_column_has(encoding, isa::Feature::cache_policy);
  uint8_t index = 0;
  plan.operands.reserve(encoding.operand_count);
  for (const isa::Operand& operand : encoding.operands()) {
    OperandPlan row{};
    row.show = show_of(encoding, operand);
    row.type = operand.type;
    row.source = source_index(isa::operand_name(operand.name));
    // SALU operands are read as 32 bits and written so, even where only half of them matters.
    if (encoding.record().unit == isa::Unit::salu && is_integer_16(row.type)) row.type = isa::Type::b32;
    // LLVM shows half of a literal of the mixed instructions.
    if (encoding.format == isa::Format::VOP3P_MIX && row.source != 3) row.type = isa::Type::f16;
    // LLVM takes the exponent of v_ldexp_f16 for a half.
    if (encoding.stem() == "v_ldexp_f16" && row.type == isa::Type::i16) row.type = isa::Type::f16;
    // A constant stands for each number of a matrix.
    if (isa::is_wmma(encoding) && operand.dwords == 2) row.type = isa::Type::v2b32;
    row.literal_type = row.type;
    if (const isa::Type type = addend_type(encoding, operand); is_gfx12 && type != operand.type)
      row.literal_type = type;
    row.is_wide_tuple = operand.dwords == 8 && !is_gfx12;
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
    row.before = ready(before);
    plan.operands.push_back(row);
  }
  plan_modifiers(encoding, plan);
  return plan;
}

const Plan& plan_of(isa::EncodingId id) {
  static constinit isa::PerEncoding<Plan, make_plan> plans;
  return plans[id];
}

// ---- Printing
// ----------------------------------------------------------------------------------------------------------

char* literal_of(const isa::Target& target, isa::EncodingId id, const OperandPlan& operand, uint32_t bits, char* to) {
  if (operand.is_wide_tuple) return emit_literal(to, isa::Type::f64, bits);
  // LLVM reads a constant of v_pk_fmac_f16 as 32 bits from gfx11 on.
  const bool is_pk_fmac = isa::encoding(id).op == isa::Op::v_pk_fmac_f16;
  if (is_pk_fmac && target.has(isa::Feature::null_before_m0)) {
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
  char* operand_text(char* to, const OperandPlan& operand) const { return show(to, operand); }
  bool has_sign(const OperandPlan& operand) const { return operand.has_sign && is_signed(operand); }

  // Calls `each` for the pieces behind the mnemonic: where they begin and end, which operand or modifier they are.
  template <class Each>
  char* run(char* to, Each each) const {
    const Plan& plan = plan_of(instruction_.encoding);
    std::memcpy(to, plan.mnemonic.data(), kMnemonicBlock);
    to += plan.mnemonic_size;
    for (const OperandPlan& operand : plan.operands) {
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
    for (const ModifierPlan& modifier : plan.modifiers) {
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

  bool is_signed(const OperandPlan& operand) const {
    return (mod(Modifier::neg0, operand.source) | mod(Modifier::abs0, operand.source)) != 0 ||
           (operand.has_sext && mod(Modifier::sext0, operand.source) != 0);
  }

  bool is_silent(const ModifierPlan& modifier) const {
    uint32_t any = 0;
    for (unsigned i = 0; i < modifier.silent_at_zero; ++i) any |= mod(modifier.modifier, i);
    return any == 0 && modifier.silent_at_zero != 0;
  }

  char* tuple(char* to, unsigned value, unsigned dwords) const {
    if (dwords <= 1) return copy(to, names_.one[value & 511]);
    if (dwords == 2) return copy(to, names_.two[value & 511]);
    if ((value >= kIntegerZero && value <= 208) || (value >= 240 && value <= 248)) return copy(to, names_.one[value]);
    return emit_tuple(to, column_, value, dwords);
  }

  // LLVM writes two blanks behind the mnemonic of these.
  bool has_sampled_address_words() const {
    constexpr size_t kOperandsWithSampler = 4;
    return mod(Modifier::nsa) != 0 && instruction_.enc().operand_count == kOperandsWithSampler;
  }

  // v1.l or v1.h.
  char* half_register(char* to, const OperandPlan& operand, unsigned value) const {
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
      to = tuple(emit(to, ", "), 256u + instruction_.more_addresses[shown - 1], dwords);
      shown += dwords;
    }
    *to++ = ']';
    return to;
  }

  char* literal(char* to, const OperandPlan& operand) const {
    return literal_of(target_, instruction_.encoding, operand, instruction_.literal, to);
  }

  char* source(char* to, const OperandPlan& operand, unsigned value) const {
    if (value == kLiteralFollows) return literal(to, operand);
    if (operand.half != 0 && value >= 256) return half_register(to, operand, value);
    if (is_integer_16(operand.type) && is_float_constant(value)) return emit_float_constant_bits_16(to, value);
    if (value == kInverse2Pi && operand.is_wide_tuple) return emit(to, "0.15915494309189532");
    // Each half of a packed operand reads the constant as 32 bits.
    const bool packed = operand.type == isa::Type::v2f32 || operand.type == isa::Type::v2b32;
    return tuple(to, value, packed && is_constant(value) ? 1 : operand.dwords);
  }

  static constexpr unsigned kInverse2Pi = 248;
  static bool is_float_constant(unsigned value) { return value >= 240 && value <= 248; }
  static bool is_constant(unsigned value) { return (value >= 128 && value <= 208) || is_float_constant(value); }

  // -v0, |v0|, -|v0|, sext(v0); neg(1) where a minus would be read as part of the number.
  char* with_source_modifiers(char* to, const OperandPlan& operand) const {
    const bool sext = operand.has_sext && mod(Modifier::sext0, operand.source) != 0;
    const bool abs = operand.has_abs && mod(Modifier::abs0, operand.source) != 0;
    const bool neg = operand.has_neg && mod(Modifier::neg0, operand.source) != 0;
    const uint32_t value = instruction_.operand[operand.index];
    const bool is_constant = (value >= 128 && value <= 208) || (value >= 240 && value <= 248) || value == 255;
    // lit(…) takes a minus as it is.
    char literal[64];
    const bool is_lit =
        value == kLiteralFollows &&
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

  char* export_source(char* to, const OperandPlan& operand) const {
    // Operand 0 is the target. A compressed export has two sources, each shown twice.
    const unsigned place = operand.index - 1u;
    if (((mod(Modifier::en) >> place) & 1) == 0) return emit(to, "off");
    const unsigned shown = mod(Modifier::compr) != 0 ? place / 2 : place;
    return tuple(to, instruction_.operand[1 + shown], 1);
  }

  char* show(char* to, const OperandPlan& operand) const {
    const uint32_t value = instruction_.operand[operand.index];
    switch (operand.show) {
      case Show::register_1:
        if (operand.half != 0 && value >= 256) return half_register(to, operand, value);
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
        if (value == 0 && target_.has(isa::Feature::scalar_null)) return emit(to, "null");
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

  char* matrix(char* to, const OperandPlan& operand, uint32_t value) const {
    if (value < 256)
      return copy(to, (operand.type == isa::Type::v4f64 || operand.dwords == 2 ? names_.two : names_.one)[value]);
    const unsigned dwords = inst::dwords(target_, instruction_, operand.index);
    return value < 512 ? emit_range(to, "v", value - 256, dwords) : emit_range(to, "a", value - 512, dwords);
  }

  std::string_view scope_text(const ModifierPlan& plan) const {
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
    for (const isa::Operand& operand : instruction_.enc().operands())
      result.sources += source_index(isa::operand_name(operand.name)) != 3;
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
  char* halves(char* to, const ModifierPlan& plan) const {
    const isa::Encoding& encoding = instruction_.enc();
    auto [sources, set] = elements_of(Modifier::op_sel0);
    if (set == 0) return to;
    if (encoding.op == isa::Op::v_fmac_f16) ++sources;
    const isa::Operand& first = encoding.operands()[0];
    const bool is_dpp = encoding.format == isa::Format::VOP3A_DPP || encoding.format == isa::Format::VOP3A_DPP8;
    const bool has_destination = first.is_written && !(is_dpp && first.kind != Kind::vgpr);
    const unsigned of_sources = set & ((1u << sources) - 1);
    return emit_elements(to, plan.text, of_sources | set >> 3 << sources, sources + (has_destination ? 1 : 0));
  }

  // An element for each source, and with op_sel one for the destination of VOP3.
  char* all_elements(char* to, const ModifierPlan& plan) const {
    const isa::Op op = instruction_.op();
    const auto [sources, set] = elements_of(plan.modifier);
    const bool has_destination =
        plan.style == Style::op_sel && (op == isa::Op::v_dot2_f16_f16 || op == isa::Op::v_dot2_bf16_bf16);
    const unsigned count = sources + (has_destination ? 1 : 0);
    return (set & ((1u << count) - 1)) == 0 ? to : emit_elements(to, plan.text, set, count);
  }

  // "[1,0,1]" for the allowed members of a group, when one of them differs from what an unwritten one holds.
  char* group(char* to, const ModifierPlan& plan, unsigned members) const {
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

  char* show(char* to, const ModifierPlan& plan) const {
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

void print(const isa::Target& target, const inst::Instruction& instruction, Buffer& out) {
  out.advance_to(print(target, instruction, out.room(kMaxInstructionText)));
}

std::string to_string(const isa::Target& target, const inst::Instruction& instruction) {
  char text[kMaxInstructionText];
  return {text, print(target, instruction, text)};
}

namespace {

const OperandPlan* operand_plan(isa::EncodingId id, size_t operand) {
  const std::vector<OperandPlan>& all = plan_of(id).operands;
  const auto found = std::ranges::find(all, operand, &OperandPlan::index);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool shows_name(isa::EncodingId id, size_t operand) {
  const OperandPlan* plan = operand_plan(id, operand);
  if (plan == nullptr || plan->half != 0) return false;
  return plan->show == Show::register_1 || plan->show == Show::register_2 || plan->show == Show::register_n ||
         plan->show == Show::source;
}

NameStyle name_style(const isa::Target& target, const inst::Instruction& instruction, size_t operand) {
  const OperandPlan& plan = *operand_plan(instruction.encoding, operand);
  const bool is_packed = plan.type == isa::Type::v2f32 || plan.type == isa::Type::v2b32;
  return {static_cast<uint8_t>(plan.show), plan.dwords,        is_packed,
          is_integer_16(plan.type),        plan.is_wide_tuple, Printer(target, instruction).has_sign(plan)};
}

char* print_name(const isa::Target& target, const inst::Instruction& instruction, size_t operand, char* to) {
  return Printer(target, instruction).operand_text(to, *operand_plan(instruction.encoding, operand));
}

char* print_literal(const isa::Target& target, isa::EncodingId id, size_t operand, uint32_t literal, char* to) {
  const OperandPlan& plan = *operand_plan(id, operand);
  switch (plan.show) {
    case Show::literal: return emit_0x(to, literal);
    case Show::constant: return emit_constant_32(to, literal);
    default: return literal_of(target, id, plan, literal, to);
  }
}

bool shows_literal_as_word(isa::EncodingId id, size_t operand) {
  const OperandPlan& plan = *operand_plan(id, operand);
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
  const std::vector<ModifierPlan>& order = plan_of(encoding.id).modifiers;
  for (size_t i = 0; i < order.size(); ++i)
    if (order[i].modifier == modifier || (any_of_them && is_cache_control(order[i].modifier))) return i;
  return std::nullopt;
}

}  // namespace lw::text
