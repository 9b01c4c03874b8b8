// Expressions of claims and assumptions, read from text. Private to this folder.
//
// Register parts and numbers joined by + - * & | ^ << >>, micro-operations called by name, and at the lowest precedence
// one comparison (== != < <= > >=, unsigned). Each operator is a micro-operation, so that an expression is a program:
// the solver and the interpreter need no meaning of their own for it.
#pragma once

#include <string_view>

#include "prove/prove.h"

namespace lw::prove {

// A number beside a word of 64 bits is one of 64 bits. `bits` is the size of the word that is wanted, 32 or 64; 1 asks
// for a truth value.
Result<Expression> read_expression(const isa::Target& target, std::string_view text, unsigned bits);
// Whether the text compares two values.
bool has_comparison(std::string_view text);

}  // namespace lw::prove
