// Registers, constants and expressions with their sign modifiers.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "isa/operand_values.h"
#include "isa/target_names.h"
#include "text/dialect_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::kNull;

using What = WrittenOperand::What;

// The number after the prefix of a register name; nothing when the text is no such name ("v1x", "s"). For llvm-mc
// numbers of more than 32 bits belong to symbols.
std::optional<uint64_t> register_number(std::string_view digits) {
  uint32_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

// Splits "v12" or "ttmp3" into the letter of the register file and the digits; 0 when it is neither.
char split_register(std::string_view name, std::string_view& digits) {
  if (name.size() >= 4 && name.substr(0, 4) == "ttmp") {
    digits = name.substr(4);
    return 't';
  }
  if (name.size() >= 3 && name.substr(0, 3) == "acc") {
    digits = name.substr(3);
    return 'a';
  }
  digits = name.substr(1);
  return name[0] == 'v' || name[0] == 's' || name[0] == 'a' ? name[0] : '\0';
}

// Whether llvm-mc takes a name for a register, of whatever target: not for a symbol.
bool names_register(std::string_view name, bool before_bracket) {
  std::string_view digits;
  if (split_register(name, digits) != '\0') {
    if (digits.ends_with(".l")) digits.remove_suffix(2);
    if (digits.ends_with(".h")) digits.remove_suffix(2);
    if (digits.empty() ? before_bracket : register_number(digits).has_value()) return true;
  }
  return name == "pc" || std::ranges::find(scalar_names(), name, &ScalarName::text) != scalar_names().end();
}

bool is_tuple_size(uint64_t dwords) { return dwords >= 1 && (dwords <= 12 || dwords == 16 || dwords == 32); }

constexpr unsigned kFirstNamedSource = isa::kFirstAperture;  // apertures and condition flags: readable at both widths

}  // namespace

// Some names are only printed, for words that other generations would understand.
bool InstructionReader::is_available(const ScalarName& name) const { return is_available(*target_, name); }

// "; it exists on gfx9" of a named register that the target lacks.
std::string InstructionReader::register_elsewhere(std::string_view name) const {
  return isa::elsewhere([&](const isa::Target& target) {
    const ScalarName* named = find_scalar(target.column, name);
    return named != nullptr && is_available(target, *named);
  });
}

bool InstructionReader::is_available(const isa::Target& target, const ScalarName& name) const {
  constexpr unsigned kXnackMask = 104, kFlatScratchBase = 230;
  const bool may_be_gone = name.value == isa::kPopsExitingWaveId || name.value == isa::kVccz ||
                           name.value == isa::kExecz || name.value == isa::kLdsDirect;
  const bool is_pair_source = name.value == isa::kLdsDirect && format_ == isa::Format::VOPD;  // as llvm-mc has it
  if (may_be_gone && !is_pair_source && !target.has(isa::Feature::condition_sources)) return false;
  if (name.value == kXnackMask || name.value == kXnackMask + 1) return target.has(isa::Feature::xnack);
  if (name.value >= kFirstNamedSource && name.value < isa::kFirstFloat)
    return target.has(isa::Feature::aperture_registers);
  if (name.value == kNull) return target.has(isa::Feature::scalar_null);
  return name.value != kFlatScratchBase && name.value != kFlatScratchBase + 1;
}

// None of CLRX's targets has AGPRs: there a1 and acc are symbols.
char InstructionReader::own_file(char file) const { return file == 'a' && dialect_ == Dialect::clrx ? '\0' : file; }

bool InstructionReader::starts_register(const Token& token, const Token& next) const {
  if (token.is('[')) return true;
  if (token.kind != TokenKind::identifier) return false;
  if (find_named_registers(token, next) != nullptr) return true;
  std::string_view digits;
  const std::string_view name = token.text();
  const char file = own_file(split_register(name, digits));
  if (file == 'v' && (digits.ends_with(".l") || digits.ends_with(".h"))) digits.remove_suffix(2);
  if (file != '\0' && (digits.empty() ? next.is('[') : register_number(digits).has_value())) return true;
  if (dialect_ == Dialect::clrx && starts_clrx_register(token, next)) return true;
  return find_scalar(column_, name) != nullptr;
}

