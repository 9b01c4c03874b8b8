#include "host/interruption.h"

#include <fmt/format.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <csignal>
#include <ctime>

#include "base/exit_codes.h"

namespace lw::host {
namespace {

constexpr double kLongestTimeoutSeconds = 1e6;
constexpr std::array<int, 4> kSignals{SIGINT, SIGTERM, SIGHUP, SIGALRM};
// timeout(1) signals its child, then the process group of both. A signal this soon after the first is taken for the
// same.
constexpr int64_t kOneSignalNs = 200'000'000;

std::atomic<bool> exists{false};
std::atomic<bool> requested{false};
std::atomic<int> cause{0};
std::atomic<int64_t> first_came_ns{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<int64_t>::is_always_lock_free);
double timeout_seconds_given = 0;
// What a handler writes before it ends the process, by signal; made before, since it may do little itself.
std::array<std::string, kSignals.size()> last_words;
std::atomic<bool> ends_at_once{false};
std::atomic<bool> keeps_time{false};  // the work that ends at once looks at the clock itself
std::array<struct sigaction, kSignals.size()> before;

int64_t now_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * int64_t{1'000'000'000} + now.tv_nsec;
}

// Only what a signal handler may do.
extern "C" void lanewise_interrupt(int number) {
  const int64_t now = now_ns();
  int64_t never = 0;
  first_came_ns.compare_exchange_strong(never, now);
  int none = 0;
  if (cause.compare_exchange_strong(none, number)) {
    requested = true;
    if (!ends_at_once || (keeps_time && number == SIGALRM)) return;
    for (size_t i = 0; i < kSignals.size(); ++i)
      if (kSignals[i] == number) [[maybe_unused]]
        const ssize_t written = ::write(STDERR_FILENO, last_words[i].data(), last_words[i].size());
    ::_exit(kProgramFaulted);
  } else if (number != SIGALRM && (number != none || now - first_came_ns > kOneSignalNs)) {
    std::signal(number, SIG_DFL);
    std::raise(number);
  }
}

std::string reason_of(int number) {
  switch (number) {
    case SIGINT: return "Ctrl-C";
    case SIGTERM: return "SIGTERM";
    case SIGHUP: return "SIGHUP";
    default: return fmt::format("the {} s of --timeout are over", timeout_seconds_given);
  }
}

void set_timer(double seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  timer.it_value.tv_usec = static_cast<suseconds_t>((seconds - std::floor(seconds)) * 1e6);
  ::setitimer(ITIMER_REAL, &timer, nullptr);
}

}  // namespace

Result<std::optional<double>> parse_timeout(std::string_view text) {
  if (text.empty()) return std::optional<double>();
  const std::optional<double> seconds = parse_double(text);
  if (!seconds || !(*seconds >= 0.001) || *seconds > kLongestTimeoutSeconds)
    return Error{fmt::format("--timeout {}: expected seconds, 0.001 to {:.0f}", text, kLongestTimeoutSeconds)};
  return seconds;
}

Interruption::Interruption(std::optional<double> timeout_seconds) {
  if (exists.exchange(true)) return;
  is_outer_ = true;
  requested = false;
  cause = 0;
  first_came_ns = 0;
  for (size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &before[i]);
    // A shell's background jobs, and what nohup starts, are not to hear of Ctrl-C.
    if (before[i].sa_handler == SIG_IGN && kSignals[i] != SIGALRM) continue;
    struct sigaction action {};
    action.sa_handler = &lanewise_interrupt;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    ::sigaction(kSignals[i], &action, nullptr);
  }
  timeout_seconds_given = timeout_seconds.value_or(0);
  if (timeout_seconds) set_timer(*timeout_seconds);
}

Interruption::~Interruption() {
  if (!is_outer_) return;
  set_timer(0);
  for (size_t i = 0; i < kSignals.size(); ++i) ::sigaction(kSignals[i], &before[i], nullptr);
  exists = false;
}

const std::atomic<bool>& Interruption::flag() { return requested; }

std::string Interruption::reason() { return reason_of(cause); }

int Interruption::signal() { return cause; }

EndsAtOnce::EndsAtOnce(std::string_view doing, By by) {
  const char* erased = ::isatty(STDERR_FILENO) != 0 ? "\r\033[K" : "";
  for (size_t i = 0; i < kSignals.size(); ++i)
    last_words[i] = fmt::format("{}interrupted: {}\n  while {}\n", erased, reason_of(kSignals[i]), doing);
  keeps_time = by == By::signals;
  ends_at_once = true;
  // What came before is not to be missed.
  if (Interruption::happened()) {
    fmt::print(stderr, "interrupted: {}\n  while {}\n", Interruption::reason(), doing);
    ::_exit(kProgramFaulted);
  }
}

EndsAtOnce::~EndsAtOnce() { ends_at_once = false; }

}  // namespace lw::host
