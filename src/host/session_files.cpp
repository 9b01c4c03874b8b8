#include "host/session_files.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "base/messages.h"
#include "base/output_file.h"
#include "host/files.h"

namespace lw::host {
namespace {

using lanewise::Failure;
namespace fs = std::filesystem;

Failure failure(const std::string& path, std::string text) {
  return {lanewise::FailureKind::bad_input, one_error(code::kFile, std::move(text), shown_path(path))};
}

lanewise::Result<FileBytes> read_from_disk(const std::string& path, const std::string& shown) {
  const Result<FileView> view = view_file(path);
  if (view) return FileBytes{view->bytes(), view->owner(), true};
  // The reason alone: the message names the file.
  const std::string name = shown_path(path) + ": ";
  const std::string& text = view.error().message;
  return failure(shown, text.starts_with(name) ? text.substr(name.size()) : text);
}

class NoFiles : public Files {
 public:
  lanewise::Result<FileBytes> read(const std::string& path) const override {
    return failure(path, "the session has no files");
  }
  std::optional<std::string> path_on_disk(const std::string&) const override { return std::nullopt; }
};

class DiskFiles : public Files {
 public:
  lanewise::Result<FileBytes> read(const std::string& path) const override {
    if (path == kStandardInput) return failure("", "standard input is not a file of the session");
    return read_from_disk(path, path);
  }
  std::optional<std::string> path_on_disk(const std::string& path) const override {
    return path == kStandardInput ? std::nullopt : std::optional(path);
  }
};

// The files of a command, whose outputs do not replace what it read.
class CommandInputs : public DiskFiles {
 public:
  lanewise::Result<FileBytes> read(const std::string& path) const override {
    if (path != kStandardInput) protect_input(path);
    return read_from_disk(path, path);
  }
};

class FolderFiles : public Files {
 public:
  explicit FolderFiles(fs::path folder) : folder_(std::move(folder)) {
    std::error_code error;
    folder_ = fs::canonical(folder_, error);
    if (error) folder_.clear();
  }

  lanewise::Result<FileBytes> read(const std::string& path) const override {
    const std::optional<std::string> place = path_on_disk(path);
    if (!place) return failure(path, "lies outside of the folder that may be read");
    return read_from_disk(*place, path);
  }
  // The path without links and "..", so that it cannot lead out of the folder.
  std::optional<std::string> path_on_disk(const std::string& path) const override {
    if (folder_.empty()) return std::nullopt;
    std::error_code error;
    const fs::path place = fs::weakly_canonical(folder_ / path, error);
    if (error || !lies_in(place, folder_)) return std::nullopt;
    return place.string();
  }
  std::optional<std::string> only_folder() const override { return folder_.string(); }

 private:
  fs::path folder_;  // canonical; empty: there is none
};

class MemoryFiles : public Files {
 public:
  explicit MemoryFiles(std::map<std::string, std::string> files) {
    for (auto& file : files)
      files_.emplace(fs::path(file.first).lexically_normal().string(),
                     std::make_shared<const std::string>(std::move(file.second)));
  }

  lanewise::Result<FileBytes> read(const std::string& path) const override {
    const auto found = files_.find(fs::path(path).lexically_normal().string());
    if (found == files_.end()) return failure(path, "the session has no such file");
    return bytes_of(found->second);
  }
  std::optional<std::string> path_on_disk(const std::string&) const override { return std::nullopt; }
  std::map<std::string, FileBytes> beside() const override {
    std::map<std::string, FileBytes> all;
    for (const auto& [name, text] : files_) all.emplace(name, bytes_of(text));
    return all;
  }

 private:
  static FileBytes bytes_of(const std::shared_ptr<const std::string>& text) {
    return {std::as_bytes(std::span(*text)), text, true};
  }

  std::map<std::string, std::shared_ptr<const std::string>> files_;
};

}  // namespace

std::shared_ptr<const Files> disk_files_and_standard_input() { return std::make_shared<CommandInputs>(); }

}  // namespace lw::host

namespace lanewise {

std::shared_ptr<const Files> no_files() { return std::make_shared<lw::host::NoFiles>(); }
std::shared_ptr<const Files> disk_files() { return std::make_shared<lw::host::DiskFiles>(); }
std::shared_ptr<const Files> folder_files(std::string folder) {
  return std::make_shared<lw::host::FolderFiles>(std::move(folder));
}
std::shared_ptr<const Files> memory_files(std::map<std::string, std::string> files) {
  return std::make_shared<lw::host::MemoryFiles>(std::move(files));
}

}  // namespace lanewise
