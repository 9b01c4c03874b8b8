// Lines without a partner in both versions that equal each other. Private to this folder.
#pragma once

#include <vector>

#include "compare/keys.h"
#include "compare/myers.h"

namespace lw::compare {

// For each line of the new version, the line of the old one that was moved there, or kNone. Runs of lines move
// together, the longest first among those that begin at one line. A single line without registers (s_nop, s_waitcnt)
// does not count as moved: it may be found anywhere.
Partners moved_lines(const Keys& before, const Keys& after, const Partners& partners);

}  // namespace lw::compare
