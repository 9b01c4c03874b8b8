// CLRX's dialect, as its disassembler writes it.
#include <fmt/format.h>

#include <algorithm>

#include "isa/operand_values.h"
#include "isa/wait_fields.h"
#include "text/dialect_facts.h"
#include "text/dialect_print.h"
#include "text/encoding_facts.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::Kind;
using isa::Modifier;

int32_t sign_extend(uint32_t value, unsigned width) {
  return width >= 32 ? static_cast<int32_t>(value)
                     : static_cast<int32_t>(value << (32 - width)) >> static_cast<int>(32 - width);
}

std::string range(std::string_view prefix, unsigned first, unsigned dwords) {
  return dwords == 1 ? fmt::format("{}{}", prefix, first) : fmt::format("{}[{}:{}]", prefix, first, first + dwords - 1);
}

class Printer {
 public:
  Printer(const isa::Target& target, const inst::Instruction& instruction, std::string_view label)
      : target_(target),
        column_(target.column),
        instruction_(instruction),
        encoding_(instruction.enc()),
        label_(label) {}

  std::string run(bool names_form) {
    text_ = dialect_stem(Dialect::clrx, encoding_.stem());
    add_unwritten_destination();
    for (size_t i = 0; i < encoding_.operands().size(); ++i) add_operand(i);
    add_modifiers();
    if (names_form) text_ += is_sdwa(encoding_.format) ? " sdwa" : is_dpp16(encoding_.format) ? " dpp" : " vop3";
    return std::move(text_);
  }

 private:
  uint32_t mod(Modifier modifier) const { return instruction_.mod(modifier); }
  uint32_t mod(Modifier first, int index) const { return mod(offset_by(first, index)); }

  const isa::ModifierField* find(Modifier modifier) const { return find_field(encoding_, modifier); }
  bool allows(Modifier modifier) const {
    const isa::ModifierField* field = find(modifier);
    return field != nullptr && field->allowed;
  }

  void begin_operand() {
    text_ += has_operand_ ? ", " : " ";
    has_operand_ = true;
  }

  // Atomics that give nothing back and loads to LDS have a destination in CLRX's text, and every instruction of the
  // global wave sync an address; the machine ignores these.
  void add_unwritten_destination() {
    const bool is_sync = encoding_.record().unit == isa::Unit::gds && encoding_.operands().empty();
    if (is_sync) {
      begin_operand();
      text_ += "v0";
    }
    const bool is_flat = encoding_.record().unit == isa::Unit::flat;
    const bool to_lds = encoding_.format == Format::MUBUF && find(Modifier::lds) != nullptr &&
                        find(Modifier::lds)->required == 1 && inst::operand_index(encoding_, "vaddr") >= 0;
    const isa::ModifierField* glc = find(Modifier::glc);
    const isa::ModifierField* lds = find(Modifier::lds);
    const bool no_return =
        is_flat && ((glc != nullptr && glc->required == 0) || (lds != nullptr && lds->required == 1));
    if (!to_lds && !no_return) return;
    const int data = inst::operand_index(encoding_, "data");
    unsigned dwords = data >= 0 ? encoding_.operands()[static_cast<size_t>(data)].dwords : 1;
    if (encoding_.stem().find("cmpswap") != std::string_view::npos) dwords /= 2;
    begin_operand();
    text_ += range("v", 0, dwords);
  }

  std::string registers(unsigned value, unsigned dwords) const {
    if (const std::string_view name = name_of(clrx::source_names(), column_, value); !name.empty())
      return std::string(name);
    for (const ScalarName& name : scalar_names())
      if (name.value == value && name.dwords == dwords && name.holds_in(column_)) return std::string(name.text);
    if (isa::is_inline_integer(value)) return fmt::format("{}", isa::inline_integer(value));
    if (isa::is_inline_float(value)) return std::string(float_constants()[value - isa::kFirstFloat].text);
    for (const RegisterRun& file : {vgpr_file(column_), ttmp_file(column_), sgpr_file(column_)})
      if (value >= file.first && value < unsigned{file.first} + file.count)
        return range(file.prefix, value - file.first, dwords);
    return fmt::format("ill_{}", value);
  }

  std::string source(const isa::Operand& operand, uint32_t value, unsigned dwords) const {
    if (value != isa::kLiteral || !instruction_.has_literal) return with_signs(operand, value, dwords);
    const auto literal = static_cast<int32_t>(instruction_.literal);
    return inline_integer_source(literal) ? fmt::format("lit({})", literal)
                                          : fmt::format("0x{:x}", instruction_.literal);
  }

