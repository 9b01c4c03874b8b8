#include "host/temporary_folder.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace lw::host {

TemporaryFolder::TemporaryFolder(const Cancel& cancel) : listening_(cancel) {
  const char* parent = std::getenv("TMPDIR");
  std::string path = fmt::format("{}/lanewise-XXXXXX", parent != nullptr && *parent != '\0' ? parent : "/tmp");
  if (::mkdtemp(path.data()) != nullptr) path_ = std::move(path);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (ok()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace lw::host
