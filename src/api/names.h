// Names that requests take, as their tables have them.
#pragma once

#include <string>
#include <vector>

namespace lw::api {

std::vector<std::string> dialect_names();     // "llvm"
std::vector<std::string> rule_names();        // of the rules that come with the library
std::vector<std::string> assumption_names();  // "no-denormals"

}  // namespace lw::api