  std::string with_signs(const isa::Operand& operand, uint32_t value, unsigned dwords) const {
    std::string text = registers(value, dwords);
    const int index = source_number(operand);
    if (index < 0) return text;
    const auto has = [&](Modifier first) { return allows(offset_by(first, index)) && mod(first, index) != 0; };
    const bool is_number = isa::is_inline_constant(value);
    const bool neg = has(Modifier::neg0), abs = has(Modifier::abs0);
    if (abs) text = fmt::format("abs({})", text);
    if (neg) text = is_number && !abs ? fmt::format("neg({})", text) : fmt::format("-{}", text);
    if (index < 2 && has(Modifier::sext0)) text = fmt::format("sext({})", text);
    return text;
  }

  std::string waitcnt(unsigned imm) const {
    const std::string counters = counters_text(column_, imm);
    if (!counters.empty()) return counters;
    unsigned nothing = 0;
    std::string all;
    for (const isa::WaitField& field : isa::wait_fields(column_)) {
      nothing = field.put(nothing, field.maximum());
      all += fmt::format("{}{}({})", all.empty() ? "" : " & ", field.counter, field.maximum());
    }
    return imm == nothing ? all : fmt::format("0x{:x}", imm);
  }

  std::string sendmsg(unsigned imm) const {
    const unsigned message = imm & 15, operation = imm >> 4 & 3, stream = imm >> 8 & 3;
    constexpr unsigned kMessageBits = 0x33f;
    if ((imm & ~kMessageBits) != 0) return fmt::format("0x{:x}", imm);
    const std::string_view name = name_of(clrx::message_names(), column_, message);
    std::string text = name.empty() ? fmt::format("sendmsg(@{}", message) : fmt::format("sendmsg({}", name);
    const bool takes_operation = message == kMessageGs || message == kMessageGsDone;
    if (takes_operation || (imm & 0x330) != 0) {
      text += fmt::format(", {}", name_of(clrx::gs_operation_names(), column_, operation));
      if (operation != 0 || stream != 0) text += fmt::format(", {}", stream);
    }
    return text + ")";
  }

  std::string hwreg(unsigned imm) const {
    const Hwreg reg = unpack_hwreg(imm);
    const std::string_view name = name_of(clrx::hwreg_names(), column_, reg.id);
    return fmt::format("hwreg({}, {}, {})", name.empty() ? fmt::format("@{}", reg.id) : std::string(name), reg.offset,
                       reg.size);
  }

  std::string export_source(size_t index) const {
    const size_t place = index - 1;
    if ((mod(Modifier::en) >> place & 1) == 0) return "off";
    const size_t shown = mod(Modifier::compr) != 0 ? place / 2 : place;
    return registers(instruction_.operand[1 + shown], 1);
  }

  std::string export_target(unsigned value) const {
    for (const ExportTarget& target : export_targets()) {
      if (!target.holds_in(target_.column)) continue;
      if (target.count == 0 ? value != target.first
                            : value < target.first || value >= unsigned{target.first} + target.count)
        continue;
      return target.count == 0 ? std::string(target.text) : fmt::format("{}{}", target.text, value - target.first);
    }
    return fmt::format("ill_{}", value);
  }

  std::string immediate(const isa::Operand& operand, uint32_t value) const {
    if (has_scalar_address(encoding_.format) && operand.width > 20) return fmt::format("0x{:x}", value & 0x1fffff);
    return fmt::format("0x{:x}", operand.width == 16 ? value & 0xffff : value);
  }

  // The branch is one word, so that a distance of 0 is the instruction behind it.
  std::string branch_target(uint32_t value) const {
    if (!label_.empty()) return std::string(label_);
    const int64_t bytes = (int64_t{static_cast<int32_t>(value)} + 1) * 4;
    return bytes < 0 ? fmt::format(".-{}", -bytes) : fmt::format(".+{}", bytes);
  }

