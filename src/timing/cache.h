// Tags of a set-associative cache with least-recently-used replacement.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "timing/machine.h"

namespace lw::timing {

class Cache {
 public:
  explicit Cache(const CacheShape& shape) {
    if (shape.bytes == 0) return;
    ways_ = std::max(1u, shape.ways);
    line_shift_ = static_cast<uint32_t>(std::countr_zero(std::bit_ceil(std::max(1u, shape.line_bytes))));
    sets_ = std::max(1u, shape.bytes / (ways_ << line_shift_));
    lines_.resize(size_t{sets_} * ways_);
  }

  struct Line {
    uint64_t tag = UINT64_MAX;
    uint64_t used = 0;
    uint64_t ready = 0;    // when its data arrive; kPending while this is unknown
    uint32_t fill = 0;     // while pending: the fill that knows which accesses wait for it
    uint32_t written = 0;  // bytes, which a store of the same bytes counts again; 0: not written

    void write(uint32_t bytes) { written += bytes; }
  };
  static constexpr uint64_t kPending = UINT64_MAX;

  bool exists() const { return !lines_.empty(); }
  uint64_t line_of(uint64_t address) const { return address >> line_shift_; }
  uint32_t line_bytes() const { return 1u << line_shift_; }

  // The line is looked for soon: its set comes into the host's cache.
  void expect(uint64_t line) const {
    constexpr size_t kHostLine = 64;
    const auto* set = reinterpret_cast<const char*>(&lines_[line % sets_ * ways_]);
    for (size_t byte = 0; byte < ways_ * sizeof(Line); byte += kHostLine) __builtin_prefetch(set + byte, 1);
  }

  // nullptr if the line is not in the cache. Counts as a use.
  Line* find(uint64_t line) {
    for (Line& l : set_of(line))
      if (l.tag == line) {
        l.used = ++clock_;
        return &l;
      }
    return nullptr;
  }
  // Replaces the least recently used line that is not pending. A line of which only a part is written is kept in favour
  // of the next few lines, so that it may be completed before it goes to memory.
  struct Replaced {
    Line* line;  // nullptr if all are pending: the line bypasses the cache
    uint32_t written;
    uint64_t old_tag;
  };
  Replaced insert(uint64_t line) {
    Line* oldest = nullptr;
    Line* whole = nullptr;  // the oldest that is not written in part
    for (Line& l : set_of(line)) {
      if (l.ready == kPending) continue;
      if (oldest == nullptr || l.used < oldest->used) oldest = &l;
      if (!is_partly_written(l) && (whole == nullptr || l.used < whole->used)) whole = &l;
    }
    if (oldest == nullptr) return {nullptr, 0, 0};
    if (whole != nullptr && whole != oldest && older_than(*whole, line) <= kKeptPartly) oldest = whole;
    const Replaced replaced{oldest, oldest->tag == UINT64_MAX ? 0 : oldest->written, oldest->tag};
    *oldest = {.tag = line, .used = ++clock_};
    return replaced;
  }

  // Restarts the time at 0: lines in the cache stay, pending lines are dropped.
  void restart() {
    for (Line& l : lines_) {
      if (l.ready == kPending) l = {};
      l.ready = 0;
    }
  }

 private:
  static constexpr uint32_t kKeptPartly = 4;  // lines per set

  bool is_partly_written(const Line& line) const { return line.written != 0 && line.written < line_bytes(); }
  uint32_t older_than(const Line& than, uint64_t line) {
    uint32_t older = 0;
    for (const Line& l : set_of(line)) older += l.ready != kPending && l.used < than.used;
    return older;
  }
  std::span<Line> set_of(uint64_t line) { return std::span(lines_).subspan(line % sets_ * ways_, ways_); }

  uint32_t ways_ = 0, sets_ = 0, line_shift_ = 6;
  uint64_t clock_ = 0;
  std::vector<Line> lines_;
};

}  // namespace lw::timing
