// The files of a session as a sweep sees them: relative to the plan's folder, with compiled objects among them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "base/messages.h"
#include "base/session.h"

namespace lw::api {

// The folder of a path: empty, or with '/' at the end.
std::string folder_of(const std::string& path);

class SweepFiles : public Files {
 public:
  // `folder`: the plan's, as folder_of() returns it.
  SweepFiles(std::shared_ptr<const Files> files, std::string folder)
      : files_(std::move(files)), folder_(std::move(folder)) {}

  // From now on, `path` is a file with these bytes.
  void add(const std::string& path, FileBytes bytes) { added_[path] = std::move(bytes); }

  lanewise::Result<FileBytes> read(const std::string& path) const override;
  std::optional<std::string> path_on_disk(const std::string& path) const override;
  std::map<std::string, FileBytes> beside() const override;
  bool has_whole_disk() const override { return files_->has_whole_disk(); }
  std::optional<std::string> only_folder() const override { return files_->only_folder(); }

 private:
  std::string in_folder(const std::string& path) const { return path.starts_with('/') ? path : folder_ + path; }

  const std::shared_ptr<const Files> files_;
  const std::string folder_;
  std::map<std::string, FileBytes> added_;
};

// Messages that name files relative to the plan's folder, wherever that lies.
Messages without_folder(Messages messages, const std::string& folder);

}  // namespace lw::api
