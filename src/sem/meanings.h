// Declares the function that states each record's meaning; the list is generated from isa/*.isa.
//
// A record whose function is missing fails the link with its name in the message; a function without a record fails the
// build (-Wmissing-declarations). "gap" records have no function: they are listed in tests/gaps.txt.
#pragma once

namespace lw::sem {

#define LW_MEANING_lane(name)    void name(Lane& x);
#define LW_MEANING_scalar(name)  void name(Scalar& x);
#define LW_MEANING_wave(name)    void name(Wave& x);
#define LW_MEANING_memory(name)  void name(Memory& x);
#define LW_MEANING_control(name) void name(Control& x);
#define LW_MEANING_gap(name)
#define LW_MEANING(name, kind) LW_MEANING_##kind(name)
#include "isa/generated/meanings.inc"
#undef LW_MEANING
#undef LW_MEANING_lane
#undef LW_MEANING_scalar
#undef LW_MEANING_wave
#undef LW_MEANING_memory
#undef LW_MEANING_control
#undef LW_MEANING_gap

}  // namespace lw::sem
