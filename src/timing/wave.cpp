#include "timing/wave.h"

#include <algorithm>
#include <span>
#include <utility>

namespace lw::timing {

void Outstanding::drop_done(uint64_t time) {
  constexpr size_t kMostDropped = 64;
  while (dropped_ < entries_.size() && entries_[dropped_].done <= time) ++dropped_;
  if (dropped_ != entries_.size() && dropped_ < kMostDropped) return;
  entries_.erase(entries_.begin(), entries_.begin() + static_cast<ptrdiff_t>(dropped_));
  first_ += std::exchange(dropped_, 0);
}

void Outstanding::clear() {
  entries_.clear();
  first_ = dropped_ = 0;
}

void TimedWave::restart() {
  std::array<Outstanding, inst::kCounters> kept = std::move(outstanding);
  for (Outstanding& counter : kept) counter.clear();
  std::fill_n(register_ready.begin(), past_written, 0);
  static_cast<WaveState&>(*this) = {};
  outstanding = std::move(kept);
}

Outstanding::Entry Outstanding::when(uint32_t left) const {
  Entry result{.done = 0};
  const std::span entries = std::span(entries_).subspan(dropped_);
  if (entries.size() <= left) return result;
  const size_t needed = entries.size() - left;
  const bool any_order = std::any_of(entries.begin(), entries.end(), [](const Entry& e) { return !e.in_order; });
  const auto later = [&](const Entry& e) {
    if (e.done >= result.done) result = e;
  };
  if (!any_order) {
    // Each is counted down only after those before it.
    for (const Entry& entry : entries.first(needed)) later(entry);
    return result;
  }
  std::vector<Entry> sorted(entries.begin(), entries.end());
  std::sort(sorted.begin(), sorted.end(), [](const Entry& a, const Entry& b) { return a.done < b.done; });
  for (size_t i = 0; i < needed; ++i) later(sorted[i]);
  return result;
}

void wait_for_counters(TimedWave& wave, const isa::Target& target) {
  const InstructionInfo& info = *wave.info;
  wave.ready = wave.base;
  wave.reason = wave.base_reason;
  wave.conflict = wave.queued = 0;
  const auto wait = [&](size_t counter, uint32_t left, Stall reason) {
    const Outstanding::Entry last = wave.outstanding[counter].when(left);
    if (wave.ready == kNever || last.done <= wave.ready) return;
    wave.ready = last.done;
    wave.reason = reason;
    wave.conflict = last.conflict;
    wave.queued = last.queued;
  };
  constexpr Stall kReasons[] = {Stall::wait_vm, Stall::wait_exp, Stall::wait_lgkm, Stall::wait_vs};
  if (info.is_end) {
    for (size_t counter = 0; counter < inst::kCounters; ++counter) wait(counter, 0, Stall::drain);
    return;
  }
  if (info.waits)
    for (size_t counter = 0; counter < inst::kCounters; ++counter)
      if (info.waits->most[counter] != UINT32_MAX) wait(counter, info.waits->most[counter], kReasons[counter]);
  // A counter that is full.
  for (size_t counter = 0; counter < inst::kCounters; ++counter) {
    if (info.counts[counter] == 0) continue;
    const uint32_t most = inst::most_counted(target, static_cast<inst::Counter>(counter));
    if (most != 0) wait(counter, most - std::min<uint32_t>(most, info.counts[counter]), kReasons[counter]);
  }
}

}  // namespace lw::timing
