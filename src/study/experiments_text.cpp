// The study as text and as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/json_document.h"
#include "study/experiments.h"
#include "study/words.h"

namespace lw::study {
namespace {

using Json = nlohmann::ordered_json;

bool is_number(const ResultCell& cell) { return std::holds_alternative<double>(cell); }

void print_table(const ResultTable& table, std::string& out) {
  std::vector<size_t> widths;
  for (size_t c = 0; c < table.columns.size(); ++c) {
    size_t width = table.columns[c].heading.size();
    for (const auto& row : table.rows) width = std::max(width, cell_text(table, row, c).size());
    widths.push_back(width);
  }
  out += fmt::format("\n  {}\n", table.title);
  const auto line = [&](const auto& text_of) {
    std::string text = "  ";
    for (size_t c = 0; c < table.columns.size(); ++c) {
      const bool is_right = !table.rows.empty() && is_number(table.rows[0][c]);
      text += fmt::format(fmt::runtime(is_right ? "  {:>{}}" : "  {:<{}}"), text_of(c), widths[c]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    out += text + "\n";
  };
  line([&](size_t c) { return std::string(table.columns[c].heading); });
  for (const auto& row : table.rows) line([&](size_t c) { return cell_text(table, row, c); });
}

Json table_json(const ResultTable& table) {
  Json rows = Json::array();
  for (const auto& row : table.rows) {
    Json one = Json::object();
    for (size_t c = 0; c < table.columns.size(); ++c) {
      const std::string key(table.columns[c].key);
      if (is_number(row[c]))
        one[key] = std::get<double>(row[c]);
      else
        one[key] = std::get<std::string>(row[c]);
    }
    rows.push_back(std::move(one));
  }
  return {{"title", table.title}, {"rows", rows}};
}

Json finding_json(const StudyFinding& finding) {
  Json json{{"says", finding.says},
            {"published", nullptr},
            {"obtained", finding.obtained},
            {"as_said", nullptr},
            {"why", finding.why}};
  if (!finding.published.empty()) json["published"] = finding.published;
  if (finding.is_as_said) json["as_said"] = *finding.is_as_said;
  return json;
}

}  // namespace

std::string cell_text(const ResultTable& table, const std::vector<ResultCell>& row, size_t column) {
  if (!is_number(row[column])) return std::get<std::string>(row[column]);
  return fmt::format("{:.{}f}", std::get<double>(row[column]), table.columns[column].digits);
}

void print_experiments(const ExperimentStudy& study, std::string& out) {
  out += fmt::format("{0}: {1}\n  kernels of studies/{0} on {2}{3}\n", study.name, study.what, study.device,
                     study.beside.empty() ? "" : fmt::format(" and {}, timed by the clock", study.beside));
  for (const ExperimentStudy::One& one : study.experiments) {
    out += fmt::format("\n{}  {}\n  {}\n", one.experiment->id, one.experiment->title, one.experiment->what);
    for (const ResultTable& table : one.result.tables) print_table(table, out);
    for (const StudyFinding& f : one.result.findings)
      out += fmt::format("\n  the talk   {}\n  published  {}\n  obtained   {}\n  why        {}\n", wrapped(f.says),
                         f.published.empty() ? "no number" : f.published,
                         wrapped(fmt::format("{}: {}", f.obtained, finding_verdict(f))), wrapped(f.why));
    for (const StudyCheck& check : one.result.checks)
      out += fmt::format("\n  checked    {}\n", wrapped(check_words(check)));
  }
}

std::string experiments_json(const ExperimentStudy& study) {
  Json experiments = Json::array();
  for (const ExperimentStudy::One& one : study.experiments) {
    Json tables = Json::array(), findings = Json::array(), checks = Json::array();
    for (const ResultTable& table : one.result.tables) tables.push_back(table_json(table));
    for (const StudyFinding& finding : one.result.findings) findings.push_back(finding_json(finding));
    for (const StudyCheck& check : one.result.checks)
      checks.push_back(
          {{"what", check.what}, {"compared", check.compared}, {"differ", check.differ}, {"first", check.first}});
    experiments.push_back({{"id", one.experiment->id},
                           {"title", one.experiment->title},
                           {"what", one.experiment->what},
                           {"tables", tables},
                           {"findings", findings},
                           {"checks", checks}});
  }
  Json json{
      {"study", study.name}, {"device", study.device}, {"beside", nullptr}, {"experiments", std::move(experiments)}};
  if (!study.beside.empty()) json["beside"] = study.beside;
  return report::ordered_document("study-experiments", 1, json, {})
             .dump(1, ' ', false, Json::error_handler_t::replace) +
         "\n";
}

}  // namespace lw::study
