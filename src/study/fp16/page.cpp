// The study as a picture and as a page that needs nothing else.
#include <fmt/format.h>

#include <functional>

#include "report/document.h"
#include "report/report.h"
#include "study/fp16/fp16.h"

namespace lw::study {
namespace {

double svg_height(std::string_view svg) {
  constexpr std::string_view kName = "height=\"";
  const std::string_view rest = svg.substr(svg.find(kName) + kName.size());
  return static_cast<double>(parse_unsigned(rest.substr(0, rest.find('"'))).value_or(0));
}

using Rows = std::vector<std::vector<std::string>>;

// One row per version: its name and layout, the published value, and that of each compiler.
Rows rows_of(const Fp16Study& study, const std::function<std::string(const Fp16Version&)>& published,
             const std::function<std::string(const Fp16Measures&)>& obtained) {
  Rows rows{{"version", "layout", "published"}};
  for (const Fp16Compiler& c : study.compilers) rows[0].push_back(c.name);
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    const Fp16Version& v = fp16_versions()[i];
    rows.push_back({std::string(v.name), std::string(v.description), published(v)});
    for (const Fp16Compiler& c : study.compilers) rows.back().push_back(obtained(c.results[i].measures));
  }
  return rows;
}

void write_quantity(const Fp16Study& study, std::string_view title, Fp16Quantity quantity, report::Document& document) {
  document.heading(3, title);
  document.table(rows_of(
                     study, [&](const Fp16Version& v) { return fp16_published(v, quantity); },
                     [&](const Fp16Measures& m) { return fp16_obtained(m, quantity); }),
                 {0, 1});
  std::vector<std::pair<std::string_view, std::string>> orders{{"published", fp16_published_order(quantity)}};
  for (const Fp16Compiler& c : study.compilers)
    orders.emplace_back(c.name, fp16_ordering_words(fp16_ordering(c, quantity)));
  document.facts(orders);
}

void write_lds_kinds(const Fp16Study& study, report::Document& document) {
  document.heading(3, "FP16-3: LDS reads by kind");
  document.table(
      rows_of(
          study, [](const Fp16Version& v) { return std::string(fp16_finding(Fp16Quantity::lds_reads).text(v.name)); },
          [](const Fp16Measures& m) { return fp16_lds_kinds(m); }),
      {0, 1, 2, 3, 4});
}

void write_times(const Fp16Study& study, report::Document& document) {
  document.heading(3, fmt::format("FP16-4: time on {} from the clock, {} x {} pixels", kFp16Device, kFp16TimedPixels,
                                  kFp16TimedPixels));
  Rows rows{{"version", "layout"}};
  for (const std::string_view words : {"", ", published VGPRs"})
    for (const Fp16Compiler& c : study.compilers) {
      rows[0].push_back(fmt::format("{}{}, us", c.name, words));
      rows[0].emplace_back("waves per SIMD");
    }
  for (size_t i = 0; i < fp16_versions().size(); ++i) {
    std::vector<std::string>& row = rows.emplace_back();
    row = {std::string(fp16_versions()[i].name), std::string(fp16_versions()[i].description)};
    const auto add = [&](const Fp16Time& time) {
      row.push_back(fmt::format("{:.1f}", time.microseconds));
      row.push_back(std::to_string(time.waves_per_simd));
    };
    for (const Fp16Compiler& c : study.compilers) add(*c.results[i].time);
    for (const Fp16Compiler& c : study.compilers) add(*c.results[i].time_with_published);
  }
  document.table(rows, {0, 1});
  std::vector<std::pair<std::string_view, std::string>> words{{"D vs A", fp16_change_words(study)}};
  for (const Fp16Compiler& c : study.compilers) words.emplace_back(c.name, c.time_explanation);
  document.facts(words);
}

void write_compiler(const Fp16Compiler& c, report::Document& document) {
  document.heading(2, c.name);
  document.picture({report::live_svg(fp16_report(c), false), "live VGPRs by instruction"});
  std::vector<std::pair<std::string_view, std::string>> reasons;
  for (const Fp16Result& r : c.results) reasons.emplace_back(r.version->name, r.explanation);
  document.facts(reasons);
  for (const Fp16Result& r : c.results) {
    std::vector<report::DocumentLine> lines;
    r.live.rows([&](const report::LiveRow& row) {
      lines.push_back(
          {fmt::format("{:>5} {:>4}  {}", row.line, row.vgprs, row.text), row.vgprs == r.measures.peak_vgprs});
    });
    document.folded_listing(fmt::format("{}: listing with live VGPRs, {} lines", r.version->name, r.measures.lines),
                            lines);
  }
}

void write(const Fp16Study& study, report::Document& document) {
  document.heading(1, "Study fp16");
  document.paragraph(fmt::format(
      "The kernel computes the mean and the standard deviation of colour in a 9x9 neighbourhood from a tile "
      "in LDS. Five versions, one in fp32 and four with fp16 layouts, are compiled for {} and compared "
      "with what the article \"Experimenting with fp16, part 2\" publishes for its shader and its compiler.",
      kFp16Target));
  for (const Fp16Compiler& c : study.compilers)
    document.paragraph(fmt::format("{}: {}, {}", c.name, c.source, c.version));
  if (!study.compilers.empty()) {
    document.heading(2, "Published and obtained");
    write_quantity(study, "FP16-1: VGPRs", Fp16Quantity::vgprs, document);
    write_quantity(study, "FP16-2: instruction lines", Fp16Quantity::lines, document);
    write_quantity(study, "FP16-3: LDS reads", Fp16Quantity::lds_reads, document);
    write_lds_kinds(study, document);
    write_times(study, document);
  }
  for (const Fp16Compiler& c : study.compilers) write_compiler(c, document);
  if (study.article.empty()) return;
  document.heading(2, "The article's own listings");
  document.paragraph("The article shows excerpts.");
  std::vector<std::pair<std::string_view, std::string>> reasons;
  for (const Fp16Excerpt& e : study.article) reasons.emplace_back(e.name, e.explanation);
  document.facts(reasons);
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
  report::HtmlDocument html("Study fp16");
  write(study, html);
  return html.finish();
}

}  // namespace lw::study
