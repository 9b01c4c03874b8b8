// A folder for what other programs write, gone when its owner is.
#pragma once

#include <string>
#include <string_view>

namespace lw::host {

// A folder of its own under TMPDIR that goes, with what is in it, when the value does.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  bool ok() const { return !path_.empty(); }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
};

}  // namespace lw::host
