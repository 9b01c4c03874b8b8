// CLRX's spellings of operands. Its names may be written in capitals.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>

#include "isa/operand_values.h"
#include "text/clrx_words.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"

namespace lw::text {
namespace {

using isa::Modifier;
using What = WrittenOperand::What;

// "v12", "s", "ttmp3" as the letter of the file and the digits; no letter for another name.
std::pair<char, std::string_view> split_name(std::string_view name) {
  if (name.starts_with("ttmp")) return {'t', name.substr(4)};
  if (name.starts_with('v') || name.starts_with('s')) return {name[0], name.substr(1)};
  return {};
}
bool is_register_number(std::string_view digits, const Token& next) {
  return digits.empty() ? next.is('[')
                        : std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_vector_alu(const isa::Encoding& encoding) { return encoding.record().unit == isa::Unit::valu; }

void set_symbolic(WrittenOperand& operand, isa::Kind kind, unsigned value) {
  operand.what = What::symbolic;
  operand.kind = kind;
  operand.value = static_cast<uint16_t>(value);
}

std::string joined(std::span<const NamedValue> names, isa::Column column) {
  std::string text;
  for (const NamedValue& name : names)
    if (name.holds_in(column)) text += (text.empty() ? "" : ", ") + std::string(name.text);
  return text;
}

}  // namespace

// ---- Operands -------------------------------------------------------------------------------------------------------

InstructionReader::Found InstructionReader::read_clrx_operand(isa::Kind kind, WrittenOperand& operand) {
  operand.at = lexer().token().begin;
  switch (kind) {
    case isa::Kind::hwreg: return read_clrx_hwreg(operand);
    case isa::Kind::sendmsg: return read_clrx_sendmsg(operand);
    case isa::Kind::label: return read_clrx_distance(operand);
    default: break;
  }
  const Token token = lexer().token();
  if (token.is('@')) {
    lexer().advance();
    return read_number(operand, false) ? Found::yes : Found::error;
  }
  // 1.5h, 1.5s, 1.5l: a half, a float, a double.
  const bool minus = token.is('-');
  const Token digits = minus ? lexer().peek() : token;
  if (digits.kind != TokenKind::real) return Found::no;
  const char suffix = static_cast<char>(*digits.end | 0x20);
  if ((suffix != 'h' && suffix != 's' && suffix != 'l') || is_name_char(digits.end[1])) return Found::no;
  if (!read_number(operand, false)) return Found::error;
  lexer().advance();
  return Found::yes;
}

// Whether a name is that of a register which the target has; `before_bracket`: "v" of v[3].
bool InstructionReader::is_own_register(std::string_view name, bool before_bracket) const {
  const Lower small(name);
  const auto [file, digits] = split_name(small.view());
  if (file != '\0' && digits.empty()) return before_bracket;
  uint32_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (file != '\0' && error == std::errc() && end == digits.data() + digits.size())
    return number < register_file(column_, file).count;
  if (value_of(clrx::source_names(), column_, small.view())) return true;
  const ScalarName* named = find_scalar(column_, small.view());
  return named != nullptr && is_available(*named);
}

bool InstructionReader::name_registers(std::string_view name) {
  if (is_own_register(name, false))
    return error(lexer().token().begin,
                 fmt::format("'{}' is a register of {}, and no name for others", name, target_->name));
  WrittenOperand registers;
  registers.at = lexer().token().begin;
  const Found found = read_register(registers);
  if (found == Found::no) return error(registers.at, "expected registers after '%'", "for example name = %v[2:5]");
  if (found == Found::yes) named_registers_.insert_or_assign(std::string(name), registers);
  return found == Found::yes;
}

// name, name[1], name[1:2]: the indices count from the first of the named registers.
InstructionReader::Found InstructionReader::read_clrx_named_registers(const WrittenOperand& all,
                                                                      WrittenOperand& operand) {
  const char* at = lexer().token().begin;
  lexer().advance();
  int64_t first = 0, last = all.dwords - 1;
  if (lexer().token().is('[')) {
    lexer().advance();
    const auto from = read_constant_expression("a register index");
    if (!from) return Found::error;
    first = last = *from;
    if (lexer().token().is(':')) {
      lexer().advance();
      const auto to = read_constant_expression("a register index");
      if (!to) return Found::error;
      last = *to;
    }
    if (!expect(']', "the register index")) return Found::error;
  }
  if (first < 0 || last < first || last >= all.dwords) {
    error(at, fmt::format("the name means {} register{}", all.dwords, all.dwords == 1 ? "" : "s"));
    return Found::error;
  }
  const int64_t start = all.value + first;
  const auto dwords = static_cast<unsigned>(last - first + 1);
  const char* operand_at = operand.at;
  for (const auto& [file, letter] :
       {std::pair(vgpr_file(column_), 'v'), std::pair(sgpr_file(column_), 's'), std::pair(ttmp_file(column_), 't')}) {
    if (start < file.first || start >= int64_t{file.first} + file.count) continue;
    const auto number = static_cast<uint64_t>(start - file.first);
    return set_register(operand, letter, number, number + dwords - 1) ? Found::yes : Found::error;
  }
  operand = all;
  operand.at = operand_at;
  operand.value = static_cast<uint16_t>(start);
  operand.dwords = static_cast<uint8_t>(dwords);
  return Found::yes;
}

// Registers in capitals, registers by a name of the program, and the sources that LLVM has another name for.
InstructionReader::Found InstructionReader::read_clrx_register(WrittenOperand& operand) {
  const Token token = lexer().token();
  const Lower name(token.text());
  if (name.view().empty()) return Found::no;
  if (const auto source = value_of(clrx::source_names(), column_, name.view())) {
    lexer().advance();
    operand.what = What::scalar;
    operand.value = static_cast<uint16_t>(*source);
    operand.dwords = 1;
    operand.any_width = *source != isa::kLdsDirect;
    return Found::yes;
  }
  if (name.view() == token.text()) return Found::no;
  if (const ScalarName* named = find_scalar(column_, name.view()); named != nullptr && is_available(*named)) {
    lexer().advance();
    operand.what = What::scalar;
    operand.value = named->value;
    operand.dwords = named->dwords;
    return Found::yes;
  }
  const auto [file, digits] = split_name(name.view());
  if (file == '\0' || !is_register_number(digits, lexer().peek())) return Found::no;
  return read_numbered_register(operand, file, token, digits);
}

// The registers for which the program has a name. A name may be that of a register which only other targets have: acc
// of CDNA, or v where no bracket follows.
const WrittenOperand* InstructionReader::find_named_registers(const Token& token, const Token& next) const {
  if (named_registers_.empty() || token.kind != TokenKind::identifier) return nullptr;
  const auto named = named_registers_.find(token.text());
  if (named == named_registers_.end() || is_own_register(token.text(), next.is('['))) return nullptr;
  return &named->second;
}

bool InstructionReader::starts_clrx_register(const Token& token, const Token& next) const {
  const Lower name(token.text());
  if (name.view().empty()) return false;
  if (value_of(clrx::source_names(), column_, name.view()) || find_scalar(column_, name.view()) != nullptr) return true;
  const auto [file, digits] = split_name(name.view());
  return file != '\0' && is_register_number(digits, next);
}

// A name of the table, or a number after '@'.
bool InstructionReader::read_clrx_name_or_number(std::span<const NamedValue> names, const char* what, int64_t high,
                                                 unsigned& value) {
  const Token token = lexer().token();
  if (token.kind == TokenKind::identifier) {
    std::string name(Lower(token.text()).view());
    // "emit-cut" is three tokens.
    if (name == "emit" && lexer().peek().is('-')) {
      lexer().advance();
      lexer().advance();
      if (Lower(lexer().token().text()).view() != "cut") return error(token.begin, "expected emit, cut or emit-cut");
      name = "emit-cut";
    }
    for (const std::string_view prefix : {"msg_", "hwreg_", "gs_op_"})
      if (name.starts_with(prefix)) name.erase(0, prefix.size());
    if (name.starts_with("gs_") && name.size() > 3 && value_of(names, column_, name.substr(3))) name.erase(0, 3);
    const auto found = value_of(names, column_, name);
    if (!found)
      return error(token.begin, fmt::format("'{}' is not a {}", token.text(), what),
                   "known are " + joined(names, column_));
    value = *found;
    lexer().advance();
    return true;
  }
  if (token.is('@')) lexer().advance();
  const char* at = lexer().token().begin;
  const auto number = read_constant_expression(what);
  if (!number) return false;
  if (*number < 0 || *number > high) return error(at, fmt::format("{} is 0 to {}", what, high));
  value = static_cast<unsigned>(*number);
  return true;
}

InstructionReader::Found InstructionReader::read_clrx_hwreg(WrittenOperand& operand) {
  if (lexer().token().kind != TokenKind::identifier || Lower(lexer().token().text()).view() != "hwreg" ||
      !lexer().peek().is('('))
    return Found::no;
  lexer().advance();
  lexer().advance();
  if (lexer().token().text().starts_with("HW_REG_")) {
    error(lexer().token().begin, fmt::format("'{}' is LLVM's name of a hardware register", lexer().token().text()),
          "known are " + joined(clrx::hwreg_names(), column_));
    return Found::error;
  }
  Hwreg reg{0, 0, 32};
  if (!read_clrx_name_or_number(clrx::hwreg_names(), "hardware register", 63, reg.id)) return Found::error;
  const auto read_field = [&](const char* what, int64_t low, int64_t high, unsigned& field) {
    if (!expect(',', "the hardware register")) return false;
    const char* at = lexer().token().begin;
    const auto value = read_constant_expression(what);
    if (!value) return false;
    if (*value < low || *value > high) return error(at, fmt::format("{} must be {} to {}", what, low, high));
    field = static_cast<unsigned>(*value);
    return true;
  };
  const bool ok = read_field("the bit offset", 0, 31, reg.offset) && read_field("the number of bits", 1, 32, reg.size);
  if (!ok || !expect(')', "the hardware register")) return Found::error;
  set_symbolic(operand, isa::Kind::hwreg, pack_hwreg(reg));
  return Found::yes;
}

InstructionReader::Found InstructionReader::read_clrx_sendmsg(WrittenOperand& operand) {
  if (lexer().token().kind != TokenKind::identifier || Lower(lexer().token().text()).view() != "sendmsg" ||
      !lexer().peek().is('('))
    return Found::no;
  lexer().advance();
  lexer().advance();
  unsigned message = 0, operation = 0, stream = 0;
  if (!read_clrx_name_or_number(clrx::message_names(), "message", 15, message)) return Found::error;
  const auto next = [&] {
    if (!lexer().token().is(',')) return false;
    lexer().advance();
    return true;
  };
  if (next()) {
    if (!read_clrx_name_or_number(clrx::gs_operation_names(), "operation of a message", 7, operation))
      return Found::error;
    if (next() && !read_clrx_name_or_number({}, "stream", 3, stream)) return Found::error;
  }
  if (!expect(')', "the message")) return Found::error;
  set_symbolic(operand, isa::Kind::sendmsg, message | operation << 4 | stream << 8);
  return Found::yes;
}

// ".", ".+8", ".-4": a place relative to the instruction. Labels are read as everywhere.
InstructionReader::Found InstructionReader::read_clrx_distance(WrittenOperand& operand) {
  const Token dot = lexer().token();
  if (dot.kind == TokenKind::integer) {
    error(dot.begin, "a branch goes to a label or to a place as .+8", "CLRX takes a bare number for an address");
    return Found::error;
  }
  if (!dot.is_identifier(".")) return Found::no;
  lexer().advance();
  int64_t bytes = 0;
  if (lexer().token().is('+') || lexer().token().is('-')) {
    const bool minus = lexer().token().is('-');
    lexer().advance();
    const auto value = read_constant_expression("the distance");
    if (!value) return Found::error;
    if (*value < 0 || *value > (int64_t{1} << 20)) {
      error(dot.begin, "this is out of reach of a branch");
      return Found::error;
    }
    bytes = minus ? -*value : *value;
  }
  if (bytes % 4 != 0) {
    error(dot.begin, "a branch goes by whole words of 4 bytes");
    return Found::error;
  }
  operand.what = What::number;
  operand.number = {false, static_cast<uint64_t>(bytes / 4 - 1)};
  return Found::yes;
}

// ---- What CLRX writes and LLVM leaves out, and the other way round --------------------------------------------------

void InstructionReader::drop_first_operand() {
  std::move(written_.operand.begin() + 1,
            written_.operand.begin() + static_cast<std::ptrdiff_t>(written_.operand_count), written_.operand.begin());
  --written_.operand_count;
}

bool InstructionReader::complete_clrx(std::span<const isa::EncodingId> candidates, const Token& mnemonic) {
  if (has_scalar_address(format_) && written_.operand_count != 0) {
    WrittenOperand& last = written_.operand[written_.operand_count - 1];
    if (last.what == What::number && !last.number.is_real)
      last.number.bits = static_cast<uint64_t>(signed_scalar_offset(*target_, static_cast<int64_t>(last.number.bits)));
  }
  bool has_glc = false, has_lds = false, has_control = false, is_dpp = written_.form == WrittenForm::dpp;
  for (size_t i = 0; i < written_.modifier_count; ++i) {
    const Modifier modifier = written_.modifier[i].modifier;
    has_glc |= modifier == Modifier::glc && written_.modifier[i].value != 0;
    has_lds |= modifier == Modifier::lds && written_.modifier[i].value != 0;
    has_control |= modifier == Modifier::dpp_ctrl;
    is_dpp |= modifier == Modifier::bound_ctrl || modifier == Modifier::row_mask || modifier == Modifier::bank_mask;
  }
  constexpr int64_t kEachLaneItself = 0xe4;  // quad_perm:[0,1,2,3]
  if (is_dpp && !has_control && is_vector_alu(isa::encoding(candidates.front())) &&
      !add_modifier(Modifier::dpp_ctrl, kEachLaneItself, mnemonic.begin, false))
    return false;
  // The destination stands even where nothing comes back: atomics without glc, loads to LDS. Its field is not read.
  if (written_.operand_count == 0 || written_.operand.front().what != What::vgpr) return true;
  for (const isa::EncodingId id : candidates) {
    const isa::Encoding& encoding = isa::encoding(id);
    const bool is_flat = encoding.record().unit == isa::Unit::flat;
    const bool is_buffer = encoding.format == isa::Format::MUBUF;
    bool without_destination = isa::record(encoding.op).unit == isa::Unit::gds && written_.operand_count == 1;
    for (const isa::ModifierField& field : encoding.modifiers()) {
      without_destination |= is_flat && field.modifier == Modifier::glc && field.required == 0 && !has_glc;
      without_destination |=
          (is_flat || is_buffer) && field.modifier == Modifier::lds && field.required == 1 && has_lds;
    }
    size_t in_text = 0;
    for (const isa::Operand& operand : encoding.operands()) in_text += operand.in_text;
    if (!without_destination || in_text + 1 != written_.operand_count) continue;
    drop_first_operand();
    break;
  }
  return true;
}

}  // namespace lw::text
