// The workgroup that a host thread currently runs: its waves, LDS and private memory.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "events/events.h"
#include "exec/start_wave.h"
#include "state/state.h"

namespace lw::exec {

class ProgramSource;

class ResidentGroup {
 public:
  // `plan` must outlive it. `thread` is passed to sinks.
  ResidentGroup(const DispatchPlan& plan, unsigned thread);
  ~ResidentGroup();
  ResidentGroup(const ResidentGroup&) = delete;
  ResidentGroup& operator=(const ResidentGroup&) = delete;

  // Replaces the previous workgroup by workgroup `number` (x fastest): waves at their entry, LDS and private memory
  // cleared or filled by DispatchOptions::fill_seed.
  void start(uint64_t number);

  uint64_t number() const { return number_; }
  // Whether DispatchOptions::sink observes this workgroup.
  bool is_watched() const { return watched_; }
  void set_watched(bool watched) { watched_ = watched; }
  state::Workgroup& workgroup() { return group_; }
  const state::Workgroup& workgroup() const { return group_; }
  // Host memory of the wave's private memory; nullptr if the kernel has none.
  std::byte* scratch_of(const state::Wave& wave) const {
    return scratch_ + plan_.scratch_wave_bytes * wave.index_in_workgroup;
  }

  events::WaveId id_of(const state::Wave& wave) const {
    return {group_.id, number_, wave.index_in_workgroup, thread_, plan_.model->wave_size};
  }
  events::GroupStart start_event() const;
  // The place of a wave at `pc`, without the lane; with the instruction's text if `source` has code there.
  void name_place(events::Place& place, const ProgramSource& source, const state::Wave& wave, uint64_t pc) const;

 private:
  const DispatchPlan& plan_;
  unsigned thread_;
  uint64_t number_ = 0;
  bool watched_ = false;
  state::Workgroup group_;
  std::vector<std::unique_ptr<state::Wave>> spare_waves_;
  std::byte* scratch_ = nullptr;
  size_t scratch_bytes_ = 0;
};

}  // namespace lw::exec
