// The study timing as a picture.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/xml.h"
#include "report/chart_style.h"
#include "study/timing/report.h"

namespace lw::study {
namespace {

constexpr double kWidth = 960, kLeft = 64, kRight = 32, kPlotWidth = kWidth - kLeft - kRight;
constexpr double kTimesTop = 76, kTimesHeight = 380, kRatiosTop = 540, kRatiosHeight = 320, kHeight = 900;

// Logarithmic, from the one edge of a plot to the other.
struct Axis {
  double least, most, from, to;

  double operator()(double value) const {
    const double held = std::clamp(value, least, most);
    return from + (to - from) * std::log(held / least) / std::log(most / least);
  }
};

// Time in the largest unit of which there is one: 1 ns, 10 us.
std::string time_words(double nanoseconds) {
  constexpr std::pair<double, std::string_view> kUnits[] = {{1e9, "s"}, {1e6, "ms"}, {1e3, "us"}};
  for (const auto& [size, unit] : kUnits)
    if (nanoseconds >= size) return fmt::format("{:.4g} {}", nanoseconds / size, unit);
  return fmt::format("{:.4g} ns", nanoseconds);
}

class Drawing {
 public:
  explicit Drawing(const TimingStudy& study) {
    for (const TimingResult& result : study.results)
      // Only those that logarithms can show.
      if (result.problem.empty() && result.nanoseconds > 0 && result.published_nanoseconds > 0 && ratio_of(result) > 0)
        results_.push_back(&result);
  }

  std::string svg() {
    legend();
    if (!results_.empty()) {
      times();
      ratios();
    }
    return std::move(svg_);
  }

 private:
  void text(double x, double y, std::string_view anchor, std::string_view words) {
    svg_ +=
        fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, xml_text(words));
  }
  void upright(double y, std::string_view words) {
    svg_ += fmt::format("<text transform=\"translate(14 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n", y,
                        xml_text(words));
  }
  void line(std::string_view kind, double x1, double y1, double x2, double y2) {
    svg_ += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x1, y1,
                        x2, y2);
  }

  static double ratio_of(const TimingResult& result) { return result.obtained / result.one->published; }

  enum class Shape { free, fitted, unseen };
  // Filled: free; a ring: fitted; a square: unseen. The colour says whether it is within its tolerance.
  void mark(double x, double y, Shape shape, bool is_within, std::string_view words) {
    const bool is_fitted = shape == Shape::fitted;
    const std::string_view look = is_fitted   ? is_within ? "class=\"c0\" fill=\"none\"" : "class=\"c1\" fill=\"none\""
                                  : is_within ? "class=\"t0\""
                                              : "class=\"t1\"";
    const std::string_view tag = shape == Shape::unseen ? "rect" : "circle";
    if (shape == Shape::unseen)
      svg_ += fmt::format("<rect {} x=\"{:.1f}\" y=\"{:.1f}\" width=\"6\" height=\"6\">", look, x - 3, y - 3);
    else
      svg_ += fmt::format(
          "<circle {} cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" style=\"stroke-dasharray:none;stroke-width:1.5\">", look, x,
          y, is_fitted ? 3 : 3.5);
    if (!words.empty()) svg_ += fmt::format("<title>{}</title>", xml_text(words));
    svg_ += fmt::format("</{}>\n", tag);
  }
  void mark(double x, double y, const TimingResult& result) {
    const TimingCase& one = *result.one;
    const Shape shape = one.is_fitted() ? Shape::fitted : one.is_unseen ? Shape::unseen : Shape::free;
    mark(x, y, shape, result.is_within(),
         fmt::format("{}: {}; published {:.4g}, obtained {:.4g}{}", one.id, one.what, one.published, result.obtained,
                     one.is_fitted() ? "; fitted"
                     : one.is_unseen ? "; unseen"
                                     : ""));
  }

  void legend() {
    double x = kLeft + 4;
    for (const auto& [shape, is_within, words] : {std::tuple(Shape::free, true, "within its tolerance"),
                                                  {Shape::free, false, "outside its tolerance"},
                                                  {Shape::fitted, true, "fitted, within"},
                                                  {Shape::fitted, false, "fitted, outside"},
                                                  {Shape::unseen, true, "unseen, within"},
                                                  {Shape::unseen, false, "unseen, outside"}}) {
      mark(x, 50, shape, is_within, "");
      text(x + 10, 54, "start", words);
      x += 145;
    }
  }

