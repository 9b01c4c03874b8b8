// What a compute shader in SPIR-V asks of the one who makes a pipeline of it: descriptors, push constants,
// specialization constants, workgroup size. (SPIR-V specification 1.6, unified.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "object/shader_inputs.h"
#include "object/shader_names.h"

namespace lw::shader {

using object::DescriptorType;

struct DescriptorBinding {
  uint32_t set = 0;
  uint32_t binding = 0;
  DescriptorType type = DescriptorType::storage_buffer;
  uint32_t count = 1;       // of an array without a size: kUnsizedArrayCount
  bool is_unsized = false;  // in one of its dimensions
  object::ImageDimension dimension = object::ImageDimension::none;
  std::string image_format;  // as in object::ShaderBinding
  std::string name;          // of the variable, or of its block where the variable has none; empty: it has none either
};
inline constexpr uint32_t kUnsizedArrayCount = 1024;
// In the message about a binding that variables of two kinds have.
inline constexpr std::string_view kTwoResources = "two resources of different kinds";

// How floats are handled, of the execution modes that SPIR-V has for each width (SPV_KHR_float_controls).
struct FloatControls {
  bool preserve_denormals_32 = false;
  bool flush_denormals_16_64 = false;
  bool round_to_zero_32 = false;
  bool round_to_zero_16_64 = false;
};

struct SpecConstant {
  uint32_t spec_id = 0;
  uint8_t size_bytes = 4;  // as VkSpecializationMapEntry counts it: 4 for a boolean
  enum class Type : uint8_t { boolean, unsigned_integer, signed_integer, floating } type = Type::unsigned_integer;
  uint64_t value = 0;  // the bits it has
};

struct ShaderInterface {
  std::string entry_point;
  std::vector<DescriptorBinding> bindings;  // sorted by set and binding, each pair once
  // Bindings that several variables have: "set = 0, binding = 1: two resources, 'a' and 'b'".
  std::vector<std::string> shared_bindings;
  // Of all variables of a workgroup as RADV lays them out, where none is unused; without those whose size depends on a
  // constant expression.
  uint64_t shared_bytes = 0;
  uint32_t push_constant_bytes = 0;  // from 0 to the end of the last member
  // By offset. Empty where a member is of no type that has a name here.
  std::vector<object::PushMember> push_members;
  std::vector<SpecConstant> constants;
  // Empty where it depends on a constant expression that is not evaluated here.
  std::optional<std::array<uint32_t, 3>> workgroup_size;
  std::vector<uint32_t> capabilities;  // numbers of OpCapability
  FloatControls floats;
};

// The words of a module from the bytes of a .spv file, in the host's byte order.
Result<std::vector<uint32_t>> spirv_words(std::span<const std::byte> file);

// Reads the interface of one compute entry point (empty name: the only one). `specializations` are ID=VALUE texts and
// become the values of the constants. Fails on modules that are cut short or refer to what is not there.
Result<ShaderInterface> read_shader_interface(std::span<const uint32_t> words, const std::string& entry_point,
                                              std::span<const std::string> specializations);

}  // namespace lw::shader
