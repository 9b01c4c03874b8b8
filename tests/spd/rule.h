// What the levels of studies/spd hold, to the bit: the rule of studies/spd/README.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace lw::spd {

using Texel = std::array<float, 4>;

enum class Format { rgba16f, rgba8 };
enum class Rounding { nearest_even, toward_zero };

struct Rule {
  Format format = Format::rgba16f;
  Rounding store_rounding = Rounding::nearest_even;  // of stores to rgba16f; rgba8 always rounds to nearest even
  // rgba8 is read as a byte times the float nearest to 1/255, and not as the float nearest to a byte's 255th: the two
  // differ in the last place, which decides between the two sides of a tie.
  bool is_unorm_by_reciprocal = false;
  Rounding sample_rounding = Rounding::nearest_even;  // of samples to fp16
  bool is_sample_exact = false;                       // samples are rounded to fp32 once, not after each sum
  bool is_store_exact = false;                        // stores to rgba8 do not round 255 times the value before
  bool is_handed_over = false;  // level 7 is made of level 6 as spd.cl rounds it, beside the image
  bool is_half = false;         // sums are rounded to fp16 after each operation
  bool is_passes = false;       // each level is made of the stored one before
  bool is_sampled =
      false;  // 2x2 texels of a source (level 0, or each level of passes) are averaged in fp32, at edges clamped
};

struct Level {
  uint32_t width = 0, height = 0;
  std::vector<Texel> texels;  // as stored, row by row
};

uint16_t half_bits(float value, Rounding rounding);
float half_value(uint16_t bits);
float unorm_value(const Rule& rule, uint8_t bits);

// Levels 1 to `count` of one slice.
std::vector<Level> levels_by_rule(const Rule& rule, const Level& source, uint32_t count);

}  // namespace lw::spd
