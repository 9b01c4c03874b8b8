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
  const std::string waves = counted(occupancy.waves_per_simd, "wave");
  if (occupancy.limited_by == timing::Limit::waves) return fmt::format("{} per SIMD, the most there are", waves);
  return fmt::format("{} per SIMD of {}, limited by {}", waves, occupancy.most_waves_per_simd,
                     limit_words(occupancy.limited_by));
}

}  // namespace lw::report
