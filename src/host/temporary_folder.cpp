#include "host/temporary_folder.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace lw::host {

TemporaryFolder::TemporaryFolder(const Cancel& cancel) : listening_(cancel) {
  const char* parent = std::getenv("TMPDIR");
  if (parent == nullptr || *parent == '\0') parent = "/tmp";
  std::string path = fmt::format("{}/lanewise-XXXXXX", parent);
  if (::mkdtemp(path.data()) != nullptr)
    path_ = std::move(path);
  else
    problem_ = fmt::format("no temporary folder can be made in {}: {}; set TMPDIR", parent,
                           std::generic_category().message(errno));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (ok()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace lw::host
