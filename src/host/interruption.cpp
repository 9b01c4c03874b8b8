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

std::atomic<bool> requested{false};
std::atomic<int> listeners{0};
std::atomic<int> cause{0};
std::atomic<int64_t> first_came_ns{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<int64_t>::is_always_lock_free);
double timeout_seconds_given = 0;
// What the handler writes before it ends the process, by signal; made before, since it may do little itself.
using LastWords = std::array<std::string, kSignals.size()>;
std::array<LastWords, 2> last_words;
std::atomic<const LastWords*> current_words{nullptr};  // one of them; nullptr: none
static_assert(std::atomic<const LastWords*>::is_always_lock_free);
std::array<struct sigaction, kSignals.size()> before;

int64_t now_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * int64_t{1'000'000'000} + now.tv_nsec;
}

void end_by(int number) {
  if (const LastWords* words = current_words; words != nullptr) {
    for (size_t i = 0; i < kSignals.size(); ++i)
      if (kSignals[i] == number) [[maybe_unused]]
        const ssize_t written = ::write(STDERR_FILENO, (*words)[i].data(), (*words)[i].size());
    ::_exit(kProgramFaulted);
  }
  std::signal(number, SIG_DFL);
  std::raise(number);
}

// Only what a signal handler may do.
extern "C" void lanewise_interrupt(int number) {
  const int64_t now = now_ns();
  int64_t never = 0;
  first_came_ns.compare_exchange_strong(never, now);
  int none = 0;
  if (cause.compare_exchange_strong(none, number)) {
    requested = true;
    // After a timeout, what comes next says what it was about to do.
    if (listeners == 0 && (number != SIGALRM || current_words != nullptr)) end_by(number);
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

Interruption::Interruption() {
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
}

Interruption::~Interruption() {
  set_timer(0);
  for (size_t i = 0; i < kSignals.size(); ++i) ::sigaction(kSignals[i], &before[i], nullptr);
}

void Interruption::set_timeout(std::optional<double> seconds) {
  if (!seconds) return;
  timeout_seconds_given = *seconds;
  set_timer(*seconds);
}

void Interruption::stop_timer() { set_timer(0); }

void Interruption::set_doing(std::string_view doing) {
  if (doing.empty()) {
    current_words = nullptr;
    return;
  }
  // The handler may read the words that were current until now.
  LastWords& words = current_words == &last_words[0] ? last_words[1] : last_words[0];
  const char* erased = ::isatty(STDERR_FILENO) != 0 ? "\r\033[K" : "";
  for (size_t i = 0; i < kSignals.size(); ++i)
    words[i] = fmt::format("{}interrupted: {}\n  while {}\n", erased, reason_of(kSignals[i]), doing);
  current_words = &words;
  // What came before is not to be missed.
  if (requested && listeners == 0) end_by(cause);
}

Cancel Interruption::cancel() {
  return {requested, listeners, [] { return reason(); }};
}

bool Interruption::happened() { return requested.load(std::memory_order_relaxed); }

std::string Interruption::reason() { return reason_of(cause); }

int Interruption::signal() { return cause; }

}  // namespace lw::host
