// The reference: a page for every record.
#pragma once

#include <string>

#include "app/command.h"

namespace lw::app {

// Writes index.html, one page for every record, and what they need into `folder`. Returns an Exit.
int write_reference(const Console& console, const std::string& folder);

}  // namespace lw::app