bool InstructionReader::set_register(WrittenOperand& operand, char file, uint64_t first, uint64_t last) {
  if (last < first) return error(operand.at, "first register index is larger than the last");
  const uint64_t dwords = last - first + 1;
  if (!is_tuple_size(dwords)) return error(operand.at, fmt::format("there are no tuples of {} registers", dwords));
  const RegisterRun registers = register_file(column_, file);
  if (last >= registers.count) {
    return error(operand.at, fmt::format("{}{} does not exist; {} has {}0 to {}{}", registers.prefix, last,
                                         target_->name, registers.prefix, registers.prefix, registers.count - 1));
  }
  const bool vector = file == 'v' || file == 'a';
  if (!vector && first % scalar_alignment(static_cast<unsigned>(dwords)) != 0) {
    return error(operand.at, fmt::format("{} scalar registers must start at a multiple of {}", dwords,
                                         scalar_alignment(static_cast<unsigned>(dwords))));
  }
  operand.what = vector ? What::vgpr : What::scalar;
  operand.value = static_cast<uint16_t>(registers.first + first);
  operand.dwords = static_cast<uint8_t>(dwords);
  if (vector) used_vgprs_ = std::max(used_vgprs_, static_cast<unsigned>(last + 1));
  if (file == 's') used_sgprs_ = std::max(used_sgprs_, static_cast<unsigned>(last + 1));
  return true;
}

InstructionReader::Found InstructionReader::read_numbered_register(WrittenOperand& operand, char file,
                                                                   const Token& name, std::string_view digits) {
  const auto number = register_number(digits);
  if (!digits.empty() && !number) return Found::no;
  if (file == 'a' && !target_->has(isa::Feature::accumulation)) {
    error(
        name.begin,
        fmt::format("{} has no accumulation register '{}'{}", target_->name, name.text(),
                    isa::elsewhere([](const isa::Target& target) { return target.has(isa::Feature::accumulation); })));
    return Found::error;
  }
  if (number) {
    lexer().advance();
    return set_register(operand, file, *number, *number) ? Found::yes : Found::error;
  }
  lexer().advance();
  lexer().advance();
  const auto first = read_constant_expression("a register index");
  if (!first) return Found::error;
  int64_t last = *first;
  if (lexer().token().is(':')) {
    lexer().advance();
    const auto end = read_constant_expression("a register index");
    if (!end) return Found::error;
    last = *end;
  }
  if (!expect(']', "the register index")) return Found::error;
  if (*first < 0 || last < 0 || *first > 100000 || last > 100000) {
    error(operand.at, "register index is out of range");
    return Found::error;
  }
  return set_register(operand, file, static_cast<uint64_t>(*first), static_cast<uint64_t>(last)) ? Found::yes
                                                                                                 : Found::error;
}

