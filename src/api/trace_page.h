// A recording of waves with the meaning of each instruction, as one page in which they are stepped.
#pragma once

#include <optional>
#include <string>

#include "base/session.h"
#include "events/events.h"
#include "lanewise/output.h"
#include "observe/observe.h"

namespace lw::api {

struct TracePageInput {
  const observe::Recording& recording;
  code::CodeFacts& facts;
  std::string_view kernel;
  const events::Outcome& outcome;
  std::optional<uint32_t> lane;  // that the page begins with
  std::shared_ptr<const Files> sources;
};

// The page. Sets `left_out` to what it does not show, in sentences.
std::string trace_page(const TracePageInput& input, std::vector<std::string>& left_out);

}  // namespace lw::api
