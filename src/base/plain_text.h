// Texts taken apart and compared, and words for a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lw {

// The lines without their ends. A last line needs no end.
std::vector<std::string> lines_of(std::string_view text);

// Whether the texts are equal if A to Z count as a to z.
bool equal_ignoring_case(std::string_view a, std::string_view b);

// The word as a shell reads it back: in quotes if it needs them.
std::string shell_word(const std::string& word);

}  // namespace lw
