#include <fmt/format.h>

#include "base/symbol_name.h"
#include "base/xml.h"
#include "report/page_head.h"
#include "report/static_time.h"

namespace lw::report {

using lanewise::StaticInstruction;
using lanewise::StaticKernel;
using lanewise::StaticLoop;
using lanewise::StaticTimeReport;
using lanewise::StaticUnit;

namespace {

// In the colours of the page around.
constexpr std::string_view kStyle = R"(<style>
.code{border-collapse:collapse;margin:12px 0;font-size:12px}
.code :is(th,td){padding:1px 10px 1px 0;vertical-align:top}
.code .word{text-align:left;white-space:pre-wrap}
.code td.word{font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace}
.code .chain{background:var(--peak)}
.bar{display:inline-block;height:9px;background:var(--accent);vertical-align:middle}
</style>
)";

std::string units_html(const StaticLoop& loop) {
  std::string html =
      "<table class=\"rows\">\n<tr><th class=\"word\">unit</th><th>instructions</th><th>busy cycles</th>"
      "<th>least per SIMD</th><th class=\"word\">share of the full SIMD's cycles</th></tr>\n";
  for (const StaticUnit& unit : loop.units) {
    const double share = loop.full_cycles == 0 ? 0 : unit.least_cycles / loop.full_cycles;
    html += fmt::format(
        "<tr><td class=\"word\">{}</td><td>{:.1f}</td><td>{:.1f}</td><td>{:.1f}</td><td class=\"word\">"
        "<span class=\"bar\" style=\"width:{:.0f}px\"></span> {:.1f} %</td></tr>\n",
        xml_text(unit.unit), unit.instructions, unit.busy_cycles, unit.least_cycles, 160 * share, 100 * share);
  }
  return html + "</table>\n";
}

std::string listing_html(const StaticLoop& loop) {
  std::string html =
      "<div class=\"wide\" tabindex=\"0\"><table class=\"code\">\n<tr><th>address</th><th>alone</th><th>full</th>"
      "<th class=\"word\">instruction</th><th class=\"word\">cycles of the critical chain</th>"
      "<th class=\"word\">waits for</th><th class=\"word\">source</th></tr>\n";
  for (size_t i = 0; i < loop.instructions.size(); ++i) {
    const StaticInstruction& at = loop.instructions[i];
    html += fmt::format(
        "<tr{}><td>{:x}</td><td>{:.1f}</td><td>{:.1f}</td><td class=\"word\">{}{}</td><td class=\"word\">{}</td>"
        "<td class=\"word\">{}</td><td class=\"word\">{}</td></tr>\n",
        at.is_on_chain ? " class=\"chain\"" : "", at.address, at.alone_cycles, at.full_cycles, xml_text(at.text),
        at.has_cost ? "" : " (no cost known)", xml_text(chain_words(loop, i)), at.main_wait, xml_text(at.source));
  }
  return html + "</table></div>\n";
}

std::string kernel_html(const StaticKernel& kernel) {
  std::string html = fmt::format("<h2>{} on {}</h2>\n<p>{}: waves of {} lanes, workgroups of {} work-items, {}</p>\n",
                                 xml_text(shown_symbol(kernel.kernel)), kernel.device, kernel.target, kernel.wave_size,
                                 kernel.workgroup_size, xml_text(kernel.occupancy));
  for (const std::string& number : kernel.borrowed) html += fmt::format("<p>{}</p>\n", xml_text(number));
  for (const StaticLoop& loop : kernel.loops) {
    html += fmt::format("<h3>{}</h3>\n<ul>\n", static_title(loop));
    for (const std::string& sentence : static_sentences(loop)) html += fmt::format("<li>{}</li>\n", xml_text(sentence));
    html += "</ul>\n" + units_html(loop) + listing_html(loop);
  }
  return html;
}

}  // namespace

std::string static_time_html(const std::vector<StaticTimeReport>& reports) {
  std::string page = page_head("Loops without a launch");
  page += kStyle;
  page += "<h1>Loops without a launch</h1>\n";
  page += fmt::format(
      "<p>Cycles of a wave and of a SIMD per iteration. Assumed: {}. Highlighted rows belong to the critical chain of "
      "a "
      "wave that is alone.</p>\n",
      static_assumption());
  for (const StaticTimeReport& report : reports)
    for (const StaticKernel& kernel : report.kernels) page += kernel_html(kernel);
  return page + "</body>\n</html>\n";
}

}  // namespace lw::report
