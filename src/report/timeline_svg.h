// A timeline of waves as a picture, for pages without a script.
#pragma once

#include <cstdint>
#include <string>

#include "timing/timeline.h"

namespace lw::report {

struct TimelineScale {
  double left = 0, width = 0;  // pixels
  uint64_t cycles = 1;         // that the width stands for
};

inline constexpr double kTimelineRow = 3.5;  // pixels
double timeline_height(const timing::Timeline& timeline);

// A row for each wave, by unit and SIMD, coloured by what the wave waits for.
std::string timeline_svg(const timing::Timeline& timeline, const TimelineScale& scale, double top);
// Cycles from 0 on, below what ends at `top`.
std::string timeline_axis_svg(const TimelineScale& scale, double top);
inline constexpr double kTimelineAxis = 24;

// What the colours mean, for those reasons that `timelines` have, in rows from `top` on; their height is added to it.
std::string timeline_legend_svg(const std::vector<timing::Timeline>& timelines, const TimelineScale& scale,
                                double& top);
// CSS of the colours, those of the page of `time`, in both themes.
std::string timeline_style();

}  // namespace lw::report
