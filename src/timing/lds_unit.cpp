#include "timing/lds_unit.h"

#include <algorithm>

namespace lw::timing {
namespace {

// GCN: the clocks that an instruction takes LDS at least, whatever its banks do. Each width has a rate of its own
// (CLRX, rocprofiler-compute); writes and atomics whose rate is unknown take twice as long as reads.
uint32_t least_cycles(const InstructionInfo& info, const trace::StepAccess& access, bool is_load) {
  const uint32_t rate = info.lds_bytes, free = access.free_bank_cycles;
  if (rate == 0) return is_load ? free : 2 * free;
  return std::max(free, (access.lanes * access.size_bytes + rate / 2) / rate);
}

}  // namespace

LdsUnit::LdsUnit(const Machine& machine)
    : machine_(machine), port_free_(machine.has_lds_ports() ? port_of(machine.simds - 1) + 1 : 0) {}

uint64_t LdsUnit::free(uint32_t simd) const {
  if (machine_.has_lds_ports()) return port_free_[port_of(simd)];
  return free_ - std::min<uint64_t>(free_, machine_.lds_latency);
}

// GCN: of a wave alone; three dwords take as long as four, and more are several accesses (CLRX).
uint32_t LdsUnit::read_cycles(uint32_t dwords) const { return machine_.lds_read * (dwords < 3 ? dwords : 4); }

LdsUnit::Work LdsUnit::begin(const InstructionInfo& info, const trace::StepAccess& access, uint32_t simd,
                             const WhatIf& what_if, uint64_t time) {
  const uint32_t cycles = what_if.lds_conflicts ? access.bank_cycles : access.free_bank_cycles;
  const uint32_t conflict = cycles - access.free_bank_cycles;
  const bool is_load = access.kind == events::AccessKind::load;
  const uint32_t dwords = std::max(1u, (access.size_bytes + 3u) / 4);
  const uint32_t rate = what_if.scales.lds_rate;
  // Lanes that wait for a bank wait while the rest of the instruction goes on.
  const uint32_t least = machine_.has_lds_ports() ? least_cycles(info, access, is_load) : 0;
  const uint32_t work = std::max(1u, std::max(cycles, least) / rate);
  const uint64_t start = std::max(time, free_);
  free_ = start + work;
  if (machine_.has_lds_ports()) {
    const uint32_t alone = info.alone_cycles != 0 ? info.alone_cycles
                           : is_load              ? read_cycles(dwords)
                                                  : machine_.lds_address + machine_.lds_dword * dwords;
    port_free_[port_of(simd)] = time + std::max(alone / rate, work);
  }
  uint32_t latency = machine_.lds_latency + work - 1;
  if (access.kind == events::AccessKind::store)
    latency = std::max(latency, machine_.lds_write + machine_.lds_write_next * (dwords - 1));
  return {
      work, conflict, {.done = start + latency, .conflict = conflict, .queued = static_cast<uint32_t>(start - time)}};
}

}  // namespace lw::timing
