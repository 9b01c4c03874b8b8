// A code object from what RADV says of a shader.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"
#include "object/object.h"
#include "shader/radv.h"

namespace lw::shader {

// The machine words of the driver's listing.
struct RadvCode {
  std::vector<uint32_t> code;
  std::vector<uint32_t> constants;  // what the code reads right behind itself
};

// Reads lines `TEXT ; WORD …`, `(then repeated N times)`, labels, and the block of constants after the code. A line
// that is none of these is an error that names it.
Result<RadvCode> read_radv_listing(std::string_view listing);

// The code object (version 5) with one kernel of this name: the words and what the statistics say of registers, LDS and
// scratch. Its metadata says that the code was compiled for RADV's calling convention, and all that a dispatch needs;
// where `sgprs` could not be told, why.
Result<std::vector<std::byte>> radv_code_object(const RadvShader& shader, const ShaderInterface& interface,
                                                const Result<std::vector<object::ShaderSgpr>>& sgprs,
                                                const isa::Target& target, const std::string& kernel);

// Whether the object's kernels expect what the HSA ABI does not give them.
bool has_foreign_calling_convention(const object::CodeObject& code);

}  // namespace lw::shader
