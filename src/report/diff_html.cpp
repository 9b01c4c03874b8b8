#include <fmt/format.h>

#include "base/xml.h"
#include "report/diff.h"
#include "report/page_head.h"

namespace lw::report {
namespace {

// By kind of row, in the colours of the page around.
constexpr std::string_view kStyle = R"(<style>
.diff{border-collapse:collapse;margin:12px 0;font-variant-numeric:tabular-nums;font-size:12px}
.diff :is(th,td){padding:1px 10px 1px 0;text-align:right;border-bottom:1px solid var(--line);vertical-align:top}
.diff th{color:var(--soft);font-weight:600}
.diff .word{text-align:left;white-space:pre-wrap;font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace}
.diff .was{color:var(--soft)}
.diff :is(.removed,.added,.changed,.moved) .kind{font-weight:650}
.diff .added{background:rgba(0,150,80,.13)}.diff .removed{background:rgba(210,60,40,.13)}
.diff .changed{background:rgba(220,160,0,.15)}.diff .moved{background:rgba(0,110,190,.13)}
</style>
)";

std::string change_cell(uint64_t change) {
  const auto value = static_cast<int64_t>(change);
  return value == 0 ? "<td></td>" : fmt::format("<td>{:+}</td>", value);
}

std::string numbers_html(const DiffTable& table) {
  std::string html =
      "<table class=\"diff\">\n<tr><th class=\"word\"></th><th>A</th><th>B</th><th>difference</th><th></th></tr>\n";
  for (const lanewise::ComparedNumber& number : table.numbers) {
    if (number.before == 0 && number.after == 0) continue;
    const std::optional<double> growth = number.growth_percent();
    html += fmt::format("<tr><td class=\"word\">{}</td><td>{}</td><td>{}</td>{}<td>{}</td></tr>\n",
                        xml_text(number.title), number.before, number.after, change_cell(number.after - number.before),
                        growth && *growth != 0 ? fmt::format("{:+.1f} %", *growth) : "");
  }
  return html + "</table>\n";
}

std::string cell(uint32_t line) { return line == 0 ? "<td></td>" : fmt::format("<td>{}</td>", line); }

std::string rows_html(const DiffTable& table) {
  std::string html = "<div class=\"wide\" tabindex=\"0\"><table class=\"diff\">\n<tr><th>A</th><th>B</th>";
  for (const std::string& column : table.columns)
    html += fmt::format("<th>{}</th><th><span aria-label=\"difference\">±</span></th>", xml_text(column));
  html += "<th class=\"word\">row</th><th class=\"word\">instruction</th></tr>\n";
  for (const DiffLine& line : table.lines) {
    const std::string_view kind = lanewise::kDiffKindNames[static_cast<size_t>(line.kind)];
    html += fmt::format("<tr class=\"{}\">{}{}", kind, cell(line.before), cell(line.after));
    for (size_t c = 0; c < line.values.size(); ++c)
      html += fmt::format("<td>{}</td>{}", line.values[c], change_cell(line.changes[c]));
    html += fmt::format("<td class=\"word kind\">{}</td><td class=\"word\">{}",
                        line.kind == lanewise::DiffKind::same ? std::string_view() : kind, xml_text(line.text));
    if (!line.before_text.empty())
      html += fmt::format("\n<span class=\"was\">was {}</span>", xml_text(line.before_text));
    html += "</td></tr>\n";
  }
  return html + "</table></div>\n";
}

}  // namespace

std::string diff_html(const DiffTable& table) {
  std::string html(kStyle);
  html += fmt::format("<p>A: {}<br>B: {}</p>\n{}", xml_text(table.before), xml_text(table.after), numbers_html(table));
  if (!table.at_peak.empty()) {
    html += fmt::format("<p>{}</p>\n<ul>\n", xml_text(table.peak));
    for (const std::string& sentence : table.at_peak) html += fmt::format("<li>{}</li>\n", xml_text(sentence));
    html += "</ul>\n";
  }
  return html + rows_html(table);
}

std::string diff_page(const std::vector<DiffTable>& tables) {
  std::string page = page_head("Two versions") + "<h1>Two versions</h1>\n";
  for (const DiffTable& table : tables) page += diff_html(table);
  return page + "</body>\n</html>\n";
}

}  // namespace lw::report
