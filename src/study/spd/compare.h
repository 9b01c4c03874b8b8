// Levels that a variant of studies/spd made, compared with the rule texel by texel. Bytes hold the whole chain of
// levels from the largest on, each slice by slice.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "study/spd/rule.h"
#include "study/spd/size.h"
#include "study/spd/variants.h"

namespace lw::study {

// As Lanewise executes the variant: samples and stores to rgba8 are rounded once.
SpdRule rule_of(const SpdVariant& variant);

// All levels, of which level 0 holds `source`, the others what no variant stores.
std::vector<std::byte> unmade_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> source);

// By slice, levels 1 to the last.
using SpdWanted = std::vector<std::vector<SpdLevel>>;
SpdWanted wanted_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels);

struct SpdComparison {
  uint64_t texels = 0, differ = 0;
  std::string first;  // "level 3 of slice 0, texel (1, 2): 0 0 0 1, expected 0 0 0 0.5"
};
// Levels 1 to the last.
SpdComparison compare_levels(const SpdRule& rule, const SpdSize& size, std::span<const std::byte> levels,
                             const SpdWanted& wanted);

}  // namespace lw::study
