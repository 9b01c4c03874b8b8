#include "state/workgroup.h"

namespace lw::state {

bool Workgroup::barrier_complete() const {
  bool any = false;
  for (const auto& wave : waves) {
    if (wave->wave_status == WaveStatus::ready) return false;
    any |= wave->wave_status == WaveStatus::at_barrier;
  }
  return any;
}

void Workgroup::release_barrier() {
  for (const auto& wave : waves)
    if (wave->wave_status == WaveStatus::at_barrier) wave->wave_status = WaveStatus::ready;
}

bool Workgroup::ended() const {
  for (const auto& wave : waves)
    if (wave->wave_status != WaveStatus::ended) return false;
  return true;
}

}  // namespace lw::state
