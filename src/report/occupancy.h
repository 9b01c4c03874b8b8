// How many waves of a kernel fit, in the words and keys that all commands share.
#pragma once

#include <string>
#include <string_view>

#include "timing/occupancy.h"

namespace lw::report {

// "VGPRs", "the workgroup's size".
std::string_view limit_words(timing::Limit limit);
// "2 waves per SIMD of 10, limited by VGPRs", "10 waves per SIMD, the most there are", "does not fit".
std::string occupancy_words(const timing::Occupancy& occupancy);

template <class Json>
Json occupancy_json(const timing::Occupancy& occupancy) {
  return {{"waves_per_simd", occupancy.waves_per_simd},
          {"most_waves_per_simd", occupancy.most_waves_per_simd},
          {occupancy.per_wgp ? "workgroups_per_wgp" : "workgroups_per_compute_unit", occupancy.workgroups},
          {"limited_by", timing::limit_name(occupancy.limited_by)},
          {"text", occupancy_words(occupancy)}};
}

}  // namespace lw::report
