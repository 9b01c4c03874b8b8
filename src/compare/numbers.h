// The numbers that two versions of a kernel are compared by: names, titles, and which of them a check looks at.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/compare.h"

namespace lw::compare {

// A number of one version.
struct Number {
  std::string name, title;  // lanewise::ComparedNumber
  uint64_t value = 0;
};
std::vector<Number> numbers_of(const lanewise::LiveFunction& function);
std::vector<Number> numbers_of(const lanewise::TimedDispatch& dispatch);

// Each number of either; one that only one of them has (a unit of the code, a reason of stalls) is 0 in the other.
std::vector<lanewise::ComparedNumber> compared(const std::vector<Number>& before, const std::vector<Number>& after);

// Whether a saved report is checked for the number, and whether more of it is better.
bool is_checked(std::string_view name);
bool is_better_if_more(std::string_view name);
// Whether the number got worse by more than so many percent of what it was.
bool is_regression(const lanewise::ComparedNumber& number, double max_percent);

// "+2", "-1", "0".
std::string signed_difference(uint64_t before, uint64_t after);
// "+12.5 %"; "was 0" where there is no percentage.
std::string growth_words(const lanewise::ComparedNumber& number);

}  // namespace lw::compare
