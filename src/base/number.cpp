#include "base/number.h"

#include <charconv>
#include <system_error>

namespace lw {
namespace {

std::errc read_unsigned(std::string_view text, uint64_t& value) {
  int base = 10;
  if (text.size() > 2 && text[0] == '0') {
    switch (text[1] | 0x20) {
      case 'x': base = 16; break;
      case 'b': base = 2; break;
      case 'o': base = 8; break;
      default: break;
    }
    if (base != 10) text.remove_prefix(2);
  }
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value, base);
  return text.empty() || stop != end ? std::errc::invalid_argument : error;
}

}  // namespace

std::optional<uint64_t> parse_unsigned(std::string_view text) {
  uint64_t value = 0;
  return read_unsigned(text, value) == std::errc() ? std::optional(value) : std::nullopt;
}

bool exceeds_64_bits(std::string_view text) {
  uint64_t value = 0;
  return read_unsigned(text, value) == std::errc::result_out_of_range;
}

std::optional<int64_t> parse_signed(std::string_view text) {
  const bool negative = !text.empty() && text[0] == '-';
  if (negative) text.remove_prefix(1);
  const std::optional<uint64_t> magnitude = parse_unsigned(text);
  const uint64_t limit = uint64_t{1} << 63;
  if (!magnitude || *magnitude > (negative ? limit : limit - 1)) return std::nullopt;
  return negative ? static_cast<int64_t>(0 - *magnitude) : static_cast<int64_t>(*magnitude);
}

std::optional<double> parse_double(std::string_view text) {
  const bool negative = !text.empty() && text[0] == '-';
  std::string_view digits = text.substr(negative ? 1 : 0);
  auto format = std::chars_format::general;
  if (digits.size() > 2 && digits[0] == '0' && (digits[1] | 0x20) == 'x') {
    digits.remove_prefix(2);
    format = std::chars_format::hex;
  }
  if (digits.empty() || digits[0] == '-') return std::nullopt;
  double value = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value, format);
  if (error != std::errc() || stop != end) return std::nullopt;
  return negative ? -value : value;
}

}  // namespace lw
