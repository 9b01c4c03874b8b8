// Between the program and the library with Z3, which is loaded when the first question is asked: Z3's 20 MB would cost
// the start of every command 0.6 ms. Private to this folder.
#pragma once

#include "prove/prove.h"

namespace lw::prove {

struct Solver {
  Result<Answer> (*equal)(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                          const ProveOptions& options);
  Result<Answer> (*claim)(const Snippet& snippet, const Equation& claim, const ProveOptions& options);
};

inline constexpr const char* kSolverFile = "liblanewise-solver.so";
// The one function that the library shows; it takes nothing and returns a const Solver*.
inline constexpr const char* kSolverFunction = "lanewise_solver";

}  // namespace lw::prove
