// The first instructions of the hazards of which an instruction can be the second.
#pragma once

#include <array>
#include <vector>

#include "lint/walk_back.h"

namespace lw::lint {

// A pair of instructions whose distance is too small, by the shortest path.
struct TooNear {
  size_t row = 0;
  size_t first = kNoInstruction;     // none: the kernel's entry
  unsigned needed = 0, present = 0;  // 0 and 0: no number would be enough
  std::vector<size_t> path;
};

class RowSearch {
 public:
  explicit RowSearch(const Subject& subject) : subject_(subject), walk_(subject) {}

  // Returns, for each row in `open` with a first instruction that is too near, the one whose distance is the farthest
  // below the requirement. `without`: an instruction that the search ignores; kNoInstruction: none.
  const std::vector<TooNear>& find(size_t second, Rows open, size_t without = kNoInstruction);

 private:
  struct State {
    Rows open = 0, passed = 0;
    uint8_t states = 0;
    std::array<uint8_t, kMostUnits> units{};
    bool done() const { return open == 0; }
    uint64_t key() const;
  };
  using Walk = WalkBack<State>;

  void step(size_t first, State& state, const Walk::Path& path);
  void try_row(size_t row, size_t first, State& state, const Walk::Path& path);
  void add(TooNear found);

  const Subject& subject_;
  Walk walk_;
  size_t second_ = 0, without_ = kNoInstruction;
  std::vector<TooNear> found_;
};

}  // namespace lw::lint
