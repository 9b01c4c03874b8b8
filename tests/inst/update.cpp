#include <fstream>

#include <fmt/format.h>

#include "checks.h"

namespace lw::cases {

std::vector<Complaint> update(const CaseFile& file) {
  std::vector<Complaint> complaints;
  std::map<int, const Case*> first;         // by number of the line
  std::map<int, std::string> updated_line;  // only where all targets say the same
  for (const Case& c : file.cases) {
    if (c.kind != Case::Kind::bad) continue;
    const std::string message = first_error(c);
    const std::string line = message.empty() ? c.source : fmt::format("bad {} ! {}", c.instruction, message);
    const bool is_first = first.emplace(c.line, &c).second;
    if (is_first) {
      updated_line.emplace(c.line, line);
    } else if (const auto other = updated_line.find(c.line); other != updated_line.end() && other->second != line) {
      complaints.push_back({c.line, fmt::format("not updated: {} and {} need sections of their own\n  {}\n  {}",
                                                first.at(c.line)->target_name, c.target_name, other->second, line)});
      updated_line.erase(other);
    }
  }

  std::ifstream input(file.path);
  std::string text, line;
  for (int number = 1; std::getline(input, line); ++number) {
    const auto updated = updated_line.find(number);
    text += updated != updated_line.end() ? updated->second : line;
    text += '\n';
  }
  std::ofstream(file.path) << text;
  return complaints;
}

}  // namespace lw::cases
