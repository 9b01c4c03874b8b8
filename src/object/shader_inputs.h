// What a compute shader's code expects of the one who dispatches it: descriptor sets, push constants, SGPRs. Kept in
// the metadata of code objects that `lanewise compile` makes of shaders.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "object/code_object.h"

namespace lw::object {

// Numbered as VkDescriptorType.
enum class DescriptorType : uint8_t {
  sampler = 0,
  combined_image_sampler = 1,
  sampled_image = 2,
  storage_image = 3,
  uniform_texel_buffer = 4,
  storage_texel_buffer = 5,
  uniform_buffer = 6,
  storage_buffer = 7,
};
// "storage buffer"
std::string_view to_string(DescriptorType type);

// What an image is to the shader.
enum class ImageDimension : uint8_t {
  none,  // is no image, or is not said
  buffer,
  d1,
  d2,
  d3,
  cube,
  d1_array,
  d2_array,
  cube_array,
  d2_msaa,
  d2_msaa_array,
};
// "2D array"
std::string_view to_string(ImageDimension dimension);

struct ShaderBinding {
  uint32_t set = 0;
  uint32_t binding = 0;
  DescriptorType type = DescriptorType::storage_buffer;
  uint32_t count = 1;         // descriptors
  bool is_unsized = false;    // an array of which the shader does not say how many there are; `count` is room for them
  uint32_t offset_bytes = 0;  // of the first descriptor in its set
  uint32_t stride_bytes = 16;
  ImageDimension dimension = ImageDimension::none;
  std::string image_format;  // "rgba16f": of a storage image or texel buffer, as ARGs of `run` name it; empty: any
};

// What an SGPR holds when a wave starts.
struct ShaderSgpr {
  enum class Kind : uint8_t {
    unused,
    scratch_base_low,  // words 0 and 1 of the buffer resource of all private memory
    scratch_base_high,
    set_address,             // of descriptor set `index`: the low 32 bits, as of the two below
    set_table_address,       // of an array of the 32-bit addresses of sets 0, 1, …
    push_constants_address,  // of all push constants
    push_constant,           // the dword `index` of them itself
    workgroup_counts_low,    // 64-bit address of the numbers of workgroups in x, y, z
    workgroup_counts_high,
    workgroup_count,  // along axis `index`
    workgroup_id,     // along axis `index`
    workgroup_info,   // as HSA's: number of the wave in 11:6, waves of the workgroup in 5:0
    scratch_offset,   // of the wave's private memory
  };
  Kind kind = Kind::unused;
  uint32_t index = 0;
  bool operator==(const ShaderSgpr&) const = default;
};

struct ShaderInputs {
  std::string calling_convention;       // "RADV"
  std::vector<ShaderBinding> bindings;  // sorted by set and binding, each pair once
  uint32_t push_constant_bytes = 0;
  uint32_t address_high = 0;      // the upper half of the addresses that are 32 bits
  std::vector<ShaderSgpr> sgprs;  // from s0 on
  bool has_1d_as_2d = false;      // 1D images are 2D ones of height 1
  std::string unknown_sgprs;      // not empty: why `sgprs` could not be told
  std::string compiler;           // "radv, Mesa 22.3.6"

  const ShaderBinding* find(uint32_t set, uint32_t binding) const;
};

// Puts it into the tree of a note.
void put_shader_inputs(nlohmann::json& tree, const ShaderInputs& shader);

// nullopt where the code is no shader's. Fails on metadata that is malformed, or says what no shader can ask for.
Result<std::optional<ShaderInputs>> shader_inputs(const CodeObject& code);

}  // namespace lw::object
