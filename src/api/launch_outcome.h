// How a dispatch ended, for reports.
#pragma once

#include "events/events.h"
#include "exec/exec.h"
#include "input/load.h"
#include "lanewise/run.h"

namespace lw::api {

// Adds the cause and the source line of the end, unless the outcome has them. The code lies `base` bytes from where its
// addresses begin.
void add_cause(events::Outcome& outcome, const object::Kernel& kernel, const input::LoadedFile& loaded, uint64_t base);

// The outcome, its fault, and how far the dispatch was if it was cancelled.
void add_outcome(const events::Outcome& outcome, const exec::DispatchProgress& progress, lanewise::RunReport& report);

}  // namespace lw::api
