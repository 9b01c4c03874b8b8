// The variants of studies/spd/variants.json that spd.comp has.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lw::study {

struct SpdVariant {
  std::string name;
  std::vector<std::string> flags;  // "-DHALF=1"
  std::string order, exchange;     // the switches, "MORTON", "SHUFFLE64"
  std::string format;              // of the texture, as `run` names it
  bool is_packed = false;          // the first threads work on, not every fourth
  bool is_half = false;            // sums in fp16
  bool is_sampled = false;         // level 0 by a sampler
  bool is_passes = false;          // a dispatch makes one level alone

  bool is_for_64() const { return exchange == "SHUFFLE64"; }  // in waves of 64 alone
};

std::span<const SpdVariant> spd_variants();
// The one of this name, which must be one.
const SpdVariant& spd_variant(std::string_view name);

}  // namespace lw::study
