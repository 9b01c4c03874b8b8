// What ends long work before it is done: Ctrl-C, SIGTERM, SIGHUP, and the time that --timeout gives it.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

#include "base/base.h"

namespace lw::host {

// The seconds of --timeout; nothing where the text is empty.
Result<std::optional<double>> parse_timeout(std::string_view text);

// While an Interruption exists, the first signal sets a flag that work looks at. A second signal, at least 0.2 s later,
// ends the process at once.
// There is one at a time in a process; one within another's life changes nothing, and its timeout does not count.
class Interruption {
 public:
  explicit Interruption(std::optional<double> timeout_seconds = {});
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  static const std::atomic<bool>& flag();
  static bool happened() { return flag().load(std::memory_order_relaxed); }
  // "Ctrl-C", "SIGTERM", "SIGHUP", "the 2 s of --timeout are over".
  static std::string reason();
  // The signal that it was; 0: none yet.
  static int signal();
  // False where it is within the life of another.
  bool is_outer() const { return is_outer_; }

 private:
  bool is_outer_ = false;
};

// Work that cannot look at a flag: while there is one of these, an interruption ends the process at once, with a
// message that says what it was doing. Only where nothing is being written and no other program runs.
class EndsAtOnce {
 public:
  // Work that looks at the clock itself is ended by signals alone.
  enum class By : uint8_t { signals_and_timeout, signals };
  explicit EndsAtOnce(std::string_view doing, By by = By::signals_and_timeout);  // "analysing saxpy.s"
  ~EndsAtOnce();
  EndsAtOnce(const EndsAtOnce&) = delete;
  EndsAtOnce& operator=(const EndsAtOnce&) = delete;
};

// Thrown out of work that writes files: unwinding removes the unfinished ones.
struct Interrupted {};
inline void throw_if_interrupted() {
  if (Interruption::happened()) throw Interrupted{};
}

}  // namespace lw::host
