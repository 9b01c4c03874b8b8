// One line of assembly, changed in one place as a person would get it wrong.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace lw::test {

// The same line with one token replaced, left out, doubled or swapped with another, an operand written twice, a
// modifier added, or another suffix. `other` is a second line, from which tokens are borrowed.
std::string mutate(std::string_view line, std::string_view other, std::mt19937_64& random);

// The line with each other text for each of its operands, each modifier added, and each other suffix: of all these, one
// in `one_in`.
std::vector<std::string> all_changes(std::string_view line, uint64_t one_in, std::mt19937_64& random);

// The line with other numbers of VGPRs, SGPRs and AGPRs, not all of which exist or begin a tuple.
std::string with_other_registers(const std::string& line, std::mt19937_64& random);

}  // namespace lw::test
