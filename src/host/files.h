// Files of the host.
#pragma once

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/output_file.h"

namespace lw::host {

// As the name of a file that is read: standard input, once. (kStandardOutput is its counterpart.)
inline constexpr std::string_view kStandardInput = "-";

// How messages name a file: "<stdin>" for "-".
std::string shown_path(const std::string& path);

// A file as it is on disk, without a copy of its own where the system can show it in memory.
class FileView {
 public:
  std::span<const std::byte> bytes() const { return bytes_; }
  // The same, followed by a NUL that is not part of it.
  std::string_view text() const { return {reinterpret_cast<const char*>(bytes_.data()), bytes_.size()}; }
  // Keeps the bytes where they are when the view is gone.
  const std::shared_ptr<const void>& owner() const { return owner_; }

 private:
  friend Result<FileView> view_file(const std::string& path);
  std::span<const std::byte> bytes_;
  std::shared_ptr<const void> owner_;
};
Result<FileView> view_file(const std::string& path);

// Whether a path lies in a folder, by their parts alone: both without links and "..".
bool lies_in(const std::filesystem::path& file, const std::filesystem::path& folder);

Result<std::vector<std::byte>> read_file(const std::string& path);
Result<std::string> read_text_file(const std::string& path);

// What a command reads and writes, as its arguments say it.
struct CommandFiles {
  std::vector<std::string> read, written;
  // Those of the paths that are given.
  void reads(std::initializer_list<std::string> paths);
  void writes(std::initializer_list<std::string> paths);
  // Nothing else is to be printed then.
  bool writes_standard_output() const;
};
// Why a command must not begin: an output that cannot be written, that is one of the inputs, or that comes twice.
std::optional<Error> check_files(const CommandFiles& files);

}  // namespace lw::host
