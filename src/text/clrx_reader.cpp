// CLRX's spellings of operands and modifiers. Its names may be written in capitals.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"

namespace lw::text {
namespace {

using isa::Modifier;
using What = WrittenOperand::What;

// A name in small letters; empty for one that is longer than any name of the dialect.
class Lower {
 public:
  explicit Lower(std::string_view name) {
    if (name.size() > text_.size()) return;
    std::transform(name.begin(), name.end(), text_.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    size_ = name.size();
  }
  std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::array<char, 32> text_{};
  size_t size_ = 0;
};

enum class Takes : uint8_t {
  flag,    // alone, or with :0 or :1
  number,  // with a number from `low` to `high`
  bound,   // alone or with a number, which does not matter
  lanes,   // with a number of lanes, which `fixed` is the default of (0: none)
  omod,
  select,
  quad_perm,
  array,
  format,
  form,
};

struct Word {
  std::string_view name;
  Takes takes;
  Modifier modifier;
  int32_t low = 0, high = 0;
};

// clang-format off: a table.
constexpr Word kWords[] = {
    {"clamp", Takes::flag, Modifier::clamp},
    {"glc", Takes::flag, Modifier::glc},
    {"slc", Takes::flag, Modifier::slc},
    {"tfe", Takes::flag, Modifier::tfe},
    {"lds", Takes::flag, Modifier::lds},
    {"gds", Takes::flag, Modifier::gds},
    {"offen", Takes::flag, Modifier::offen},
    {"idxen", Takes::flag, Modifier::idxen},
    {"done", Takes::flag, Modifier::done},
    {"compr", Takes::flag, Modifier::compr},
    {"vm", Takes::flag, Modifier::vm},
    {"high", Takes::flag, Modifier::high},
    {"unorm", Takes::flag, Modifier::unorm},
    {"r128", Takes::flag, Modifier::r128},
    {"a16", Takes::flag, Modifier::a16},
    {"lwe", Takes::flag, Modifier::lwe},
    {"da", Takes::flag, Modifier::da},
    {"d16", Takes::flag, Modifier::d16},
    {"offset", Takes::number, Modifier::offset, INT32_MIN, INT32_MAX},
    {"inst_offset", Takes::number, Modifier::offset, INT32_MIN, INT32_MAX},
    {"offset0", Takes::number, Modifier::offset0, 0, 255},
    {"offset1", Takes::number, Modifier::offset1, 0, 255},
    {"row_mask", Takes::number, Modifier::row_mask, 0, 15},
    {"bank_mask", Takes::number, Modifier::bank_mask, 0, 15},
    {"dmask", Takes::number, Modifier::dmask, 0, 15},
    {"dfmt", Takes::number, Modifier::dfmt, 0, 15},
    {"nfmt", Takes::number, Modifier::nfmt, 0, 7},
    {"bound_ctrl", Takes::bound, Modifier::bound_ctrl},
    {"row_shl", Takes::lanes, Modifier::dpp_ctrl},
    {"row_shr", Takes::lanes, Modifier::dpp_ctrl},
    {"row_ror", Takes::lanes, Modifier::dpp_ctrl},
    {"row_bcast", Takes::lanes, Modifier::dpp_ctrl},
    {"row_bcast15", Takes::flag, Modifier::dpp_ctrl, 0x142},
    {"row_bcast31", Takes::flag, Modifier::dpp_ctrl, 0x143},
    {"row_mirror", Takes::flag, Modifier::dpp_ctrl, 0x140},
    {"row_half_mirror", Takes::flag, Modifier::dpp_ctrl, 0x141},
    {"row_hmirror", Takes::flag, Modifier::dpp_ctrl, 0x141},
    {"wave_shl", Takes::lanes, Modifier::dpp_ctrl, 1},
    {"wave_rol", Takes::lanes, Modifier::dpp_ctrl, 1},
    {"wave_shr", Takes::lanes, Modifier::dpp_ctrl, 1},
    {"wave_ror", Takes::lanes, Modifier::dpp_ctrl, 1},
    {"quad_perm", Takes::quad_perm, Modifier::dpp_ctrl},
    {"mul", Takes::omod, Modifier::omod},
    {"div", Takes::omod, Modifier::omod},
    {"dst_sel", Takes::select, Modifier::dst_sel},
    {"src0_sel", Takes::select, Modifier::src0_sel},
    {"src1_sel", Takes::select, Modifier::src1_sel},
    {"dst_unused", Takes::select, Modifier::dst_unused},
    {"op_sel", Takes::array, Modifier::op_sel0},
    {"op_sel_hi", Takes::array, Modifier::op_sel_hi0},
    {"neg_lo", Takes::array, Modifier::neg_lo0},
    {"neg_hi", Takes::array, Modifier::neg_hi0},
    {"format", Takes::format, Modifier::dfmt},
    {"vop3", Takes::form, {}, static_cast<int32_t>(Form::vop3)},
    {"sdwa", Takes::form, {}, static_cast<int32_t>(Form::sdwa)},
    {"dpp", Takes::form, {}, static_cast<int32_t>(Form::dpp)},
};
// clang-format on

const Word* find_word(std::string_view name) {
  const auto found = std::find_if(std::begin(kWords), std::end(kWords), [&](const Word& w) { return w.name == name; });
  return found == std::end(kWords) ? nullptr : found;
}

// The 21 bits of a scalar offset are written without their sign.
int64_t signed_scalar_offset(const isa::Target& target, int64_t number) {
  constexpr int64_t kCount = int64_t{1} << 21;
  const bool wraps = target.has(isa::Feature::smem_signed_offset) && number >= kCount / 2 && number < kCount;
  return wraps ? number - kCount : number;
}

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

std::string joined(std::span<const Name> names, isa::Column column) {
  std::string text;
  for (const Name& name : names)
    if (name.holds_in(column)) text += (text.empty() ? "" : ", ") + std::string(name.text);
  return text;
}

}  // namespace

std::string_view InstructionReader::keyword(const Token& token) const {
  if (dialect_ != Dialect::clrx || token.kind != TokenKind::identifier) return token.text();
  static constexpr std::string_view kKeywords[] = {"abs", "neg", "sext", "lit", "off", "vmcnt", "expcnt", "lgkmcnt"};
  const Lower name(token.text());
  const auto found = std::find(std::begin(kKeywords), std::end(kKeywords), name.view());
  return found == std::end(kKeywords) ? token.text() : *found;
}

// ---- Modifiers ------------------------------------------------------------------------------------------------------

InstructionReader::Found InstructionReader::read_clrx_modifier() {
  const Token token = lexer().token();
  if (token.kind != TokenKind::identifier) return Found::no;
  const Lower name(token.text());
  const Word* word = find_word(name.view());
  if (word == nullptr) {
    // The words that only LLVM has may stand, too: what it prints can be read.
    return lexer().peek().is(':') ? read_modifier() : Found::no;
  }
  const bool is_image_word = word->modifier == Modifier::d16 || word->modifier == Modifier::da ||
                             word->modifier == Modifier::unorm || word->modifier == Modifier::lwe ||
                             word->modifier == Modifier::a16 || word->modifier == Modifier::r128;
  if (word->takes == Takes::flag && is_image_word && !inst::is_image(format_)) return Found::no;
  if (word->modifier == Modifier::lds && isa::record(op_).unit == isa::Unit::valu) return Found::no;
  const auto done = [](bool ok) { return ok ? Found::yes : Found::error; };
  const bool has_value = lexer().peek().is(':');
  lexer().advance();
  if (has_value) lexer().advance();
  const char* at = lexer().token().begin;
  const auto missing = [&] { return done(error(token.end, fmt::format("expected ':' after {}", name.view()))); };
  switch (word->takes) {
    case Takes::form: {
      const auto form = static_cast<Form>(word->low);
      if (written_.form != Form::any && written_.form != form)
        return done(error(token.begin, "only one of vop3, sdwa and dpp can stand"));
      written_.form = form;
      return Found::yes;
    }
    case Takes::flag: {
      const int64_t set = word->low != 0 ? word->low : 1;
      if (!has_value) return done(add_modifier(word->modifier, set, token.begin, true));
      const auto value = read_constant_expression("a flag");
      if (!value) return Found::error;
      if (*value != 0 && *value != 1) return done(error(at, fmt::format("{} is 0 or 1", name.view())));
      return *value == 0 ? Found::yes : done(add_modifier(word->modifier, set, token.begin, true));
    }
    case Takes::bound:
      if (has_value && !read_constant_expression("bound_ctrl")) return Found::error;
      // Written in any way, it sets the bit: an invalid lane reads as 0.
      return done(add_modifier(word->modifier, 1, token.begin, !has_value));
    case Takes::number: {
      if (!has_value) return missing();
      int32_t swizzle = 0;
      if (op_ == isa::Op::ds_swizzle_b32 && lexer().token().is_identifier("swizzle") && lexer().peek().is('('))
        return done(read_swizzle(swizzle) && add_modifier(word->modifier, swizzle, at, false));
      const auto value = read_constant_expression("a number");
      if (!value) return Found::error;
      if (*value < word->low || *value > word->high)
        return done(error(at, fmt::format("{} must be {} to {}", name.view(), word->low, word->high)));
      int64_t number = *value;
      if (is_smem(format_)) number = signed_scalar_offset(*target_, number);
      return done(add_modifier(word->modifier, number, at, false));
    }
    case Takes::lanes: {
      if (!has_value && word->low == 0) return missing();
      const auto value = has_value ? read_constant_expression("a number of lanes") : std::optional<int64_t>(word->low);
      if (!value) return Found::error;
      for (const DppControl& control : dpp_controls()) {
        if (control.text != word->name || !control.holds_in(column_)) continue;
        if (*value < control.first || *value > control.last) continue;
        return done(add_modifier(Modifier::dpp_ctrl, control.base + (*value - control.first), token.begin, false));
      }
      return done(error(at, fmt::format("{} cannot be {}", name.view(), *value)));
    }
    case Takes::omod: {
      if (!has_value) return missing();
      const auto value = read_constant_expression("a factor");
      if (!value) return Found::error;
      const bool mul = word->name == "mul";
      if (*value == 1) return done(add_modifier(Modifier::omod, 0, token.begin, false));
      if (*value == 2) return done(add_modifier(Modifier::omod, mul ? 1 : 3, token.begin, false));
      if (*value == 4 && mul) return done(add_modifier(Modifier::omod, 2, token.begin, false));
      return done(error(at, mul ? "mul must be 1, 2 or 4" : "div must be 1 or 2"));
    }
    case Takes::select: return has_value ? read_clrx_select(word->modifier, word->name, token.begin) : missing();
    case Takes::array: return has_value ? read_clrx_array(word->name, token.begin) : missing();
    case Takes::format: return has_value ? read_clrx_format() : missing();
    case Takes::quad_perm: {
      if (!has_value) return missing();
      int32_t value = 0;
      return done(read_quad_perm(value) && add_modifier(Modifier::dpp_ctrl, value, token.begin, false));
    }
  }
  return Found::no;
}

InstructionReader::Found InstructionReader::read_clrx_select(Modifier modifier, std::string_view name, const char* at) {
  const Token value = lexer().token();
  const bool is_unused = modifier == Modifier::dst_unused;
  const std::span<const Name> names = is_unused ? clrx::dst_unused_names() : clrx::select_names();
  const auto number =
      value.kind == TokenKind::identifier ? value_of(names, column_, Lower(value.text()).view()) : std::nullopt;
  if (!number) {
    error(
        value.begin, fmt::format("'{}' is no value of {}", value.text(), name),
        is_unused ? "the values are pad, sext and preserve" : "the values are byte0 to byte3, word0, word1 and dword");
    return Found::error;
  }
  lexer().advance();
  return add_modifier(modifier, *number, at, false) ? Found::yes : Found::error;
}

// op_sel:[0,1], or the bits as one number.
InstructionReader::Found InstructionReader::read_clrx_array(std::string_view name, const char* at) {
  WrittenArray& array = name == "op_sel"      ? written_.op_sel
                        : name == "op_sel_hi" ? written_.op_sel_hi
                        : name == "neg_lo"    ? written_.neg_lo
                                              : written_.neg_hi;
  const std::string text(name);
  if (!array.present) array.at = at;
  if (lexer().token().is('[')) return read_array(array, text.c_str()) ? Found::yes : Found::error;
  const char* value_at = lexer().token().begin;
  const auto value = read_constant_expression("the bits");
  if (!value) return Found::error;
  if (*value < 0 || *value > 15) {
    error(value_at, fmt::format("{} has at most 4 bits", name));
    return Found::error;
  }
  if (array.present) {
    error(at, fmt::format("{} stands twice", name));
    return Found::error;
  }
  array = {true, 0, static_cast<uint8_t>(*value), at};
  written_.has_arrays = true;
  return Found::yes;
}

// format:[32_32,float], either alone. The names begin with digits, so that they are several tokens.
InstructionReader::Found InstructionReader::read_clrx_format() {
  if (!lexer().token().is('[')) return read_format() ? Found::yes : Found::error;
  lexer().advance();
  for (;;) {
    const char* begin = lexer().token().begin;
    const char* end = begin;
    while (lexer().token().kind != TokenKind::end && !lexer().token().is(',') && !lexer().token().is(']') &&
           lexer().token().begin == end) {
      end = lexer().token().end;
      lexer().advance();
    }
    const Lower name(std::string_view(begin, static_cast<size_t>(end - begin)));
    const auto data = value_of(clrx::data_format_names(), column_, name.view());
    const auto number = data ? std::nullopt : value_of(clrx::number_format_names(), column_, name.view());
    if (!data && !number) {
      error(begin, fmt::format("'{}' is no buffer format", name.view()), "for example format:[32_32,float]");
      return Found::error;
    }
    if (!add_modifier(data ? Modifier::dfmt : Modifier::nfmt, data ? *data : *number, begin, false))
      return Found::error;
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  return expect(']', "the format") ? Found::yes : Found::error;
}

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

bool InstructionReader::name_registers(std::string_view name) {
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
    error(at, fmt::format("the name stands for {} register{}", all.dwords, all.dwords == 1 ? "" : "s"));
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
  if (const auto named = named_registers_.find(token.text()); named != named_registers_.end())
    return read_clrx_named_registers(named->second, operand);
  const Lower name(token.text());
  if (name.view().empty()) return Found::no;
  if (const auto source = value_of(clrx::source_names(), column_, name.view())) {
    constexpr unsigned kLds = 254;
    lexer().advance();
    operand.what = What::scalar;
    operand.value = static_cast<uint16_t>(*source);
    operand.dwords = 1;
    operand.any_width = *source != kLds;
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

bool InstructionReader::starts_clrx_register(const Token& token, const Token& next) const {
  if (named_registers_.contains(token.text())) return true;
  const Lower name(token.text());
  if (name.view().empty()) return false;
  if (value_of(clrx::source_names(), column_, name.view()) || find_scalar(column_, name.view()) != nullptr) return true;
  const auto [file, digits] = split_name(name.view());
  return file != '\0' && is_register_number(digits, next);
}

// A name of the table, or a number after '@'.
bool InstructionReader::read_clrx_name_or_number(std::span<const Name> names, const char* what, int64_t high,
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
      return error(token.begin, fmt::format("'{}' is no {}", token.text(), what),
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
  if (is_smem(format_) && written_.operand_count != 0) {
    WrittenOperand& last = written_.operand[written_.operand_count - 1];
    if (last.what == What::number && !last.number.is_real)
      last.number.bits = static_cast<uint64_t>(signed_scalar_offset(*target_, static_cast<int64_t>(last.number.bits)));
  }
  bool has_glc = false, has_lds = false, has_control = false, is_dpp = written_.form == Form::dpp;
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
    bool without_destination = false;
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
