// Directives that write numbers and strings.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>

#include "text/constants.h"
#include "text/directives.h"

namespace lw::text {
namespace {

struct Width {
  std::string_view name;
  unsigned bytes;
};
constexpr Width kWidths[] = {
    {".byte", 1},  {".1byte", 1}, {".dc.b", 1},  {".dcb.b", 1}, {".ds.b", 1},  {".short", 2}, {".2byte", 2},
    {".value", 2}, {".dc.w", 2},  {".dc", 2},    {".dcb", 2},   {".dcb.w", 2}, {".ds", 2},    {".ds.w", 2},
    {".long", 4},  {".int", 4},   {".4byte", 4}, {".dc.l", 4},  {".dcb.l", 4}, {".ds.l", 4},  {".ds.s", 4},
    {".quad", 8},  {".8byte", 8}, {".dc.a", 8},  {".ds.d", 8},  {".ds.p", 12}, {".ds.x", 12},
};
unsigned bytes_of(std::string_view name) {
  const auto* found = std::ranges::find(kWidths, name, &Width::name);
  LW_CHECK(found != std::end(kWidths), name);
  return found->bytes;
}

FixupKind fixup_of(unsigned bytes) {
  switch (bytes) {
    case 1: return FixupKind::data1;
    case 2: return FixupKind::data2;
    case 4: return FixupKind::data4;
    default: return FixupKind::data8;
  }
}

bool fits(int64_t value, unsigned bytes) {
  if (bytes >= 8) return true;
  const int64_t high = (int64_t{1} << (8 * bytes)) - 1;
  return value <= high && value >= -(int64_t{1} << (8 * bytes - 1));
}

// One number of `bytes` bytes, `times` times. False after an error.
bool append_number(AssemblyState& s, unsigned bytes, int64_t times) {
  const Location at = s.here();
  const size_t mark = s.expressions.mark();
  const ExpressionId node = s.parse_expression();
  if (node == kNone) return false;
  const bool is_known = s.expressions.is_constant(node);
  const int64_t value = is_known ? s.expressions.constant_of(node) : 0;
  if (!fits(value, bytes)) {
    s.error(at, fmt::format("{} does not fit in {}", value, counted_bytes(bytes)));
    return false;
  }
  for (int64_t i = 0; i < times; ++i) {
    const uint64_t place = s.offset();
    if (is_known ? !s.append_value(static_cast<uint64_t>(value), bytes) : s.append(bytes) == nullptr) return false;
    if (!is_known) s.add_fixup(fixup_of(bytes), place, node, at);
  }
  if (is_known) s.expressions.release(mark);
  return true;
}

bool append_real(AssemblyState& s, bool is_double, int64_t times) {
  const Location at = s.here();
  const bool minus = s.accept('-');
  if (!minus) s.accept('+');
  const Token token = s.token();
  // Digits are decimal also where they begin with 0.
  const bool is_number =
      token.kind == TokenKind::real ||
      (token.kind == TokenKind::integer && token.text().find_first_not_of("0123456789") == std::string_view::npos);
  const bool is_infinite = token.is_identifier("inf") || token.is_identifier("infinity");
  const bool is_nan = token.is_identifier("nan");
  if (!is_number && !is_infinite && !is_nan) {
    s.error(at, "expected a floating-point number");
    return false;
  }
  s.lexer().advance();
  const auto append = [&]<class Float, class Bits>(Float infinity, Bits sign) {
    const Float value = is_infinite ? infinity : is_number ? token.real<Float>() : Float{};
    const Bits bits = is_nan ? sign - 1 : std::bit_cast<Bits>(value);  // llvm-mc's NaN has all bits of the fraction
    for (int64_t i = 0; i < times; ++i)
      if (!s.append_value(bits ^ (minus ? sign : 0), sizeof bits)) return false;
    return true;
  };
  return is_double ? append(std::numeric_limits<double>::infinity(), uint64_t{1} << 63)
                   : append(std::numeric_limits<float>::infinity(), uint32_t{1} << 31);
}

// What an integer of up to 128 bits says, in any base; nullopt when it is none or larger.
std::optional<unsigned __int128> octaword(std::string_view digits) {
  unsigned base = 10;
  if (digits.starts_with("0x") || digits.starts_with("0X")) {
    base = 16;
  } else if (digits.starts_with("0b") || digits.starts_with("0B")) {
    base = 2;
  } else if (digits.size() > 1 && digits[0] == '0') {
    base = 8;
    digits.remove_prefix(1);
  }
  if (base == 16 || base == 2) digits.remove_prefix(2);
  unsigned __int128 value = 0;
  if (digits.empty()) return std::nullopt;
  for (const char c : digits) {
    const unsigned digit = c >= '0' && c <= '9'                     ? static_cast<unsigned>(c - '0')
                           : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? static_cast<unsigned>((c | 0x20) - 'a' + 10)
                                                                    : base;
    if (digit >= base || value > (~static_cast<unsigned __int128>(0) - digit) / base) return std::nullopt;
    value = value * base + digit;
  }
  return value;
}

}  // namespace

void Directives::data(AssemblyState& s, std::string_view name, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    if (!append_number(s, bytes_of(name), 1)) return;
  } while (s.accept(','));
}

void Directives::real_data(AssemblyState& s, std::string_view name, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    if (!append_real(s, name == ".double" || name == ".dc.d", 1)) return;
  } while (s.accept(','));
}

