#include "study/spd/draw.h"

#include <fmt/format.h>

#include "base/xml.h"
#include "report/chart_style.h"

namespace lw::study {
namespace {

constexpr double kCell = TexelGrid::kWidth / TexelGrid::kSide, kCaption = TexelGrid::kHeight - TexelGrid::kWidth;

}  // namespace

std::string texel_grid_svg(const TexelGrid& grid, double x, double y) {
  std::string svg =
      fmt::format("<g class=\"texels\" transform=\"translate({:.0f} {:.0f})\">\n<text x=\"0\" y=\"14\">{}</text>\n", x,
                  y, xml_text(grid.caption));
  std::string outlines;
  for (uint32_t row = 0; row < TexelGrid::kSide; ++row)
    for (uint32_t column = 0; column < TexelGrid::kSide; ++column) {
      const TexelGrid::Cell& cell = grid.cells[row][column];
      const double left = kCell * column, top = kCaption + kCell * row;
      svg += fmt::format(
          "<rect class=\"t{}\" x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\"/><text class=\"number{}\" "
          "x=\"{:g}\" "
          "y=\"{:g}\">{}</text>\n",
          cell.colour % report::kStrokes, left, top, kCell, kCell, cell.number < 100 ? "" : " long", left + kCell / 2,
          top + kCell / 2 + 3.5, cell.number);
      if (cell.is_outlined)
        outlines += fmt::format("M{:g} {:g}h{:g}v{:g}h-{:g}z", left + 1, top + 1, kCell - 2, kCell - 2, kCell - 2);
    }
  if (!outlines.empty()) svg += fmt::format("<path class=\"outline\" d=\"{}\"/>\n", outlines);
  return svg + "</g>\n";
}

std::string_view texel_grid_style() {
  return "<style>.texels rect{fill-opacity:.22;stroke:#888;stroke-opacity:.5;stroke-width:.5}"
         ".texels .number{font-size:9.5px;text-anchor:middle;font-variant-numeric:tabular-nums}"
         ".texels .long{font-size:8px}.texels .outline{fill:none;stroke:#333;stroke-width:1.2}"
         "@media (prefers-color-scheme:dark){.texels .outline{stroke:#ddd}}</style>\n";
}

}  // namespace lw::study
