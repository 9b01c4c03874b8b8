// What happened before what among things that go on at once: vector clocks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::check {

// One step of somebody who does one thing after the other; steps count from 1.
struct ActorStep {
  uint32_t actor = 0;
  uint32_t time = 0;
};

// Of each actor the last step that is known to be over; all before it are, too.
class VectorClock {
 public:
  bool covers(const ActorStep& step) const { return step.actor < times_.size() && step.time <= times_[step.actor]; }
  bool covers(const VectorClock& other) const {
    for (size_t actor = 0; actor < other.times_.size(); ++actor)
      if (other.times_[actor] > (actor < times_.size() ? times_[actor] : 0)) return false;
    return true;
  }
  void learn(const ActorStep& step) {
    if (step.actor >= times_.size()) times_.resize(step.actor + 1);
    times_[step.actor] = std::max(times_[step.actor], step.time);
  }
  void learn(const VectorClock& other) {
    if (other.times_.size() > times_.size()) times_.resize(other.times_.size());
    for (size_t actor = 0; actor < other.times_.size(); ++actor)
      times_[actor] = std::max(times_[actor], other.times_[actor]);
  }

 private:
  std::vector<uint32_t> times_;  // by actor
};

}  // namespace lw::check
