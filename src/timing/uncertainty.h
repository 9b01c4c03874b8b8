// How far the time of a dispatch on a real device may be from the clock's, and why.
#pragma once

#include <cstdint>

#include "lanewise/unit_use.h"

namespace lw::timing {

using lanewise::Bound;

// A time may be from `least` to `most` times its value.
struct Factors {
  double least = 1, most = 1;
};

// Two errors that do not depend on each other. On either side, the logarithms of their factors add up in squares.
Factors together(Factors a, Factors b);
// The wider of two errors on each side. Fully correlated errors do not add.
Factors either(Factors a, Factors b);
// The factors of 1/x, where `a` are those of x.
Factors inverse(Factors a);

// 100 stands for the value itself.
Factors from_percent(uint32_t least_percent, uint32_t most_percent);

// The clock's own error for kernels with this bound, from isa/timing/errors.timing.
Factors model_error(Bound bound);

struct Uncertainty {
  Factors parameters;  // all unmeasured parameters at their better and at their worse ends
  Factors model;       // the clock's own error
  Factors sample;      // the sampling error, if only a part of the dispatch was timed
  // The time for which the busiest unit is busy: the least over the ends of the unmeasured parameters.
  double needed = 0;

  Factors all() const;  // all parts together; `least` is not below `needed`
};

}  // namespace lw::timing
