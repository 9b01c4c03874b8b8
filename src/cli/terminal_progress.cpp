#include "cli/terminal_progress.h"

#include <mutex>
#include <optional>

#include "base/progress_bar.h"
#include "host/interruption.h"

namespace lw::cli {

struct TerminalProgress::State {
  std::mutex mutex;
  ProgressState latest;
  std::optional<ProgressBar> bar;

  ProgressState look() {
    const std::lock_guard lock(mutex);
    return latest;
  }
};

TerminalProgress::TerminalProgress() : state_(std::make_shared<State>()) {}

void TerminalProgress::operator()(const ProgressState& state) const {
  const bool begins = !state_->bar.has_value();
  {
    const std::lock_guard lock(state_->mutex);
    state_->latest = state;
  }
  if (state.ended) {
    host::Interruption::set_doing("");
    state_->bar.reset();
  } else if (begins) {
    host::Interruption::set_doing(state.doing);
    state_->bar.emplace([at = state_.get()] { return at->look(); });
  }
}

}  // namespace lw::cli
