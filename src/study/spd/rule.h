// What the levels of studies/spd hold, to the bit: the rule of studies/spd/README.md.
//
// Arithmetic of its own: it shares no code with what executes shaders, converts texels or lays images out, nor with
// base/half.h, so that whoever compares with it compares two computations. tests/spd holds it against lavapipe.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lw::study {

using SpdTexel = std::array<float, 4>;

enum class SpdFormat { rgba16f, rgba8 };
enum class SpdRounding { nearest_even, toward_zero };

struct SpdRule {
  SpdFormat format = SpdFormat::rgba16f;
  SpdRounding store_rounding = SpdRounding::nearest_even;  // of stores to rgba16f; rgba8 always rounds to nearest even
  // rgba8 is read as a byte times the float nearest to 1/255, and not as the float nearest to a byte's 255th: the two
  // differ in the last place, which decides between the two sides of a tie.
  bool is_unorm_by_reciprocal = false;
  SpdRounding sample_rounding = SpdRounding::nearest_even;  // of samples to fp16
  bool is_sample_exact = false;                             // samples are rounded to fp32 once, not after each sum
  bool is_store_exact = false;                              // stores to rgba8 do not round 255 times the value before
  bool is_handed_over = false;  // level 7 is made of level 6 as spd.cl rounds it, beside the image
  bool is_half = false;         // sums are rounded to fp16 after each operation
  bool is_passes = false;       // each level is made of the stored one before
  // 2x2 texels of a source (level 0, or each level of passes) are averaged in fp32, at edges clamped.
  bool is_sampled = false;

  bool operator==(const SpdRule&) const = default;
  size_t texel_bytes() const { return format == SpdFormat::rgba8 ? 4 : 8; }
};

struct SpdLevel {
  uint32_t width = 0, height = 0;
  std::vector<SpdTexel> texels;  // as stored, row by row
};

uint16_t half_bits(float value, SpdRounding rounding);
float half_value(uint16_t bits);
float unorm_value(const SpdRule& rule, uint8_t bits);

// Bytes of a level as images have them, row by row; `bytes` is as large as the level.
SpdLevel read_level(const SpdRule& rule, std::span<const std::byte> bytes, uint32_t width, uint32_t height);
// For a level 0: halves of many exponents, so that the order of sums is seen, but not so many that 2x2 of them have no
// exact sum, as how a sampler rounds in between is not stated anywhere. The same of a seed on every machine.
std::vector<std::byte> random_texels(const SpdRule& rule, size_t bytes, uint32_t seed);

// Levels 1 to `count` of one slice.
std::vector<SpdLevel> levels_by_rule(const SpdRule& rule, const SpdLevel& source, uint32_t count);

}  // namespace lw::study
