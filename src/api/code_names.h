// The kernels and functions of a file, and what the user calls them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "input/code_modules.h"
#include "input/load.h"

namespace lw::api {

struct CodeNames {
  std::vector<std::string> kernels, functions;
  std::vector<input::OtherName> others;
};
CodeNames names_in(const input::CodeInput& input);

// The symbol of what the user calls `wanted`: one of `names`, or `wanted` itself if none fits. Throws the Failure if
// several fit equally well. `shown` names the file in messages.
std::string symbol_of(std::string_view flag, const std::string& wanted, const std::vector<std::string>& names,
                      const std::vector<input::OtherName>& others, const std::string& shown);

// "has no kernel 'k'; it has: a, b".
std::string missing_name(std::string_view what, const std::string& wanted, const std::vector<std::string>& names);

}  // namespace lw::api
