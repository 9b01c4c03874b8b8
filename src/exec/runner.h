// Workgroups on one host thread: their waves take turns until they end, wait or stop.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "exec/code_table.h"
#include "exec/machine.h"
#include "exec/start_wave.h"

namespace lw::exec {

// What the threads of a dispatch share.
struct SharedRun {
  const DispatchPlan& plan;
  InterpretedCode& code;
  const state::Memory& memory;
  events::Sink* sink;
  Probe* probe;
  uint64_t max_instructions;
  CancelFlags cancel;
  Progress* progress;
  // Called once by the first runner when the dispatch turns out to be a longer one; empty where nobody can help.
  std::function<void()> ask_for_help{};
  std::atomic<uint64_t> next_group{0};
  std::atomic<uint64_t> instructions{0};
  // The lowest workgroup that stopped with a fault: later ones need not be started.
  std::atomic<uint64_t> first_stopped{UINT64_MAX};
};

class Runner {
 public:
  Runner(SharedRun& shared, unsigned thread);
  ~Runner();
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  // Takes workgroups until none is left or an earlier one has stopped.
  void run();

  // How the workgroup `stopped_group` ended; UINT64_MAX where none stopped.
  uint64_t stopped_group() const { return stopped_group_; }
  events::OutcomeKind outcome() const { return machine_.outcome; }
  events::Fault take_fault() { return std::move(machine_.fault); }

 private:
  enum class Pause { ended, barrier, slice, fault };

  void take_groups();
  void look_for_help();
  void start_group(uint64_t group);
  bool run_group();  // false: stopped
  Pause run_wave(state::Wave& wave, uint64_t slice);
  template <bool Traced>
  Pause run_wave_as(state::Wave& wave, uint64_t slice);
  void enter(state::Wave& wave);
  CodeTable& table_for(const state::Wave& wave);
  // The same of run_wave for those who watch: each step that reaches memory is told of before it runs.
  void run_steps_watched(const Lowered& instruction, events::Instruction& told);
  void tell_access(const Step& step, AccessPoint::Kind kind, const events::Instruction& told);
  void tell_loads(const Step& step, AccessPoint::Kind kind, const events::Instruction& told);
  events::Instruction told_of(const state::Wave& wave, uint64_t pc) const;
  events::GroupStart group_start() const;
  void stop(const state::Wave& wave, uint64_t pc);
  bool account();
  bool is_cancelled() const {
    for (const std::atomic<bool>* flag : shared_.cancel)
      if (flag != nullptr && flag->load(std::memory_order_relaxed)) return true;
    return false;
  }

  SharedRun& shared_;
  unsigned thread_;
  state::Memory::Reader reader_;
  Machine machine_;
  Context c_{};
  state::Workgroup group_;
  std::vector<std::unique_ptr<state::Wave>> spare_waves_;
  struct Free {
    void operator()(std::byte* p) const;
  };
  std::unique_ptr<std::byte, Free> temporaries_;
  std::byte* scratch_ = nullptr;
  size_t scratch_bytes_ = 0;
  uint64_t group_number_ = 0;
  uint64_t stopped_group_ = UINT64_MAX;
  bool alone_ = false;  // the first runner, as long as it asked nobody
  std::chrono::steady_clock::time_point began_;
  uint64_t unaccounted_ = 0;
  std::vector<events::Access> told_accesses_;  // of the current step, for those who want to know what was loaded
  CodeTable* table_ = nullptr;
  uint32_t table_mode_ = 0;
};

}  // namespace lw::exec
