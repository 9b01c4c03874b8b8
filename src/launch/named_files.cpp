#include "launch/named_files.h"

#include <fmt/format.h>

#include "host/files.h"

namespace lw::launch {

std::string NamedFiles::path(const std::string& name) const {
  return name.starts_with('/') || name == host::kStandardInput ? name : folder_ + name;
}

Result<FileBytes> NamedFiles::read(const std::string& path) const {
  if (files_ == nullptr) return Error{fmt::format("{}: no files can be read here", host::shown_path(path))};
  lanewise::Result<FileBytes> file = files_->read(path);
  if (file) return std::move(*file);
  const Message& message = file.failure().messages.front();
  return Error{fmt::format("{}: {}", message.file, message.text)};
}

}  // namespace lw::launch
