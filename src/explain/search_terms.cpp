#include "explain/search_terms.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace lw::explain {
namespace {

struct SearchTerm {
  std::string_view part, words;
};
constexpr SearchTerm kSearchTerms[] = {
#define LW_SEARCH_TERM(part, words) {part, words},
#include "explain/search_terms.def"
#undef LW_SEARCH_TERM
};

bool matches(std::string_view part, std::string_view pattern) {
  if (!pattern.ends_with('*')) return part == pattern;
  pattern.remove_suffix(1);
  return part.starts_with(pattern);
}

}  // namespace

std::string search_words(std::string_view record) {
  std::vector<std::string_view> words;
  while (!record.empty()) {
    const size_t end = std::min(record.find('_'), record.size());
    for (const SearchTerm& term : kSearchTerms) {
      if (!matches(record.substr(0, end), term.part)) continue;
      if (std::ranges::find(words, term.words) == words.end()) words.push_back(term.words);
    }
    record.remove_prefix(std::min(end + 1, record.size()));
  }
  return fmt::format("{}", fmt::join(words, " "));
}

}  // namespace lw::explain
