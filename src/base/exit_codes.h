#pragma once

namespace lw {

// Exit codes of every command.
enum Exit : int {
  kDone = 0,
  kCheckFailed = 1,
  kBadInput = 2,
  kProgramFaulted = 3,
  kNotModelled = 4,
};

}  // namespace lw
