// What an instruction is, for all who ask: whether it moves lanes by DPP, selects bytes by SDWA, waits, or ends its
// wave.
#pragma once

#include "isa/isa.h"

namespace lw::inst {

// DPP within rows of 16 lanes, and within groups of 8.
bool is_dpp16(isa::Format format);
bool is_dpp8(isa::Format format);
inline bool is_dpp(isa::Format format) { return is_dpp16(format) || is_dpp8(format); }
bool is_sdwa(isa::Format format);

// s_waitcnt, s_waitcnt_vscnt, s_wait_loadcnt and their like: nothing but waits for earlier instructions.
bool is_wait(const isa::Record& record);
// s_endpgm and its variants.
bool ends_wave(const isa::Record& record);

}  // namespace lw::inst
