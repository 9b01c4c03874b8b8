// What a compute shader is given: descriptor sets, push constants and SGPRs, as the driver that compiled it has them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/byte_range.h"
#include "exec/exec.h"
#include "isa/isa.h"
#include "object/shader_inputs.h"

namespace lw::gpu {

// Words of the descriptor `index` of a binding: a V#, a T# or an S#.
struct BoundDescriptor {
  uint32_t set = 0;
  uint32_t binding = 0;
  uint32_t index = 0;
  bool is_sampler = false;  // an S#
  std::vector<uint32_t> words;
};

struct ShaderArguments {
  object::ShaderInputs inputs;               // those of the shader
  std::vector<BoundDescriptor> descriptors;  // what is not among them is zeros
  std::vector<std::byte> push_constants;     // as many bytes as the shader has
  std::vector<ByteRange> compressed;         // see exec::DispatchInfo
};

// A buffer resource (V#) of memory in bytes, without a stride: loads past its end give 0, stores there do nothing.
std::array<uint32_t, 4> buffer_resource(const isa::Target& target, uint64_t address, uint32_t size_bytes);

// Puts what the shader finds in memory there, and says of the dispatch what its SGPRs hold. Returns the addresses of
// what is to be released afterwards. Fails where memory is taken already.
Result<std::vector<uint64_t>> place_shader(const ShaderArguments& arguments, state::Memory& memory,
                                           exec::DispatchInfo& dispatch);

}  // namespace lw::gpu
