// How far a command is, for a person at a terminal.
#pragma once

#include <memory>

#include "base/session.h"

namespace lw::cli {

// A session's listener: draws the progress bar, and keeps the words with which an interruption ends work that does not
// listen to it.
class TerminalProgress {
 public:
  TerminalProgress();
  void operator()(const ProgressState& state) const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace lw::cli
