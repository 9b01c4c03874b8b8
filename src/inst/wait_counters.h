// The counters of outstanding instructions that a wave has: which instructions add to them, and which wait for them.
//
// What counts where (GCN3 ISA, 4.4; RDNA ISA, 4.4; LLVM's SIInsertWaitcnts): vector memory in vm, where stores have a
// counter of their own (vs) loads only; LDS, GDS, scalar memory and messages in lgkm; exports, parameters that go from
// LDS to registers, and GDS instructions until their data are read, in exp. With Feature::extended_wait_counts loads,
// stores, samples and rays (bvh) of vector memory have a counter each, LDS has ds, scalar memory and messages have km.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "inst/inst.h"
#include "isa/wait_fields.h"

namespace lw::inst {

using isa::Counter;
// vm to vs, the first ones: all that count instructions of memory on targets without Feature::extended_wait_counts,
// which are those that run here.
inline constexpr size_t kCounters = 4;

// At most how many may be outstanding for a wave to go on, by Counter; UINT32_MAX where it does not wait for one.
struct Waits {
  std::array<uint32_t, isa::kCounterCount> most;
  Waits() { most.fill(UINT32_MAX); }
  uint32_t& operator[](Counter counter) { return most[static_cast<size_t>(counter)]; }
  uint32_t operator[](Counter counter) const { return most[static_cast<size_t>(counter)]; }
  bool operator==(const Waits&) const = default;
};

// What an s_waitcnt, s_wait_loadcnt or its like asks for; nullopt for what waits for no counter, and for s_waitcnt
// where the counters of its fields are gone.
std::optional<Waits> waits_of(const isa::Target& target, const Instruction& instruction);

// How much an instruction adds, by Counter. FLAT adds to two of them, scalar loads of more than a dword add two (GCN3
// ISA, 4.4). What s_waitcnt_depctr waits for is left out.
struct CounterAmounts {
  std::array<uint8_t, isa::kCounterCount> added{};
  uint8_t& operator[](Counter counter) { return added[static_cast<size_t>(counter)]; }
  uint8_t operator[](Counter counter) const { return added[static_cast<size_t>(counter)]; }
  bool operator==(const CounterAmounts&) const = default;
};
CounterAmounts counts_of(const isa::Target& target, const Instruction& instruction);

// Whether an image instruction is a sample, not a plain load or store.
bool counts_as_sample(const isa::Encoding& encoding);

// How far a counter counts; an instruction that would count further waits. 0 where a target has no such counter.
uint32_t most_counted(const isa::Target& target, Counter counter);

}  // namespace lw::inst
