// The accesses of a cluster's waves to LDS and to the cluster's caches, and the requests that these send to shared
// memory.
#pragma once

#include <functional>
#include <vector>

#include "timing/address_unit.h"
#include "timing/cluster_use.h"
#include "timing/lds_unit.h"
#include "timing/pending_fills.h"
#include "timing/tlb.h"
#include "timing/unit_arbiter.h"
#include "timing/what_if.h"

namespace lw::timing {

class ClusterMemory {
 public:
  // All must outlive it. `number`: of the cluster; `units`: its compute units.
  ClusterMemory(uint32_t number, const Machine& machine, CodeInfo& code, uint32_t units, const WhatIf& what_if);

  // Fetches the wave's next instruction: delays TimedWave::base, or makes the wave wait for the line that it enters.
  void fetch(TimedWave& wave, uint64_t time);
  // The time from which the unit accepts the wave's next instruction, which accesses memory.
  uint64_t free(const TimedWave& wave) const;
  // GCN: SIMDs get the address unit in the order in which they asked. Asks for the wave's SIMD; whether the SIMD is
  // first; and notes that the unit accepts the wave's instruction.
  void ask(const TimedWave& wave);
  bool is_first(const TimedWave& wave);
  void served(const TimedWave& wave);
  // Executes the wave's memory instruction: its accesses are in the wave's trace.
  void begin_accesses(TimedWave& wave, uint64_t time);
  // Executes an instruction that passes through LDS without accessing it, as that number of dword accesses without
  // conflicts.
  void begin_crossbar(TimedWave& wave, uint32_t groups, uint64_t time);

  // Executes an instruction that returns the value of a clock: it takes the path of a scalar load.
  void read_clock(TimedWave& wave, uint64_t time);

  // Requests appear here in the order of their times.
  std::vector<Request>& requests() { return requests_; }
  // Takes an answer to a request. Calls `ready(wave, time)` for each wave that no longer waits, and `unit_free(unit)`
  // if a compute unit accepts vector memory instructions again.
  struct Listener {
    std::function<void(TimedWave&, uint64_t)> ready;
    std::function<void(uint32_t)> unit_free;
  };
  void take_answer(const Response& response, const Listener& listener);
  // The answer will be taken soon: what belongs to it comes into the host's cache.
  void expect(const Response& response) const { fills_.expect(response.token); }

  // The wave ends; its accesses in flight are dropped.
  void forget(const TimedWave& wave) { fills_.forget(wave); }
  // Nothing more happens after `end`.
  void stop(uint64_t end);

  // The instruction cache at the start, from a previous dispatch, and at the end of this one.
  void adopt_code(Cache&& cache);
  Cache leave_code() { return std::move(instruction_); }

  const MemoryUse& use() const { return use_; }

 private:
  struct Unit {
    FilledCache vector;
    AddressUnit addresses;
    LdsUnit lds;
    Tlb tlb;
    UnitArbiter turns;    // of SIMDs at the address unit
    uint32_t misses = 0;  // lines in flight
  };
  void fetch_ahead(const TimedWave& wave, uint64_t time);
  void prefetch(uint64_t line, uint64_t time);
  void access_lds(TimedWave& wave, const trace::StepAccess& access, uint64_t time);
  void access_scalar(TimedWave& wave, const trace::StepAccess& access, uint64_t time);
  void access_vector(TimedWave& wave, const trace::StepAccess& access, uint64_t time);
  // Requests the missing lines of an access to a compute unit's cache, one line every few clocks. Returns the number of
  // parts for which the access waits.
  uint32_t load_lines(uint32_t unit, std::span<const uint64_t> lines, uint32_t token, const AddressUnit::Work& work);
  uint32_t store_lines(uint32_t unit, std::span<const uint64_t> lines, uint32_t token, const AddressUnit::Work& work,
                       const trace::StepAccess& access);
  // Adds the access to those that wait for the line (none if the token is kNone), and requests the line if it is the
  // first. Returns whether it is.
  bool await_line(FilledCache& cache, Cache::Line* found, uint32_t token, const PendingFill& fill, RequestKind kind,
                  uint64_t time);
  // The access waits for this number of parts; with 0 it is done.
  void wait_for_parts(uint32_t token, uint32_t parts);
  void finish_part(uint32_t token, uint64_t time, const Listener& listener);
  FilledCache& cache_of(const PendingFill& fill);
  Request request_of(uint64_t time, uint64_t address, uint32_t token) const;

  // That of the unit to which the wave's instruction goes; nullptr if SIMDs do not share it.
  UnitArbiter* turns_of(const TimedWave& wave);
  uint32_t unit_of(const TimedWave& wave) const { return wave.simd / machine_.simds; }

  uint32_t number_;
  const Machine& machine_;
  CodeInfo& code_;
  const WhatIf& what_if_;
  std::vector<Unit> units_;
  FilledCache scalar_, instruction_;
  uint64_t scalar_free_ = 0;  // when the scalar cache accepts another load
  PendingFills fills_;
  std::vector<Request> requests_;
  MemoryUse use_;
};

}  // namespace lw::timing
