// Work in flight in a cluster whose end is not known yet: accesses of waves, and the fills of cache lines that they
// wait for.
#pragma once

#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "timing/cache.h"
#include "timing/reused_places.h"
#include "timing/waiting_lists.h"
#include "timing/wave.h"

namespace lw::timing {

// A cache whose lines come from outside.
struct FilledCache : Cache {
  using Cache::Cache;
  // Fills that bypass the cache because every way of the set is pending: the line, and the token of its fill.
  std::vector<std::pair<uint64_t, uint32_t>> bypassing;
};

// An access of a wave, which is done when all of its parts have arrived.
struct PendingAccess {
  TimedWave* wave = nullptr;
  bool is_fetch = false;  // a fetch of the wave's next instruction, which no counter counts
  uint8_t counter = 0;    // inst::Counter
  uint8_t times = 1;      // increments of the counter
  bool is_flat = false;   // counted by lgkmcnt, too
  uint32_t parts = 0;
  uint64_t entry = 0;  // in its counter
  uint64_t flat_entry = 0;
  uint64_t done = 0;  // when the known parts are done

  // Tells the wave's counters when it is done.
  void finish() const;
};

// The fill of a line of one of the cluster's caches.
struct PendingFill {
  enum class Level : uint8_t { vector, scalar, instruction };
  Level level = Level::vector;
  uint32_t unit = 0;  // vector: the compute unit
  uint64_t line = 0;
};

class PendingFills {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  // Returns the token of the access, which is valid until end_access().
  uint32_t begin_access(const PendingAccess& access) { return pending_.add(access); }
  PendingAccess& access(uint32_t token) { return std::get<PendingAccess>(pending_[token]); }
  void end_access(uint32_t token) { pending_.free(token); }
  bool is_access(uint32_t token) { return std::holds_alternative<PendingAccess>(pending_[token]); }
  // What `token` names comes into the host's cache.
  void expect(uint32_t token) const { pending_.expect(token); }
  // One part of the access arrives at `time`. Returns whether it was the last one.
  bool finish_part(uint32_t token, uint64_t time);
  // The wave ends without what it has under way.
  void forget(const TimedWave& wave);

  // An access (none if the token is kNone) waits for a line. The line is pending in `cache` as `found`, or bypasses it,
  // or has not been requested yet: then this access is the first, and the token of the fill goes with the request.
  struct Joined {
    uint32_t fill;
    bool is_first;
  };
  Joined await(FilledCache& cache, Cache::Line* found, uint32_t access, const PendingFill& fill);

  const PendingFill& fill(uint32_t token) { return std::get<Filling>(pending_[token]); }
  // The line arrives at `time`. Calls each(access) for the accesses that wait for it, in the order in which they
  // joined.
  template <class F>
  void end_fill(FilledCache& cache, uint32_t token, uint64_t time, F each) {
    const Filling filling = std::get<Filling>(pending_[token]);
    pending_.free(token);
    if (filling.place != nullptr)
      filling.place->ready = time;
    else
      std::erase_if(cache.bypassing, [&](const auto& passing) { return passing.first == filling.line; });
    waiting_.take_all(filling.waiting, each);
  }

 private:
  struct Filling : PendingFill {
    Cache::Line* place = nullptr;            // pending, so it stays; nullptr if the line bypasses the cache
    WaitingLists<uint32_t>::List waiting{};  // tokens of accesses
  };

  ReusedPlaces<std::variant<PendingAccess, Filling>> pending_;
  WaitingLists<uint32_t> waiting_;
};

}  // namespace lw::timing
