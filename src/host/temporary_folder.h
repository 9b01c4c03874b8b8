// A folder for what other programs write, gone when its owner is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "host/interruption.h"

namespace lw::host {

// A folder of its own under TMPDIR that goes, with what is in it, when the value does. A signal that would end the
// process meanwhile ends the programs that it waits for, and the process once the folder is gone, unless the command
// looks for interruptions itself.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  bool ok() const { return !path_.empty(); }
  const std::string& path() const { return path_; }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::optional<Interruption> interruption_;
  std::string path_;
};

}  // namespace lw::host