  void add_operand(size_t index) {
    const isa::Operand& operand = encoding_.operands()[index];
    const uint32_t value = instruction_.operand[index];
    if (!operand.in_text) return;
    if (operand.kind == Kind::attr_chan) {
      text_ += fmt::format(".{}", name_of(attr_channel_names(), column_, value));
      return;
    }
    const bool is_nothing = encoding_.format == Format::SOPP && encoding_.stem() == "s_endpgm" && value == 0;
    if (is_nothing) return;
    const bool follows_scalar_offset = has_scalar_address(encoding_.format) && operand.kind == Kind::imm && index > 0 &&
                                       isa::operand_name(encoding_.operands()[index - 1].name) == "soffset";
    if (follows_scalar_offset) {
      text_ += fmt::format(" offset:{}", immediate(operand, value));
      return;
    }
    begin_operand();
    text_ += operand_text(index, operand, value);
  }

  std::string operand_text(size_t index, const isa::Operand& operand, uint32_t value) const {
    if (encoding_.format == Format::EXP && operand.kind == Kind::vgpr) return export_source(index);
    if (is_image_address(encoding_, operand))
      return registers(value, image_address_dwords(target_, instruction_, index));
    switch (operand.kind) {
      case Kind::literal: return fmt::format("0x{:x}", instruction_.literal);
      case Kind::label: return branch_target(value);
      case Kind::waitcnt: return waitcnt(value & 0xffff);
      case Kind::sendmsg: return sendmsg(value & 0xffff);
      case Kind::hwreg: return hwreg(value & 0xffff);
      case Kind::gpr_idx:
      case Kind::imm: return immediate(operand, value);
      case Kind::attr: return fmt::format("attr{}", value);
      case Kind::interp_param: {
        const std::string_view name = name_of(interp_param_names(), column_, value);
        return name.empty() ? fmt::format("invalid_{}", value) : std::string(name);
      }
      case Kind::exp_target: return export_target(value);
      case Kind::off: {
        const bool is_buffer = encoding_.format == Format::MUBUF || encoding_.format == Format::MTBUF;
        return is_buffer ? "v0" : "off";
      }
      default: return source(operand, value, inst::dwords(target_, instruction_, index));
    }
  }

  // ---- Modifiers ----

  void flag(Modifier modifier, std::string_view text) {
    if (allows(modifier) && mod(modifier) != 0) text_ += text;
  }
  void number(Modifier modifier, std::string_view text, uint32_t unwritten = 0) {
    if (allows(modifier) && mod(modifier) != unwritten) text_ += fmt::format("{}{}", text, mod(modifier));
  }
  void select(Modifier modifier, std::string_view text) {
    constexpr uint32_t kWhole = 6;
    if (allows(modifier) && mod(modifier) != kWhole)
      text_ += fmt::format("{}{}", text, name_of(clrx::select_names(), column_, mod(modifier)));
  }
  // One bit a source, where a bit is set.
  void group(Modifier first, int members, std::string_view text) {
    std::string bits;
    bool any = false;
    for (int i = 0; i < members; ++i) {
      const Modifier modifier = offset_by(first, i);
      // Of v_interp_p2_f16, the attribute takes the place of a source that has no half to choose.
      const bool is_attribute = modifier == Modifier::op_sel1 && encoding_.format == Format::VOP3_INTERP;
      if (!allows(modifier) && !(is_attribute && allows(Modifier::op_sel0))) continue;
      const bool set = !is_attribute && mod(modifier) != 0;
      any |= set;
      bits += fmt::format("{}{}", bits.empty() ? "" : ",", set ? 1 : 0);
    }
    if (any) text_ += fmt::format("{}[{}]", text, bits);
  }

  void add_op_sel_hi() {
    if (!allows(Modifier::op_sel_hi0)) return;
    bool differs = false;
    for (int i = 0; i < 3; ++i) {
      const isa::ModifierField* field = find(offset_by(Modifier::op_sel_hi0, i));
      if (field == nullptr) continue;
      const unsigned usual = field->allowed ? 1 : absent_op_sel_hi(Dialect::clrx, *field);
      differs |= mod(field->modifier) != usual;
    }
    if (differs) text_ += op_sel_hi_text(instruction_, Dialect::clrx);
  }

  void add_lane_control() {
    if (!allows(Modifier::dpp_ctrl)) return;
    const uint32_t value = mod(Modifier::dpp_ctrl);
    if (value < 0x100) {
      text_ += fmt::format(" quad_perm:[{},{},{},{}]", value & 3, value >> 2 & 3, value >> 4 & 3, value >> 6 & 3);
    } else {
      for (const DppControl& control : dpp_controls()) {
        const unsigned last = control.base + (control.last - control.first);
        if (value < control.base || value > last) continue;
        text_ += fmt::format(" {}", control.text);
        if (control.text == "row_bcast")
          text_ += fmt::format("{}", control.first);  // row_bcast15
        else if (control.last > 1)
          text_ += fmt::format(":{}", control.first + (value - control.base));
      }
    }
    flag(Modifier::bound_ctrl, " bound_ctrl");
    text_ += fmt::format(" bank_mask:{} row_mask:{}", mod(Modifier::bank_mask), mod(Modifier::row_mask));
  }

