// The files that ARGs and launch files name, as the caller offers them.
#pragma once

#include <string>
#include <utility>

#include "base/base.h"
#include "base/session.h"

namespace lw::launch {

class NamedFiles {
 public:
  // No file at all.
  NamedFiles() = default;
  // Names are relative to `folder`, which is empty or ends in '/'. `files` must outlive this.
  explicit NamedFiles(const Files& files, std::string folder = {}) : files_(&files), folder_(std::move(folder)) {}

  // Where the file lies: NAME in the folder, if it is neither absolute nor standard input.
  std::string path(const std::string& name) const;
  // The whole file at a path of path(); the message of an error begins with the path.
  Result<FileBytes> read(const std::string& path) const;

 private:
  const Files* files_ = nullptr;
  std::string folder_;
};

}  // namespace lw::launch
