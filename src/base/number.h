#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lw {

// A whole text as an unsigned number: decimal, 0x hexadecimal, 0b binary or 0o octal. Empty on anything else or
// overflow.
std::optional<uint64_t> parse_unsigned(std::string_view text);

// Whether a text is a number that is too large for parse_unsigned.
bool exceeds_64_bits(std::string_view text);

// The same as parse_unsigned with an optional leading '-'. The value must fit in int64_t.
std::optional<int64_t> parse_signed(std::string_view text);

// A whole text as a decimal or hexadecimal floating-point number, "inf", "-inf" or "nan". Never depends on the locale.
std::optional<double> parse_double(std::string_view text);

}  // namespace lw
