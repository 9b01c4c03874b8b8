// A folder for what other programs write, gone when its owner is.
#pragma once

#include <string>
#include <string_view>

#include "base/session.h"

namespace lw::host {

// A folder of its own under TMPDIR that goes, with what is in it, when the value does. Who has one listens to `cancel`,
// so that a signal does not end the process while it is there.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const Cancel& cancel);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  bool ok() const { return !path_.empty(); }
  const std::string& path() const { return path_; }
  const std::string& problem() const { return problem_; }  // why it is not ok()
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  const Cancel::Listening listening_;
  std::string path_, problem_;
};

}  // namespace lw::host
