#include "study/spd/compare.h"

#include <fmt/format.h>

#include "base/base.h"

namespace lw::study {
namespace {

std::span<const std::byte> slice_of(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels,
                                    uint32_t level, uint32_t slice) {
  uint64_t texels = 0;
  for (uint32_t n = 0; n < level; ++n) texels += size.texels_of(n);
  const uint64_t of_slice = size.texels_of(level) / size.slices;
  return levels.subspan((texels + slice * of_slice) * rule.texel_bytes(), of_slice * rule.texel_bytes());
}

SpdLevel level_of(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels, uint32_t level,
                  uint32_t slice) {
  return read_level(rule, slice_of(rule, size, levels, level, slice), size.width_of(level), size.height_of(level));
}

}  // namespace

SpdRule rule_of(const SpdVariant& variant) {
  SpdRule rule;
  rule.format = variant.format == "rgba8" ? SpdFormat::rgba8 : SpdFormat::rgba16f;
  rule.is_half = variant.is_half;
  rule.is_sampled = variant.is_sampled;
  rule.is_passes = variant.is_passes;
  rule.is_sample_exact = rule.is_store_exact = true;
  return rule;
}

std::vector<std::byte> unmade_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> source) {
  LW_CHECK(source.size() == size.texels_of(0) * rule.texel_bytes(), "a level 0 of another size");
  std::vector<std::byte> levels(source.begin(), source.end());
  uint64_t texels = 0;
  for (uint32_t n = 0; n < size.levels(); ++n) texels += size.texels_of(n);
  levels.resize(texels * rule.texel_bytes(), std::byte{0xff});  // NaN, or a texel that the rule hardly has
  return levels;
}

SpdWanted wanted_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels) {
  SpdWanted wanted;
  for (uint32_t slice = 0; slice < size.slices; ++slice)
    wanted.push_back(levels_by_rule(rule, level_of(rule, size, levels, 0, slice), size.levels() - 1));
  return wanted;
}

SpdComparison compare_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels,
                             const SpdWanted& wanted) {
  SpdComparison comparison;
  for (uint32_t slice = 0; slice < size.slices; ++slice)
    for (uint32_t n = 1; n < size.levels(); ++n) {
      const SpdLevel got = level_of(rule, size, levels, n, slice);
      const SpdLevel& expected = wanted[slice][n - 1];
      for (size_t i = 0; i < got.texels.size(); ++i) {
        ++comparison.texels;
        if (got.texels[i] == expected.texels[i]) continue;
        if (comparison.differ++ == 0)
          comparison.first =
              fmt::format("level {} of slice {}, texel ({}, {}): {}, expected {}", n, slice, i % got.width,
                          i / got.width, fmt::join(got.texels[i], " "), fmt::join(expected.texels[i], " "));
      }
    }
  return comparison;
}

}  // namespace lw::study
