#include "hsa/time_limit.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include "base/base.h"
#include "base/thread.h"
#include "hsa/checks.h"
#include "hsa/hip_calls.h"
#include "hsa/hsa.h"
#include "hsa/status.h"

namespace lw::hsa {

struct InFlight::Entry {
  std::string kernel, target;
  bool has_said_it = false;
};

namespace {

// A dispatch looks every few milliseconds whether it shall end; one that does not waits for its turn.
constexpr std::chrono::seconds kForLastWords(2);
constexpr int kExitStatus = 3;

std::atomic<bool> is_up{false};

double limit_seconds() {
  static const double seconds = [] {
    const char* variable = std::getenv(kTimeoutVariable);
    return variable == nullptr ? 0 : parse_double(variable).value_or(0);
  }();
  return seconds;
}

struct Flights {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::shared_ptr<InFlight::Entry>> entries;

  static Flights& instance() {
    static auto* const all = new Flights;
    return *all;
  }
  bool all_have_said_it() const {
    return std::ranges::all_of(entries, [](const auto& entry) { return entry->has_said_it; });
  }
  [[noreturn]] void end_process() {
    std::unique_lock lock(mutex);
    if (entries.empty()) say(fmt::format("interrupted: {}; no kernel is running", time_limit_text()));
    for (const std::string& call : hip_calls_at_hand()) say(call);
    is_up = true;  // after the lines above: dispatches that see it print theirs
    changed.wait_for(lock, kForLastWords, [&] { return all_have_said_it(); });
    for (const auto& entry : entries)
      if (!entry->has_said_it)
        say(fmt::format("{}: kernel {} waits for another dispatch, or for its observation to end", entry->target,
                        entry->kernel));
    finish_checks();
    // What the program has printed so far is known, too.
    std::fflush(stdout);
    ::_exit(kExitStatus);
  }
};

}  // namespace

const std::atomic<bool>& time_is_up() { return is_up; }

std::string time_limit_text() { return fmt::format("the {} s of --timeout are over", limit_seconds()); }

InFlight::InFlight(std::string kernel, std::string target) {
  if (limit_seconds() == 0) return;
  entry_ = std::make_shared<Entry>(Entry{std::move(kernel), std::move(target), false});
  auto& all = Flights::instance();
  const std::lock_guard lock(all.mutex);
  all.entries.push_back(entry_);
}

InFlight::~InFlight() {
  if (entry_ == nullptr) return;
  auto& all = Flights::instance();
  {
    const std::lock_guard lock(all.mutex);
    std::erase(all.entries, entry_);
  }
  all.changed.notify_all();
}

void InFlight::has_said_it() {
  auto& all = Flights::instance();
  {
    const std::lock_guard lock(all.mutex);
    entry_->has_said_it = true;
  }
  all.changed.notify_all();
  while (true) ::pause();
}

namespace {

bool start_limit() {
  if (limit_seconds() == 0) return false;
  start_quiet_thread([] {
    std::this_thread::sleep_for(std::chrono::duration<double>(limit_seconds()));
    Flights::instance().end_process();
  }).detach();
  return true;
}
// The program's time begins when the library is loaded, whether it asks for a device or not.
[[maybe_unused]] const bool started = start_limit();

}  // namespace

}  // namespace lw::hsa
