// The running wave as the helpers shared by all engines see it: the memory of its accesses, its rounding, and why it
// stops.
//
// This header is compiled into the interpreter's lane loops for every host level, so it holds no function that the
// linker could merge.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lw::exec {

struct ThreadState;

// Why a wave stops after the current instruction.
enum class Stop : uint32_t { none, ended, barrier, fault };

// Rounding and flushing of a float operation, from MODE at the time of lowering.
struct FloatMode {
  uint8_t rounding;  // 0 nearest even, 1 up, 2 down, 3 toward zero
  bool flush_inputs;
  bool flush_results;
};

// The addresses of the lanes of a mask (not 0).
struct AddressRange {
  uint64_t low, high;  // lowest and highest address
  bool is_run;         // all lanes of the wave take part, and lane i is at low + i * stride
};

// How an engine finds these ranges, for rows of 64-bit and 32-bit addresses.
struct AddressRanges {
  AddressRange (*of64)(const uint64_t* addresses, uint64_t lanes, uint64_t stride);
  AddressRange (*of32)(const uint32_t* addresses, uint64_t lanes, uint64_t stride);
};

// One per host thread.
struct WaveContext {
  uint64_t* exec;     // the wave's EXEC, in place
  unsigned rounding;  // the current rounding mode of the host, numbered as in MODE
  Stop stop;

  // The buffer of the last access.
  uint64_t buffer_begin;
  uint64_t buffer_bytes;
  std::byte* buffer_host;
  bool buffer_writable;

  std::byte* lds;
  uint32_t lds_bytes;

  // Private memory of the running wave: 64 lanes interleaved by dword at scratch_address. The arena of all waves of the
  // dispatch begins at scratch_arena; each wave can access only its own part.
  uint64_t scratch_arena;
  uint64_t scratch_address;
  std::byte* scratch_host;
  uint32_t scratch_bytes_per_lane;

  uint64_t shared_base;  // apertures
  uint64_t private_base;

  ThreadState* machine;  // exec/machine.h: state that is rarely needed
};

#define LW_INLINE [[gnu::always_inline]] static inline

// Puts the host into a rounding mode (float_environment.cpp).
void set_host_rounding(WaveContext& c, unsigned rounding);
LW_INLINE void need_rounding(WaveContext& c, unsigned rounding) {
  if (c.rounding != rounding) [[unlikely]]
    set_host_rounding(c, rounding);
}

}  // namespace lw::exec
