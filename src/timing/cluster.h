// The compute units behind one scalar and one instruction cache, simulated from event to event.
//
// Clusters do not see each other within a window of time shorter than any answer of the shared memory takes; between
// windows the clock hands their requests on. So they can be simulated in any order, and on several threads.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <vector>

#include "timing/cache.h"
#include "timing/code_info.h"
#include "timing/memory_system.h"
#include "timing/use_by_word.h"
#include "timing/wave.h"

namespace lw::timing {

// What a dispatch needs of a compute unit for each workgroup.
struct Footprint {
  uint32_t waves = 1;           // of a workgroup
  uint32_t waves_per_simd = 1;  // that registers and slots allow
  uint32_t workgroups = 1;      // on a compute unit, or in WGP mode on a WGP
  bool wgp_mode = false;
  uint32_t wave_size = 0;
};

// What may be asked of a simulation that the machine is not.
struct WhatIf {
  Scales scales;
  bool lds_conflicts = true;
  bool code_is_there = false;   // no instruction is ever waited for, but behind branches
  bool more_occupancy = false;  // another wave fits each SIMD, and another workgroup each compute unit (or WGP)
  uint32_t simds = 1;           // times as many of them, for the same waves of a compute unit
};

// What the time from an instruction of a wave to its next one went to. The parts follow each other in this order.
struct Gap {
  uint64_t queued = 0;      // memory queue
  uint64_t own = 0;         // `reason`
  uint64_t conflict = 0;    // lds conflict
  uint64_t busy = 0;        // `unit`
  uint64_t not_picked = 0;  // not picked
  Stall reason = Stall::issue, unit = Stall::unit_busy;
};

// What an observer is told of each instruction issued.
struct Issued : Gap {
  const Wave* wave;
  uint32_t cluster;
  uint64_t time;   // of issue
  uint64_t since;  // when the instruction before had been issued
  uint32_t word;   // in the code

  // The wave has ended with it.
  bool is_last() const { return wave->next + 1 == wave->trace->steps.size(); }
};

// Sums over all clusters and the memory, from the start to the end of a window.
struct Totals {
  uint64_t time = 0;
  uint64_t valu_busy = 0, salu_busy = 0, lds_busy = 0, vmem_busy = 0;  // cycles of all such units
  uint64_t l2_bytes = 0, bytes_read = 0, bytes_written = 0;
};

struct Observer {
  std::function<void(const Issued&)> issued;
  std::function<void(const Totals&)> window;  // if set: called at the end of each window
};

struct ClusterUse {
  std::array<uint64_t, kPorts> issued{};                               // by port
  uint64_t valu_busy = 0, salu_busy = 0, lds_busy = 0, vmem_busy = 0;  // cycles of all such units
  uint64_t lds_conflicts = 0;
  LevelUse scalar, instruction, vector;
  uint64_t wave_cycles = 0;  // lifetimes of waves
};

class Cluster {
 public:
  Cluster(uint32_t number, const Machine& machine, CodeInfo& code, const Footprint& footprint, uint32_t units,
          const WhatIf& what_if);

  // Whether a workgroup fits at this moment.
  bool fits() const;
  // Its waves start at `time` and after, no earlier than the end of the window.
  void start(std::unique_ptr<Group> group, uint64_t time);

  // The next time at which something can happen here without an answer from outside.
  uint64_t next_event() const;
  // The table that counts what is executed from now on. To be called before anything else.
  void count_into(UseByWord& uses) { by_instruction_ = &uses; }
  // Everything before `end`. Requests appear in requests(), in the order of their times.
  void run_until(uint64_t end);
  std::vector<Request>& requests() { return requests_; }
  // Nothing more happens: waves end with the instructions that they have issued.
  void stop();
  // In the order of times; none before the end of the last window.
  void answer(const Response& response) { answers_.push(response); }

  // The instruction cache of a dispatch before, and what it is after this one.
  void adopt_code(Cache&& cache);
  Cache leave_code() { return std::move(instruction_); }

