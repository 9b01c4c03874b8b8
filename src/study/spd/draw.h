// Texels as cells with numbers, for pictures of the study spd.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lw::study {

struct TexelGrid {
  static constexpr uint32_t kSide = 16;  // texels
  struct Cell {
    uint32_t number = 0;
    uint32_t colour = 0;  // texels with the same number modulo report::kStrokes look alike
    bool is_outlined = false;
  };

  std::string caption;
  std::array<std::array<Cell, kSide>, kSide> cells{};  // by y, x

  static constexpr double kWidth = 288, kHeight = 312;  // pixels, with the caption
};

// With its upper left corner there; styled by report::chart_style() and texel_grid_style().
std::string texel_grid_svg(const TexelGrid& grid, double x, double y);
std::string_view texel_grid_style();

}  // namespace lw::study
