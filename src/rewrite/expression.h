// Expressions over 32-bit constants, as `let` and `where` of rules have them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "base/base.h"

namespace lw::rewrite {

using NameValue = std::function<std::optional<uint32_t>(std::string_view name)>;

// Names, numbers, parentheses and + - * & | ^ << >> with the precedence of C, modulo 2^32. Shift amounts are taken
// modulo 32. Fails with what is wrong, or a name without a value.
Result<uint32_t> evaluate(std::string_view expression, const NameValue& value_of);

struct Comparison {
  std::string_view left, op, right;
};
// nullopt where the text has no comparison operator.
std::optional<Comparison> split_comparison(std::string_view text);

// Whether `left OP right` holds, unsigned.
bool holds(uint32_t left, std::string_view op, uint32_t right);

}  // namespace lw::rewrite
