// CLRX's spellings of modifiers. Its names may be written in capitals.
#include <fmt/format.h>

#include <algorithm>

#include "text/clrx_words.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"

namespace lw::text {
namespace {

using isa::Modifier;

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
    {"vop3", Takes::form, {}, static_cast<int32_t>(WrittenForm::vop3)},
    {"sdwa", Takes::form, {}, static_cast<int32_t>(WrittenForm::sdwa)},
    {"dpp", Takes::form, {}, static_cast<int32_t>(WrittenForm::dpp)},
};
// clang-format on

const Word* find_word(std::string_view name) {
  const auto found = std::find_if(std::begin(kWords), std::end(kWords), [&](const Word& w) { return w.name == name; });
  return found == std::end(kWords) ? nullptr : found;
}

}  // namespace

std::string_view InstructionReader::keyword(const Token& token) const {
  if (dialect_ != Dialect::clrx || token.kind != TokenKind::identifier) return token.text();
  static constexpr std::string_view kKeywords[] = {"abs", "neg", "sext", "lit", "off", "vmcnt", "expcnt", "lgkmcnt"};
  const Lower name(token.text());
  const auto found = std::find(std::begin(kKeywords), std::end(kKeywords), name.view());
  return found == std::end(kKeywords) ? token.text() : *found;
}

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
      const auto form = static_cast<WrittenForm>(word->low);
      if (written_.form != WrittenForm::any && written_.form != form)
        return done(error(token.begin, "only one of vop3, sdwa and dpp is allowed"));
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
      const auto value = read_constant_expression(name.view());
      if (!value) return Found::error;
      if (*value < word->low || *value > word->high)
        return done(error(at, fmt::format("{} must be {} to {}", name.view(), word->low, word->high)));
      int64_t number = *value;
      if (has_scalar_address(format_)) number = signed_scalar_offset(*target_, number);
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
  const std::span<const NamedValue> names = is_unused ? clrx::dst_unused_names() : clrx::select_names();
  const auto number =
      value.kind == TokenKind::identifier ? value_of(names, column_, Lower(value.text()).view()) : std::nullopt;
  if (!number) {
    error(
        value.begin, fmt::format("'{}' is not a value of {}", value.text(), name),
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
    error(at, fmt::format("{} is given twice", name));
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
      error(begin, fmt::format("'{}' is not a buffer format", name.view()), "for example format:[32_32,float]");
      return Found::error;
    }
    if (!add_modifier(data ? Modifier::dfmt : Modifier::nfmt, data ? *data : *number, begin, false))
      return Found::error;
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  return expect(']', "the format") ? Found::yes : Found::error;
}

}  // namespace lw::text
