// Reads the texts of options that several commands have, and of those of `run` about arguments and buffers.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "lanewise/run.h"

namespace lw::app {

// "4", "4,2" or "4,2,1", each from `lowest` on; what is left out is `lowest`.
Result<std::array<uint32_t, 3>> parse_three(std::string_view flag, std::string_view text, uint32_t lowest);
// KEY=NUMBER of --set.
Result<std::pair<std::string, uint64_t>> parse_setting(const std::string& text);
// A number from 1 to `highest`; where the text is empty, `into` stays.
std::optional<Error> parse_count(std::string_view flag, const std::string& text, uint64_t highest, uint64_t& into);
// The same for a number from `least` to `most`.
template <class Number>
std::optional<Error> parse_number(std::string_view flag, const std::string& text, uint64_t least, uint64_t most,
                                  std::optional<Number>& into) {
  if (text.empty()) return std::nullopt;
  const std::optional<uint64_t> value = parse_unsigned(text);
  if (!value || *value < least || *value > most)
    return Error{fmt::format("{} {}: expected {} to {}", flag, text, least, most)};
  into = static_cast<Number>(*value);
  return std::nullopt;
}
// "32" or "64"; where the text is empty, `into` stays.
std::optional<Error> parse_wave_size(const std::string& text, uint32_t& into);
// "4" to "6"; where the text is empty, `into` stays.
std::optional<Error> parse_code_object_version(const std::string& text, int& into);
inline constexpr const char* kCodeObjectVersionHelp =
    "code object version: 4, 5 or 6 (default: 5, or the version that the assembly names); hipModuleLoad of HIP 5.2 "
    "needs 4";

// --out, --print and --expect, by argument number or buffer name.
Result<lanewise::ArrayOutput> parse_out(std::string_view text);
Result<lanewise::ArrayValues> parse_print(std::string_view text);
Result<lanewise::ArrayExpectation> parse_expectation(std::string_view text);

}  // namespace lw::app
