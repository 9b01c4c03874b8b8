// Which of the machines' ways with images a target has.
#pragma once

#include "isa/images.h"

namespace lw::image {

inline int generation_of(const isa::Target& target) { return isa::image_generation(target.column); }

}  // namespace lw::image
