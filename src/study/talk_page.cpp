// The study as a picture and as a page that needs nothing else.
#include <fmt/format.h>

#include <algorithm>

#include "base/xml.h"
#include "report/chart.h"
#include "study/page.h"
#include "study/talk.h"

namespace lw::study {
namespace {

std::string series_of(const TalkTable& table, const std::vector<TalkCell>& row) {
  std::string name;
  for (const std::string_view key : table.plot.series)
    name += fmt::format("{}{}", name.empty() ? "" : ", ", talk_cell(table, row, table.column(key)));
  return name;
}

report::Chart chart_of(const TalkTable& table) {
  const TalkPlot& plot = table.plot;
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

void put_table(const TalkTable& table, std::string& page) {
  const auto is_number = [&](size_t c) {
    return !table.rows.empty() && std::holds_alternative<double>(table.rows[0][c]);
  };
  page += fmt::format("<div class=\"wide\"><table class=\"rows\"><caption>{}</caption>\n<tr>", xml_text(table.title));
  for (size_t c = 0; c < table.columns.size(); ++c)
    page += fmt::format("<th scope=\"col\"{}>{}</th>", is_number(c) ? "" : " class=\"word\"",
                        xml_text(table.columns[c].heading));
  page += "</tr>\n";
  for (const auto& row : table.rows) {
    page += "<tr>";
    for (size_t c = 0; c < table.columns.size(); ++c)
      page += fmt::format("<td{}>{}</td>", is_number(c) ? "" : " class=\"word\"", xml_text(talk_cell(table, row, c)));
    page += "</tr>\n";
  }
  page += "</table></div>\n";
}

void put_finding(const TalkFinding& f, std::string& page) {
  page += fmt::format(
      "<dl class=\"finding\"><dt>the talk</dt><dd>{}</dd>\n<dt>published</dt><dd>{}</dd>\n"
      "<dt>obtained</dt><dd>{}: <b>{}</b></dd>\n<dt>why</dt><dd>{}</dd></dl>\n",
      xml_text(f.says), f.published.empty() ? "no number" : xml_text(f.published), xml_text(f.obtained),
      talk_verdict(f), xml_text(f.why));
}

}  // namespace

std::string talk_svg(const TalkStudy& study) {
  double height = 0;
  std::string charts;
  for (const TalkStudy::One& one : study.experiments)
    for (const TalkTable& table : one.result.tables) {
      if (table.plot.x.empty()) continue;
      const report::Chart chart = chart_of(table);
      charts += report::chart_svg(chart, height);
      height += report::chart_height(chart);
    }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\">\n{2}</svg>\n",
      report::kChartWidth, height, charts);
}

std::string talk_page(const TalkStudy& study) {
  std::string page = page_head(fmt::format("Study {}", study.name));
  page += fmt::format("<h1>Study {}</h1>\n<p>{}, on {} and {}, timed by the clock.</p>\n", study.name,
                      xml_text(study.what), xml_text(study.device), xml_text(study.beside));
  for (const TalkStudy::One& one : study.experiments) {
    page += fmt::format("<h2 id=\"{}\">{}</h2>\n<p>{}</p>\n", one.experiment->id, xml_text(one.experiment->title),
                        xml_text(one.experiment->what));
    for (const TalkFinding& finding : one.result.findings) put_finding(finding, page);
    for (const TalkCheck& check : one.result.checks)
      page += fmt::format("<p>{}.</p>\n", xml_text(talk_check_words(check)));
    for (const TalkTable& table : one.result.tables) {
      if (!table.plot.x.empty())
        page += fmt::format("<div class=\"wide\">{}</div>\n", report::chart_svg(chart_of(table)));
      page += fmt::format("<details><summary>Table: {}</summary>\n", xml_text(table.title));
      put_table(table, page);
      page += "</details>\n";
    }
  }
  return page + "</body>\n</html>\n";
}

}  // namespace lw::study
