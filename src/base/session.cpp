#include "base/session.h"

#include <algorithm>
#include <utility>

#include "base/thread.h"

namespace lw {
namespace {

// Longer ones would overflow the clock.
constexpr std::chrono::hours kLongestInterval(1000);

}  // namespace

Reporting::Reporting(const Session& session, std::function<ProgressState()> look)
    : tell_(session.progress),
      interval_(std::min<std::chrono::milliseconds>(session.progress_interval, kLongestInterval)),
      look_(std::move(look)) {
  if (!tell_) return;
  tell_(look_());
  if (interval_.count() > 0) thread_ = start_quiet_thread([this] { tell_until_ended(); });
}

Reporting::Reporting(const Session& session, std::string doing)
    : Reporting(session, [doing = std::move(doing)] {
        ProgressState progress;
        progress.doing = doing;
        return progress;
      }) {}

void Reporting::end() {
  if (!tell_ || has_ended_) return;
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  ended_.notify_all();
  if (thread_.joinable()) thread_.join();
  ProgressState last = look_();
  last.ended = true;
  tell_(last);
}

void Reporting::tell_until_ended() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, interval_, [&] { return has_ended_; })) tell_(look_());
}

}  // namespace lw
