// Names of kernels and functions: as symbols of C++ spell them, and as people do.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lw {

// What a symbol of the Itanium C++ ABI stands for: "scale(float*, int)" of _Z5scalePfi; empty for all other names.
std::string demangled(std::string_view symbol);

// "_Z5scalePfi [scale(float*, int)]", or the symbol alone where it stands for itself.
std::string shown_symbol(std::string_view symbol);

// Which of the symbols a user means: the first of these that any of them fits.
//   the symbol itself, with ".kd" behind it or not
//   the whole C++ name, with the result's type or without: "float ns::pick<int>(float*)", "ns::pick<int>(float*)"
//   the name without parameters: "ns::pick<int>"
//   parts of it, with parameters or without: "pick<int>", "ns::pick", "pick", "pick(float*)"
// Spaces do not count in C++ names. Several indices where the name is not clear.
std::vector<size_t> find_symbols(std::span<const std::string> symbols, std::string_view wanted);

}  // namespace lw
