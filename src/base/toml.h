// toml++, for those who read TOML.
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostics.h"

// toml++ asserts, and assumes where NDEBUG is defined, what a text that is no TOML can break: "[#". It finds the error
// all the same, if neither an assertion nor an optimisation comes before.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

namespace lw {

// The first character that is not ASCII and stands outside of quotes and comments. No TOML has one, and what toml++ 3.2
// does with one is undefined.
std::optional<Location> bare_character(std::string_view text);

// The text as a table. After an error, which is added to `diagnostics`: nothing.
std::optional<toml::table> parse_toml(std::string_view text, Diagnostics& diagnostics);

inline Location location_of(const toml::source_region& region) {
  return {static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

inline Location location_of(const toml::node& node) { return location_of(node.source()); }

}  // namespace lw
