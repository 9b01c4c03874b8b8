// JSON with the place of every value, for messages.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/base.h"

namespace lw::launch {

// Line and column from 1, in bytes.
struct Position {
  uint32_t line = 0;
  uint32_t column = 0;
};

struct LocatedJson {
  nlohmann::json value;
  // By path: "" the whole, "grid", "arguments[1].offset_bytes".
  std::map<std::string, Position> where;
};

// Fails on what is no JSON and on an object that has a key twice; the message begins with LINE:COLUMN.
Result<LocatedJson> parse_located_json(std::string_view text);

}  // namespace lw::launch
