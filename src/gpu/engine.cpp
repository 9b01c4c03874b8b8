#include "gpu/engine.h"

#include "interp/interp.h"

namespace lw::gpu {

std::unique_ptr<exec::Engine> make_engine() { return interp::make_interpreter(); }

}  // namespace lw::gpu
