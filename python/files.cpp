#include "files.h"

namespace lw::python {

lanewise::Result<lanewise::FileBytes> FilesAndContents::read(const std::string& path) const {
  if (const auto found = contents_.find(path); found != contents_.end()) return found->second;
  return disk_->read(path);
}

std::optional<std::string> FilesAndContents::path_on_disk(const std::string& path) const {
  return contents_.contains(path) ? std::nullopt : disk_->path_on_disk(path);
}

std::shared_ptr<const lanewise::Files> files_with(std::string name, lanewise::FileBytes contents) {
  std::map<std::string, lanewise::FileBytes> by_name;
  by_name.emplace(std::move(name), std::move(contents));
  return std::make_shared<FilesAndContents>(std::move(by_name));
}

lanewise::FileBytes file_bytes(const std::shared_ptr<const std::string>& owner) {
  return {.bytes = std::as_bytes(std::span(*owner)), .owner = owner, .has_zero_behind = true};
}

}  // namespace lw::python
