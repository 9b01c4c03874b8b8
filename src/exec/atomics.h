// Atomic updates of memory: their kinds and operands. The loops over lanes are in atomic_lanes.h.
#pragma once

#include <cstdint>

#include "exec/wave_context.h"

namespace lw::exec {

// A body that is one function of the host, new = f(old, x); `general` is computed by an AtomicBody.
enum class AtomicKind : uint8_t {
  general,
  swap,
  add,
  subtract,
  bit_and,
  bit_or,
  bit_xor,
  signed_min,
  signed_max,
  unsigned_min,
  unsigned_max,
  compare_swap,  // old == compare ? x : old
  count_up,      // old < x ? old + 1 : 0
  count_down,    // old == 0 || x < old ? x : old - 1
  float_add,     // of 4 bytes
};

// Computes the new values of a body without a host function.
class AtomicBody {
 public:
  virtual ~AtomicBody() = default;
  // For all `lanes` at once; `old[lane]` is the old value of each.
  virtual void compute(uint64_t lanes, const uint64_t* old) = 0;
  // The new value, from the old value passed to compute() or last passed to update() for the lane.
  virtual uint64_t updated(int lane) const = 0;
  // The same for another old value.
  virtual uint64_t update(int lane, uint64_t old) = 0;
};

struct AtomicUpdate {
  // Values of the access's width: a row, or one for all lanes.
  struct Operand {
    const void* values = nullptr;
    bool uniform = false;
  };
  AtomicKind kind = AtomicKind::general;
  Operand operand, compare;
  FloatMode mode{};            // of float_add
  AtomicBody* body = nullptr;  // of general
};

// Stops the wave at an atomic whose address its size does not allow.
void raise_misaligned(WaveContext& c, unsigned bytes, int lane, uint64_t address, const char* space);

}  // namespace lw::exec
