#include "exec/helpers.h"

#include <system_error>

#include "base/thread.h"

namespace lw::exec {

Helpers::~Helpers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  work_there_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Helpers::offer(Job& job, unsigned helpers) {
  {
    const std::lock_guard lock(mutex_);
    try {
      while (threads_.size() < helpers) threads_.push_back(start_quiet_thread([this] { help(); }));
    } catch (const std::system_error&) {
      // The system gives no more threads: those that are there do.
    }
    job.wanted = helpers;
    jobs_.push_back(&job);
  }
  if (helpers == 1)
    work_there_.notify_one();
  else
    work_there_.notify_all();
}

void Helpers::finish(Job& job) {
  std::unique_lock lock(mutex_);
  jobs_.remove(&job);
  work_done_.wait(lock, [&] { return job.working == 0; });
}

void Helpers::help() {
  std::unique_lock lock(mutex_);
  while (true) {
    work_there_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
    if (ending_) return;
    Job& job = *jobs_.front();
    ++job.working;
    if (--job.wanted == 0) jobs_.pop_front();
    lock.unlock();
    job.work();
    lock.lock();
    if (--job.working == 0) work_done_.notify_all();
  }
}

}  // namespace lw::exec
