// Names that people may have meant, and text that may hold anything, made fit for messages.
#pragma once

#include <string>
#include <string_view>

namespace lw {

// How many letters must be put in, left out or exchanged to make one of the other; `limit` where it is that or more.
unsigned edit_distance(std::string_view a, std::string_view b, unsigned limit);

// From how many wrong letters on another name of this length is no likely misspelling.
unsigned misspelling_limit(std::string_view name);

// Text for a terminal: control characters and bytes that are no UTF-8 as \x1b, tabs and line ends as they are.
std::string printable(std::string_view text);

}  // namespace lw
