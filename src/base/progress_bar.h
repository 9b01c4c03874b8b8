// One line on a terminal that says how far long work is.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/session.h"

namespace lw {

// The line for a terminal of so many columns: doing, bar, counts, rate and time, as much of it as fits.
std::string progress_line(const ProgressState& state, std::chrono::duration<double> elapsed, unsigned columns);

class ProgressBar {
 public:
  // Looks at the work from a thread of its own: first after half a second, so that short work shows nothing. Does
  // nothing at all unless the file is a terminal that can erase a line, nor within another bar's life.
  explicit ProgressBar(std::function<ProgressState()> look, int file = 2);
  ~ProgressBar() { erase(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // The end of it; before anything else is written to the terminal.
  void erase();

 private:
  void draw_until_erased();

  std::function<ProgressState()> look_;
  int file_;
  std::mutex mutex_;
  std::condition_variable erased_;
  bool is_erased_ = false;
  std::thread thread_;
};

}  // namespace lw
