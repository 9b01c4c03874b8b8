#include "base/progress_bar.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <utility>
#include <vector>

namespace lw {
namespace {

constexpr std::chrono::milliseconds kBeforeFirst(500);
constexpr unsigned kMostCells = 30;
constexpr unsigned kFewestCells = 5;

// "38.2 M", "950".
std::string with_prefix(double value) {
  constexpr std::array<std::pair<double, char>, 3> kPrefixes{{{1e9, 'G'}, {1e6, 'M'}, {1e3, 'k'}}};
  for (const auto& [unit, prefix] : kPrefixes)
    if (value >= unit) return fmt::format("{:.1f} {}", value / unit, prefix);
  return fmt::format("{:.0f} ", value);
}

std::string clock_text(std::chrono::duration<double> elapsed) {
  const auto seconds = static_cast<uint64_t>(elapsed.count());
  return seconds < 3600 ? fmt::format("{}:{:02}", seconds / 60, seconds % 60)
                        : fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(file, text.data(), text.size());
    if (done <= 0) return;
    text.remove_prefix(static_cast<size_t>(done));
  }
}

unsigned columns_of(int file) {
  winsize size{};
  return ::ioctl(file, TIOCGWINSZ, &size) == 0 && size.ws_col != 0 ? size.ws_col : 80;
}

std::atomic<bool> is_one_drawn = false;

}  // namespace

std::string progress_line(const ProgressState& state, std::chrono::duration<double> elapsed, unsigned columns) {
  std::vector<std::string> parts;
  if (state.all != 0) parts.push_back(fmt::format("{} of {} {}", state.done, state.all, state.unit));
  if (state.instructions)
    parts.push_back(with_prefix(static_cast<double>(*state.instructions) / std::max(elapsed.count(), 0.001)) +
                    "instructions/s");
  parts.push_back(clock_text(elapsed));
  if (state.done != 0 && state.done < state.all)
    parts.back() += fmt::format(", {} left", clock_text(elapsed * static_cast<double>(state.all - state.done) /
                                                        static_cast<double>(state.done)));
  std::string text = fmt::format("{}", fmt::join(parts, ", "));
  // The last column stays free: some terminals go to the next line as soon as it is written to.
  const unsigned room = columns == 0 ? 0 : columns - 1;
  if (text.size() > room) return text.substr(0, room);
  unsigned left = room - static_cast<unsigned>(text.size());
  std::string bar;
  if (state.all != 0 && left > kFewestCells) {
    const unsigned cells = std::min(kMostCells, left - 1);
    const auto full = static_cast<unsigned>(static_cast<double>(std::min(state.done, state.all)) /
                                            static_cast<double>(state.all) * cells);
    for (unsigned i = 0; i < cells; ++i) bar += i < full ? "█" : "░";
    bar += ' ';
    left -= cells + 1;
  }
  if (!state.doing.empty() && state.doing.size() + 1 <= left) bar = fmt::format("{} {}", state.doing, bar);
  return bar + text;
}

bool ProgressBar::can_draw() const {
  const char* terminal = std::getenv("TERM");
  return ::isatty(file_) != 0 && (terminal == nullptr || std::string_view(terminal) != "dumb");
}

void ProgressBar::show(const ProgressState& state) {
  const auto now = std::chrono::steady_clock::now();
  if (!began_) {
    began_ = now;
    may_draw_ = can_draw() && !is_one_drawn.exchange(true);
  }
  if (state.ended) return erase();
  if (!may_draw_ || now - *began_ < kBeforeFirst) return;
  write_all(file_, fmt::format("\r\033[K{}", progress_line(state, now - *began_, columns_of(file_))));
  is_drawn_ = true;
}

void ProgressBar::erase() {
  if (is_drawn_) write_all(file_, "\r\033[K");
  if (may_draw_) is_one_drawn = false;
  began_.reset();
  may_draw_ = is_drawn_ = false;
}

}  // namespace lw
