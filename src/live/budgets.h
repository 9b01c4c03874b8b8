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
#include "report/junit.h"
#include "report/live_report.h"

namespace lw::live {

struct Budget {
  std::optional<uint32_t> max_vgprs;  // registers the kernel asks for, before rounding to granules
  std::optional<uint32_t> max_sgprs;
  std::optional<uint32_t> min_waves;  // per SIMD, on the first device of the report
  std::optional<uint32_t> max_lds;    // bytes a workgroup

  bool empty() const { return !max_vgprs && !max_sgprs && !min_waves && !max_lds; }
};

struct Budgets {
  Budget every;  // kernels without an own value
  std::map<std::string, Budget> kernels;

  bool empty() const { return every.empty() && kernels.empty(); }
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

// One result for each kernel and budget, in the report's order.
std::vector<report::CheckResult> check_budgets(const Budgets& budgets, const report::LiveReport& report);
// One result for each kernel of the budgets, which come from `file`: failed where no input has it. A renamed one would
// have none any more.
std::vector<report::CheckResult> missing_kernels(const Budgets& budgets, const std::string& file,
                                                 const std::set<std::string>& kernels);

}  // namespace lw::live
