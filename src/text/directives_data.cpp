// Directives that write bytes.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>

#include "text/constants.h"
#include "text/directives.h"

namespace lw::text {
namespace {

constexpr uint32_t kNop = 0xbf800000;  // s_nop 0, which fills gaps in code
constexpr uint64_t kExecutable = 4;    // SHF_EXECINSTR

bool fits(int64_t value, unsigned bytes) {
  if (bytes >= 8) return true;
  const int64_t high = (int64_t{1} << (8 * bytes)) - 1;
  return value <= high && value >= -(int64_t{1} << (8 * bytes - 1));
}

}  // namespace

void Directives::data(AssemblyState& s, std::string_view name, Location) {
  unsigned bytes = 4;
  if (name == ".byte" || name == ".1byte" || name == ".dc.b")
    bytes = 1;
  else if (name == ".short" || name == ".2byte" || name == ".value" || name == ".dc.w" || name == ".dc")
    bytes = 2;
  else if (name == ".quad" || name == ".8byte" || name == ".dc.a")
    bytes = 8;
  const FixupKind kind = bytes == 1   ? FixupKind::data1
                         : bytes == 2 ? FixupKind::data2
                         : bytes == 4 ? FixupKind::data4
                                      : FixupKind::data8;
  if (s.token().kind == TokenKind::end) return;
  do {
    const Location at = s.here();
    const size_t mark = s.expressions.mark();
    const NodeId node = s.parse_expression();
    if (node == kNone) return;
    const uint64_t place = s.offset();
    if (s.expressions.is_constant(node)) {
      const int64_t value = s.expressions.constant_of(node);
      if (!fits(value, bytes)) {
        s.error(at, fmt::format("{} does not fit in {} bytes", value, bytes));
        return;
      }
      s.append_value(static_cast<uint64_t>(value), bytes);
      s.expressions.release(mark);
      continue;
    }
    if (s.append(bytes) == nullptr) return;
    s.add_fixup(kind, place, node, at);
  } while (s.accept(','));
}

void Directives::real_data(AssemblyState& s, std::string_view name, Location) {
  do {
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
      return;
    }
    s.lexer().advance();
    const auto append = [&]<class Float, class Bits>(Float infinity, Bits sign) {
      const Float value = is_infinite ? infinity : is_number ? token.real<Float>() : Float{};
      const Bits bits = is_nan ? sign - 1 : std::bit_cast<Bits>(value);  // llvm-mc's NaN has all bits of the fraction
      s.append_value(bits ^ (minus ? sign : 0), sizeof bits);
    };
    if (name == ".double")
      append(std::numeric_limits<double>::infinity(), uint64_t{1} << 63);
    else
      append(std::numeric_limits<float>::infinity(), uint32_t{1} << 31);
  } while (s.accept(','));
}

void Directives::strings(AssemblyState& s, std::string_view name, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    // Strings with nothing between them are one.
    std::string all;
    do {
      const auto text = s.parse_string();
      if (!text) return;
      all += *text;
    } while (s.token().kind == TokenKind::string && name != ".ascii" ? true : s.token().kind == TokenKind::string);
    if (name != ".ascii") all += '\0';
    std::byte* to = s.append(all.size());
    if (to == nullptr) return;
    std::memcpy(to, all.data(), all.size());
  } while (s.accept(','));
}

void Directives::leb128(AssemblyState& s, std::string_view name, Location) {
  do {
    auto value = s.parse_number();
    if (!value) return;
    const bool is_signed = name == ".sleb128";
    for (bool more = true; more;) {
      const uint8_t low = static_cast<uint8_t>(*value & 0x7f);
      value = is_signed ? *value >> 7 : static_cast<int64_t>(static_cast<uint64_t>(*value) >> 7);
      more = is_signed ? !((*value == 0 && (low & 0x40) == 0) || (*value == -1 && (low & 0x40) != 0)) : *value != 0;
      s.append_value(low | (more ? 0x80u : 0u), 1);
    }
  } while (s.accept(','));
}

