// What the charts in SVG have in common.
#pragma once

#include <cstddef>
#include <string>

namespace lw::report {

// Curves of the classes c0, c1, ... look different up to here.
inline constexpr size_t kStrokes = 7;

// CSS of a chart, for the light and the dark theme: text, .title, .back, .grid, .axis, .step, .steps, .curve,
// .allocated; and by number .c0 (curves), .a0 (allocations) and .t0 (areas and text).
std::string chart_style();

}  // namespace lw::report
