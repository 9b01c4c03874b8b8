#include "hsa/summary.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "hsa/hsa.h"
#include "hsa/status.h"

namespace lw::hsa {

void note_dispatch(const std::string& device, const std::string& kernel, const events::Outcome& outcome) {
  static const char* const folder = std::getenv(kSummaryVariable);
  if (folder == nullptr) return;
  nlohmann::ordered_json line{{"device", device},
                              {"kernel", kernel},
                              {"wave_instructions", outcome.instructions},
                              {"outcome", events::outcome_name(outcome.kind)}};
  if (!outcome.finished()) line["message"] = outcome.text();
  const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  // One write: lines of several threads, and of a child that a program forks, do not mix.
  const std::string path = fmt::format("{}/{}", folder, ::getpid());
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const bool written = file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (!written) say(fmt::format("{}: the dispatch of {} is not counted", path, kernel));
  if (file >= 0) ::close(file);
}

}  // namespace lw::hsa