// .fill COUNT[, SIZE[, VALUE]]: of the value, the low 4 bytes at most.
void Directives::fill(AssemblyState& s, std::string_view, Location at) {
  const auto count = s.parse_number();
  if (!count) return;
  std::optional<int64_t> size = 1, value = 0;
  if (s.accept(',')) {
    const Location size_at = s.here();
    size = s.parse_number();
    if (!size) return;
    if (*size > 8) {
      s.warning(size_at, ".fill writes values of at most 8 bytes");
      size = 8;
    }
    if (s.accept(',')) {
      value = s.parse_number();
      if (!value) return;
    }
  }
  if (*count < 0 || *size < 0) {
    s.warning(at, ".fill with a negative number does nothing");
    return;
  }
  if (*count == 0 || *size == 0) return;
  if (static_cast<uint64_t>(*count) > kMaxOutputBytes) {
    s.error(at, fmt::format(".fill of more than {} bytes", kMaxOutputBytes));
    return;
  }
  const uint64_t bits = static_cast<uint64_t>(*value) & 0xffffffff;
  const auto bytes = static_cast<size_t>(*size);
  std::byte* to = s.append(static_cast<uint64_t>(*count) * bytes);
  if (to == nullptr) return;
  for (int64_t i = 0; i < *count; ++i, to += bytes) std::memcpy(to, &bits, bytes);
}

void Directives::space(AssemblyState& s, std::string_view, Location at) {
  const auto count = s.parse_number();
  if (!count) return;
  std::optional<int64_t> value = 0;
  if (s.accept(',')) {
    value = s.parse_number();
    if (!value) return;
  }
  if (*count < 0) {
    s.error(at, "the number of bytes is negative");
    return;
  }
  s.append_fill(static_cast<uint64_t>(*count), static_cast<uint8_t>(*value));
}

void Directives::org(AssemblyState& s, std::string_view, Location at) {
  const NodeId node = s.parse_expression();
  if (node == kNone) return;
  std::optional<int64_t> value = 0;
  if (s.accept(',')) {
    value = s.parse_number();
    if (!value) return;
  }
  Result<Value, EvaluationError> place = s.expressions.evaluate(node);
  if (!place) {
    s.error(at, place.error().message);
    return;
  }
  int64_t target = place->constant;
  if (place->add != kNone) {
    const SymbolState& symbol = s.symbols[place->add];
    if (place->subtract != kNone || symbol.place != SymbolPlace::section || symbol.section != s.section_index()) {
      s.error(at, ".org needs a place in the current section");
      return;
    }
    target += static_cast<int64_t>(symbol.value);
  }
  if (target < 0 || static_cast<uint64_t>(target) < s.offset()) {
    s.error(at, fmt::format(".org to {}, but the section is at {} already", target, s.offset()));
    return;
  }
  s.append_fill(static_cast<uint64_t>(target) - s.offset(), static_cast<uint8_t>(*value));
}

// .align and .balign count bytes, .p2align powers of two; w and l say how wide the fill value is.
void Directives::align(AssemblyState& s, std::string_view name, Location) {
  const bool is_power = name.starts_with(".p2");
  const unsigned fill_bytes = name.ends_with('w') ? 2 : name.ends_with('l') ? 4 : 1;
  const Location at = s.here();
  if (s.token().kind == TokenKind::end && is_power) return;
  const auto number = s.parse_number();
  if (!number) return;
  std::optional<int64_t> value, most;
  if (s.accept(',')) {
    if (!s.token().is(',')) {
      value = s.parse_number();
      if (!value) return;
    }
    if (s.accept(',')) {
      most = s.parse_number();
      if (!most) return;
    }
  }
  if (is_power ? *number < 0 || *number >= 32 : *number < 0 || *number > (int64_t{1} << 31)) {
    s.error(at, "the alignment is out of range");
    return;
  }
  const uint64_t alignment = is_power ? uint64_t{1} << *number : std::max<uint64_t>(static_cast<uint64_t>(*number), 1);
  if (!std::has_single_bit(alignment)) {
    s.error(at, "the alignment must be a power of two");
    return;
  }
  if (most && *most < 1) {
    s.error(at, "the alignment can never be met in so few bytes");
    return;
  }
  s.section().alignment = std::max(s.section().alignment, alignment);
  uint64_t gap = align_up(s.offset(), alignment) - s.offset();
  if (gap == 0 || (most && gap > static_cast<uint64_t>(*most))) return;
  const bool code = (s.section().flags & kExecutable) != 0 && !value;
  if (!code && fill_bytes == 1) {
    s.append_fill(gap, static_cast<uint8_t>(value.value_or(0)));
    return;
  }
  const uint64_t fill = code ? kNop : static_cast<uint64_t>(*value);
  const unsigned unit = code ? 4 : fill_bytes;
  if (gap % unit != 0 && !s.append_fill(gap % unit, 0)) return;
  for (gap -= gap % unit; gap != 0; gap -= unit) s.append_value(fill, unit);
}

}  // namespace lw::text
