// Better pairs where two versions differ. Private to this folder.
#pragma once

#include "compare/keys.h"
#include "compare/myers.h"

namespace lw::compare {

// Aligns the stretches in which lines have no partner, or one whose registers do not fit, once more, so that the sum of
// Renaming::fit() is highest in each. Also pairs lines of one operation whose constants or operands differ.
void refine(const Keys& before, const Keys& after, Partners& partners);

}  // namespace lw::compare
