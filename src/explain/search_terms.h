// What people call operations besides their names (search_terms.def).
#pragma once

#include <string>
#include <string_view>

namespace lw::explain {

// What people call an operation besides its name and the words of its meaning, each word once.
std::string search_words(std::string_view record);

}  // namespace lw::explain
