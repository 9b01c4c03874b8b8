// Colours are Okabe and Ito's, told apart by people with any colour vision; each curve has a dash pattern of its own as
// well. Plain properties instead of CSS variables, which librsvg does not know; the dark theme is a media query on top.
#include "report/chart_style.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "base/xml.h"

namespace lw::report {
namespace {

struct Stroke {
  std::string_view light, dark, dashes;
};
constexpr std::array<Stroke, kStrokes> kLooks = {{
    {"#0072b2", "#56b4e9", "none"},
    {"#b84f00", "#e69f00", "7 3"},
    {"#007a5a", "#2fc79b", "2 2"},
    {"#a34e80", "#e39cc5", "10 3 2 3"},
    {"#6b5b00", "#f0e442", "4 2"},
    {"#333333", "#dddddd", "12 4"},
    {"#7a3db8", "#bb9af7", "1 3"},
}};

}  // namespace

std::string chart_style() {
  std::string dark;
  std::string text =
      "text{font:12px system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;fill:#333}"
      ".title{font-size:15px;font-weight:600;fill:#111}.back{fill:#fff}.grid{stroke:#e4e4e4}"
      ".axis{stroke:#888}.step{stroke:#999;stroke-dasharray:1 3}.steps{fill:#666;font-size:11px}"
      ".curve{fill:none;stroke-width:1.8;stroke-linejoin:round}.allocated{stroke-width:1;stroke-opacity:.75}";
  for (size_t i = 0; i < kLooks.size(); ++i) {
    text += fmt::format(".c{}{{stroke:{};stroke-dasharray:{}}}.a{}{{stroke:{};stroke-dasharray:3 5}}.t{}{{fill:{}}}", i,
                        kLooks[i].light, kLooks[i].dashes, i, kLooks[i].light, i, kLooks[i].light);
    dark += fmt::format(".c{},.a{}{{stroke:{}}}.t{}{{fill:{}}}", i, i, kLooks[i].dark, i, kLooks[i].dark);
  }
  return text +
         "@media (prefers-color-scheme:dark){text{fill:#ccc}.title{fill:#eee}.back{fill:#16181d}.grid{stroke:#2b2f38}"
         ".axis{stroke:#777}.step{stroke:#777}.steps{fill:#9aa}" +
         dark + "}";
}

std::string framed_svg(std::string_view title, double height, std::string_view content, double y) {
  const std::string place = y == 0 ? "" : fmt::format(" y=\"{:.0f}\"", y);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"{4} viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" role=\"img\">\n<title>{2}</title>\n<style>{3}</style>\n"
      "<rect class=\"back\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>\n"
      "<text class=\"title\" x=\"{5}\" y=\"26\">{2}</text>\n{6}</svg>\n",
      kChartWidth, height, xml_text(title), chart_style(), place, kChartLeft, content);
}

double axis_step(double range, int fewest, int most) {
  const double decade = std::pow(10, std::floor(std::log10(range / fewest)));
  double step = decade;
  for (const double more : {2.0, 5.0, 10.0})
    if (range / step > most) step = decade * more;
  return step;
}

}  // namespace lw::report
