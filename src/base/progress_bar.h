// One line on a terminal that says how far long work is.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/session.h"

namespace lw {

// The line for a terminal of so many columns: doing, bar, counts, rate and time, as much of it as fits.
std::string progress_line(const ProgressState& state, std::chrono::duration<double> elapsed, unsigned columns);

// A session's listener that draws the line. Does nothing at all unless the file is a terminal that can erase a line,
// nor while another bar is drawn.
class ProgressBar {
 public:
  explicit ProgressBar(int file = 2) : file_(file) {}
  ~ProgressBar() { erase(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // Whether the file is such a terminal.
  bool can_draw() const;
  // First draws half a second after the work began, so that short work shows nothing; erases the line when it has
  // ended.
  void show(const ProgressState& state);

 private:
  void erase();

  int file_;
  std::optional<std::chrono::steady_clock::time_point> began_;
  bool may_draw_ = false;
  bool is_drawn_ = false;
};

}  // namespace lw
