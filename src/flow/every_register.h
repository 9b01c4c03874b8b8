// All registers that the code names, and the special ones: they are live where the following code is unknown.
#pragma once

#include "flow/live_state.h"

namespace lw::flow {

// Each in the lanes `lanes`, and all its bytes.
LiveList every_register(const Code& code, const Masks& masks, ChunkPool& pool, MaskId lanes);

}  // namespace lw::flow
