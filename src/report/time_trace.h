// The timeline of a dispatch in Chrome's trace event format, which Perfetto opens.
#pragma once

#include "report/time.h"
#include "text/buffer.h"

namespace lw::report {

// Waves and their stalls as complete events, a thread for each row of a SIMD and a process for each compute unit;
// units, memory and resident waves as counters. `dispatch` has a timeline.
void write_time_trace(const lanewise::TimedDispatch& dispatch, text::OutputBuffer& out);

}  // namespace lw::report
