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

}  // namespace lw::prove
