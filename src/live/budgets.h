// Limits on what kernels use, for CI: options of the command line and a lanewise.toml.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/base.h"
#include "input/load.h"
#include "report/live_report.h"

namespace lw::live {

using Budget = lanewise::LiveBudget;

struct Budgets {
  Budget every;  // kernels without an own value
  std::map<std::string, Budget> kernels;

  // The kernel's own values, and those of `every` where it has none.
  Budget of(const std::string& kernel) const;
};

// A file such as
//
//   [default]
//   max_vgprs = 64
//   [kernels."saxpy"]
//   min_waves = 8
//
// Unknown keys, wrong types and numbers out of range are errors, all of them with line and column.
std::optional<Budgets> parse_budgets(std::string_view text, Diagnostics& diagnostics);

// Of the kernels of a file.
struct KernelNames {
  std::vector<std::string> names;
  std::vector<input::OtherName> others;
};

// Makes symbols of what the budgets call kernels, file by file. What no file has stays as it is; fails where a name
// fits several kernels of a file, or two names fit one.
std::optional<Error> name_budgets(Budgets& budgets, const std::vector<KernelNames>& kernels_by_file);

// Makes limits hold for every kernel, beside or instead of the budgets' own.
void override_with(const Budget& limits, Budgets& budgets);

// One result for each kernel and budget, in the report's order.
std::vector<lanewise::BudgetResult> check_budgets(const Budgets& budgets, const report::LiveReport& report);
// One result for each kernel of the budgets, which come from `file`: failed where no input has it. A renamed one would
// have none any more.
std::vector<lanewise::BudgetResult> missing_kernels(const Budgets& budgets, const std::string& file,
                                                    const std::set<std::string>& kernels);

}  // namespace lw::live
