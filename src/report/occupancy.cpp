#include "report/occupancy.h"

#include <fmt/format.h>

#include "report/words.h"

namespace lw::report {

std::string_view limit_words(timing::Limit limit) {
  switch (limit) {
    case timing::Limit::vgprs: return "VGPRs";
    case timing::Limit::sgprs: return "SGPRs";
    case timing::Limit::lds: return "LDS";
    case timing::Limit::workgroup_size: return "the workgroup's size";
    default: return timing::limit_name(limit);
  }
}

std::string occupancy_words(const timing::Occupancy& occupancy) {
  if (occupancy.limited_by == timing::Limit::does_not_fit) return "does not fit";
  if (occupancy.limited_by == timing::Limit::waves)
    return fmt::format("{} per SIMD, the maximum", counted(occupancy.waves_per_simd, "wave"));
  return fmt::format("{} of at most {} waves per SIMD, limited by {}", occupancy.waves_per_simd,
                     occupancy.most_waves_per_simd, limit_words(occupancy.limited_by));
}

std::string_view limit_words(std::string_view limited_by) {
  for (auto limit = timing::Limit::waves; limit <= timing::Limit::does_not_fit;
       limit = static_cast<timing::Limit>(static_cast<unsigned>(limit) + 1))
    if (timing::limit_name(limit) == limited_by) return limit_words(limit);
  return limited_by;
}

lanewise::OccupancyInfo occupancy_info(std::string_view device, const timing::Occupancy& occupancy) {
  lanewise::OccupancyInfo info;
  info.device = device;
  info.waves_per_simd = occupancy.waves_per_simd;
  info.most_waves_per_simd = occupancy.most_waves_per_simd;
  (occupancy.per_wgp ? info.workgroups_per_wgp : info.workgroups_per_compute_unit) = occupancy.workgroups;
  info.limited_by = timing::limit_name(occupancy.limited_by);
  info.text = occupancy_words(occupancy);
  return info;
}

}  // namespace lw::report
