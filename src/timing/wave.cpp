#include "timing/wave.h"

#include <algorithm>

namespace lw::timing {

void Outstanding::drop_done(uint64_t time) {
  while (!entries_.empty() && entries_.front().done <= time) {
    entries_.pop_front();
    ++first_;
  }
}

Outstanding::Entry Outstanding::when(uint32_t left) const {
  Entry result{.done = 0};
  if (entries_.size() <= left) return result;
  const size_t needed = entries_.size() - left;
  const bool any_order = std::any_of(entries_.begin(), entries_.end(), [](const Entry& e) { return !e.in_order; });
  const auto later = [&](const Entry& e) {
    if (e.done >= result.done) result = e;
  };
  if (!any_order) {
    // Each is counted down only after those before it.
    for (size_t i = 0; i < needed; ++i) later(entries_[i]);
    return result;
  }
  std::vector<Entry> sorted(entries_.begin(), entries_.end());
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
