#include "base/library_folder.h"

#include <fmt/format.h>

#include <system_error>

namespace lw {
namespace fs = std::filesystem;

Result<fs::path> find_library_folder(std::string_view library, std::string_view build_folder) {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return Error{"/proc/self/exe: " + error.message()};
  const fs::path folder = program.parent_path();
  for (const std::string_view place : {build_folder, std::string_view("../lib/lanewise"), std::string_view(".")}) {
    const fs::path candidate = (folder / place).lexically_normal();
    if (fs::exists(candidate / library, error)) return candidate;
  }
  return Error{fmt::format("{} is neither in {} nor in {}", library,
                           (folder / build_folder).lexically_normal().string(),
                           (folder / "../lib/lanewise").lexically_normal().string())};
}

}  // namespace lw
