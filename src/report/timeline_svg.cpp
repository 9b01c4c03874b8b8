#include "report/timeline_svg.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "base/base.h"
#include "report/chart_style.h"
#include "report/page_text.h"

namespace lw::report {
namespace {

// "wait-vm", as the style of the page names the colour.
std::string colour_name(std::string_view stall) {
  std::string name(stall);
  for (char& c : name)
    if (c == ' ') c = '-';
  return name;
}

// The colour where the style of the page of `time` says it for the `number`th time: for the light theme, for the dark.
std::string_view colour(std::string_view stall, int number) {
  const std::string property = fmt::format("--{}: ", colour_name(stall));
  std::string_view rest = kTime_css;
  for (int i = 0; i <= number; ++i) {
    const size_t at = rest.find(property);
    LW_CHECK(at != std::string_view::npos, property);
    rest.remove_prefix(at + property.size());
  }
  return rest.substr(0, rest.find(';'));
}

double x_of(const TimelineScale& scale, uint64_t cycle) {
  return scale.left + scale.width * static_cast<double>(cycle) / static_cast<double>(scale.cycles);
}

}  // namespace

double timeline_height(const timing::Timeline& timeline) {
  return kTimelineRow * static_cast<double>(timeline.waves.size());
}

std::string timeline_svg(const timing::Timeline& timeline, const TimelineScale& scale, double top) {
  std::string svg = "<g class=\"waves\">\n";
  for (const timing::TimelineWave& wave : timeline.waves) {
    std::array<std::string, timing::kStalls> paths;
    uint64_t at = wave.start;
    for (const timing::TimelineInterval& interval : wave.intervals) {
      const double left = x_of(scale, at), width = x_of(scale, interval.end) - left;
      paths[static_cast<size_t>(interval.stall)] +=
          fmt::format("M{:.1f} {:.1f}h{:.1f}", left, top + kTimelineRow / 2, width);
      at = interval.end;
    }
    svg += fmt::format("<g><title>workgroup {}, wave {} on SIMD {} of unit {}: cycles {} to {}</title>", wave.group,
                       wave.number, wave.simd, wave.unit, wave.start, wave.end);
    for (size_t stall = 0; stall < timing::kStalls; ++stall)
      if (!paths[stall].empty()) svg += fmt::format("<path class=\"stall{}\" d=\"{}\"/>", stall, paths[stall]);
    svg += "</g>\n";
    top += kTimelineRow;
  }
  return svg + "</g>\n";
}

std::string timeline_axis_svg(const TimelineScale& scale, double top) {
  const auto most = static_cast<double>(scale.cycles);
  const double step = axis_step(most, 4, 8);
  std::string svg = fmt::format("<line class=\"axis\" x1=\"{0:.1f}\" x2=\"{1:.1f}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/>\n",
                                scale.left, scale.left + scale.width, top + 2);
  for (double cycle = 0; cycle <= most; cycle += step) {
    const double x = x_of(scale, static_cast<uint64_t>(cycle));
    svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{:.0f}{}</text>\n", x, top + 17,
                       cycle == 0                          ? "start"
                       : x > scale.left + scale.width - 24 ? "end"
                                                           : "middle",
                       cycle, cycle == 0 ? " cycles" : "");
  }
  return svg;
}

std::string timeline_legend_svg(const std::vector<timing::Timeline>& timelines, const TimelineScale& scale,
                                double& top) {
  std::array<bool, timing::kStalls> is_there{};
  for (const timing::Timeline& timeline : timelines)
    for (const timing::TimelineWave& wave : timeline.waves)
      for (const timing::TimelineInterval& interval : wave.intervals)
        is_there[static_cast<size_t>(interval.stall)] = true;
  constexpr double kEntry = 124, kRow = 20;
  std::string svg;
  double left = scale.left;
  for (size_t stall = 0; stall < timing::kStalls; ++stall) {
    if (!is_there[stall]) continue;
    if (left + kEntry > scale.left + scale.width) {
      left = scale.left;
      top += kRow;
    }
    svg += fmt::format(
        "<rect class=\"stall{}\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"14\" height=\"10\"/>"
        "<text x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n",
        stall, left, top + 4, left + 20, top + 13, timing::kStallNames[stall]);
    left += kEntry;
  }
  top += kRow;
  return svg;
}

std::string timeline_style() {
  std::string light, dark;
  for (size_t stall = 0; stall < timing::kStalls; ++stall) {
    light += fmt::format(".stall{0}{{fill:{1};stroke:{1}}}", stall, colour(timing::kStallNames[stall], 0));
    dark += fmt::format(".stall{0}{{fill:{1};stroke:{1}}}", stall, colour(timing::kStallNames[stall], 1));
  }
  return fmt::format("<style>.waves path{{stroke-width:{:g}}}{}@media (prefers-color-scheme:dark){{{}}}</style>\n",
                     kTimelineRow - 0.5, light, dark);
}

}  // namespace lw::report
