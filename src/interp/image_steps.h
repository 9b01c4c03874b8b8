// What a step on images reaches in memory, for those who watch.
#pragma once

#include <array>
#include <deque>
#include <vector>

#include "events/events.h"
#include "interp/machine.h"
#include "interp/step.h"

namespace lw::interp {

class WatchedTexels {
 public:
  // Of a step that is about to run: its accesses, one for every texel that some lane takes part in, in the order in
  // which lanes take them; of a store with the words that it writes. None where the step will stop the wave.
  const std::vector<events::Access>& find(Context& c, const ImageStep& step);
  // The same with the words that lie in memory, once the step has run.
  const std::vector<events::Access>& with_words(Context& c);

 private:
  using Words = std::array<std::array<uint32_t, 64>, 4>;
  void add(size_t number, int lane, uint64_t address, uint32_t bytes, events::AccessKind kind, bool is_sampled);

  std::vector<events::Access> accesses_;
  std::deque<Words> words_;  // of each access; they stay where they are
};

}  // namespace lw::interp
