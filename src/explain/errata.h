// The entries of docs/errata.md, as the build found it.
#pragma once

#include <span>

#include "report/explain_page.h"

namespace lw::explain {

// In the file's order. The text is the section's, one paragraph a line, code blocks left out.
std::span<const report::Erratum> errata();

}  // namespace lw::explain
