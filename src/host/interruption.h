// What ends long work before it is done: Ctrl-C, SIGTERM, SIGHUP, and the time that --timeout gives it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/base.h"
#include "base/session.h"

namespace lw::host {

// The seconds of --timeout; nothing where the text is empty.
Result<std::optional<double>> parse_timeout(std::string_view text);

// While an Interruption exists, the first signal requests cancel() where work listens to it (Cancel::Listening), and
// ends the process where none does. A second signal, at least 0.2 s later, ends the process at once. There is one at a
// time in a process.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // Counts as a signal when that time is over.
  static void set_timeout(std::optional<double> seconds);
  // The work looks at the clock itself from now on.
  static void stop_timer();
  // While work runs that does not listen, what an interruption says before it ends the process with exit code 3:
  // "analysing saxpy.s". Empty: the process ends as the signal ends it.
  static void set_doing(std::string_view doing);

  // For the sessions of the process.
  static Cancel cancel();
  static bool happened();
  // "Ctrl-C", "SIGTERM", "SIGHUP", "the 2 s of --timeout are over".
  static std::string reason();
  // The signal that it was; 0: none yet.
  static int signal();
};

}  // namespace lw::host
