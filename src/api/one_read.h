// Files of a session that are read once.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "lanewise/session.h"

namespace lw::api {

using lanewise::FileBytes;
using lanewise::Files;

// A session's files, one of which was read before: a pipe can be read once.
class FilesWithOneRead : public Files {
 public:
  FilesWithOneRead(std::shared_ptr<const Files> files, std::string path, FileBytes bytes)
      : files_(std::move(files)), path_(std::move(path)), bytes_(std::move(bytes)) {}

  lanewise::Result<FileBytes> read(const std::string& path) const override {
    return path == path_ ? lanewise::Result<FileBytes>(bytes_) : files_->read(path);
  }
  std::optional<std::string> path_on_disk(const std::string& path) const override { return files_->path_on_disk(path); }
  std::map<std::string, FileBytes> beside() const override { return files_->beside(); }
  bool has_whole_disk() const override { return files_->has_whole_disk(); }
  std::optional<std::string> only_folder() const override { return files_->only_folder(); }

 private:
  const std::shared_ptr<const Files> files_;
  const std::string path_;
  const FileBytes bytes_;
};

}  // namespace lw::api