// [v1,v5,v2]: the address registers of an image, each where it likes. A tuple alone is what it is without brackets.
InstructionReader::Found InstructionReader::read_address_list(WrittenOperand& operand) {
  lexer().advance();
  written_.address_count = written_.place_count = 0;
  for (;;) {
    WrittenOperand next;
    const Found found = read_list_element(next, 1);
    if (found == Found::error) return found;
    const bool is_alone = written_.place_count == 0 && lexer().token().is(']');
    if (is_alone && next.what == What::vgpr && next.dwords > 1) {
      lexer().advance();
      operand = next;
      return Found::yes;
    }
    const bool may_be_tuple = target_->has(isa::Feature::partial_nsa);
    if (found == Found::no || next.what != What::vgpr || next.half != '\0' || (next.dwords != 1 && !may_be_tuple)) {
      error(next.at, "expected a single vector register in the list");
      return Found::error;
    }
    if (written_.address_count + size_t{next.dwords} > written_.addresses.size()) {
      error(next.at, fmt::format("an address has at most {} registers", written_.addresses.size()));
      return Found::error;
    }
    written_.address_places[written_.place_count++] = next.dwords;
    for (unsigned i = 0; i < next.dwords; ++i)
      written_.addresses[written_.address_count++] = static_cast<uint8_t>(next.value - vgpr_file(column_).first + i);
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  if (!expect(']', "the register list")) return Found::error;
  operand.what = What::vgpr;
  operand.value = static_cast<uint16_t>(vgpr_file(column_).first + written_.addresses[0]);
  operand.dwords = written_.address_count;
  return Found::yes;
}

// [s0,s1,s2,s3]: consecutive single registers.
InstructionReader::Found InstructionReader::read_register_list(WrittenOperand& operand) {
  const bool is_address = inst::is_image(format_) && written_.operand_count == 1;
  if (is_address && target_->has(isa::Feature::image_nsa)) return read_address_list(operand);
  return read_consecutive_registers(operand, 0);
}

// Of a list: a register, or a list in the list.
InstructionReader::Found InstructionReader::read_list_element(WrittenOperand& element, int depth) {
  constexpr int kMaxDepth = 64;
  element.at = lexer().token().begin;
  if (!lexer().token().is('[')) return read_register(element, true);
  if (depth < kMaxDepth) return read_consecutive_registers(element, depth);
  error(element.at, "lists of registers are nested too deeply");
  return Found::error;
}

InstructionReader::Found InstructionReader::read_consecutive_registers(WrittenOperand& operand, int depth) {
  lexer().advance();
  WrittenOperand first;
  uint64_t count = 0;
  for (;;) {
    WrittenOperand next;
    const Found found = read_list_element(next, depth + 1);
    if (found == Found::error) return found;
    if (found == Found::no || next.dwords != 1) {
      error(next.at, "expected a single 32-bit register in the list");
      return Found::error;
    }
    if (count == 0)
      first = next;
    else if (next.what != first.what || next.value != first.value + count || next.half != first.half) {
      error(next.at, "registers in a list must be of one kind and follow each other");
      return Found::error;
    }
    ++count;
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  if (!expect(']', "the register list")) return Found::error;
  const bool vector = first.what == What::vgpr;
  const bool accumulation = vector && first.value >= agpr_file().first;
  const RegisterRun sgprs = sgpr_file(column_), ttmps = ttmp_file(column_);
  if (!vector && first.value >= sgprs.count &&
      !(first.value >= ttmps.first && first.value < ttmps.first + ttmps.count)) {
    // vcc_lo, vcc_hi and the other named halves make their pair.
    if (count > 2 || (count == 2 && first.value % 2 != 0)) {
      error(operand.at, "these registers do not form a tuple");
      return Found::error;
    }
    const char* at = operand.at;
    operand = first;
    operand.at = at;
    operand.dwords = static_cast<uint8_t>(count);
    return Found::yes;
  }
  const char file = accumulation ? 'a' : vector ? 'v' : first.value < sgprs.count ? 's' : 't';
  const uint64_t base = first.value - register_file(column_, file).first;
  return set_register(operand, file, base, base + count - 1) ? Found::yes : Found::error;
}

InstructionReader::Found InstructionReader::read_register(WrittenOperand& operand, bool in_list) {
  const Token& token = lexer().token();
  if (token.is('[')) return read_register_list(operand);
  if (token.kind != TokenKind::identifier) return Found::no;
  if (const WrittenOperand* named = find_named_registers(token, lexer().peek()))
    return read_clrx_named_registers(*named, operand);
  const std::string_view name = token.text();
  std::string_view digits;
  const char file = own_file(split_register(name, digits));
  char half = '\0';
  // llvm-mc reads halves in the one-word compares of gfx12, too, and of any register in a list, where it forgets them.
  const bool is_short_compare = format_ == isa::Format::VOPC && target_->has(isa::Feature::true16);
  const bool has_halves = in_list || (file == 'v' && (target_->has(isa::Feature::real_true16) || is_short_compare));
  if (file != '\0' && digits.size() > 2 && has_halves && (digits.ends_with(".l") || digits.ends_with(".h"))) {
    half = digits.back();
    digits.remove_suffix(2);
  }
  if (file != '\0') {
    if (!digits.empty() ? (digits[0] >= '0' && digits[0] <= '9') : lexer().peek().is('[')) {
      const Found found = read_numbered_register(operand, file, token, digits);
      if (found == Found::yes && digits.empty() && operand.dwords == 1) {
        const Token suffix = lexer().token();
        if (suffix.is_identifier(".l") || suffix.is_identifier(".h")) {
          if (!has_halves) {
            error(name.data(), fmt::format("{} has no halves of such registers", target_->name));
            return Found::error;
          }
          half = suffix.text().back();
          lexer().advance();
        }
      }
      if (found == Found::yes) operand.half = half;
      if (found != Found::no) return found;
    }
  }
  const ScalarName* named = find_scalar(column_, name);
  const bool is_here = named != nullptr && is_available(*named);
  if (!is_here && dialect_ == Dialect::clrx) return read_clrx_register(operand);
  if (named == nullptr) return Found::no;
  if (!is_here) {
    error(name.data(), fmt::format("{} has no '{}'{}", target_->name, name, register_elsewhere(name)));
    return Found::error;
  }
  lexer().advance();
  operand.what = What::scalar;
  operand.value = named->value;
  operand.dwords = named->dwords;
  operand.any_width = (named->value >= kFirstNamedSource && named->value != isa::kLdsDirect) || named->value == kNull;
  return Found::yes;
}

// Says why llvm-mc takes no symbol of this name for an operand.
bool InstructionReader::can_be_symbol(const Token& name, bool after_minus) {
  const std::string_view text = name.text();
  const bool before_bracket = after_minus ? *name.end == '[' : lexer().peek().is('[');
  if (names_register(text, before_bracket))
    return error(name.begin, fmt::format("'{}' is not a register of {} that is allowed here{}", text, target_->name,
                                         find_scalar(column_, text) == nullptr ? register_elsewhere(text) : ""));
  const size_t position = written_.operand_count;
  const bool is_function = text == "lit" || text == "lit64" ||
                           ((text == "neg" || text == "abs") && may_be_negated(position)) ||
                           (text == "sext" && may_be_extended(position));
  if (format_ == isa::Format::VOPD && lexer().peek().is(':'))
    return error(name.begin, "a symbol alone is not allowed before '::'");
  if (is_function) return error(name.end, fmt::format("expected '(' after {}", text));
  return true;
}

// A float, an integer, or an expression of symbols.
bool InstructionReader::read_number(WrittenOperand& operand, bool inside_bars) {
  const Token token = lexer().token();
  const bool minus = token.is('-');
  const Token digits = minus ? lexer().peek() : token;
  if (digits.kind == TokenKind::real) {
    if (minus) lexer().advance();
    lexer().advance();
    const double value = digits.real();
    operand.what = What::number;
    operand.number = {true, std::bit_cast<uint64_t>(minus ? -value : value)};
    return true;
  }
  if (dialect_ == Dialect::llvm && digits.kind == TokenKind::identifier && !can_be_symbol(digits, minus)) return false;
  if (token.kind == TokenKind::integer) {
    if (dialect_ == Dialect::sp3 && is_sp3_literal(token.text())) operand.literal = true;
    const TokenKind next = lexer().peek().kind;
    if (next != TokenKind::punctuation || lexer().peek().is(',') || inside_bars) {
      lexer().advance();
      operand.what = What::number;
      operand.number = {false, token.integer};
      return true;
    }
  }
  const ExpressionId node = inside_bars ? expressions_.parse_primary(context_) : expressions_.parse(context_);
  if (node == kNone) return false;
  if (const auto number = expressions_.evaluate_number(node, context_.places_known)) {
    operand.what = What::number;
    operand.number = {false, static_cast<uint64_t>(*number)};
    return true;
  }
  // What is known only by where labels lie is a literal; a later .set must not change it.
  const auto number = expressions_.evaluate_number(node);
  operand.what = What::expression;
  operand.node = number ? expressions_.constant(*number) : node;
  return true;
}

// lit(x) and lit64(x). No target has literals of 64 bits; llvm-mc says so where the operand may have signs, but for
// |lit64(x)|, and takes it for lit(x) elsewhere.
bool InstructionReader::read_literal(WrittenOperand& operand, bool inside_bars) {
  const Token name = lexer().token();
  if (keyword(name) == "lit64" && !inside_bars && may_be_negated(written_.operand_count))
    return error(name.begin, fmt::format("{} has no literals of 64 bits", target_->name), "lit(x) is one of 32 bits");
  lexer().advance();
  lexer().advance();
  // Of a register that SDWA can extend llvm-mc forgets the opening parenthesis.
  if (dialect_ == Dialect::llvm && !inside_bars && may_be_extended(written_.operand_count)) {
    const Found found = read_register(operand);
    if (found == Found::yes) warn(name.begin, fmt::format("{}( has no effect before a register", keyword(name)));
    if (found != Found::no) return found == Found::yes;
  }
  operand.literal = true;
  if (!read_number(operand, false)) return false;
  if (operand.what == What::expression && dialect_ == Dialect::llvm)
    return error(operand.at, fmt::format("{}() takes a number", keyword(name)));
  return expect(')', "the literal");
}

bool InstructionReader::starts_literal() {
  const std::string_view name = keyword(lexer().token());
  return (name == "lit" || (name == "lit64" && dialect_ == Dialect::llvm)) && lexer().peek().is('(');
}

bool InstructionReader::read_value(WrittenOperand& operand, bool inside_bars) {
  if (starts_literal()) return read_literal(operand, inside_bars);
  const Found found = read_register(operand);
  if (found != Found::no) return found == Found::yes;
  return read_number(operand, inside_bars);
}

// -v1, -|v1|, |v1|, abs(v1), neg(v1), -abs(v1), neg(|v1|), sext(v1), and plain values.
bool InstructionReader::read_operand(WrittenOperand& operand) {
  operand.at = lexer().token().begin;
  if (lexer().token().kind == TokenKind::identifier) {
    const Found found = read_register(operand);
    if (found != Found::no) return found == Found::yes;
  }
  Token token = lexer().token();
  if (token.kind == TokenKind::identifier) {
    const std::string_view name = keyword(token);
    // Where a constant can stand, it is a symbol.
    if (name == "off" && !(dialect_ == Dialect::llvm && reads_constants_)) {
      lexer().advance();
      operand.what = What::off;
      return true;
    }
    if (starts_literal()) return read_literal(operand, false);
    const bool neg = name == "neg", sext = name == "sext";
    if ((neg || sext || name == "abs") && lexer().peek().is('(')) {
      lexer().advance();
      lexer().advance();
      if (neg)
        operand.negated = true;
      else if (sext)
        operand.sign_extended = true;
      else
        operand.absolute = true;
      token = lexer().token();
      const bool inner_abs = neg && keyword(token) == "abs" && lexer().peek().is('(');
      const bool inner_bars = neg && token.is('|');
      if (inner_abs || inner_bars) {
        operand.absolute = true;
        if (inner_abs) lexer().advance();
        lexer().advance();
        if (!read_value(operand, inner_bars) || !expect(inner_abs ? ')' : '|', "the absolute value")) return false;
      } else if (!read_value(operand, false)) {
        return false;
      }
      if (sext && dialect_ == Dialect::llvm) operand.literal = false;  // llvm-mc forgets lit() in sext()
      return expect(')', "the operand");
    }
    return read_number(operand, false);
  }
  if (token.is('-')) {
    const Token next = lexer().peek();
    if (dialect_ == Dialect::llvm && next.is('-') && may_be_negated(written_.operand_count))
      return error(token.begin, "an operand is negated twice", "write neg(x) or -x, not both");
    if (next.is_identifier("neg")) {
      Lexer ahead = lexer();
      ahead.advance();
      if (ahead.peek().is('('))
        return error(token.begin, "an operand is negated twice", "write neg(x) or -x, not both");
    }
    bool sign = next.is('|');
    if (!sign) {
      Lexer ahead = lexer();
      ahead.advance();
      const Token second = ahead.peek();
      sign = !next.is('[') && starts_register(next, second);
      sign |= next.is('[');
      sign |= keyword(next) == "abs" && second.is('(');
    }
    if (!sign) return read_number(operand, false);
    lexer().advance();
    operand.negated = true;
    token = lexer().token();
    if (keyword(token) == "abs") {
      lexer().advance();
      lexer().advance();
      operand.absolute = true;
      return read_value(operand, false) && expect(')', "the operand");
    }
  }
  if (token.is('|')) {
    lexer().advance();
    operand.absolute = true;
    if (!read_value(operand, true)) return false;
    if (dialect_ == Dialect::llvm) operand.literal = false;  // and between bars
    return expect('|', "the absolute value");
  }
  return read_value(operand, false);
}

}  // namespace lw::text
