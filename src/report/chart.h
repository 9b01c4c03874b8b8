// A chart of numbers: curves over numbers, or bars over words.
#pragma once

#include <string>
#include <vector>

#include "report/chart_style.h"

namespace lw::report {

struct ChartSeries {
  std::string name;
  std::vector<double> x, y;  // as many of each; of bars, x is a place's number
};

struct Chart {
  std::string title, x_title, y_title;
  std::vector<std::string> places;  // bars: what x stands for; empty: curves
  bool is_x_logarithmic = false;    // to the base of 2
  std::vector<ChartSeries> series;  // at most kStrokes look different
};

double chart_height(const Chart& chart);

// From 0 on, or from the least number where that is negative. `y` is the distance from the top of a picture around it.
std::string chart_svg(const Chart& chart, double y = 0);

}  // namespace lw::report