// .dcb COUNT, VALUE
void Directives::repeated_data(AssemblyState& s, std::string_view name, Location at) {
  const auto count = s.parse_number();
  if (!count) return;
  if (*count < 0) {
    s.warning(at, fmt::format("{} with a negative number does nothing", name));
    return;
  }
  if (*count > static_cast<int64_t>(kMaxOutputBytes)) {
    s.error(at, fmt::format("{} of more than {} bytes", name, kMaxOutputBytes));
    return;
  }
  if (!s.expect(',')) return;
  if (name == ".dcb.s" || name == ".dcb.d")
    append_real(s, name == ".dcb.d", *count);
  else
    append_number(s, bytes_of(name), *count);
}

// .ds COUNT: so many zeros of the width.
void Directives::reserved_data(AssemblyState& s, std::string_view name, Location at) {
  const auto count = s.parse_number();
  if (!count) return;
  if (*count < 0) {
    s.warning(at, fmt::format("{} with a negative number does nothing", name));
    return;
  }
  const uint64_t most = kMaxOutputBytes / bytes_of(name);
  if (static_cast<uint64_t>(*count) > most) {
    s.error(at, fmt::format("{} of more than {} bytes", name, kMaxOutputBytes));
    return;
  }
  s.append_fill(static_cast<uint64_t>(*count) * bytes_of(name), 0);
}

// .octa: numbers of 128 bits, without operators.
void Directives::octawords(AssemblyState& s, std::string_view, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    const Token token = s.token();
    const auto value = token.kind == TokenKind::integer   ? token.integer
                       : token.kind == TokenKind::invalid ? octaword(token.text())
                                                          : std::nullopt;
    if (!value) {
      s.error(s.here(), "expected an integer of at most 128 bits");
      return;
    }
    s.lexer().advance();
    if (!s.append_value(static_cast<uint64_t>(*value), 8) || !s.append_value(static_cast<uint64_t>(*value >> 64), 8))
      return;
  } while (s.accept(','));
}

// .base64: strings that RFC 4648, section 4, encodes, with their padding.
void Directives::base64(AssemblyState& s, std::string_view, Location) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  if (s.token().kind == TokenKind::end) return;
  do {
    const Location at = s.here();
    const auto text = s.parse_string();
    if (!text) return;
    const size_t length = text->find_last_not_of('=') + 1;
    const size_t padding = text->size() - length;
    if (text->empty() || text->size() % 4 != 0 || padding > 2 || text->find_first_not_of(kDigits, 0) < length) {
      s.error(at, "expected base64: groups of four of A-Z a-z 0-9 + /, the last filled up with =");
      return;
    }
    uint32_t bits = 0;
    for (size_t i = 0; i < length; ++i) {
      bits = bits << 6 | static_cast<uint32_t>(kDigits.find((*text)[i]));
      const unsigned digit = i % 4;  // whose second, third and fourth each complete a byte
      if (digit != 0 && !s.append_value(bits >> (6 - 2 * digit) & 0xff, 1)) return;
    }
  } while (s.accept(','));
}

// .incbin "FILE"[, SKIP[, COUNT]]; an empty SKIP is none.
void Directives::binary_file(AssemblyState& s, std::string_view, Location) {
  const Location name_at = s.here();
  const auto name = s.parse_string();
  if (!name) return;
  std::optional<int64_t> skip = 0, count;
  Location skip_at = name_at, count_at = name_at;
  if (s.accept(',')) {
    skip_at = s.here();
    if (!s.token().is(',') && !(skip = s.parse_number())) return;
    if (s.accept(',')) {
      count_at = s.here();
      if (!(count = s.parse_number())) return;
    }
  }
  if (*skip < 0) return s.error(skip_at, "the number of bytes to skip is negative");
  if (count && *count < 0) return s.warning(count_at, ".incbin of a negative number of bytes does nothing");
  const std::optional<std::string> content = s.include_ ? s.include_(*name) : std::nullopt;
  if (!content) return s.error(name_at, fmt::format("'{}' cannot be read", *name));
  std::string_view bytes = *content;
  bytes.remove_prefix(std::min(bytes.size(), static_cast<size_t>(*skip)));
  if (count) bytes = bytes.substr(0, static_cast<size_t>(*count));
  std::byte* to = bytes.empty() ? nullptr : s.append(bytes.size());
  if (to != nullptr) std::memcpy(to, bytes.data(), bytes.size());
}

void Directives::strings(AssemblyState& s, std::string_view name, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    // Of .ascii, strings with nothing between them are one.
    std::string all;
    do {
      const auto text = s.parse_string();
      if (!text) return;
      all += *text;
    } while (s.token().kind == TokenKind::string && (name == ".ascii" || s.dialect() != Dialect::llvm));
    if (name != ".ascii") all += '\0';
    std::byte* to = s.append(all.size());
    if (to == nullptr) return;
    std::memcpy(to, all.data(), all.size());
  } while (s.accept(','));
}

void Directives::leb128(AssemblyState& s, std::string_view name, Location) {
  do {
    auto value = s.parse_layout_number();
    if (!value) return;
    const bool is_signed = name == ".sleb128";
    for (bool more = true; more;) {
      const uint8_t low = static_cast<uint8_t>(*value & 0x7f);
      value = is_signed ? *value >> 7 : static_cast<int64_t>(static_cast<uint64_t>(*value) >> 7);
      more = is_signed ? !((*value == 0 && (low & 0x40) == 0) || (*value == -1 && (low & 0x40) != 0)) : *value != 0;
      if (!s.append_value(low | (more ? 0x80u : 0u), 1)) return;
    }
  } while (s.accept(','));
}

}  // namespace lw::text
