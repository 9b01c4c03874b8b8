// The trees in which reports become JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace lw::report {

using SortedJson = nlohmann::json;           // keys in alphabetical order
using OrderedJson = nlohmann::ordered_json;  // in the order of `fields`

}  // namespace lw::report
