// Files of source that debug information names, as the session offers them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/session.h"

namespace lw::host {

// Each file is read once. A file that the session does not offer, or that is no text of reasonable size, has no lines.
class SourceText {
 public:
  explicit SourceText(std::shared_ptr<const Files> files) : session_files_(std::move(files)) {}

  // nullptr where the file is not found.
  const std::vector<std::string>* lines(const std::string& file);
  // Without the blanks around it, control bytes as '?'; empty where it is not found.
  std::string line(const std::string& file, uint32_t number);

 private:
  std::optional<std::vector<std::string>> read(const std::string& file) const;

  std::shared_ptr<const Files> session_files_;
  std::map<std::string, std::optional<std::vector<std::string>>> files_;
};

}  // namespace lw::host
