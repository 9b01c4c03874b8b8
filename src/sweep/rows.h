// Results as rows, and rows as CSV and JSON lines.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/base.h"
#include "lanewise/sweep.h"
#include "report/sweep.h"

namespace lw::sweep {

using Json = nlohmann::ordered_json;

// The document of a cell: its id and axes, how it ended, and an object for each kernel with values by column. An empty
// list of kernels stands for a cell that failed before its kernels were known.
struct CellResult {
  int exit_code = 0;
  std::string message;  // on one line
  lanewise::Messages messages;
  bool ended_by_limit = false;  // of limits.seconds
  std::vector<Json> kernels;
};
std::string cell_document(const lanewise::SweepPlan& plan, const lanewise::SweepCell& cell, const CellResult& result);

// The part of a document that decides whether the cell has to be measured again.
struct CellState {
  int exit_code = 0;
  std::optional<double> limit_seconds;  // set if limits.seconds ended the cell: what it was
};
Result<CellState> read_state(std::string_view document, const std::string& id);

// One row per kernel, at least one: an object with the cell's id, the axes, and the columns of the plan's measures.
Result<std::vector<Json>> rows_of(const lanewise::SweepPlan& plan, const lanewise::SweepCell& cell,
                                  std::string_view document);

// Names of a plan's columns, in the order of rows.
std::vector<std::string> column_names(const lanewise::SweepPlan& plan);

// Sets the columns of the plan's page.
void describe_columns(const lanewise::SweepPlan& plan, report::SweepPage& page);

// A line with a value for each column.
std::string csv_line(const std::vector<std::string>& columns, const Json& row);
std::string csv_heading(const std::vector<std::string>& columns);

}  // namespace lw::sweep
