// Asks Z3 whether two terms can differ, and keeps asking until floats are true. Private to this folder.
#pragma once

#include "prove/encoder.h"

namespace lw::prove {

struct Goal {
  std::string name;
  z3::expr left;
  z3::expr right;
};

Answer solve(World& world, const std::vector<Goal>& goals, const Options& options);

// What Solver (solver.h) consists of.
Answer solve_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                   const Options& options);
Result<Answer> solve_claim(const Snippet& snippet, const LiveOut& place, std::string_view expression,
                           const Options& options);

}  // namespace lw::prove
