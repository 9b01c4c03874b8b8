// How far the time of a dispatch on a real device may be from the clock's, and why.
#pragma once

#include "lanewise/unit_use.h"

namespace lw::timing {

using lanewise::Bound;

// Factors of a time: it may be as short and as long as this.
struct Factors {
  double least = 1, most = 1;
};

// Two errors that do not depend on each other. On either side, the logarithms of their factors add up in squares.
Factors together(Factors a, Factors b);
// The same error of two times, one of which is divided by the other.
Factors either(Factors a, Factors b);
// Of what a time divides.
Factors inverse(Factors a);

// The clock's own error for kernels that are bound by this: isa/timing/errors.timing.
Factors model_error(Bound bound);

struct Uncertainty {
  Factors parameters;  // all unmeasured parameters at their better and at their worse ends
  Factors model;       // the clock's own error
  Factors sample;      // a part stands for the whole dispatch
  // The time that the busiest unit needs for its work, with unmeasured parameters at their better ends.
  double needed = 0;

  Factors all() const;  // the least is not below `needed`
};

}  // namespace lw::timing
