#include "exec/scheduler.h"

#include <algorithm>

#include <fmt/format.h>

namespace lw::exec {

void Scheduler::tell_begin() {
  for (const auto& wave : group_.workgroup().waves) options_.sink->begin_wave(group_.id_of(*wave));
}

bool Scheduler::stop(events::OutcomeKind outcome, std::string detail, const state::Wave& wave) {
  stopped_ = {};
  stopped_.outcome = outcome;
  stopped_.fault.detail = std::move(detail);
  group_.name_place(stopped_.fault.place, source_, wave, wave.pc);
  return false;
}

bool Scheduler::stop_at_limit(const state::Wave& wave) {
  const auto& waves = group_.workgroup().waves;
  const auto waiting = std::count_if(waves.begin(), waves.end(),
                                     [](const auto& w) { return w->wave_status == state::WaveStatus::at_barrier; });
  const std::string limit = fmt::format("more than {} instructions", options_.max_instructions);
  // A wave that is on its way to the barrier has not executed most of them since the last event of the workgroup.
  if (waiting == 0 || since_ <= options_.max_instructions / 2)
    return stop(events::OutcomeKind::limit_reached, limit, wave);
  return stop(events::OutcomeKind::barrier_never_completes,
              fmt::format("{} of {} waves wait at a barrier while this one runs on ({})", waiting, waves.size(), limit),
              wave);
}

bool Scheduler::run() {
  state::Workgroup& group = group_.workgroup();
  events::Sink* const sink = group_.is_watched() ? options_.sink : nullptr;
  if (sink != nullptr) tell_begin();
  since_ = 0;
  while (!group.ended()) {
    for (const auto& wave : group.waves) {
      if (wave->wave_status != state::WaveStatus::ready) continue;
      keeper_.before_turn();
      if (is_cancelled(options_.cancel)) return stop(events::OutcomeKind::interrupted, "", *wave);
      const uint64_t before = wave->retired;
      const Pause pause = executor_.run(*wave, std::min(options_.slice, options_.max_instructions + 1));
      const bool within_limit = keeper_.account(wave->retired - before);
      since_ += wave->retired - before;
      switch (pause) {
        case Pause::ended:
          wave->wave_status = state::WaveStatus::ended;
          since_ = 0;
          if (sink != nullptr) sink->end_wave(group_.id_of(*wave));
          break;
        case Pause::barrier:
          wave->wave_status = state::WaveStatus::at_barrier;
          since_ = 0;
          if (sink != nullptr) sink->arrive(group_.id_of(*wave));
          break;
        case Pause::fault: stopped_ = executor_.take_stop(); return false;
        case Pause::slice: break;
      }
      if (!within_limit) return stop_at_limit(*wave);
      if (keeper_.is_overtaken()) return true;
    }
    if (group.barrier_complete()) {
      if (sink != nullptr) sink->barrier(group_.start_event());
      group.release_barrier();
    }
  }
  return true;
}

}  // namespace lw::exec
