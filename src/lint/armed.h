// Where hazards may begin: which rows have had their first instruction, whatever its registers.
#pragma once

#include <vector>

#include "lint/subject.h"

namespace lw::lint {

// By block, the rows whose first instruction may have run before the block and that nothing has ended on some path. A
// row that is not among them cannot be a hazard there, so that most instructions need no search.
std::vector<Rows> armed_rows(const Subject& subject);

// The same behind an instruction.
inline Rows armed_after(const Facts& facts, Rows armed) { return (armed & ~facts.ends) | facts.first; }

}  // namespace lw::lint
