// The counters of outstanding instructions that a wave has, and the waits for them.
//
// What counts where (GCN3 ISA, 4.4; RDNA ISA, 4.4): vector memory in vm, where stores have a counter of their own (vs)
// loads only; LDS, GDS, scalar memory and messages in lgkm; exports, and stores whose data are still being read, in
// exp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "inst/inst.h"

namespace lw::inst {

enum class Counter : uint8_t { vm, exp, lgkm, vs };
inline constexpr size_t kCounters = 4;

// At most how many may be outstanding for a wave to go on, by Counter; UINT32_MAX where it does not wait for one.
struct Waits {
  std::array<uint32_t, kCounters> most{UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX};
  uint32_t operator[](Counter counter) const { return most[static_cast<size_t>(counter)]; }
  bool operator==(const Waits&) const = default;
};

// What an s_waitcnt, s_waitcnt_vscnt or its like asks for; nullopt for what is no wait, and for those of targets with a
// counter for each kind of access (Feature::extended_wait_counts).
std::optional<Waits> waits_of(const isa::Target& target, const Instruction& instruction);

// How far a counter counts; an instruction that would count further waits. 0 where a target has no such counter.
uint32_t most_counted(const isa::Target& target, Counter counter);

}  // namespace lw::inst
