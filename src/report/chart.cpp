#include "report/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/xml.h"

namespace lw::report {
namespace {

constexpr double kLeft = kChartLeft, kRight = 24, kPlotHeight = 220, kLegendRow = 20, kFoot = 52;
// Pixels that a number above a bar needs, of two digits and of three.
constexpr double kBarWithNumber = 24, kBarWithDigits = 38;

// With as many digits as stand above a bar of this width.
std::string bar_number(double value, double width) {
  if (std::abs(value) >= 99.5) return fmt::format("{:.0f}", value);
  return fmt::format("{:.{}g}", value, width < kBarWithDigits ? 2 : 3);
}

double legend_rows(const Chart& chart) { return static_cast<double>(chart.series.size()); }

class Drawing {
 public:
  explicit Drawing(const Chart& chart) : chart_(chart) {
    for (const ChartSeries& series : chart.series) {
      for (const double y : series.y) {
        most_ = std::max(most_, y);
        least_ = std::min(least_, y);
      }
      xs_.insert(series.x.begin(), series.x.end());
    }
    if (most_ == least_) most_ = 1;
    const double room = (most_ - least_) * 0.06;
    most_ += room;
    if (least_ < 0) least_ -= room;
    top_ = 44 + kLegendRow * legend_rows(chart);
    bottom_ = top_ + kPlotHeight;
  }

  std::string svg() {
    rows();
    if (chart_.places.empty())
      curves();
    else
      bars();
    legend();
    return std::move(svg_);
  }

 private:
  double y(double value) const { return bottom_ - kPlotHeight * (value - least_) / (most_ - least_); }
  double width() const { return kChartWidth - kLeft - kRight; }
  double scaled(double x) const { return chart_.is_x_logarithmic ? std::log2(x) : x; }
  double x(double value) const {
    const double first = chart_.is_x_logarithmic ? scaled(*xs_.begin()) : 0, last = scaled(*xs_.rbegin());
    return kLeft + 12 + (width() - 24) * (scaled(value) - first) / std::max(1e-9, last - first);
  }

  void text(double x, double y, std::string_view anchor, std::string_view words) {
    svg_ +=
        fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, xml_text(words));
  }

  void rows() {
    const double step = axis_step(most_ - least_, 5, 6);
    for (int number = static_cast<int>(std::ceil(least_ / step)); number * step <= most_; ++number) {
      const double value = number * step;
      svg_ += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>",
                          value == 0 ? "axis" : "grid", kLeft, kChartWidth - kRight, y(value), y(value));
      text(kLeft - 7, y(value) + 4, "end", fmt::format("{:.6g}", value));
    }
    svg_ += fmt::format("<text transform=\"translate(13 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                        (top_ + bottom_) / 2, xml_text(chart_.y_title));
    text(kLeft + width() / 2, bottom_ + 38, "middle", chart_.x_title);
  }

  void curves() {
    double before = -100;
    for (const double value : xs_) {
      if (x(value) - before < 26) continue;
      before = x(value);
      text(before, bottom_ + 17, "middle", fmt::format("{:g}", value));
    }
    for (size_t i = 0; i < chart_.series.size(); ++i) {
      const ChartSeries& series = chart_.series[i];
      std::string path, marks;
      for (size_t p = 0; p < series.x.size(); ++p) {
        path += fmt::format("{}{:.1f} {:.1f}", p == 0 ? "M" : "L", x(series.x[p]), y(series.y[p]));
        marks += fmt::format(
            "<circle class=\"t{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3\"><title>{}: {:g}, {:.4g}</title></circle>",
            i % kStrokes, x(series.x[p]), y(series.y[p]), xml_text(series.name), series.x[p], series.y[p]);
      }
      svg_ += fmt::format("<path class=\"curve c{}\" d=\"{}\"/>{}\n", i % kStrokes, path, marks);
    }
  }

  void bars() {
    const double place = width() / static_cast<double>(chart_.places.size());
    const double bar = place * 0.8 / std::max(1.0, legend_rows(chart_));
    for (size_t i = 0; i < chart_.places.size(); ++i)
      text(kLeft + place * (static_cast<double>(i) + 0.5), bottom_ + 17, "middle", chart_.places[i]);
    for (size_t i = 0; i < chart_.series.size(); ++i) {
      const ChartSeries& series = chart_.series[i];
      for (size_t p = 0; p < series.x.size(); ++p) {
        const double left = kLeft + place * (series.x[p] + 0.1) + bar * static_cast<double>(i), value = series.y[p];
        svg_ += fmt::format(
            "<rect class=\"t{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"><title>{}: {}, "
            "{:.4g}</title></rect>\n",
            i % kStrokes, left + 1, std::min(y(value), y(0)), std::max(1.0, bar - 2), std::abs(y(0) - y(value)),
            xml_text(series.name), xml_text(chart_.places[static_cast<size_t>(series.x[p])]), value);
        if (bar >= kBarWithNumber)
          text(left + bar / 2, value < 0 ? y(value) + 12 : y(value) - 4, "middle", bar_number(value, bar));
      }
    }
  }

  void legend() {
    for (size_t i = 0; i < chart_.series.size(); ++i) {
      const double at = 44 + kLegendRow * static_cast<double>(i);
      if (chart_.places.empty())
        svg_ += fmt::format("<path class=\"curve c{}\" d=\"M{} {}h34\"/>", i % kStrokes, kLeft, at);
      else
        svg_ += fmt::format("<rect class=\"t{}\" x=\"{}\" y=\"{}\" width=\"34\" height=\"10\"/>", i % kStrokes, kLeft,
                            at - 5);
      text(kLeft + 42, at + 4, "start", chart_.series[i].name);
    }
  }

  const Chart& chart_;
  double least_ = 0, most_ = 0, top_ = 0, bottom_ = 0;
  std::set<double> xs_;
  std::string svg_;
};

}  // namespace

double chart_height(const Chart& chart) { return 44 + kLegendRow * legend_rows(chart) + kPlotHeight + kFoot; }

std::string chart_svg(const Chart& chart, double y) {
  return framed_svg(chart.title, chart_height(chart), Drawing(chart).svg(), y);
}

}  // namespace lw::report
