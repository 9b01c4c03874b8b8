#include "base/library_folder.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <system_error>

namespace lw {
namespace fs = std::filesystem;

namespace {

// The program, or the shared library, that this code is in.
Result<fs::path> own_file() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  Dl_info info{};
  if (::dladdr(reinterpret_cast<const void*>(&own_file), &info) != 0 && info.dli_fname != nullptr) {
    const fs::path file = fs::canonical(info.dli_fname, error);  // of a program, as it was called
    if (!error && file.filename().string().find(".so") != std::string::npos) return file;
  }
  if (program.empty()) return Error{"/proc/self/exe: cannot be read"};
  return program;
}

}  // namespace

Result<fs::path> find_library_folder(std::string_view library, std::string_view build_folder) {
  const Result<fs::path> file = own_file();
  if (!file) return file.error();
  const fs::path folder = file->parent_path();
  std::error_code error;
  for (const std::string_view place :
       {build_folder, std::string_view("../lib/lanewise"), std::string_view("lanewise"), std::string_view(".")}) {
    const fs::path candidate = (folder / place).lexically_normal();
    if (fs::exists(candidate / library, error)) return candidate;
  }
  return Error{fmt::format("{} is neither in {} nor in {}", library,
                           (folder / build_folder).lexically_normal().string(),
                           (folder / "../lib/lanewise").lexically_normal().string())};
}

}  // namespace lw
