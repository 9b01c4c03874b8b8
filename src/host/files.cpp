#include "host/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>

#include "base/utf8.h"

namespace lw::host {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

Error file_error(const std::string& path) {
  return Error{fmt::format("{}: {}", shown_path(path), std::generic_category().message(errno))};
}

// A second reader would find nothing, and take it for an empty file.
std::optional<Error> claim_standard_input() {
  static bool is_claimed = false;
  if (is_claimed) return Error{"<stdin>: standard input can be read only once; two inputs are '-'"};
  is_claimed = true;
  return std::nullopt;
}

// A file opened for reading and what is known of it.
Result<File> open_input(const std::string& path, struct stat& status) {
  if (path == kStandardInput) {
    if (std::optional<Error> error = claim_standard_input()) return *error;
    const int number = ::dup(STDIN_FILENO);
    File file(number >= 0 ? ::fdopen(number, "rb") : nullptr);
    if (!file || ::fstat(number, &status) != 0) return file_error(shown_path(path));
    if (S_ISDIR(status.st_mode)) return Error{shown_path(path) + ": is a folder"};
    return file;
  }
  if (::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) return Error{path + ": is a folder"};
  File file(std::fopen(path.c_str(), "rb"));
  if (!file) return file_error(path);
  return file;
}

template <class Container>
Result<Container> read_all(const std::string& path) {
  struct stat status {};
  const Result<File> opened = open_input(path, status);
  if (!opened) return opened.error();
  const File& file = *opened;
  // One more than there should be: that the file ends is seen without growing. Pipes have no size.
  constexpr size_t kFirstBytes = 65536, kMostStreamBytes = size_t{2} << 30;
  Container contents;
  contents.resize(S_ISREG(status.st_mode) ? static_cast<size_t>(status.st_size) + 1 : kFirstBytes);
  size_t used = 0;
  for (;;) {
    used += std::fread(contents.data() + used, 1, contents.size() - used, file.get());
    if (used < contents.size()) break;
    if (used >= kMostStreamBytes && !S_ISREG(status.st_mode))
      return Error{fmt::format("{}: does not end within {} GiB", shown_path(path), kMostStreamBytes >> 30)};
    contents.resize(2 * used);
  }
  if (std::ferror(file.get()) != 0) return file_error(shown_path(path));
  contents.resize(used);
  return contents;
}

constexpr size_t kPageBytes = 4096;
// Smaller files are read: that costs no more, and what happens to them meanwhile does not matter.
constexpr off_t kFewestMappedBytes = off_t{1} << 20;

// The bytes of a large file that ends inside of a page, whose rest is zeros; nullptr for others.
std::shared_ptr<const void> map_file(const std::string& path, size_t& size) {
  struct Descriptor {
    int number;
    ~Descriptor() {
      if (number >= 0) ::close(number);
    }
  };
  if (path == kStandardInput) return nullptr;
  const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  struct stat status {};
  if (file.number < 0 || ::fstat(file.number, &status) != 0 || !S_ISREG(status.st_mode)) return nullptr;
  size = static_cast<size_t>(status.st_size);
  if (status.st_size < kFewestMappedBytes || size % kPageBytes == 0) return nullptr;
  void* block = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number, 0);
  if (block == MAP_FAILED) return nullptr;
  return {block, [size](const void* at) { ::munmap(const_cast<void*>(at), size); }};
}

}  // namespace

std::string shown_path(const std::string& path) { return path == kStandardInput ? "<stdin>" : utf8_text(path); }

Result<FileView> view_file(const std::string& path) {
  FileView view;
  size_t size = 0;
  view.owner_ = map_file(path, size);
  if (view.owner_ != nullptr) {
    view.bytes_ = {static_cast<const std::byte*>(view.owner_.get()), size};
    return view;
  }
  Result<std::string> contents = read_text_file(path);
  if (!contents) return contents.error();
  const auto text = std::make_shared<const std::string>(*std::move(contents));
  view.bytes_ = std::as_bytes(std::span(*text));
  view.owner_ = text;
  return view;
}

bool lies_in(const std::filesystem::path& file, const std::filesystem::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

Result<std::vector<std::byte>> read_file(const std::string& path) { return read_all<std::vector<std::byte>>(path); }
Result<std::string> read_text_file(const std::string& path) { return read_all<std::string>(path); }

void CommandFiles::reads(std::initializer_list<std::string> paths) {
  for (const std::string& path : paths)
    if (!path.empty()) read.push_back(path);
}

void CommandFiles::writes(std::initializer_list<std::string> paths) {
  for (const std::string& path : paths)
    if (!path.empty()) written.push_back(path);
}

bool CommandFiles::writes_standard_output() const {
  return std::find(written.begin(), written.end(), kStandardOutput) != written.end();
}

std::optional<Error> check_files(const CommandFiles& files) {
  for (const std::string& input : files.read) protect_input(input);
  for (size_t i = 0; i < files.written.size(); ++i) {
    const std::string& path = files.written[i];
    if (auto error = check_output(path)) return error;
    for (size_t j = 0; j < i; ++j)
      if (path == files.written[j] || (is_replaced_when_written(path) && is_same_file(path, files.written[j])))
        return Error{path == kStandardOutput ? "two outputs go to standard output; name files for them"
                                             : fmt::format("{}: two outputs go to this file", path)};
  }
  return std::nullopt;
}

}  // namespace lw::host
