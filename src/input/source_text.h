// Files of source that debug information names, as they lie on this computer.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lw::input {

// Files are looked for where the program runs and read once. What is not there, or is no text of reasonable size, has
// no lines.
class SourceText {
 public:
  // nullptr where the file is not found.
  const std::vector<std::string>* lines(const std::string& file);
  // Without the blanks around it, control bytes as '?'; empty where it is not found.
  std::string line(const std::string& file, uint32_t number);

 private:
  std::map<std::string, std::optional<std::vector<std::string>>> files_;
};

}  // namespace lw::input
