// What queues, copies and the host do to the same memory with nothing that orders them.
//
// Everything that accesses memory is an operation: a dispatch, a copy, an access of the host. Operations are steps of
// actors: a queue, the host, or one of the rows in which copies stand that wait for one another. A clock says what an
// operation knows to be over; hsa/streams.h says what tells it. Cells are FastTrack's (Flanagan and Freund, PLDI 2009):
// of each word the last write and two reads.
//
// What kernels hand over through memory is taken as it comes: an atomic, or a load that looks past the cache, of what
// another operation left there with an atomic or a store in one piece knows all that was before. Within a dispatch it
// is races.cpp that looks.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <vector>

#include "check/clock.h"
#include "check/range_shadow.h"
#include "events/events.h"

namespace lw::check {

// An operation's number; 0: none.
using OperationId = uint32_t;

// One access of a word, as it is remembered.
struct StreamAccess {
  OperationId operation = 0;
  uint32_t place : 29 = 0;  // of a dispatch: the instruction, in words from the begin of the code, and 1 more
  uint32_t atomic : 1 = 0;  // an atomic update
  uint32_t past : 1 = 0;    // a load that looks past the cache
  uint32_t single : 1 = 0;  // a store in one piece

  bool operator==(const StreamAccess&) const = default;
};

class StreamOrder {
 public:
  struct Conflict {
    StreamAccess earlier;
    bool earlier_writes = false;
    StreamAccess later;
    bool later_writes = false;
    uint64_t address = 0;
  };

  uint32_t add_actor();
  const VectorClock& clock(uint32_t actor) const { return actors_[actor].clock; }
  void learn(uint32_t actor, const VectorClock& clock) { actors_[actor].clock.learn(clock); }

  // The actor's next step, which knows what the actor knows now.
  OperationId begin(uint32_t actor);
  // An actor whose last step `clock` knows to be over, of those that `rows` lists; a new one where there is none.
  uint32_t row_for(const VectorClock& clock, std::vector<uint32_t>& rows);

  // Calls report(conflict) for each cell of the range where another access is not known to be over. `access` is of an
  // operation that has begun and is its actor's last.
  using ReportConflict = std::function<void(const Conflict&)>;
  void access(const StreamAccess& access, bool writes, uint64_t address, uint64_t size_bytes,
              const ReportConflict& report);
  // The memory is gone, as far as `clock` knows: a report of the first access that is not known to be over.
  void forget(uint64_t address, uint64_t size_bytes, const VectorClock& clock, const ReportConflict& report);

  // After a dispatch: gives memory back.
  void compact() { shadow_.compact(); }
  // Whether `clock` knows all steps so far to be over.
  bool is_over(const VectorClock& clock) const;
  // All that was is over for whatever comes.
  void forget_all() { shadow_.clear(); }

 private:
  struct Actor {
    VectorClock clock;
    uint32_t time = 0;
  };
  struct Cell {
    StreamAccess write;
    std::array<StreamAccess, 2> reads;
    bool operator==(const Cell&) const = default;
  };

  bool is_known(const StreamAccess& earlier, const VectorClock& clock);
  static bool may_meet(const StreamAccess& a, const StreamAccess& b);

  std::deque<Actor> actors_;
  std::vector<ActorStep> steps_{1};  // by operation
  RangeShadow<Cell> shadow_;
};

}  // namespace lw::check
