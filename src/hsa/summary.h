// A line for each dispatch and each timed copy of the program, for `hip --json` and `hip --time`, where
// kSummaryVariable asks for it.
#pragma once

#include <string>

#include "events/events.h"
#include "exec/dispatch.h"
#include "hsa/device_time.h"

namespace lw::hsa {

// A dispatch ended. Appends an object to a file of this process in the folder that kSummaryVariable names, at once, so
// that nothing is lost however the program ends.
void note_dispatch(const Agent& gpu, const std::string& kernel, const exec::DispatchInfo& info,
                   const events::Outcome& outcome, const std::optional<DispatchTimes>& times);
void note_copy(const Agent& from, const Agent& to, uint64_t size_bytes, const Span& span);

}  // namespace lw::hsa
