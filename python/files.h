// The files of this computer, and contents that Python gives by name.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "lanewise/session.h"

namespace lw::python {

// `contents` come first; a name that is not among them is a path.
class FilesAndContents : public lanewise::Files {
 public:
  explicit FilesAndContents(std::map<std::string, lanewise::FileBytes> contents) : contents_(std::move(contents)) {}

  lanewise::Result<lanewise::FileBytes> read(const std::string& path) const override;
  std::optional<std::string> path_on_disk(const std::string& path) const override;
  bool has_whole_disk() const override { return true; }

 private:
  std::map<std::string, lanewise::FileBytes> contents_;
  std::shared_ptr<const lanewise::Files> disk_ = lanewise::disk_files();
};

std::shared_ptr<const lanewise::Files> files_with(std::string name, lanewise::FileBytes contents);

// The bytes, which `owner` keeps.
lanewise::FileBytes file_bytes(const std::shared_ptr<const std::string>& owner);

}  // namespace lw::python
