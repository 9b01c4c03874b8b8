#include "api/code_names.h"

#include <fmt/format.h>

#include "api/api.h"

namespace lw::api {

CodeNames names_in(const input::CodeInput& input) {
  CodeNames names;
  for (const input::CodeModule& module : input.modules)
    for (const input::CodeEntry& entry : module.entries) {
      (entry.is_kernel ? names.kernels : names.functions).push_back(entry.name);
      if (entry.other_name) names.others.push_back(*entry.other_name);
    }
  return names;
}

std::string symbol_of(std::string_view flag, const std::string& wanted, const std::vector<std::string>& names,
                      const std::vector<input::OtherName>& others, const std::string& shown) {
  if (wanted.empty()) return wanted;
  const Result<std::optional<std::string>> symbol = input::resolve_name(flag, names, wanted, others);
  if (!symbol) throw bad_input(code::kKernel, symbol.error().message, shown);
  return symbol->value_or(wanted);
}

std::string missing_name(std::string_view what, const std::string& wanted, const std::vector<std::string>& names) {
  return fmt::format("has no {} '{}'; it has:{}", what, wanted, names.empty() ? " nothing" : input::name_list(names));
}

}  // namespace lw::api
