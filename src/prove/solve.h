// Asks Z3 whether two terms can differ, and keeps asking until floats are true. Private to this folder.
#pragma once

#include "prove/encoder.h"

namespace lw::prove {

struct Goal {
  LiveOut place;
  z3::expr left;
  z3::expr right;
  z3::expr both_nan;                              // NaNs of any payload, where that counts as equal
  std::optional<z3::expr> differ = std::nullopt;  // in memory, or in the bit of this lane (lane_words.h)
};

// The halves of a register whose NaNs are looked at one by one; otherwise the place itself.
std::vector<LiveOut> parts_of(const LiveOut& place);

// The answer where the time is over before the solver is asked.
Answer time_ran_out();
Answer solve(World& world, const std::vector<Goal>& goals, const ProveOptions& options);
// The answer, where it does not rest on assumptions that no state satisfies.
Result<Answer> under_assumptions(z3::context& z3, Answer answer, const ProveOptions& options);

// What Solver (solver.h) consists of.
Result<Answer> solve_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const ProveOptions& options);
Result<Answer> solve_claim(const Snippet& snippet, const Equation& claim, const ProveOptions& options);

}  // namespace lw::prove
