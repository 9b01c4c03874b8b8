// Which hazards may have begun: the rows whose first instruction may have run, whatever its registers.
#pragma once

#include <vector>

#include "lint/subject.h"

namespace lw::lint {

// By block, the rows whose first instruction may have run before the block, and that nothing has ended on some path.
// No other row can be a hazard in the block before such an instruction, so most instructions need no search.
std::vector<Rows> armed_rows(const Subject& subject);

// The rows after an instruction.
inline Rows armed_after(const Facts& facts, Rows armed) { return (armed & ~facts.ends) | facts.first; }

}  // namespace lw::lint
