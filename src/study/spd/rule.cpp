#include "study/spd/rule.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <random>

namespace lw::study {
namespace {

struct Grid {
  uint32_t width = 0, height = 0;
  std::vector<SpdTexel> texels;
};

float half_rounded(float value) { return half_value(half_bits(value, SpdRounding::nearest_even)); }

float average(const SpdRule& rule, float a, float b, float c, float d) {
  if (!rule.is_half) return ((a + b) + (c + d)) * 0.25F;
  const float sum = half_rounded(half_rounded(a + b) + half_rounded(c + d));
  return half_rounded(sum * 0.25F);
}

float stored(const SpdRule& rule, float value) {
  if (rule.format == SpdFormat::rgba16f) return half_value(half_bits(value, rule.store_rounding));
  const float inside = std::clamp(value, 0.0F, 1.0F);
  const double bits = rule.is_store_exact ? inside * 255.0 : double{inside * 255.0F};
  return unorm_value(rule, static_cast<uint8_t>(std::nearbyint(bits)));
}

// `level`, extended with zeros or, where it is sampled, with its edge.
Grid extended(const SpdRule& rule, const SpdLevel& level, uint32_t width, uint32_t height, bool is_sampled) {
  Grid grid{width, height, std::vector<SpdTexel>(size_t{width} * height)};
  for (uint32_t y = 0; y < height; ++y)
    for (uint32_t x = 0; x < width; ++x) {
      const bool is_inside = x < level.width && y < level.height;
      if (!is_inside && !is_sampled) continue;
      SpdTexel texel = level.texels[size_t{std::min(y, level.height - 1)} * level.width + std::min(x, level.width - 1)];
      if (rule.is_half && !is_sampled)
        for (float& value : texel) value = half_rounded(value);
      grid.texels[size_t{y} * width + x] = texel;
    }
  return grid;
}

Grid reduced(const SpdRule& rule, const Grid& grid, bool is_sampled) {
  SpdRule sums = rule;
  sums.is_half = rule.is_half && !is_sampled;
  Grid next{grid.width / 2, grid.height / 2, {}};
  for (uint32_t y = 0; y < grid.height; y += 2)
    for (uint32_t x = 0; x < grid.width; x += 2) {
      const SpdTexel* row = &grid.texels[size_t{y} * grid.width + x];
      const SpdTexel* below = row + grid.width;
      SpdTexel& mean = next.texels.emplace_back();
      for (size_t c = 0; c < mean.size(); ++c) {
        mean[c] = is_sampled && rule.is_sample_exact
                      ? static_cast<float>((double{row[0][c]} + row[1][c] + below[0][c] + below[1][c]) * 0.25)
                      : average(sums, row[0][c], row[1][c], below[0][c], below[1][c]);
        if (rule.is_half && is_sampled) mean[c] = half_value(half_bits(mean[c], rule.sample_rounding));
      }
    }
  return next;
}

}  // namespace

uint16_t half_bits(float value, SpdRounding rounding) {
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  const uint16_t sign = static_cast<uint16_t>(bits >> 16 & 0x8000);
  const double magnitude = std::fabs(static_cast<double>(value));
  if (magnitude == 0) return sign;
  // In steps of the half's last place, which subnormal halves share with the smallest normal ones.
  const int exponent = std::max(std::ilogb(magnitude), -14);
  const double steps = std::ldexp(magnitude, 10 - exponent);
  const double whole = rounding == SpdRounding::toward_zero ? std::trunc(steps) : std::nearbyint(steps);
  return sign | static_cast<uint16_t>((exponent + 14) * 1024 + static_cast<int>(whole));
}

float half_value(uint16_t bits) {
  const int exponent = bits >> 10 & 31;
  const int fraction = bits & 1023;
  const float magnitude = exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                        : std::ldexp(static_cast<float>(1024 + fraction), exponent - 25);
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

float unorm_value(const SpdRule& rule, uint8_t bits) {
  const auto value = static_cast<float>(bits);
  return rule.is_unorm_by_reciprocal ? value * (1.0F / 255.0F) : value / 255.0F;
}

SpdLevel read_level(const SpdRule& rule, std::span<const std::byte> bytes, uint32_t width, uint32_t height) {
  SpdLevel level{width, height, std::vector<SpdTexel>(size_t{width} * height)};
  const std::byte* at = bytes.data();
  for (SpdTexel& texel : level.texels)
    for (float& value : texel) {
      if (rule.format == SpdFormat::rgba8) {
        value = unorm_value(rule, static_cast<uint8_t>(*at++));
        continue;
      }
      uint16_t half = 0;
      std::memcpy(&half, at, sizeof half);
      value = half_value(half);
      at += sizeof half;
    }
  return level;
}

std::vector<std::byte> random_texels(const SpdRule& rule, size_t bytes, uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::byte> texels(bytes);
  if (rule.format == SpdFormat::rgba8) {
    for (std::byte& byte : texels) byte = static_cast<std::byte>(random());
    return texels;
  }
  const uint32_t least = half_bits(0.03125F, SpdRounding::nearest_even);
  const uint32_t most = half_bits(8.0F, SpdRounding::nearest_even);
  for (size_t i = 0; i < bytes; i += 2) {
    const uint32_t magnitude = least + static_cast<uint32_t>(random()) % (most - least);
    const auto half = static_cast<uint16_t>(magnitude + (random() % 2) * 0x8000);
    std::memcpy(&texels[i], &half, sizeof half);
  }
  return texels;
}

std::vector<SpdLevel> levels_by_rule(const SpdRule& rule, const SpdLevel& source, uint32_t count) {
  std::vector<SpdLevel> levels;
  Grid grid;
  SpdLevel handed_over;
  SpdRule handing = rule;
  handing.is_store_exact = false;
  const auto multiple_of = [](uint32_t size, uint32_t step) { return (size + step - 1) / step * step; };
  for (uint32_t n = 1; n <= count; ++n) {
    const SpdLevel& before = levels.empty() ? source : levels.back();
    const bool is_sampled = rule.is_sampled && (rule.is_passes || n == 1);
    if (rule.is_passes)
      grid = extended(rule, before, multiple_of(before.width, 2), multiple_of(before.height, 2), is_sampled);
    else if (n == 1)
      grid = extended(rule, source, multiple_of(source.width, 64), multiple_of(source.height, 64), is_sampled);
    else if (n == 7)
      grid = extended(rule, rule.is_handed_over ? handed_over : before, 64, 64, false);
    grid = reduced(rule, grid, is_sampled);
    SpdLevel level{std::max(1U, source.width >> n), std::max(1U, source.height >> n), {}};
    for (uint32_t y = 0; y < level.height; ++y)
      for (uint32_t x = 0; x < level.width; ++x) {
        SpdTexel texel = grid.texels[size_t{y} * grid.width + x];
        if (n == 6) {
          SpdTexel handed = texel;
          for (float& value : handed) value = stored(handing, value);
          handed_over.texels.push_back(handed);
        }
        for (float& value : texel) value = stored(rule, value);
        level.texels.push_back(texel);
      }
    if (n == 6) handed_over.width = level.width, handed_over.height = level.height;
    levels.push_back(std::move(level));
  }
  return levels;
}

}  // namespace lw::study
