// What `explain --search` finds, as plain data.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace lw::report {

struct FoundInstruction {
  std::string record;
  std::vector<std::string> names;  // other mnemonics of it
  std::string family;
  std::vector<std::string> targets;
  std::string meaning;               // empty where none is recorded
  std::vector<std::string> matched;  // where the words of the query were found: "name", "terms", "meaning", "errata"
  unsigned score = 0;
};

struct FoundErratum {
  std::string anchor, title;
};

struct SearchResults {
  std::string query;
  std::string target;  // that alone was searched; empty: all
  std::vector<FoundInstruction> instructions;
  std::vector<FoundErratum> errata;  // that are of no single instruction
};

// The first `most` instructions, and how many more there are.
std::string search_text(const SearchResults& results, size_t most);
// docs/isa-json.md has the schema.
nlohmann::json search_json(const SearchResults& results);

}  // namespace lw::report
