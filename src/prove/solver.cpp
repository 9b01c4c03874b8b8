#include "prove/solver.h"

#include "prove/lane_words.h"
#include "prove/solve.h"

extern "C" [[gnu::visibility("default")]] const lw::prove::Solver* lanewise_solver();

namespace lw::prove {

std::vector<LiveOut> parts_of(const LiveOut& place) {
  if (place.ignored_nan != FloatFormat::two_f16) return {place};
  std::vector<LiveOut> halves(2, place);
  for (unsigned i = 0; i < 2; ++i) {
    halves[i].lsb = 16 * i;
    halves[i].width = 16;
    halves[i].text += i == 0 ? ".lo" : ".hi";
    halves[i].ignored_nan = FloatFormat::f16;
  }
  return halves;
}

namespace {

Goal goal_of(World& world, const LiveOut& place, SymbolicLane& a, SymbolicLane& b) {
  Goal goal{place, a.value(place), b.value(place), a.holds_nan(place) && b.holds_nan(place)};
  if (place.file != LiveOut::File::sgpr || place.width != 32 || place.ignored_nan != FloatFormat::none) return goal;
  const unsigned first_lane = world.lane_count == 64 ? 32 * (place.number % 2) : 0;
  goal.differ = differ_in_lane(world, goal.left, goal.right, first_lane);
  return goal;
}

}  // namespace

Result<Answer> solve_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const ProveOptions& options) {
  z3::context z3;
  World world(z3, options.target->wave_size, options.timeout_ms, options.cancel);
  SymbolicLane a(world);
  SymbolicLane b(world);
  if (!a.run(left) || !b.run(right)) return time_ran_out();
  std::vector<Goal> goals;
  for (const LiveOut& place : live_out)
    for (const LiveOut& part : parts_of(place)) goals.push_back(goal_of(world, part, a, b));
  if (a.has_stored() || b.has_stored()) {
    LiveOut memory;
    memory.file = LiveOut::File::memory;
    memory.text = "memory";
    goals.push_back({memory, world.word(0), world.word(0), z3.bool_val(false), a.stores_differ_from(b)});
  }
  return under_assumptions(z3, solve(world, goals, options), options);
}

}  // namespace lw::prove

const lw::prove::Solver* lanewise_solver() {
  static constexpr lw::prove::Solver solver{lw::prove::solve_equal, lw::prove::solve_claim};
  return &solver;
}
