// The study as a picture and as a page that needs nothing else.
#include <fmt/format.h>

#include <algorithm>

#include "base/xml.h"
#include "report/report.h"
#include "study/fp16.h"
#include "study/page.h"

namespace lw::study {
namespace {

double svg_height(std::string_view svg) {
  constexpr std::string_view kName = "height=\"";
  const std::string_view rest = svg.substr(svg.find(kName) + kName.size());
  return static_cast<double>(parse_unsigned(rest.substr(0, rest.find('"'))).value_or(0));
}

void table(const Fp16Study& study, std::string_view id, std::string_view title, Fp16Quantity quantity,
           std::string& page) {
  page += fmt::format(
      "<div class=\"wide\"><table><caption>{}: {}</caption>\n<tr><th scope=\"col\">version</th><th "
      "scope=\"col\">layout</th><th scope=\"col\">published</th>",
      id, title);
  for (const Fp16Compiler& c : study.compilers) page += fmt::format("<th scope=\"col\">{}</th>", xml_text(c.name));
  page += "</tr>\n";
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    const Fp16Version& v = fp16_versions()[i];
    page += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td>", v.name, v.description, fp16_published(v, quantity));
    for (const Fp16Compiler& c : study.compilers)
      page += fmt::format("<td>{}</td>", fp16_obtained(c.results[i].measures, quantity));
    page += "</tr>\n";
  }
  page += "</table></div>\n";
  page += fmt::format("<p class=\"soft\">Published: {}.", xml_text(fp16_published_order(quantity)));
  for (const Fp16Compiler& c : study.compilers)
    page += fmt::format("<br>{}: {}.", xml_text(c.name), xml_text(fp16_ordering_words(fp16_ordering(c, quantity))));
  page += "</p>\n";
}

void lds_kinds(const Fp16Study& study, std::string& page) {
  page +=
      "<div class=\"wide\"><table class=\"words\"><caption>FP16-3: LDS reads by kind</caption>\n<tr><th "
      "scope=\"col\">version</th><th scope=\"col\">published</th>";
  for (const Fp16Compiler& c : study.compilers) page += fmt::format("<th scope=\"col\">{}</th>", xml_text(c.name));
  page += "</tr>\n";
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    const Fp16Version& v = fp16_versions()[i];
    page += fmt::format("<tr><td>{}</td><td>{}</td>", v.name, v.published_lds_kinds);
    for (const Fp16Compiler& c : study.compilers)
      page += fmt::format("<td>{}</td>", xml_text(fp16_lds_kinds(c.results[i].measures)));
    page += "</tr>\n";
  }
  page += "</table></div>\n";
}

void times(const Fp16Study& study, std::string& page) {
  page += fmt::format(
      "<div class=\"wide\"><table><caption>FP16-4: time on {} by the clock, {} x {} pixels</caption>\n<tr><th "
      "scope=\"col\">version</th><th scope=\"col\">layout</th>",
      kFp16Device, kFp16TimedPixels, kFp16TimedPixels);
  for (const std::string_view words : {"", ", published VGPRs"})
    for (const Fp16Compiler& c : study.compilers)
      page +=
          fmt::format("<th scope=\"col\">{}{}, us</th><th scope=\"col\">waves on a SIMD</th>", xml_text(c.name), words);
  page += "</tr>\n";
  const auto cells = [&](const Fp16Time& time) {
    page += fmt::format("<td>{:.1f}</td><td>{}</td>", time.microseconds, time.waves_per_simd);
  };
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    page += fmt::format("<tr><td>{}</td><td>{}</td>", fp16_versions()[i].name, fp16_versions()[i].description);
    for (const Fp16Compiler& c : study.compilers) cells(*c.results[i].time);
    for (const Fp16Compiler& c : study.compilers) cells(*c.results[i].time_with_published);
    page += "</tr>\n";
  }
  page += "</table></div>\n";
  page += fmt::format("<p class=\"soft\">D against A: {}.</p>\n<dl>\n", xml_text(fp16_change_words(study)));
  for (const Fp16Compiler& c : study.compilers)
    page += fmt::format("<dt>{}</dt><dd>{}</dd>\n", xml_text(c.name), xml_text(c.time_explanation));
  page += "</dl>\n";
}

void listing(const Fp16Result& r, std::string& page) {
  page += fmt::format("<details><summary>{}: listing with live VGPRs, {} lines</summary>\n<pre tabindex=\"0\">",
                      r.version->name, r.measures.lines);
  r.live.rows([&](const report::LiveRow& row) {
    const bool is_peak = row.vgprs == r.measures.peak_vgprs;
    page += fmt::format("{}{:>5} {:>4}  {}{}\n", is_peak ? "<b>" : "", row.line, row.vgprs, xml_text(row.text),
                        is_peak ? "</b>" : "");
  });
  page += "</pre></details>\n";
}

}  // namespace

// One chart a compiler, one below the other.
std::string fp16_svg(const Fp16Study& study) {
  constexpr double kWidth = 960;
  double height = 0;
  std::string charts;
  for (const Fp16Compiler& c : study.compilers) {
    std::string svg = report::live_svg(fp16_report(c), false);
    const double own = svg_height(svg);
    svg.insert(std::string_view("<svg").size(), fmt::format(" y=\"{:.0f}\"", height));
    charts += svg;
    height += own;
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\">\n{2}</svg>\n",
      kWidth, height, charts);
}

std::string fp16_page(const Fp16Study& study) {
  std::string page = page_head("Study fp16");
  page += fmt::format(
      "<h1>Study fp16</h1>\n<p>Mean and standard deviation of colour in a 9x9 neighbourhood out of a tile in LDS, in "
      "fp32 and in four fp16 layouts, compiled for {}; beside what the article \"Experimenting with fp16, part 2\" "
      "publishes of its shader and its compiler.</p>\n",
      kFp16Target);
  for (const Fp16Compiler& c : study.compilers)
    page +=
        fmt::format("<p class=\"soft\">{}: {}, {}</p>\n", xml_text(c.name), xml_text(c.source), xml_text(c.version));
  if (!study.compilers.empty()) {
    table(study, "FP16-1", "VGPRs", Fp16Quantity::vgprs, page);
    table(study, "FP16-2", "instruction lines", Fp16Quantity::lines, page);
    table(study, "FP16-3", "LDS reads", Fp16Quantity::lds_reads, page);
    lds_kinds(study, page);
    times(study, page);
  }
  for (const Fp16Compiler& c : study.compilers) {
    page += fmt::format("<h2>{}</h2>\n<div class=\"wide\">{}</div>\n<dl>\n", xml_text(c.name),
                        report::live_svg(fp16_report(c), false));
    for (const Fp16Result& r : c.results)
      page += fmt::format("<dt>{}</dt><dd>{}</dd>\n", r.version->name, xml_text(r.explanation));
    page += "</dl>\n";
    for (const Fp16Result& r : c.results) listing(r, page);
  }
  if (!study.article.empty()) {
    page += "<h2>The article's own listings</h2>\n<p class=\"soft\">As far as the article shows them.</p>\n<dl>\n";
    for (const Fp16Excerpt& e : study.article)
      page += fmt::format("<dt>{}</dt><dd>{}</dd>\n", xml_text(e.name), xml_text(e.explanation));
    page += "</dl>\n";
  }
  return page + "</body>\n</html>\n";
}

}  // namespace lw::study
