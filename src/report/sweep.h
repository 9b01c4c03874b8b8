// The page of a sweep: scatter plot, table, failures, commands.
#pragma once

#include <string>
#include <vector>

#include "lanewise/sweep.h"
#include "report/fields.h"

namespace lw::report {

// The values of the axes of a cell by their names.
OrderedJson axes_json(const lanewise::SweepPlan& plan, const lanewise::SweepCell& cell);

struct SweepColumn {
  std::string name = {};
  bool is_axis = false;
  bool is_number = false;
  std::string better = {};  // "lower", "higher", or empty where neither is
};

struct SweepPage {
  std::string title;   // the plan's name
  size_t missing = 0;  // cells without a result
  std::vector<SweepColumn> columns;
  std::vector<OrderedJson> rows;  // a value for each column, and "commands"
};

std::string sweep_html(const SweepPage& page);

}  // namespace lw::report
