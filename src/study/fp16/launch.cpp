#include "study/fp16/launch.h"

#include <cstring>

namespace lw::study {
namespace {

constexpr uint32_t kGroup = 8;  // work-items of a workgroup each way
constexpr uint64_t kTexelBytes = 8, kOutBytes = 16;

// The bindings of set 0 in the shader's order; its push constants are the width and the height.
gpu::ShaderArguments shader_arguments(object::ShaderInputs inputs, const isa::Target& target,
                                      const Fp16Picture& picture) {
  gpu::ShaderArguments arguments{std::move(inputs), {}, {}, {}};
  const uint64_t pixels = uint64_t{picture.width} * picture.height;
  const auto bind = [&](uint32_t binding, uint64_t address, uint64_t bytes) {
    const auto words = gpu::buffer_resource(target, address, static_cast<uint32_t>(bytes));
    arguments.descriptors.push_back({0, binding, 0, false, {words.begin(), words.end()}});
  };
  bind(0, picture.texels, pixels * kTexelBytes);
  bind(1, picture.means, pixels * kOutBytes);
  bind(2, picture.deviations, pixels * kOutBytes);
  const std::array<uint32_t, 2> size{picture.width, picture.height};
  arguments.push_constants.resize(sizeof size);
  std::memcpy(arguments.push_constants.data(), size.data(), sizeof size);
  return arguments;
}

}  // namespace

Result<gpu::PlacedLaunch> place_fp16(gpu::EmulatedGpu& gpu, const object::CodeObject& code,
                                     const object::Kernel& kernel, const Fp16Picture& picture) {
  gpu::Launch launch;
  const auto whole_groups = [](uint32_t pixels) { return static_cast<uint32_t>(align_up(pixels, kGroup)); };
  launch.work_items = {whole_groups(picture.width), whole_groups(picture.height), 1};
  launch.workgroup_size = {kGroup, kGroup, 1};
  Result<std::optional<object::ShaderInputs>> inputs = object::shader_inputs(code);
  if (!inputs) return inputs.error();
  if (*inputs) {
    if (!(*inputs)->unknown_sgprs.empty()) return Error{(*inputs)->unknown_sgprs};
    launch.shader = shader_arguments(std::move(**inputs), gpu.target_of(kernel), picture);
  } else {
    launch.arguments = {gpu::LaunchArgument::of(picture.texels), gpu::LaunchArgument::of(picture.means),
                        gpu::LaunchArgument::of(picture.deviations), gpu::LaunchArgument::of(picture.width),
                        gpu::LaunchArgument::of(picture.height)};
  }
  return gpu.place(kernel, launch);
}

}  // namespace lw::study
