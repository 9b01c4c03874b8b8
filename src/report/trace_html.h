// The page in which waves are stepped forward and back.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "text/buffer.h"

namespace lw::report {

// `head` says what was traced, with the code and the waves; `steps` are JSON objects in the order in which they were
// executed. docs/observe.md has the keys of both.
void write_trace_html(const nlohmann::ordered_json& head, const std::vector<std::string>& steps,
                      text::OutputBuffer& out);

}  // namespace lw::report
