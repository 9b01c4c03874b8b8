// A plan as its TOML says it, before any file that it names is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.h"
#include "base/diagnostics.h"
#include "lanewise/sweep.h"

namespace lw::sweep {

// The measures, in the order in which they are done.
inline constexpr std::string_view kMeasures[] = {"info", "live", "lint", "run", "time"};

// The names of axes, as rows and excludes have them. The axes of -D have the names of the macros.
inline constexpr std::string_view kSource = "source", kTarget = "target", kFlags = "flags", kLaunch = "launch",
                                  kDevice = "device";

struct AxisValue {
  std::string text;
  std::vector<std::string> words;  // of the axis "flags": the flags one by one
  Location at;
};

struct PlannedAxis {
  std::string name;
  bool is_define = false;
  std::vector<AxisValue> values;
  Location at;
};

// Cells that have one of the values on each of these axes are left out.
struct Exclude {
  std::vector<std::pair<std::string, std::vector<std::string>>> axes;
};

struct PlanText {
  std::vector<std::string> measures;  // in the order of kMeasures
  lanewise::SweepLimits limits;
  // source, target, flags, each -D in the order of the plan, launch, device: those that the plan has.
  std::vector<PlannedAxis> axes;
  std::vector<Exclude> excludes;
  Location cells_at;  // where a message about the number of cells points

  const PlannedAxis* axis(std::string_view name) const;
  bool measures_any(std::initializer_list<std::string_view> names) const;
};

// Strict: unknown keys, values of another type or out of range, empty axes and repeated values are errors, all of them
// with line and column. nullopt: there are errors.
std::optional<PlanText> parse_plan(std::string_view text, Diagnostics& diagnostics);

}  // namespace lw::sweep
