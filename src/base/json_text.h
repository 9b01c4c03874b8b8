// JSON as text.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace lw {

// With U+FFFD where a string is not UTF-8: names of files and symbols need not be. `indent` -1: on one line.
template <class Json>
std::string json_text(const Json& json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace lw
