// What a call of the library may use of its caller, for those who do the work.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "lanewise/session.h"

namespace lw {

using lanewise::Cancel;
using lanewise::FileBytes;
using lanewise::Files;
using lanewise::Session;
using ProgressState = lanewise::Progress;

// Thrown out of work that writes files: unwinding removes the unfinished ones.
struct CancelRequested {};
inline void throw_if_requested(const Cancel& cancel) {
  if (cancel.requested()) throw CancelRequested{};
}

// While it lives, tells the session how far a piece of work is.
class Reporting {
 public:
  // `look` is called now from this thread, and later from another one, if the session's interval is above 0.
  // Nothing happens if the session has no `progress`.
  Reporting(const Session& session, std::function<ProgressState()> look);
  // The same for work of unknown extent.
  Reporting(const Session& session, std::string doing);
  ~Reporting() { end(); }
  Reporting(const Reporting&) = delete;
  Reporting& operator=(const Reporting&) = delete;

  void end();

 private:
  void tell_until_ended();

  const std::function<void(const ProgressState&)> tell_;
  const std::chrono::milliseconds interval_;
  const std::function<ProgressState()> look_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::thread thread_;
};

}  // namespace lw