  void add_offset() {
    const isa::ModifierField* field = find(Modifier::offset);
    if (field == nullptr || !field->allowed || has_scalar_address(encoding_.format)) return;
    const uint32_t value = mod(Modifier::offset);
    if (value == 0) return;
    const bool is_signed = encoding_.format == Format::GLOBAL || encoding_.format == Format::SCRATCH;
    const bool is_flat = encoding_.record().unit == isa::Unit::flat;
    text_ += fmt::format(" {}offset:{}", is_flat ? "inst_" : "",
                         is_signed ? sign_extend(value, field->width) : static_cast<int32_t>(value));
  }

  void add_format() {
    if (!allows(Modifier::dfmt)) return;
    const uint32_t data = mod(Modifier::dfmt), numbers = mod(Modifier::nfmt);
    const bool shows_data = data != kDefaultDataFormat, shows_numbers = numbers != kDefaultNumberFormat;
    if (!shows_data && !shows_numbers) return;
    text_ += " format:[";
    if (shows_data) text_ += name_of(clrx::data_format_names(), column_, data);
    if (shows_data && shows_numbers) text_ += ",";
    if (shows_numbers) text_ += name_of(clrx::number_format_names(), column_, numbers);
    text_ += "]";
  }

  void add_modifiers() {
    const bool is_flat = encoding_.record().unit == isa::Unit::flat;
    flag(Modifier::high, " high");
    group(Modifier::op_sel0, 4, " op_sel:");
    add_op_sel_hi();
    group(Modifier::neg_lo0, 3, " neg_lo:");
    group(Modifier::neg_hi0, 3, " neg_hi:");
    if (allows(Modifier::omod)) {
      static constexpr std::string_view kFactors[] = {"", " mul:2", " mul:4", " div:2"};
      text_ += kFactors[mod(Modifier::omod) & 3];
    }
    flag(Modifier::clamp, " clamp");
    select(Modifier::dst_sel, " dst_sel:");
    if (allows(Modifier::dst_unused) && mod(Modifier::dst_unused) != 0)
      text_ += fmt::format(" dst_unused:{}", name_of(clrx::dst_unused_names(), column_, mod(Modifier::dst_unused)));
    select(Modifier::src0_sel, " src0_sel:");
    select(Modifier::src1_sel, " src1_sel:");
    add_lane_control();
    flag(Modifier::offen, " offen");
    flag(Modifier::idxen, " idxen");
    add_offset();
    number(Modifier::offset0, " offset0:");
    number(Modifier::offset1, " offset1:");
    number(Modifier::dmask, " dmask:", 1);
    flag(Modifier::unorm, " unorm");
    if (is_flat) flag(Modifier::lds, " lds");
    flag(Modifier::glc, " glc");
    flag(Modifier::slc, " slc");
    if (!is_flat) flag(Modifier::lds, " lds");
    flag(Modifier::r128, " r128");
    flag(Modifier::a16, " a16");
    flag(Modifier::tfe, " tfe");
    flag(Modifier::lwe, " lwe");
    flag(Modifier::da, " da");
    flag(Modifier::d16, " d16");
    flag(Modifier::gds, " gds");
    flag(Modifier::done, " done");
    flag(Modifier::compr, " compr");
    flag(Modifier::vm, " vm");
    if (has_scalar_address(encoding_.format) && allows(Modifier::offset))
      text_ += fmt::format(" offset:0x{:x}", mod(Modifier::offset) & 0x1fffff);
    add_format();
  }

  const isa::Target& target_;
  isa::Column column_;
  const inst::Instruction& instruction_;
  const isa::Encoding& encoding_;
  std::string_view label_;
  std::string text_;
  bool has_operand_ = false;
};

}  // namespace

std::string clrx_text(const isa::Target& target, const inst::Instruction& instruction, std::string_view label,
                      bool names_form) {
  return Printer(target, instruction, label).run(names_form);
}

}  // namespace lw::text
