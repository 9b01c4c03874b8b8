// One page about a dispatch on a device: its timeline, listing, roofline and caches.
#pragma once

#include "report/time.h"
#include "text/buffer.h"

namespace lw::report {

// `dispatch` has a timeline.
void write_time_html(const lanewise::TimedDispatch& dispatch, text::OutputBuffer& out);

}  // namespace lw::report
