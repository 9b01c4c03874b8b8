#include "sweep/rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json_text.h"
#include "report/csv.h"
#include "report/json_document.h"
#include "sweep/cells.h"
#include "sweep/columns.h"

namespace lw::sweep {
namespace {

using lanewise::SweepAxis;
using lanewise::SweepCell;
using lanewise::SweepPlan;

bool has(const SweepPlan& plan, const Column& column) {
  return column.measure.empty() || std::ranges::find(plan.measures, column.measure) != plan.measures.end();
}

// The document, if it is one of that cell.
std::optional<Json> parsed(std::string_view document, const std::string& id) {
  Json json = Json::parse(document, nullptr, false);
  if (!json.is_object() || json.value("schema", "") != "lanewise/sweep-cell/1" || json.value("id", "") != id ||
      !json["exit_code"].is_number_integer() || !json["message"].is_string() || !json["kernels"].is_array())
    return std::nullopt;
  return json;
}

Error not_a_result() { return {"is not the result of this cell; remove the file and run the sweep again"}; }

}  // namespace

std::string cell_document(const SweepPlan& plan, const SweepCell& cell, const CellResult& result) {
  Json json;
  json["schema"] = "lanewise/sweep-cell/1";
  json["id"] = cell.id;
  json["axes"] = report::axes_json(plan, cell);
  json["exit_code"] = result.exit_code;
  json["message"] = result.message;
  json["limit_seconds"] = result.ended_by_limit ? Json(*plan.limits.seconds) : Json();
  json["messages"] = report::messages_json(result.messages);
  json["kernels"] = result.kernels;
  return json_text(json) + "\n";
}

Result<CellState> read_state(std::string_view document, const std::string& id) {
  const std::optional<Json> json = parsed(document, id);
  if (!json) return not_a_result();
  CellState state{(*json)["exit_code"].get<int>(), {}};
  if (const Json limit = json->value("limit_seconds", Json()); limit.is_number())
    state.limit_seconds = limit.get<double>();
  return state;
}

Result<std::vector<Json>> rows_of(const SweepPlan& plan, const SweepCell& cell, std::string_view document) {
  const std::optional<Json> json = parsed(document, cell.id);
  if (!json) return not_a_result();
  std::vector<Json> kernels((*json)["kernels"].begin(), (*json)["kernels"].end());
  if (kernels.empty()) kernels.emplace_back(Json::object());
  const Json axes = report::axes_json(plan, cell);
  const std::vector<std::string> commands = commands_of(plan, values_of(plan, cell));
  std::vector<Json> rows;
  for (const Json& kernel : kernels) {
    Json row;
    row["cell"] = cell.id;
    row.update(axes);
    for (const Column& column : columns()) {
      const std::string name(column.name);
      if (!has(plan, column)) continue;
      if (name == "exit_code" || name == "message")
        row[name] = (*json)[name];
      else
        row[name] = kernel.value(name, Json());
    }
    row["commands"] = commands;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> column_names(const SweepPlan& plan) {
  std::vector<std::string> names{"cell"};
  for (const SweepAxis& axis : plan.axes) names.push_back(axis.name);
  for (const Column& column : columns())
    if (has(plan, column)) names.emplace_back(column.name);
  return names;
}

void describe_columns(const SweepPlan& plan, report::SweepPage& page) {
  page.columns.push_back({"cell"});
  for (const SweepAxis& axis : plan.axes) page.columns.push_back({axis.name, true, axis.are_numbers});
  for (const Column& column : columns()) {
    if (!has(plan, column)) continue;
    const std::string better = column.better == Better::higher  ? "higher"
                               : column.better == Better::lower ? "lower"
                                                                : "";
    page.columns.push_back({std::string(column.name), false, column.is_number, better});
  }
}

std::string csv_line(const std::vector<std::string>& columns, const Json& row) {
  std::string line;
  for (const std::string& name : columns) {
    if (!line.empty()) line += ',';
    const Json& value = row.at(name);
    if (value.is_string())
      line += report::csv_cell(value.get_ref<const std::string&>());
    else if (!value.is_null())
      line += json_text(value);
  }
  return line + "\n";
}

std::string csv_heading(const std::vector<std::string>& columns) {
  return fmt::format("{}\n", fmt::join(columns, ","));
}

}  // namespace lw::sweep
