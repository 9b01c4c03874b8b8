// Loads and stores in the interpreter.
#pragma once

#include <cstdint>

#include "interp/step.h"

namespace lw::interp {

// With the layout of the bytes of an access (sem/memory_layout.h).
struct PlacedMemoryStep : MemoryStep {
  uint16_t flat_offset = 0;
  OperandLocation elements = kNoPlace;  // a uniform word (sem::Elements); kNoPlace if memory is not swizzled
  OperandLocation offset =
      kNoPlace;  // used with `elements`: offset of the access within its record; a row, or one value
  bool offset_uniform = false;
};

}  // namespace lw::interp
