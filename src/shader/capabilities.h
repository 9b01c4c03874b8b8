// Which capabilities of SPIR-V compute shaders are compiled with.
#pragma once

#include <cstdint>
#include <string>

namespace lw::shader {

// Whether a shader may have it whatever the driver offers. Those that hang on a feature of the driver are not among
// them. `capability` is an operand of OpCapability (SPIR-V specification, section 3.31).
bool compiles_with_capability(uint32_t capability);

// "AtomicFloat32AddEXT (6033)"; of one that has no name here, the number alone.
std::string capability_text(uint32_t capability);

}  // namespace lw::shader