  uint32_t resident_waves() const { return resident_waves_; }
  // Compute units that a workgroup was on.
  uint32_t units_with_work() const;
  uint64_t groups_ended() const { return groups_ended_; }
  uint64_t last_end() const { return last_end_; }
  uint64_t instructions() const { return instructions_; }
  // For how many instructions of the dispatch these stand.
  double represented() const { return represented_; }
  const ClusterUse& use() const { return use_; }
  void observe(const Observer* observer) { observer_ = observer; }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  // The queue of a unit that all waves of a SIMD share, in order (RDNA).
  struct UnitQueue {
    // What is in it, in order: when it leaves, and how much room it takes, in hundredths of an ordinary instruction.
    struct Entry {
      uint64_t leaves;
      uint32_t room;
    };
    std::deque<Entry> entries;
    uint32_t used = 0, room = 0;
    // From when on there is room for as much more.
    uint64_t free(uint32_t wanted) const;
    void enter(uint64_t time, const Entry& entry);
    uint64_t executed = 0;         // when the last instruction did
    uint32_t busy = 0, other = 0;  // its numbers
    uint8_t cost_class = 0xff;
    std::array<uint64_t, 64> class_free{};  // when one of a class may be issued again
    uint64_t any_free = 0;                  // the same of any
  };
  struct Simd {
    std::vector<std::unique_ptr<Wave>> slots;
    std::vector<Wave*> order;  // oldest first
    uint64_t valu_free = 0;    // GCN
    UnitQueue valu, salu;      // RDNA
    uint64_t next = kNever;    // when to look at it again
    uint32_t phase = 0;
    int most_priority = 0;  // that any of its waves has had
  };
  // A cache whose lines come from outside.
  struct FilledCache : Cache {
    using Cache::Cache;
    // Fills that bypass the cache because every way of the set is pending: the line, and the token of its fill.
    std::vector<std::pair<uint64_t, uint32_t>> passing;
  };
  struct ComputeUnit {
    FilledCache vector;
    uint64_t vmem_free = 0, lds_free = 0;
    std::vector<uint64_t> lds_port_free;  // GCN
    uint32_t misses = 0;                  // lines it waits for
    uint32_t workgroups = 0;
    uint32_t lds_workgroups = 0;  // whose LDS lies here
    bool had_work = false;
  };
  // What is under way and ends at a time that is not known yet: an access of a wave, of so many parts, or the filling
  // of a cache line that accesses wait for.
  enum class Awaited : uint8_t { access, vector_line, scalar_line, instruction_line };
  struct Pending {
    Awaited what = Awaited::access;
    uint8_t counter = 0;   // access: by inst::Counter
    uint8_t times = 1;     // access: that it is counted there
    bool is_flat = false;  // access: counted by lgkmcnt, too
    uint32_t parts = 0;
    uint32_t unit = 0;  // vector_line: the compute unit
    Wave* wave = nullptr;
    uint64_t entry = 0;  // access: in its counter
    uint64_t flat_entry = 0;
    uint64_t done = 0;  // access: of the parts that are known
    // A filling:
    uint64_t line = 0;
    Cache::Line* place = nullptr;  // pending, so that it stays; nullptr where the line passes by
    uint32_t first_waiter = kNone, last_waiter = kNone;
    uint32_t next_free = kNone;
  };
  // An access that waits for a filling, and the next one.
  struct Waiter {
    uint32_t token = kNone, next = kNone;
  };

  // cluster.cpp
  uint32_t pool_units() const { return footprint_.wgp_mode ? static_cast<uint32_t>(units_.size()) : 1; }
  // Whether a workgroup fits the compute units from `first` on that pool what they have.
  bool fits_pool(uint32_t first) const;
  uint32_t emptiest_simd(const Group& group) const;
  void begin_wave(Wave& wave, uint64_t time);
  void end_wave(Wave& wave, uint64_t time);
  void release_barrier(Group& group, uint64_t time);
  void wake(uint32_t simd, uint64_t time);
  void step(uint32_t simd, uint64_t time);
  void take_answer(const Response& response);
  void finish_part(uint32_t token, uint64_t time);
  static void finish_access(const Pending& access);
  InstructionUse& count_executed(const Wave& wave);
  void account(const Wave& wave, uint64_t time, uint64_t unit_free);
  // Apart from account(), which every instruction goes through.
  [[gnu::cold, gnu::noinline]] void notify_observer(const Wave& wave, uint64_t time, const Gap& gap) const;

