#include "cli/terminal_progress.h"

#include "base/progress_bar.h"
#include "host/interruption.h"

namespace lw::cli {

struct TerminalProgress::State {
  ProgressBar bar;
  bool has_begun = false;
};

TerminalProgress::TerminalProgress() : state_(std::make_shared<State>()) {}

void TerminalProgress::operator()(const ProgressState& state) const {
  if (!state_->has_begun) host::Interruption::set_doing(state.doing);
  if (state.ended) host::Interruption::set_doing("");
  state_->has_begun = !state.ended;
  state_->bar.show(state);
}

}  // namespace lw::cli
