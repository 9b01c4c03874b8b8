// What the charts in SVG have in common.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lw::report {

// Curves of the classes c0, c1, ... look different up to here.
inline constexpr size_t kStrokes = 7;

inline constexpr double kChartWidth = 960;  // pixels

// CSS of a chart, for the light and the dark theme: text, .title, .back, .grid, .axis, .step, .steps, .curve,
// .allocated; and by number .c0 (curves), .a0 (allocations) and .t0 (areas and text).
std::string chart_style();

// A picture of kChartWidth: the title at the top, below which `content` is drawn from kChartLeft, kChartTop on, with
// the style of charts. `y` is the distance from the top of a picture around it.
inline constexpr double kChartLeft = 62, kChartTop = 40;
std::string framed_svg(std::string_view title, double height, std::string_view content, double y = 0);

// From one mark of an axis to the next: 1, 2 or 5 times a power of ten, so that about `fewest` to `most` are in
// `range`.
double axis_step(double range, int fewest, int most);

}  // namespace lw::report
