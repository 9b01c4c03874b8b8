#include "app/compile_tools.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace lw::app {

TemporaryFolder::TemporaryFolder() {
  const char* parent = std::getenv("TMPDIR");
  std::string path = fmt::format("{}/lanewise-XXXXXX", parent != nullptr && *parent != '\0' ? parent : "/tmp");
  if (::mkdtemp(path.data()) != nullptr) path_ = std::move(path);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (ok()) std::filesystem::remove_all(path_, ignored);
}

std::string program_named(const char* variable, const char* usual) {
  const char* named = std::getenv(variable);
  return named != nullptr && *named != '\0' ? named : usual;
}

Error rendered(std::string_view message) { return Error{fmt::format("error: {}\n", message)}; }

}  // namespace lw::app
