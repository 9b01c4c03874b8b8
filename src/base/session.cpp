#include "base/session.h"

#include <chrono>
#include <utility>

#include "base/thread.h"

namespace lw {
namespace {

constexpr std::chrono::milliseconds kBetweenCalls(200);

}  // namespace

Reporting::Reporting(const Session& session, std::function<ProgressState()> look)
    : tell_(session.progress), look_(std::move(look)) {
  if (!tell_) return;
  tell_(look_());
  thread_ = start_quiet_thread([this] { tell_until_ended(); });
}

Reporting::Reporting(const Session& session, std::string doing)
    : Reporting(session, [doing = std::move(doing)] {
        ProgressState progress;
        progress.doing = doing;
        return progress;
      }) {}

void Reporting::end() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  ended_.notify_all();
  thread_.join();
  ProgressState last = look_();
  last.ended = true;
  tell_(last);
}

void Reporting::tell_until_ended() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, kBetweenCalls, [&] { return has_ended_; })) tell_(look_());
}

}  // namespace lw
