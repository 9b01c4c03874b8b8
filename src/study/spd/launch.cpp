#include "study/spd/launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "launch/output_files.h"
#include "object/shader_inputs.h"
#include "study/spd/size.h"
#include "study/spd/variants.h"
#include "watch/clock.h"

namespace lw::study {
namespace {

constexpr uint32_t kGroup = 256, kTileOfGroup = 64, kLevelBindings = 12;
constexpr std::string_view kKernel = "spd";
constexpr const char *kTexture = "0.0", *kCounters = "0.3";

// As `run` is told it on the command line.
launch::LaunchFile launch_of(const SpdRun& run, const SpdTexture& texture, uint32_t push_bytes) {
  const SpdVariant& variant = spd_variant(run.variant);
  const uint32_t levels = SpdSize{run.width, run.height}.levels();
  const uint32_t last = std::min(levels - 1, kLevelBindings);
  launch::LaunchFile file;
  const auto tiles = [](uint32_t size) { return (size + kTileOfGroup - 1) / kTileOfGroup; };
  file.grid = {tiles(run.width), tiles(run.height), texture.slices};
  file.block = {kGroup, 1, 1};
  const auto bind = [&](uint32_t binding, uint32_t index, std::string argument) {
    file.bindings.push_back({{0, binding, index}, std::move(argument)});
  };
  bind(0, 0,
       fmt::format("image2d_array[{}x{}x{},{},levels:{},level:0,layout:{}]={}", run.width, run.height, texture.slices,
                   variant.format, levels, run.layout, texture.contents));
  if (variant.is_sampled) bind(0, 0, "sampler:linear,clamp_to_edge");
  for (uint32_t level = 1; level <= kLevelBindings; ++level)
    bind(1, level - 1, fmt::format("image:0.0,level:{}", std::min(level, last)));
  bind(2, 0, fmt::format("image:0.0,level:{}", std::min(6u, last)));
  bind(3, 0, fmt::format("u32[{}]=zeros", texture.slices));
  if (push_bytes != 0)
    file.push = {
        fmt::format("f32x2:{},{}", 1.0F / static_cast<float>(run.width), 1.0F / static_cast<float>(run.height)),
        fmt::format("u32:{}", last)};
  return file;
}

}  // namespace

std::shared_ptr<const Files> in_memory(const std::string& name, std::span<const std::byte> bytes) {
  return lanewise::memory_files({{name, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}}});
}

Result<std::unique_ptr<SpdLaunch>> SpdLaunch::place(const object::CodeObject& code, const SpdRun& run,
                                                    const SpdTexture& texture) {
  const object::Kernel* kernel = code.find_kernel(kKernel);
  if (kernel == nullptr) return Error{"the shader is not in its code object"};
  Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
  if (!shader) return shader.error();
  if (!*shader || !(*shader)->unknown_sgprs.empty()) return Error{"the inputs of the shader cannot be determined"};
  Result<launch::LaunchInputs> inputs =
      launch::LaunchInputs::read(launch_of(run, texture, (*shader)->push_constant_bytes), *texture.files);
  if (!inputs) return inputs.error();
  std::unique_ptr<SpdLaunch> result(new SpdLaunch(std::move(*inputs), *kernel));
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(code);
  if (!gpu) return gpu.error();
  result->gpu_ = std::move(*gpu);
  const Result<gpu::Launch> launch = result->inputs_->place(*result->gpu_, *kernel, *shader);
  if (!launch) return launch.error();
  const Result<gpu::PlacedLaunch> placed = result->gpu_->place(*kernel, *launch);
  if (!placed) return placed.error();
  result->placed_ = *placed;
  return result;
}

const image::ImageDescription& SpdLaunch::image() const { return *inputs_->image(std::string(kTexture)); }

Result<SpdLaunch::Times> SpdLaunch::time_again(uint32_t count, const timing::Parameters& parameters,
                                               const timing::Machine& machine, const Session& session,
                                               const timing::Observer* observer) {
  timing::KeptCaches caches;
  const auto time = [&](const timing::Observer* told) {
    return watch::time_dispatch(*gpu_, *kernel_, placed_, parameters, machine,
                                {.caches = &caches, .observer = told, .cancel = session.cancel});
  };
  Result<timing::DispatchTime> cold = time(nullptr);
  if (!cold) return cold.error();
  Times times{std::move(*cold), {}};
  for (uint32_t i = 0; i < count; ++i) {
    Result<timing::DispatchTime> warm = time(i + 1 == count ? observer : nullptr);
    if (!warm) return warm.error();
    times.warm.push_back(std::move(*warm));
  }
  return times;
}

std::span<const std::byte> SpdLaunch::texels() const { return inputs_->array(std::string(kTexture))->bytes; }

Result<std::vector<lanewise::OutputFile>> SpdLaunch::level_files(const std::string& path) const {
  const launch::Output output{std::string(kTexture), path};
  if (const auto paths = launch::output_paths(*inputs_, output); !paths) return paths.error();
  return launch::output_files(inputs_, output);
}

uint32_t SpdLaunch::counter(uint32_t slice) const {
  uint32_t counter = 0;
  std::memcpy(&counter, &inputs_->array(std::string(kCounters))->bytes[slice * sizeof counter], sizeof counter);
  return counter;
}

}  // namespace lw::study
