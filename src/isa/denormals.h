// Float instructions that treat denormals in one way whatever MODE says: the rows of isa/denormals.isa.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "isa/isa.h"

namespace lw::isa {

struct DenormalRule {
  enum class Kind : uint8_t {
    flush,  // denormal operands and results become zeros of their sign
    keep,   // they count with their value
  };
  std::string_view name;
  Kind kind;
  uint8_t widths;                  // of floats, as bits: 16, 32, 64
  std::optional<Feature> feature;  // the rule is of targets that have it, or have it not
  bool wants_feature;
  std::string_view says;
  std::string_view sources;  // keys, with blanks between them

  bool concerns(const Target& target) const { return !feature || target.has(*feature) == wants_feature; }
};

std::span<const DenormalRule> denormal_rules();
// Those of an instruction on a target.
std::vector<const DenormalRule*> denormal_rules(const Target& target, const Record& record);
// The widths that an instruction flushes whatever MODE says, as in DenormalRule::widths.
unsigned flushed_widths(const Target& target, const Record& record);

}  // namespace lw::isa
