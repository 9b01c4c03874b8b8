// Loads and stores in the interpreter.
#pragma once

#include <cstdint>

#include "interp/step.h"

namespace lw::interp {

// With the layout of the bytes of an access (sem/memory_layout.h).
struct PlacedMemoryStep : MemoryStep {
  uint16_t flat_offset = 0;
  OperandLocation elements = kNoLocation;  // a uniform word (sem::Elements); kNoLocation if memory is not swizzled
  OperandLocation offset =
      kNoLocation;  // used with `elements`: offset of the access within its record; a row, or one value
  bool offset_uniform = false;
};

}  // namespace lw::interp
