// A pool of threads that help with dispatches: starting a thread costs more than a small dispatch takes.
#pragma once

#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace lw::exec {

class Helpers {
 public:
  Helpers() = default;
  ~Helpers();
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

  // Work that helpers may share with the caller: each free helper calls the function once.
  struct Job {
    std::function<void()> work;
    unsigned wanted = 0;   // helpers that may still start
    unsigned working = 0;  // helpers that are working
  };
  // `job` must live until it was finished.
  void offer(Job& job, unsigned helpers);
  // No more helpers start; returns when the last one is done.
  void finish(Job& job);

 private:
  void help();

  std::mutex mutex_;
  std::condition_variable work_there_, work_done_;
  std::list<Job*> jobs_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace lw::exec
