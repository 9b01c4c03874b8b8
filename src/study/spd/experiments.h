// Experiments of the study spd that look at what a variant does instead of timing it, for its table.
#pragma once

#include "study/spd/spd.h"

namespace lw::study {

// Of textures: what orders of threads are held against.
inline constexpr std::string_view kSpdLayouts[] = {"linear", "standard4k", "standard64k", "standard64k_x", "optimal"};

// spd_texels.cpp
void spd_texels(SpdBench& bench, ExperimentResult& result);
// spd_lanes.cpp
void spd_lanes(SpdBench& bench, ExperimentResult& result);
void spd_lds(SpdBench& bench, ExperimentResult& result);
// spd_timelines.cpp
void spd_timelines(SpdBench& bench, ExperimentResult& result);
// spd_levels.cpp
void spd_levels(SpdBench& bench, ExperimentResult& result);

}  // namespace lw::study