  // cluster_issue.cpp: when the wave could issue, and what issuing does.
  void prepare(Wave& wave, uint64_t time);
  void wait_for_registers(Wave& wave) const;
  uint64_t source_ready(const Wave& wave, flow::Register r) const;
  void wait_for_counters(Wave& wave) const;
  uint64_t port_free(const Simd& simd, const Wave& wave) const;
  uint64_t valu_queue_free(const Simd& simd, const Wave& wave) const;
  void issue(uint32_t simd, Wave& wave, uint64_t time);
  void issue_turns(Simd& simd, Wave& wave, uint64_t time);
  void issue_queued(Simd& simd, Wave& wave, uint64_t time);
  static bool is_branch_taken(const Wave& wave);
  // Whether fetching the instruction takes two windows (GCN).
  bool lies_in_two_windows(uint32_t word);
  uint32_t passes(const Wave& wave) const;

  // cluster_memory.cpp
  void fetch(Wave& wave, uint64_t time);
  void fetch_ahead(const Wave& wave, uint64_t time);
  void prefetch(uint64_t line, uint64_t time);
  void begin_accesses(Wave& wave, uint64_t time);
  uint32_t read_cycles(uint32_t dwords) const;
  static uint32_t write_cycles(const Wave& wave, const trace::Access& access);
  void access_lds(Wave& wave, const trace::Access& access, uint64_t time);
  void access_scalar(Wave& wave, const trace::Access& access, uint64_t time);
  void access_vector(Wave& wave, const trace::Access& access, uint64_t time);
  // Joins the accesses that wait for the line (none where the token is kNone), and asks for it where it is the first.
  // Whether it is.
  bool await_line(FilledCache& cache, Cache::Line* found, uint32_t token, const Pending& fill, RequestKind kind,
                  uint64_t time);
  FilledCache& filled_cache(const Pending& fill);
  uint32_t address_cycles(const trace::Access& access, uint32_t lines, uint32_t image_dwords) const;
  uint32_t dword_cycles(const trace::Access& access) const;
  uint32_t texel_cycles(const trace::Access& access, uint32_t dwords) const;
  uint32_t new_token(const Pending& pending);
  void free_token(uint32_t token);

  uint32_t unit_of(const Wave& wave) const { return wave.simd / machine_.simds; }
  // GCN: of its compute unit.
  uint32_t lds_port(const Wave& wave) const { return wave.simd % machine_.simds / machine_.lds_port_simds; }

  uint32_t number_;
  const Machine& machine_;
  CodeInfo& code_;
  const Footprint& footprint_;
  const WhatIf& what_if_;
  std::vector<Simd> simds_;
  std::vector<ComputeUnit> units_;
  FilledCache scalar_, instruction_;
  uint64_t scalar_free_ = 0;  // when the scalar cache takes another load
  std::vector<std::unique_ptr<Group>> groups_;
  std::vector<Pending> pending_;
  uint32_t first_free_ = kNone;
  std::vector<Waiter> waiters_;
  uint32_t first_free_waiter_ = kNone;
  std::vector<Request> requests_;
  struct Later {
    bool operator()(const Response& a, const Response& b) const {
      return a.time != b.time ? a.time > b.time : a.token > b.token;
    }
  };
  std::priority_queue<Response, std::vector<Response>, Later> answers_;

  uint32_t next_unit_ = 0;
  uint32_t resident_waves_ = 0;
  uint64_t groups_ended_ = 0, last_end_ = 0, instructions_ = 0;
  double represented_ = 0;
  ClusterUse use_;
  UseByWord* by_instruction_ = nullptr;
  const Observer* observer_ = nullptr;
};

// Sums of all.
uint64_t instructions_of(const std::vector<Cluster>& clusters);
double represented_by(const std::vector<Cluster>& clusters);

}  // namespace lw::timing
