// Where the results of compares go. The names are internal to the file that includes them: see image_data.h.
#pragma once

#include "domain.h"

namespace lw::sem {
namespace {

inline void assign(Lane& x, B1 result) { x.d0 = result; }
inline void assign_exec_too(Lane& x, B1 result) {
  if (present(x.old_d0)) x.d0 = result;  // gfx10 has no destination but EXEC
  x.set_exec_bit(result);
}

}  // namespace
}  // namespace lw::sem
