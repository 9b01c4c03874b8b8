#include "host/temporary_folder.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace lw::host {

TemporaryFolder::TemporaryFolder() {
  interruption_.emplace();
  const char* parent = std::getenv("TMPDIR");
  std::string path = fmt::format("{}/lanewise-XXXXXX", parent != nullptr && *parent != '\0' ? parent : "/tmp");
  if (::mkdtemp(path.data()) != nullptr) path_ = std::move(path);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (ok()) std::filesystem::remove_all(path_, ignored);
  const int signal = interruption_->is_outer() ? Interruption::signal() : 0;
  interruption_.reset();
  if (signal == 0) return;
  // As if it had come now.
  std::fflush(nullptr);
  std::raise(signal);
}

}  // namespace lw::host
