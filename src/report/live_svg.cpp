// A line chart of live registers over instruction lines.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/xml.h"
#include "report/chart_style.h"
#include "report/junit.h"
#include "report/live.h"
#include "report/occupancy.h"
#include "report/words.h"

namespace lw::report {
namespace {

constexpr double kWidth = 960;
constexpr double kLeft = 56;
constexpr double kRight = 168;  // labels of the occupancy steps
constexpr double kPlotHeight = 340;
constexpr double kLegendRow = 20;

const std::vector<uint16_t>& counts_of(const LiveFunction& f, bool sgprs) {
  return sgprs ? f.sgprs_by_line : f.vgprs_by_line;
}

// 1, 2 or 5 times a power of ten, so that there are at most `ticks` of them.
uint64_t tick_distance(uint64_t range, unsigned ticks) {
  for (uint64_t power = 1;; power *= 10)
    for (const uint64_t step : {power, 2 * power, 5 * power})
      if (range / step <= ticks) return step;
}

struct Scale {
  double left, right, top, bottom;
  size_t lines;
  uint32_t most;
  double x(double line) const { return left + (right - left) * line / static_cast<double>(std::max<size_t>(lines, 1)); }
  double y(double count) const { return bottom - (bottom - top) * count / most; }
};

// A step curve; where several lines share a pixel, a vertical stroke from the least to the most of them.
std::string curve(const std::vector<uint16_t>& counts, const Scale& scale) {
  const auto pixels = static_cast<size_t>(scale.x(static_cast<double>(counts.size())) - scale.left) + 1;
  std::string path;
  if (counts.size() <= 2 * pixels) {
    for (size_t i = 0; i < counts.size(); ++i) {
      path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", scale.x(static_cast<double>(i)), scale.y(counts[i]));
      path += fmt::format("H{:.1f}", scale.x(static_cast<double>(i + 1)));
    }
    return path;
  }
  for (size_t p = 0; p < pixels; ++p) {
    const size_t first = p * counts.size() / pixels;
    const size_t last = std::max(first + 1, (p + 1) * counts.size() / pixels);
    const auto [low, high] = std::minmax_element(counts.begin() + first, counts.begin() + last);
    path += fmt::format("{}{:.1f} {:.1f}V{:.1f}", p == 0 ? "M" : "L", scale.x(static_cast<double>(first)),
                        scale.y(*low), scale.y(*high));
  }
  return path;
}

void draw_axes(std::string& svg, const Scale& scale, std::string_view kind) {
  const uint64_t rows = tick_distance(scale.most, 8);
  for (uint64_t value = 0; value <= scale.most; value += rows) {
    const double y = scale.y(static_cast<double>(value));
    svg += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>",
                       value == 0 ? "axis" : "grid", scale.left, scale.right, y, y);
    svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", scale.left - 7, y + 4, value);
  }
  const uint64_t columns = tick_distance(scale.lines, 10);
  for (uint64_t value = columns; value <= scale.lines; value += columns)
    svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
                       scale.x(static_cast<double>(value) - 0.5), scale.bottom + 17, value);
  svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">instruction line</text>\n",
                     (scale.left + scale.right) / 2, scale.bottom + 36);
  svg += fmt::format("<text transform=\"translate(14 {:.1f}) rotate(-90)\" text-anchor=\"middle\">live {}</text>\n",
                     (scale.top + scale.bottom) / 2, kind);
}

// The counts above which there is a wave less, where they fall into the plot.
void draw_steps(std::string& svg, const Scale& scale, const DeviceOccupancy& device, bool sgprs) {
  double last_y = -100;
  for (const OccupancyStep& step : sgprs ? device.sgpr_steps : device.vgpr_steps) {
    if (step.most >= scale.most) continue;
    const double y = scale.y(step.most);
    svg += fmt::format("<line class=\"step\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>", scale.left,
                       scale.right, y, y);
    if (std::abs(y - last_y) < 12) continue;
    last_y = y;
    svg += fmt::format("<text class=\"steps\" x=\"{:.1f}\" y=\"{:.1f}\">up to {}: {}</text>\n", scale.right + 8, y + 4,
                       step.most, counted(step.waves_per_simd, "wave"));
  }
}

}  // namespace

std::string live_svg(const LiveReport& report, bool sgprs) {
  const std::string_view kind = sgprs ? "SGPRs" : "VGPRs";
  const std::vector<std::string> names = distinct_names(report);
  const double top = 44 + kLegendRow * static_cast<double>(names.size());
  Scale scale{kLeft, kWidth - kRight, top, top + kPlotHeight, 0, 1};
  for (const LiveFunction& f : report.functions) {
    const std::vector<uint16_t>& counts = counts_of(f, sgprs);
    scale.lines = std::max(scale.lines, counts.size());
    scale.most = std::max(scale.most, (sgprs ? f.sgprs : f.vgprs).allocated);
    for (const uint16_t count : counts) scale.most = std::max<uint32_t>(scale.most, count);
  }
  scale.most += std::max(1u, scale.most / 16);
  const double height = scale.bottom + 52;

  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
      "role=\"img\">\n<title>Live {2} by instruction line</title>\n<style>{3}</style>\n"
      "<rect class=\"back\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n",
      kWidth, height, kind, chart_style());
  svg += fmt::format("<text class=\"title\" x=\"{}\" y=\"26\">Live {} by instruction line</text>\n", kLeft, kind);
  draw_axes(svg, scale, kind);
  if (!report.functions.empty() && !report.functions[0].occupancy.empty())
    draw_steps(svg, scale, report.functions[0].occupancy[0], sgprs);
  for (size_t i = 0; i < report.functions.size(); ++i) {
    const LiveFunction& f = report.functions[i];
    const RegisterFile& file = sgprs ? f.sgprs : f.vgprs;
    const size_t look = i % kStrokes;
    const double y = scale.y(file.allocated);
    const double legend_y = 44 + kLegendRow * static_cast<double>(i);
    svg += fmt::format("<line class=\"allocated a{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                       look, scale.left, scale.right, y, y);
    svg += fmt::format("<path class=\"curve c{}\" d=\"{}\"/>\n", look, curve(counts_of(f, sgprs), scale));
    svg += fmt::format("<path class=\"curve c{}\" d=\"M{} {}h34\"/>", look, kLeft, legend_y);
    svg += fmt::format("<text x=\"{}\" y=\"{}\">{}: peak {} at line {}, {} allocated (dotted)", kLeft + 42,
                       legend_y + 4, xml_text(names[i]), file.peak, file.peak_line, file.allocated);
    if (!f.occupancy.empty()) svg += fmt::format(", {}", xml_text(f.occupancy[0].fits.text));
    svg += "</text>\n";
  }
  return svg + "</svg>\n";
}

}  // namespace lw::report
