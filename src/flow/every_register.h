// All registers that code names, and the special ones: they are live where nothing is known of what follows.
#pragma once

#include "flow/live_state.h"

namespace lw::flow {

// Each in the lanes `lanes`, and all its bytes.
LiveList every_register(const Code& code, const Masks& masks, ChunkPool& pool, MaskId lanes);

}  // namespace lw::flow
