// The study as a picture, as a page that needs nothing else, and as a document in Markdown.
#include <fmt/format.h>

#include <algorithm>

#include "report/chart.h"
#include "report/document.h"
#include "study/experiments.h"

namespace lw::study {
namespace {

std::string series_of(const ResultTable& table, const std::vector<ResultCell>& row) {
  std::string name;
  for (const std::string_view key : table.plot.series)
    name += fmt::format("{}{}", name.empty() ? "" : ", ", cell_text(table, row, table.column(key)));
  return name;
}

report::Chart chart_of(const ResultTable& table) {
  const ResultPlot& plot = table.plot;
  const size_t x = table.column(plot.x), y = table.column(plot.y);
  report::Chart chart{.title = std::string(table.title),
                      .x_title = std::string(table.columns[x].heading),
                      .y_title = std::string(plot.y_title),
                      .places = {},
                      .is_x_logarithmic = plot.is_x_logarithmic,
                      .series = {}};
  for (const auto& row : table.rows) {
    const std::string name = series_of(table, row);
    auto series = std::find_if(chart.series.begin(), chart.series.end(), [&](const auto& s) { return s.name == name; });
    if (series == chart.series.end()) series = chart.series.insert(series, {.name = name, .x = {}, .y = {}});
    if (const auto* words = std::get_if<std::string>(&row[x])) {
      auto place = std::find(chart.places.begin(), chart.places.end(), *words);
      if (place == chart.places.end()) place = chart.places.insert(place, *words);
      series->x.push_back(static_cast<double>(place - chart.places.begin()));
    } else {
      series->x.push_back(std::get<double>(row[x]));
    }
    series->y.push_back(std::get<double>(row[y]));
  }
  return chart;
}

std::vector<std::vector<std::string>> rows_of(const ResultTable& table) {
  std::vector<std::vector<std::string>> rows(1);
  for (const ResultColumn& column : table.columns) rows[0].emplace_back(column.heading);
  for (const auto& row : table.rows) {
    std::vector<std::string>& cells = rows.emplace_back();
    for (size_t c = 0; c < row.size(); ++c) cells.push_back(cell_text(table, row, c));
  }
  return rows;
}

std::vector<size_t> words_of(const ResultTable& table) {
  std::vector<size_t> words;
  for (size_t c = 0; c < table.columns.size(); ++c)
    if (!table.rows.empty() && std::holds_alternative<std::string>(table.rows[0][c])) words.push_back(c);
  return words;
}

void write(const ExperimentStudy::One& one, report::Document& document) {
  document.heading(2, one.experiment->title, one.experiment->id);
  document.paragraph(one.experiment->what);
  for (const StudyFinding& f : one.result.findings)
    document.facts({{"the talk", std::string(f.says)},
                    {"published", std::string(f.published.empty() ? "no number" : f.published)},
                    {"obtained", fmt::format("{}: {}", f.obtained, finding_verdict(f))},
                    {"why", f.why}});
  for (const StudyCheck& check : one.result.checks) document.paragraph(check_words(check) + ".");
  for (const StudyPicture& picture : one.result.pictures) {
    document.picture({report::framed_svg(picture.title, picture.height, picture.content), picture.title});
    document.paragraph(picture.words);
  }
  for (const ResultTable& table : one.result.tables) {
    if (!table.plot.x.empty()) document.picture({report::chart_svg(chart_of(table)), table.title});
    document.folded_table(table.title, rows_of(table), words_of(table));
  }
}

void write(const ExperimentStudy& study, std::string_view command, std::string_view picture,
           report::Document& document) {
  document.heading(1, fmt::format("Study {}", study.name));
  document.paragraph(fmt::format("{}, on {} and {}, timed by the clock.", study.what, study.device, study.beside));
  document.paragraph("This command writes this document:");
  document.command(command);
  if (!picture.empty()) document.picture({"", "the plots of all experiments", picture});
  for (const ExperimentStudy::One& one : study.experiments) write(one, document);
}

}  // namespace

std::string experiments_svg(const ExperimentStudy& study) {
  double height = 0;
  std::string charts;
  for (const ExperimentStudy::One& one : study.experiments) {
    for (const StudyPicture& picture : one.result.pictures) {
      charts += report::framed_svg(picture.title, picture.height, picture.content, height);
      height += picture.height;
    }
    for (const ResultTable& table : one.result.tables) {
      if (table.plot.x.empty()) continue;
      const report::Chart chart = chart_of(table);
      charts += report::chart_svg(chart, height);
      height += report::chart_height(chart);
    }
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\">\n{2}</svg>\n",
      report::kChartWidth, height, charts);
}

std::string experiments_page(const ExperimentStudy& study) {
  report::HtmlDocument html(fmt::format("Study {}", study.name));
  write(study, fmt::format("{} --html {}.html", study.command, study.name), "", html);
  return html.finish();
}

std::string experiments_markdown(const ExperimentStudy& study, std::string_view picture) {
  report::MarkdownDocument markdown;
  write(study,
        fmt::format("{} --markdown {}.md{}", study.command, study.name,
                    picture.empty() ? "" : fmt::format(" --svg {}", picture)),
        picture, markdown);
  return markdown.finish();
}

}  // namespace lw::study
