// A fault of Lanewise, as it leaves a library.
#pragma once

#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace lw {

// Thrown by LW_CHECK. The text is complete: what does not hold, where, the instruction, and how to report it.
class Defect : public std::exception {
 public:
  explicit Defect(std::string text) : text_(std::move(text)) {}
  const char* what() const noexcept override { return text_.c_str(); }

 private:
  std::string text_;
};

// From now on a defect prints its text and ends the process with exit code 70: for a library that others call from C,
// through which no exception finds its way.
void end_process_on_defects();

// Keeps the first exception of several threads for the one that waits for them.
class FirstException {
 public:
  // In any thread: runs `work`; what it throws is kept.
  template <class Work>
  void catching(Work&& work) {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!first_) first_ = std::current_exception();
    }
  }
  // In the thread that waited. What was kept is then gone.
  void rethrow() {
    if (const std::exception_ptr first = std::exchange(first_, nullptr)) std::rethrow_exception(first);
  }

 private:
  std::mutex mutex_;
  std::exception_ptr first_;
};

}  // namespace lw
