// Modifiers: flags (glc), values (offset:16, row_shl:1, dst_sel:BYTE_0), arrays (op_sel:[0,1]).
#include <fmt/format.h>

#include <algorithm>

#include "isa/target_names.h"
#include "text/cache_policy.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Modifier;

struct FlagName {
  std::string_view name;
  Modifier modifier;
};
constexpr FlagName kFlags[] = {
    {"clamp", Modifier::clamp}, {"high", Modifier::high},  {"glc", Modifier::glc},   {"slc", Modifier::slc},
    {"tfe", Modifier::tfe},     {"lds", Modifier::lds},    {"gds", Modifier::gds},   {"offen", Modifier::offen},
    {"idxen", Modifier::idxen}, {"dlc", Modifier::dlc},    {"done", Modifier::done}, {"compr", Modifier::compr},
    {"vm", Modifier::vm},       {"row_en", Modifier::row},
};

// Flags that only images have: elsewhere these may be symbols.
constexpr FlagName kImageFlags[] = {
    {"unorm", Modifier::unorm}, {"r128", Modifier::r128}, {"a16", Modifier::a16},
    {"lwe", Modifier::lwe},     {"da", Modifier::da},     {"d16", Modifier::d16},
};

// Flags of memory instructions that targets name differently; elsewhere these may be symbols or registers.
struct ScopeName {
  std::string_view name;
  Modifier modifier;
  bool scoped;  // of Feature::cache_scopes
};
constexpr ScopeName kScopes[] = {
    {"glc", Modifier::glc, false}, {"slc", Modifier::slc, false}, {"scc", Modifier::sc1, false},
    {"sc0", Modifier::glc, true},  {"nt", Modifier::slc, true},   {"sc1", Modifier::sc1, true},
};

// The targets that have such a flag.
std::string with_scope(const ScopeName& scope) {
  return isa::elsewhere([&](const isa::Target& target) {
    if (target.has(isa::Feature::cache_policy)) return false;
    return target.has(isa::Feature::cache_scopes) == scope.scoped &&
           (scope.modifier != Modifier::sc1 || target.has(isa::Feature::system_scope));
  });
}

// Modifiers with a value that only some targets have.
struct FeatureName {
  std::string_view name;
  isa::Feature feature;
};
constexpr FeatureName kFeatures[] = {{"dpp8", isa::Feature::dpp8},
                                     {"th", isa::Feature::cache_policy},
                                     {"scope", isa::Feature::cache_policy},
                                     {"dim", isa::Feature::image_dimension}};

// "; it exists on gfx10" of a modifier that the target lacks, by its name.
std::string value_elsewhere(std::string_view name) {
  return isa::elsewhere([&](const isa::Target& target) {
    const bool has_control = std::ranges::any_of(dpp_controls(), [&](const DppControl& control) {
      return control.text == name && control.holds_in(target.column);
    });
    return has_control || std::ranges::any_of(kFeatures, [&](const FeatureName& row) {
             return row.name == name && target.has(row.feature);
           });
  });
}

bool is_vector_memory(isa::Format format) {
  switch (format) {
    case isa::Format::FLAT:
    case isa::Format::GLOBAL:
    case isa::Format::SCRATCH:
    case isa::Format::MUBUF:
    case isa::Format::MUBUF_PLAIN:
    case isa::Format::MTBUF: return true;
    default: return inst::is_image(format);
  }
}

// Modifiers of one number.
struct NumberName {
  std::string_view name;
  Modifier modifier;
  int32_t low, high;
  uint8_t kept_bits = 0;  // of a number that is out of range, in LLVM's dialect; 0: it is refused
};
constexpr NumberName kNumbers[] = {
    {"offset", Modifier::offset, INT32_MIN, INT32_MAX},
    {"offset0", Modifier::offset0, 0, 255},
    {"offset1", Modifier::offset1, 0, 255},
    {"row_mask", Modifier::row_mask, 0, 15, 4},
    {"bank_mask", Modifier::bank_mask, 0, 15, 4},
    {"bound_ctrl", Modifier::bound_ctrl, 0, 1},
    {"dfmt", Modifier::dfmt, 0, 15},
    {"nfmt", Modifier::nfmt, 0, 7},
    {"dmask", Modifier::dmask, 0, 15, 4},
    {"cbsz", Modifier::cbsz, 0, 7},
    {"abid", Modifier::abid, 0, 15},
    {"blgp", Modifier::blgp, 0, 7},
    {"fi", Modifier::fi, 0, 1, 1},
    {"wait_exp", Modifier::wait_exp, 0, 7},
    {"wait_vdst", Modifier::wait_vdst, 0, 15},
    {"wait_va_vdst", Modifier::wait_va_vdst, 0, 15},
    {"wait_vm_vsrc", Modifier::wait_vm_vsrc, 0, 1},
};

