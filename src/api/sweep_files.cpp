#include "api/sweep_files.h"

#include <cctype>
#include <filesystem>
#include <system_error>

namespace lw::api {
namespace {

bool is_of_path(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
         std::string_view("_-./+~").find(c) != std::string_view::npos;
}

// Erases the folder where paths begin with it.
void erase_folder(std::string& text, const std::string& folder) {
  for (size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at)) {
    if (at == 0 || !is_of_path(text[at - 1]))
      text.erase(at, folder.size());
    else
      at += folder.size();
  }
}

}  // namespace

std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

lanewise::Result<FileBytes> SweepFiles::read(const std::string& path) const {
  if (const auto added = added_.find(path); added != added_.end()) return added->second;
  auto file = files_->read(in_folder(path));
  if (file) return file;
  lanewise::Failure failure = file.failure();
  for (Message& message : failure.messages) message.file = path;
  return failure;
}

std::optional<std::string> SweepFiles::path_on_disk(const std::string& path) const {
  return added_.contains(path) ? std::nullopt : files_->path_on_disk(in_folder(path));
}

std::map<std::string, FileBytes> SweepFiles::beside() const {
  std::map<std::string, FileBytes> files;
  for (auto& [name, bytes] : files_->beside())
    files.emplace(name.starts_with(folder_) ? name.substr(folder_.size()) : "/" + name, bytes);
  return files;
}

Messages without_folder(Messages messages, const std::string& folder) {
  std::error_code error;
  const std::string whole = std::filesystem::canonical(folder.empty() ? "." : folder, error).string() + "/";
  for (Message& message : messages)
    for (std::string* text : {&message.file, &message.text, &message.hint, &message.context, &message.excerpt}) {
      if (!error) erase_folder(*text, whole);
      if (!folder.empty()) erase_folder(*text, folder);
      erase_folder(*text, "./");  // as clang names files beside the source
    }
  return messages;
}

}  // namespace lw::api