  void times() {
    double least = results_[0]->nanoseconds, most = least;
    for (const TimingResult* result : results_) {
      least = std::min({least, result->nanoseconds, result->published_nanoseconds});
      most = std::max({most, result->nanoseconds, result->published_nanoseconds});
    }
    least = std::pow(10, std::floor(std::log10(least)));
    most = std::max(10 * least, std::pow(10, std::ceil(std::log10(most))));
    const double bottom = kTimesTop + kTimesHeight, right = kLeft + kPlotWidth;
    const Axis x{least, most, kLeft, right}, y{least, most, bottom, kTimesTop};
    for (double decade = least; decade <= most * 1.01; decade *= 10) {
      line("grid", kLeft, y(decade), right, y(decade));
      line("grid", x(decade), kTimesTop, x(decade), bottom);
      text(kLeft - 7, y(decade) + 4, "end", time_words(decade));
      text(x(decade), bottom + 17, "middle", time_words(decade));
    }
    line("axis", kLeft, bottom, right, kTimesTop);
    for (const double factor : {0.5, 2.0})
      line("step", x(least * std::max(1.0, 1 / factor)), y(least * std::max(1.0, factor)),
           x(most * std::min(1.0, 1 / factor)), y(most * std::min(1.0, factor)));
    for (const TimingResult* result : results_) mark(x(result->published_nanoseconds), y(result->nanoseconds), *result);
    text(kLeft + kPlotWidth / 2, bottom + 36, "middle",
         "time of the kernel according to the published number; dotted: half and twice this time");
    upright((kTimesTop + bottom) / 2, "obtained time");
  }

  void ratios() {
    double range = 2.2;
    for (const TimingResult* result : results_) {
      const double ratio = ratio_of(*result);
      range = std::max({range, 1.1 * ratio, 1.1 / ratio});
    }
    const double bottom = kRatiosTop + kRatiosHeight, right = kLeft + kPlotWidth;
    const Axis y{1 / range, range, bottom, kRatiosTop};
    for (const double value : {0.25, 0.5, 0.75, 1.0, 1.33, 2.0, 4.0}) {
      if (value < y.least || value > y.most) continue;
      line(value == 1 ? "axis" : "grid", kLeft, y(value), right, y(value));
      text(kLeft - 7, y(value) + 4, "end", fmt::format("{:g}", value));
    }
    const double place = kPlotWidth / static_cast<double>(results_.size());
    for (size_t i = 0, first = 0; i < results_.size(); ++i) {
      const TimingResult& result = *results_[i];
      const double x = kLeft + place * (static_cast<double>(i) + 0.5), tolerance = result.one->tolerance_percent / 100;
      const double low = 1 - tolerance, high = result.one->is_least ? range : 1 + tolerance;
      svg_ += fmt::format(
          "<rect class=\"t{}\" fill-opacity=\"0.25\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
          result.is_within() ? 0 : 1, x - place * 0.4, y(high), place * 0.8, std::max(1.0, y(low) - y(high)));
      mark(x, y(ratio_of(result)), result);
      if (i + 1 < results_.size() && results_[i + 1]->one->group() == result.one->group()) continue;
      text(kLeft + place * static_cast<double>(first + i + 1) / 2, bottom + 17, "middle", result.one->group());
      if (i + 1 < results_.size()) line("step", x + place / 2, kRatiosTop, x + place / 2, bottom);
      first = i + 1;
    }
    text(kLeft + kPlotWidth / 2, bottom + 36, "middle", "cases, by family; the bars are their tolerances");
    upright((kRatiosTop + bottom) / 2, "obtained / published");
  }

  std::vector<const TimingResult*> results_;
  std::string svg_;
};

}  // namespace

std::string timing_svg(const TimingStudy& study) {
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
             "height=\"{1:.0f}\" role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n"
             "<rect class=\"back\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n"
             "<text class=\"title\" x=\"{4}\" y=\"26\">{2}</text>\n",
             kWidth, kHeight, "Study timing: the clock compared with measurements", report::chart_style(), kLeft) +
         Drawing(study).svg() + "</svg>\n";
}

}  // namespace lw::study
