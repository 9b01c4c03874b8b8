// How many waves of a kernel fit, in the words and keys that all commands share.
#pragma once

#include <string>
#include <string_view>

#include "lanewise/occupancy.h"
#include "report/fields.h"
#include "timing/occupancy.h"

namespace lw::report {

// "VGPRs", "the workgroup's size".
std::string_view limit_words(timing::Limit limit);
// The same for OccupancyInfo::limited_by.
std::string_view limit_words(std::string_view limited_by);
// "2 of at most 10 waves per SIMD, limited by VGPRs", "10 waves per SIMD, the maximum", "does not fit".
std::string occupancy_words(const timing::Occupancy& occupancy);

lanewise::OccupancyInfo occupancy_info(std::string_view device, const timing::Occupancy& occupancy);

// All but the device.
template <class Visit>
void occupancy_fields(Visit& visit, const lanewise::OccupancyInfo& o) {
  visit("waves_per_simd", o.waves_per_simd);
  visit("most_waves_per_simd", o.most_waves_per_simd);
  visit("workgroups_per_compute_unit", o.workgroups_per_compute_unit);
  visit("workgroups_per_wgp", o.workgroups_per_wgp);
  visit("limited_by", o.limited_by);
  visit("text", o.text);
}

}  // namespace lw::report
