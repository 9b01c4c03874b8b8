// Better pairs where two versions differ. Private to this folder.
#pragma once

#include "compare/keys.h"
#include "compare/myers.h"

namespace lw::compare {

// Aligns again the stretches in which lines have no partner, or a partner whose registers do not fit, so that the sum
// of Renaming::fit() is highest in each. Also pairs lines of one operation whose constants or operands differ.
void refine(const Keys& before, const Keys& after, Partners& partners);

}  // namespace lw::compare
