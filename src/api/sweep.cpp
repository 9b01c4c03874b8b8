#include "lanewise/sweep.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <utility>

#include "api/api.h"
#include "api/sweep_cell.h"
#include "api/sweep_compilers.h"
#include "api/sweep_files.h"
#include "base/json_text.h"
#include "base/plain_text.h"
#include "lanewise/version.h"
#include "launch/launch_file.h"
#include "report/sweep.h"
#include "sweep/cells.h"
#include "sweep/plan_text.h"
#include "sweep/rows.h"

namespace lw::api {
namespace {

using lanewise::Sweep;
using lanewise::SweepCellResult;
using lanewise::SweepPlan;
using lanewise::SweepResults;
using lanewise::SweepStore;

constexpr std::string_view kVersionsFile = "versions.json";

// Launch files are the same for all cells, so a wrong one is an error of the plan.
void check_launches(const SweepPlan& plan, const SweepFiles& files, const std::string& folder) {
  Messages errors;
  std::set<std::string> names;
  for (const lanewise::SweepCell& cell : plan.cells) names.insert(sweep::values_of(plan, cell).launch);
  names.erase("");
  for (const std::string& name : names) {
    const auto file = files.read(name);
    if (!file) throw file.failure();
    if (const auto launch = launch::parse_launch_file(folder + name, file->text()); !launch)
      add_messages(errors, one_error(code::kFile, launch.error().message));
  }
  if (!errors.empty()) throw Failure{FailureKind::bad_input, errors};
}

SweepPlan read_plan(const lanewise::SweepPlanRequest& request, const Session& session) {
  const auto file = session.files->read(request.file);
  if (!file) throw file.failure();
  Diagnostics diagnostics(request.file, file->text(), code::kFile);
  std::optional<sweep::PlanText> text = sweep::parse_plan(file->text(), diagnostics);
  const std::string folder = folder_of(request.file);
  const SweepFiles files(session.files, folder);
  SweepPlan plan;
  if (text) plan = sweep::make_plan(*std::move(text), files, diagnostics);
  if (diagnostics.has_errors()) throw Failure{FailureKind::bad_input, diagnostics.messages()};
  check_launches(plan, files, folder);
  plan.file = request.file;
  return plan;
}

struct Versions {
  std::string lanewise, compilers;
};

Versions versions_of(const SweepPlan& plan, const Session& session) {
  const lanewise::Version version = lanewise::version();
  return {fmt::format("{} (commit {})", version.number, version.commit), compiler_versions(plan, session)};
}

std::string document(const Versions& versions) {
  nlohmann::ordered_json json;
  json["lanewise"] = versions.lanewise;
  json["compilers"] = versions.compilers;
  return json_text(json) + "\n";
}

Versions read_versions(const SweepStore& store, const FileBytes& file) {
  nlohmann::json json = nlohmann::json::parse(file.text(), nullptr, false);
  if (!json.is_object() || !json["lanewise"].is_string() || !json["compilers"].is_string())
    throw bad_input(code::kFile, fmt::format("{}/{} is not a file that a sweep wrote; name another folder",
                                             store.name(), kVersionsFile));
  return {json["lanewise"], json["compilers"]};
}

std::optional<FileBytes> read_file(const SweepStore& store, const std::string& name) {
  auto file = store.read(name);
  if (!file) throw file.failure();
  return *std::move(file);
}

void require_same(const SweepStore& store, const std::string& what, const std::string& there, const std::string& here) {
  if (there == here) return;
  throw Failure{
      FailureKind::bad_input,
      one_error(code::kFile,
                fmt::format("the results in {} are of {} {}, and this is {}; they must not be mixed, since their "
                            "numbers may differ",
                            store.name(), what, there, here),
                {}, fmt::format("name another folder, or remove {} to measure everything again", store.name()))};
}

// The lines of `there` and those of `more` that are new: plans for one store may need different compilers.
std::string joined(const std::string& there, const std::string& more) {
  return there.find(more) != std::string::npos ? there : there + more;
}

std::string kind_of(const std::string& line) { return line.substr(0, line.find(':')); }

void check_versions(const SweepStore& store, const Versions& there, const Versions& here) {
  require_same(store, "Lanewise", there.lanewise, here.lanewise);
  for (const std::string& mine : lines_of(here.compilers))
    for (const std::string& other : lines_of(there.compilers))
      if (kind_of(mine) == kind_of(other)) require_same(store, "the compiler", other, mine);
}

Sweep open(SweepPlan plan, std::shared_ptr<SweepStore> store, const Session& session) {
  const Versions here = versions_of(plan, session);
  const std::string name(kVersionsFile), text = document(here);
  if (!store->has(name))
    if (std::optional<Failure> failure = store->write_new(name, std::as_bytes(std::span(text)))) throw *failure;
  const std::optional<FileBytes> file = read_file(*store, name);
  if (!file) throw bad_input(code::kFile, fmt::format("{}/{} disappeared", store->name(), name));
  Versions there = read_versions(*store, *file);
  check_versions(*store, there, here);
  if (const std::string all = joined(there.compilers, here.compilers); all != there.compilers) {
    const std::string both = document({there.lanewise, all});
    if (std::optional<Failure> failure = store->write(name, std::as_bytes(std::span(both)))) throw *failure;
  }
  return {std::move(plan), std::move(store), here.compilers};
}

Failure in_file(const Sweep& sweep, size_t cell, const Error& error) {
  return bad_input(code::kFile, error.message, fmt::format("{}/{}", sweep.store->name(), cell_file(sweep, cell)));
}

// Nothing if there is no result, or something else in its place.
std::optional<sweep::CellState> state_of(const Sweep& sweep, size_t cell) {
  const std::string name = cell_file(sweep, cell);
  if (!sweep.store->has(name)) return std::nullopt;
  const auto file = sweep.store->read(name);
  if (!file || !*file) return std::nullopt;
  const Result<sweep::CellState> state = sweep::read_state((*file)->text(), sweep.plan.cells[cell].id);
  return state ? std::optional(*state) : std::nullopt;
}

// Whether the cell need not be measured again, because it would have more time now.
bool is_enough(const Sweep& sweep, const sweep::CellState& state) {
  return !state.limit_seconds || (sweep.plan.limits.seconds && *sweep.plan.limits.seconds <= *state.limit_seconds);
}

std::vector<size_t> missing_cells(const Sweep& sweep, std::span<const size_t> cells, bool retry) {
  std::map<std::vector<uint32_t>, size_t> with_object;  // how many missing cells there are by what they compile
  std::vector<std::pair<size_t, size_t>> missing;       // which of these it is, and the cell
  for (const size_t cell : cells) {
    const std::optional<sweep::CellState> state = state_of(sweep, cell);
    if (state && is_enough(sweep, *state) && !(retry && state->exit_code != 0)) continue;
    std::vector<uint32_t> object = sweep.plan.cells[cell].values;
    for (size_t i = 0; i < object.size(); ++i)
      if (const std::string& axis = sweep.plan.axes[i].name; axis == sweep::kLaunch || axis == sweep::kDevice)
        object[i] = 0;
    missing.emplace_back(with_object[object]++, cell);
  }
  std::ranges::sort(missing);
  std::vector<size_t> ordered;
  for (const auto& [number, cell] : missing) ordered.push_back(cell);
  return ordered;
}

SweepResults collect(const Sweep& sweep, const Session& session) {
  const std::vector<std::string> columns = sweep::column_names(sweep.plan);
  SweepResults results;
  results.csv = sweep::csv_heading(columns);
  report::SweepPage page;
  for (size_t i = 0; i < sweep.plan.cells.size(); ++i) {
    throw_if_requested(session.cancel);
    const std::optional<FileBytes> file = read_file(*sweep.store, cell_file(sweep, i));
    if (!file) {
      results.missing.push_back(sweep.plan.cells[i].id);
      continue;
    }
    Result<std::vector<sweep::Json>> rows = sweep::rows_of(sweep.plan, sweep.plan.cells[i], file->text());
    if (!rows) throw in_file(sweep, i, rows.error());
    ++results.cells;
    if (rows->front().at("exit_code") != 0) ++results.failed;
    for (sweep::Json& row : *rows) {
      results.csv += sweep::csv_line(columns, row);
      results.jsonl += json_text(row) + "\n";
      page.rows.push_back(std::move(row));
    }
  }
  page.title = sweep.plan.file.substr(folder_of(sweep.plan.file).size());
  page.missing = results.missing.size();
  sweep::describe_columns(sweep.plan, page);
  results.html = report::sweep_html(page);
  return results;
}

}  // namespace
}  // namespace lw::api

