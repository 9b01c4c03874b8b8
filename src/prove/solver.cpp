#include "prove/solver.h"

#include "prove/solve.h"

extern "C" [[gnu::visibility("default")]] const lw::prove::Solver* lanewise_solver();

namespace lw::prove {

Answer solve_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                   const Options& options) {
  z3::context z3;
  World world(z3);
  Machine a(world, "left");
  Machine b(world, "right");
  a.run(left);
  b.run(right);
  std::vector<Goal> goals;
  for (const LiveOut& place : live_out) goals.push_back({place.text, a.value(place), b.value(place)});
  return solve(world, goals, options);
}

}  // namespace lw::prove

const lw::prove::Solver* lanewise_solver() {
  static constexpr lw::prove::Solver solver{lw::prove::solve_equal, lw::prove::solve_claim};
  return &solver;
}
