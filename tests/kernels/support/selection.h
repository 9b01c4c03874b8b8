// Which cases a test runs, and what they are compiled for.
#pragma once

#include <string>
#include <vector>

#include "support/case.h"

namespace lw::kernels {

// Every target that the cases are compiled for, and every level.
std::vector<std::string> all_targets();
std::vector<std::string> all_levels();

// Those of the targets that the tests take for this case unless they are told which: three of all_targets(), in turn,
// so that each target meets three of seven cases. `./dev soak` takes all.
std::vector<std::string> targets_in_turn(const Case& test, const std::vector<std::string>& targets);

// Whether the case's name contains one of the texts, or there are none.
bool is_selected(const Case& test, const std::vector<std::string>& texts);

// Those of the levels at which clang compiles the case for the target. Without levels they are chosen in turn: the
// three targets of a case (targets_in_turn) meet -O1, -O2 and -O3, and one of them -O0, too, if wanted.
enum class Unoptimised : uint8_t { with, without };
std::vector<std::string> levels_of(const Case& test, const std::string& target, const std::vector<std::string>& levels,
                                   Unoptimised unoptimised);

}  // namespace lw::kernels
