// A line for each dispatch of the program, for `hip --json`, where kSummaryVariable asks for it.
#pragma once

#include <string>

#include "events/events.h"

namespace lw::hsa {

// A dispatch ended. Appends an object to a file of this process in the folder that kSummaryVariable names, at once, so
// that nothing is lost however the program ends.
void note_dispatch(const std::string& device, const std::string& kernel, const events::Outcome& outcome);

}  // namespace lw::hsa
