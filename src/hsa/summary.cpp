#include "hsa/summary.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "hsa/hsa.h"
#include "hsa/status.h"

namespace lw::hsa {

namespace {

// A file of this process in the folder; nullptr where nobody asks for it.
const char* folder() {
  static const char* const named = std::getenv(kSummaryVariable);
  return named;
}

void append(const nlohmann::ordered_json& line, std::string_view what) {
  const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  // One write: lines of several threads, and of a child that a program forks, do not mix.
  const std::string path = fmt::format("{}/{}", folder(), ::getpid());
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const bool written = file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (!written) say(fmt::format("{}: {} is not counted", path, what));
  if (file >= 0) ::close(file);
}

// From when the device was made.
nlohmann::ordered_json span_json(const Agent& gpu, const Span& span) {
  return {{"start_ns", span.begin_ns - gpu.clock_begin_ns}, {"end_ns", span.end_ns - gpu.clock_begin_ns}};
}

class DispatchLine final : public watch::Watcher {
 public:
  explicit DispatchLine(const ProgramDispatch& dispatch) : dispatch_(dispatch) {}

  void end(const events::Outcome& outcome) override {
    const Agent& gpu = dispatch_.gpu;
    const std::string& kernel = dispatch_.kernel.kernel->name;
    nlohmann::ordered_json line{{"device", gpu.device->name},
                                {"kernel", kernel},
                                {"wave_instructions", outcome.instructions},
                                {"outcome", events::outcome_name(outcome.kind)}};
    if (!outcome.finished()) line["message"] = outcome.text();
    if (const std::optional<DispatchTimes>& times = dispatch_.times) {
      line["time"] = span_json(gpu, times->span);
      line["time"].update({{"launch_ns", times->launch_ns},
                           {"cycles", times->cycles},
                           {"grid", dispatch_.info.grid},
                           {"workgroup", dispatch_.info.workgroup_size},
                           {"bound", times->bound}});
    }
    append(line, fmt::format("the dispatch of {}", kernel));
  }

 private:
  const ProgramDispatch& dispatch_;
};

}  // namespace

std::unique_ptr<watch::Watcher> watch_summary(ProgramDispatch& dispatch) {
  return folder() == nullptr ? nullptr : std::make_unique<DispatchLine>(dispatch);
}

void note_copy(const Agent& from, const Agent& to, uint64_t size_bytes, const Span& span) {
  if (folder() == nullptr) return;
  const auto name = [](const Agent& agent) { return agent.is_gpu ? agent.device->name : std::string_view("host"); };
  const Agent& gpu = from.is_gpu ? from : to;
  nlohmann::ordered_json line{
      {"device", gpu.device->name}, {"from", name(from)}, {"to", name(to)}, {"bytes", size_bytes}};
  line["time"] = span_json(gpu, span);
  append(line, "a copy");
}

}  // namespace lw::hsa