namespace lanewise {

std::string_view SweepPlan::value(const SweepCell& cell, std::string_view axis) const {
  for (std::size_t i = 0; i < axes.size(); ++i)
    if (axes[i].name == axis) return axes[i].values[cell.values[i]];
  return {};
}

std::optional<std::size_t> SweepPlan::find(std::string_view id) const {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i].id == id) return i;
  return std::nullopt;
}

Result<SweepPlan> read_sweep_plan(const SweepPlanRequest& request, const Session& session) {
  return lw::api::guarded<SweepPlan>(session, [&] { return lw::api::read_plan(request, session); });
}

Result<Sweep> open_sweep(SweepPlan plan, std::shared_ptr<SweepStore> store, const Session& session) {
  return lw::api::guarded<Sweep>(session, [&] { return lw::api::open(std::move(plan), std::move(store), session); });
}

bool has_sweep_cell(const Sweep& sweep, std::size_t cell) {
  const std::optional<lw::sweep::CellState> state = lw::api::state_of(sweep, cell);
  return state && lw::api::is_enough(sweep, *state);
}

std::vector<std::size_t> missing_sweep_cells(const Sweep& sweep, bool retry) {
  std::vector<std::size_t> all(sweep.plan.cells.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return missing_sweep_cells(sweep, all, retry);
}

std::vector<std::size_t> missing_sweep_cells(const Sweep& sweep, std::span<const std::size_t> cells, bool retry) {
  return lw::api::missing_cells(sweep, cells, retry);
}

Result<SweepCellResult> measure_sweep_cell(const Sweep& sweep, std::size_t cell, const Session& session) {
  return lw::api::guarded<SweepCellResult>(session, [&] { return lw::api::measure_cell(sweep, cell, session); });
}

Result<SweepCellResult> fail_sweep_cell(const Sweep& sweep, std::size_t cell, int exit_code,
                                        const std::string& message) {
  return lw::api::guarded<SweepCellResult>({}, [&] { return lw::api::fail_cell(sweep, cell, exit_code, message); });
}

Result<SweepResults> collect_sweep(const Sweep& sweep, const Session& session) {
  return lw::api::guarded<SweepResults>(session, [&] { return lw::api::collect(sweep, session); });
}

std::optional<Failure> write_sweep_results(const SweepResults& results, SweepStore& store) {
  for (const auto& [name, text] :
       {std::pair("results.csv", &results.csv), {"results.jsonl", &results.jsonl}, {"index.html", &results.html}})
    if (std::optional<Failure> failure = store.write(name, std::as_bytes(std::span(*text)))) return failure;
  return std::nullopt;
}

}  // namespace lanewise
