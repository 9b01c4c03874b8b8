// How many registers the address of an image instruction has.
#pragma once

#include "inst/inst.h"

namespace lw::inst {

// For a kind of image as DIM numbers it: 1D, 2D, 3D, cube, 1D array, 2D array, and the last two with samples. Not for
// rays.
unsigned image_address_dwords(const Instruction& instruction, unsigned dim);

}  // namespace lw::inst