struct SelectName {
  std::string_view name;
  Modifier modifier;
};
constexpr SelectName kSelects[] = {
    {"dst_sel", Modifier::dst_sel},
    {"src0_sel", Modifier::src0_sel},
    {"src1_sel", Modifier::src1_sel},
    {"dst_unused", Modifier::dst_unused},
};

std::span<const FlagName> image_flags(isa::Format format) {
  return inst::is_image(format) ? std::span<const FlagName>(kImageFlags) : std::span<const FlagName>();
}

}  // namespace

bool InstructionReader::add_modifier(Modifier modifier, int64_t value, const char* at, bool is_flag) {
  for (size_t i = 0; i < written_.modifier_count; ++i)
    if (written_.modifier[i].modifier == modifier) return error(at, "this modifier is given twice");
  if (written_.modifier_count == WrittenInstruction::kMaxModifiers) return error(at, "too many modifiers");
  written_.modifier[written_.modifier_count++] = {modifier, static_cast<int32_t>(value), is_flag, at};
  return true;
}

bool InstructionReader::read_array(WrittenArray& array, const char* name) {
  if (array.present) return error(array.at, fmt::format("{} is given twice", name));
  array.present = true;
  written_.has_arrays = true;
  if (!lexer().token().is('[')) return error(lexer().token().begin, fmt::format("expected '[' after {}:", name));
  lexer().advance();
  for (;;) {
    const char* at = lexer().token().begin;
    const auto value = read_constant_expression("0 or 1");
    if (!value) return false;
    if (*value != 0 && *value != 1) return error(at, fmt::format("an element of {} is 0 or 1", name));
    if (array.count == 4) return error(at, fmt::format("{} has at most 4 elements", name));
    array.bits |= static_cast<uint8_t>(*value << array.count++);
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  return expect(']', name);
}

// quad_perm:[0,1,2,3]: the source lane of each lane of four.
bool InstructionReader::read_quad_perm(int32_t& value) {
  if (!lexer().token().is('[')) return error(lexer().token().begin, "expected '[' after quad_perm:");
  lexer().advance();
  value = 0;
  for (int i = 0; i < 4; ++i) {
    if (i > 0 && !expect(',', "a lane of quad_perm")) return false;
    const char* at = lexer().token().begin;
    const auto lane = read_constant_expression("a lane");
    if (!lane) return false;
    if (*lane < 0 || *lane > 3) return error(at, "a lane of quad_perm is 0 to 3");
    value |= static_cast<int32_t>(*lane << (2 * i));
  }
  return expect(']', "the lanes of quad_perm");
}

// dpp8:[7,6,5,4,3,2,1,0]: the source lane of each lane of eight.
bool InstructionReader::read_lanes_of_eight(int32_t& value) {
  if (!lexer().token().is('[')) return error(lexer().token().begin, "expected '[' after dpp8:");
  lexer().advance();
  value = 0;
  for (int i = 0; i < 8; ++i) {
    if (i > 0 && !expect(',', "a lane of dpp8")) return false;
    const char* at = lexer().token().begin;
    const auto lane = read_constant_expression("a lane");
    if (!lane) return false;
    if (*lane < 0 || *lane > 7) return error(at, "a lane of dpp8 is 0 to 7");
    value |= static_cast<int32_t>(*lane << (3 * i));
  }
  return expect(']', "the lanes of dpp8");
}

// dim:SQ_RSRC_IMG_2D_ARRAY, or dim:2D_ARRAY.
bool InstructionReader::read_dimension() {
  constexpr std::string_view kPrefix = "SQ_RSRC_IMG_";
  const char* begin = lexer().token().begin;
  const char* end = lexer().token().end;
  lexer().advance();
  // A number and a name that touch are one word here.
  if (lexer().token().kind == TokenKind::identifier && lexer().token().begin == end) {
    end = lexer().token().end;
    lexer().advance();
  }
  std::string_view text(begin, static_cast<size_t>(end - begin));
  if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
  for (const NamedValue& name : image_dimension_names())
    if (name.holds_in(column_) && name.text.substr(kPrefix.size()) == text)
      return add_modifier(Modifier::dim, name.value, begin, false);
  return error(begin, fmt::format("'{}' is not a kind of image", text), "for example dim:SQ_RSRC_IMG_2D");
}

// format:[BUF_FMT_32_FLOAT], its number, or the names of its two parts as earlier targets have them.
bool InstructionReader::read_unified_format() {
  const char* at = lexer().token().begin;
  if (!lexer().token().is('[')) {
    const auto value = read_constant_expression("a format");
    if (!value) return false;
    if (*value < 0 || *value > 127) return error(at, "a format is 0 to 127");
    return add_modifier(Modifier::format, *value, at, false);
  }
  lexer().advance();
  constexpr std::string_view kData = "BUF_DATA_FORMAT_", kNumber = "BUF_NUM_FORMAT_";
  std::string data = "8", number = "UNORM", whole;
  for (;;) {
    const Token token = lexer().token();
    const std::string_view text = token.kind == TokenKind::identifier ? token.text() : std::string_view();
    if (text.starts_with(kData))
      data = text.substr(kData.size());
    else if (text.starts_with(kNumber))
      number = text.substr(kNumber.size());
    else
      whole = text.empty() ? "?" : text;
    lexer().advance();
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  if (whole.empty()) whole = data == "INVALID" ? "BUF_FMT_INVALID" : fmt::format("BUF_FMT_{}_{}", data, number);
  const auto value = value_of(unified_format_names(), column_, whole);
  if (!value)
    return error(at, fmt::format("'{}' is not a buffer format", whole), "for example format:[BUF_FMT_32_FLOAT]");
  return add_modifier(Modifier::format, *value, at, false) && expect(']', "the format");
}

// format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT], either alone, or the 7-bit number of both.
bool InstructionReader::read_format() {
  const char* at = lexer().token().begin;
  if (find_written(Modifier::dfmt) != nullptr || find_written(Modifier::nfmt) != nullptr)
    return error(at, "this modifier is given twice");
  if (!lexer().token().is('[')) {
    const auto value = read_constant_expression("a format");
    if (!value) return false;
    if (*value < 0 || *value > 127) return error(at, "a format is 0 to 127");
    return add_modifier(Modifier::dfmt, *value & 15, at, false) && add_modifier(Modifier::nfmt, *value >> 4, at, false);
  }
  lexer().advance();
  for (;;) {
    const Token token = lexer().token();
    const bool name = token.kind == TokenKind::identifier;
    if (const auto data = name ? value_of(data_format_names(), column_, token.text()) : std::nullopt) {
      if (!add_modifier(Modifier::dfmt, *data, token.begin, false)) return false;
    } else if (const auto number = name ? value_of(number_format_names(), column_, token.text()) : std::nullopt) {
      if (!add_modifier(Modifier::nfmt, *number, token.begin, false)) return false;
    } else {
      return error(token.begin, fmt::format("'{}' is not a buffer format", token.text()),
                   "for example format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]");
    }
    lexer().advance();
    if (!lexer().token().is(',')) break;
    lexer().advance();
  }
  return expect(']', "the format");
}

// th:TH_LOAD_NT, th:0x7.
bool InstructionReader::read_temporal_hint(const char* begin) {
  const Token value = lexer().token();
  std::optional<int> place;
  if (value.kind == TokenKind::identifier) {
    place = find_temporal_hint(value.text());
    if (!place)
      return error(value.begin, fmt::format("'{}' is not a temporal hint", value.text()),
                   "for example TH_LOAD_NT, TH_STORE_RT_NT or TH_ATOMIC_RETURN");
    lexer().advance();
  } else {
    constexpr int kLargest = 7;
    const auto read = read_constant_expression("a temporal hint");
    if (!read) return false;
    if (*read < 0 || *read > kLargest) return error(value.begin, fmt::format("th must be 0 to {}", kLargest));
    place = kPlainHints + static_cast<int>(*read);
  }
  return add_modifier(Modifier::th, *place, begin, false);
}

// scope:SCOPE_DEV, scope:2.
bool InstructionReader::read_scope(const char* begin) {
  const Token value = lexer().token();
  if (value.kind == TokenKind::identifier) {
    if (const auto scope = find_scope(value.text())) {
      lexer().advance();
      return add_modifier(Modifier::scope, *scope, begin, false);
    }
  }
  const auto read = read_constant_expression("a scope");
  if (!read) return false;
  if (*read < 0 || *read > kSystemScope)
    return error(value.begin, "scope must be SCOPE_CU, SCOPE_SE, SCOPE_DEV or SCOPE_SYS");
  return add_modifier(Modifier::scope, *read, begin, false);
}

InstructionReader::Found InstructionReader::read_modifier() {
  if (lexer().token().kind != TokenKind::identifier) return Found::no;
  const std::string_view name = lexer().token().text();
  // Registers are most of what is asked about.
  if ((name[0] == 'v' || name[0] == 's') && (name.size() == 1 || (name[1] >= '0' && name[1] <= '9'))) return Found::no;
  if (name == "vcc" || name == "vcc_lo" || name == "exec" || name == "exec_lo" || name == "off") return Found::no;
  const Token token = lexer().token();
  const auto done = [](bool ok) { return ok ? Found::yes : Found::error; };
  if (!lexer().peek().is(':')) {
    if (is_vector_memory(format_)) {
      const bool scoped = target_->has(isa::Feature::cache_scopes);
      const bool has_system_scope = target_->has(isa::Feature::system_scope);
      for (const ScopeName& scope : kScopes) {
        const bool off = name.size() == scope.name.size() + 2 && name.starts_with("no") && name.substr(2) == scope.name;
        if (name != scope.name && !off) continue;
        if (scope.scoped != scoped || (scope.modifier == Modifier::sc1 && !has_system_scope))
          return done(error(token.begin, fmt::format("{} has no '{}'{}", target_->name, scope.name, with_scope(scope)),
                            scoped ? "glc, slc and scc are sc0, nt and sc1 here" : ""));
        lexer().advance();
        return done(add_modifier(scope.modifier, off ? 0 : 1, token.begin, true));
      }
    }
    for (const std::span<const FlagName> flags : {std::span<const FlagName>(kFlags), image_flags(format_)}) {
      for (const FlagName& flag : flags) {
        const bool off = name.size() == flag.name.size() + 2 && name.starts_with("no") && name.substr(2) == flag.name;
        if (name != flag.name && !off) continue;
        lexer().advance();
        return done(add_modifier(flag.modifier, off ? 0 : 1, token.begin, true));
      }
    }
    for (const DppControl& control : dpp_controls()) {
      if (control.last != 0 || control.text != name || !control.holds_in(column_)) continue;
      lexer().advance();
      return done(add_modifier(Modifier::dpp_ctrl, control.base, token.begin, true));
    }
    return Found::no;
  }
  if (format_ == isa::Format::VOPD) return Found::no;  // `:` begins `::`
  const auto start_value = [this] {
    lexer().advance();
    lexer().advance();
    return lexer().token().begin;
  };
  for (const NumberName& number : kNumbers) {
    if (number.name != name) continue;
    const char* at = start_value();
    int32_t value = 0;
    if (number.modifier == Modifier::offset && op_ == isa::Op::ds_swizzle_b32 &&
        lexer().token().is_identifier("swizzle") && lexer().peek().is('(')) {
      return done(read_swizzle(value) && add_modifier(Modifier::offset, value, at, false));
    }
    const auto read = read_constant_expression(name);
    if (!read) return Found::error;
    const bool fits = *read >= number.low && *read <= number.high;
    if (!fits && (number.kept_bits == 0 || dialect_ != Dialect::llvm)) {
      return done(error(at, fmt::format("{} must be {} to {}", name, number.low, number.high)));
    }
    value = static_cast<int32_t>(*read);
    if (!fits) {
      warn_of_lost_bits(at, *read, number.kept_bits, name);
      const bool is_even = value != 0 && value % 2 == 0;
      value &= (1 << number.kept_bits) - 1;
      if (number.modifier == Modifier::fi && is_even) value = kEvenFetchInactive;
    }
    // Both spellings set the bit: an invalid lane reads as 0 ("bound_ctrl:0"), and the bit is 1. From gfx11 on llvm-mc
    // takes the number as it stands.
    if (number.modifier == Modifier::bound_ctrl && !target_->has(isa::Feature::llvm_bound_ctrl_zero)) value = 1;
    return done(add_modifier(number.modifier, value, at, false));
  }
  if (name == "bitop3") {
    const char* at = start_value();
    const auto read = read_constant_expression("a table");
    if (!read) return Found::error;
    constexpr unsigned kBits = 8;
    if (*read < 0 || *read >> kBits != 0) warn_of_lost_bits(at, *read, kBits, name);
    return done(add_modifier(Modifier::bitop3_lo, *read & 7, at, false) &&
                add_modifier(Modifier::bitop3_mid, *read >> 3 & 7, at, false) &&
                add_modifier(Modifier::bitop3_hi, *read >> 6 & 3, at, false));
  }
  if (name == "mul" || name == "div") {
    const char* at = start_value();
    const auto read = read_constant_expression("a factor");
    if (!read) return Found::error;
    const bool mul = name == "mul";
    if (*read == 1) return done(add_modifier(Modifier::omod, 0, token.begin, false));
    if (*read == 2) return done(add_modifier(Modifier::omod, mul ? 1 : 3, token.begin, false));
    if (*read == 4 && mul) return done(add_modifier(Modifier::omod, 2, token.begin, false));
    return done(error(at, mul ? "mul must be 1, 2 or 4" : "div must be 1 or 2"));
  }
  for (const SelectName& select : kSelects) {
    if (select.name != name) continue;
    const char* at = start_value();
    const bool is_unused = select.modifier == Modifier::dst_unused;
    const std::span<const NamedValue> names = is_unused ? dst_unused_names() : sdwa_select_names();
    const Token value = lexer().token();
    std::optional<unsigned> number;
    if (value.kind == TokenKind::identifier) {
      number = value_of(names, column_, value.text());
      if (number) lexer().advance();
    } else {
      const auto read = read_constant_expression("a select");
      if (!read) return Found::error;
      if (*read >= 0 && *read <= (is_unused ? 2 : 6)) number = static_cast<unsigned>(*read);
    }
    if (!number) {
      return done(error(at, fmt::format("'{}' is not a value of {}", value.text(), name),
                        is_unused ? "the values are UNUSED_PAD, UNUSED_SEXT and UNUSED_PRESERVE"
                                  : "the values are BYTE_0 to BYTE_3, WORD_0, WORD_1 and DWORD"));
    }
    return done(add_modifier(select.modifier, *number, token.begin, false));
  }
  if (name == "quad_perm") {
    start_value();
    int32_t value = 0;
    return done(read_quad_perm(value) && add_modifier(Modifier::dpp_ctrl, value, token.begin, false));
  }
  bool is_dpp = false;
  for (const DppControl& control : dpp_controls())
    is_dpp |= control.text == name && control.holds_in(column_) && control.last != 0;
  if (is_dpp) {
    const char* at = start_value();
    const auto read = read_constant_expression("a number of lanes");
    if (!read) return Found::error;
    for (const DppControl& control : dpp_controls()) {
      if (control.text != name || !control.holds_in(column_) || *read < control.first || *read > control.last) continue;
      return done(add_modifier(Modifier::dpp_ctrl, control.base + (*read - control.first), token.begin, false));
    }
    return done(error(at, fmt::format("{} cannot be {}", name, *read)));
  }
  if (name == "dpp8" && target_->has(isa::Feature::dpp8)) {
    start_value();
    int32_t value = 0;
    return done(read_lanes_of_eight(value) && add_modifier(Modifier::dpp8, value, token.begin, false));
  }
  if (name == "th" && target_->has(isa::Feature::cache_policy)) {
    start_value();
    return done(read_temporal_hint(token.begin));
  }
  if (name == "scope" && target_->has(isa::Feature::cache_policy)) {
    start_value();
    return done(read_scope(token.begin));
  }
  if (name == "byte_sel" || name == "index_key") {
    const char* at = start_value();
    constexpr int kBytes = 4;
    const auto read = read_constant_expression(name);
    if (!read) return Found::error;
    if (*read < 0 || *read >= kBytes) return done(error(at, fmt::format("{} must be 0 to 3", name)));
    return done(add_modifier(Modifier::op_sel0, *read, token.begin, false));
  }
  if (name == "dim" && target_->has(isa::Feature::image_dimension)) {
    start_value();
    return done(read_dimension());
  }
  if (name == "format") {
    start_value();
    return done(target_->has(isa::Feature::unified_formats) ? read_unified_format() : read_format());
  }
  WrittenArray* array = name == "op_sel"      ? &written_.op_sel
                        : name == "op_sel_hi" ? &written_.op_sel_hi
                        : name == "neg_lo"    ? &written_.neg_lo
                        : name == "neg_hi"    ? &written_.neg_hi
                        : name == "neg"       ? &written_.neg
                                              : nullptr;
  if (array != nullptr) {
    if (!array->present) array->at = token.begin;
    start_value();
    return done(read_array(*array, name == "op_sel"      ? "op_sel"
                                   : name == "op_sel_hi" ? "op_sel_hi"
                                   : name == "neg_lo"    ? "neg_lo"
                                   : name == "neg"       ? "neg"
                                                         : "neg_hi"));
  }
  return done(
      error(token.begin, fmt::format("'{}:' is not a modifier of {}{}", name, target_->name, value_elsewhere(name))));
}

}  // namespace lw::text
