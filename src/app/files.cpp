#include "app/files.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>

namespace lw::app {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

Error file_error(const std::string& path) {
  return Error{fmt::format("{}: {}", path, std::generic_category().message(errno))};
}

template <class Container>
Result<Container> read_all(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) return Error{path + ": is a folder"};
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return file_error(path);
  // One more than there should be: that the file ends is seen without growing. Pipes have no size.
  constexpr size_t kFirstBytes = 65536;
  Container contents;
  contents.resize(S_ISREG(status.st_mode) ? static_cast<size_t>(status.st_size) + 1 : kFirstBytes);
  size_t used = 0;
  for (;;) {
    used += std::fread(contents.data() + used, 1, contents.size() - used, file.get());
    if (used < contents.size()) break;
    contents.resize(2 * used);
  }
  if (std::ferror(file.get()) != 0) return file_error(path);
  contents.resize(used);
  return contents;
}

}  // namespace

Result<std::vector<std::byte>> read_file(const std::string& path) { return read_all<std::vector<std::byte>>(path); }
Result<std::string> read_text_file(const std::string& path) { return read_all<std::string>(path); }

std::optional<Error> write_file(const std::string& path, std::span<const std::byte> bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return file_error(path);
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  const bool closed = std::fclose(file) == 0;
  if (written && closed) return std::nullopt;
  const Error error = file_error(path);
  std::remove(path.c_str());
  return error;
}

}  // namespace lw::app
