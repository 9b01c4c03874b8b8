// A variant of the downsampler, compiled, launched and timed.
#include <fmt/format.h>

#include <bit>
#include <nlohmann/json.hpp>

#include "base/output_file.h"
#include "host/temporary_folder.h"
#include "launch/launch_inputs.h"
#include "object/shader_inputs.h"
#include "shader/compile.h"
#include "study/files.h"
#include "study/spd.h"
#include "study/time_dispatch.h"

namespace lw::study {
namespace {

constexpr uint32_t kGroup = 256, kTile = 64, kLevelBindings = 12;
constexpr std::string_view kKernel = "spd";

std::vector<std::string> flags_of(const std::string& variant) {
  static const nlohmann::json variants = nlohmann::json::parse(study_file("spd/variants.json"));
  for (const nlohmann::json& one : variants["variants"]) {
    if (one["name"] != variant) continue;
    std::vector<std::string> flags;
    for (const auto& [name, value] : one["define"].items())
      flags.push_back(fmt::format("-D{}={}", name, value.is_string() ? value.get<std::string>() : value.dump()));
    return flags;
  }
  LW_CHECK(false, variant);
}

// As `run` is told it on the command line.
launch::LaunchFile launch_of(const SpdRun& run, uint32_t push_bytes) {
  const bool is_byte = run.variant.ends_with("rgba8"), is_sampled = run.variant.find("-sampler-") != std::string::npos;
  const auto levels = static_cast<uint32_t>(std::bit_width(std::max(run.width, run.height)));
  const uint32_t last = std::min(levels - 1, kLevelBindings);
  launch::LaunchFile file;
  const auto tiles = [](uint32_t size) { return (size + kTile - 1) / kTile; };
  file.grid = {tiles(run.width), tiles(run.height), 1};
  file.block = {kGroup, 1, 1};
  const auto bind = [&](uint32_t binding, uint32_t index, std::string argument) {
    file.bindings.push_back({{0, binding, index}, std::move(argument)});
  };
  bind(0, 0,
       fmt::format("image2d_array[{}x{}x1,{},levels:{},level:0,layout:{}]=iota", run.width, run.height,
                   is_byte ? "rgba8" : "rgba16f", levels, run.layout));
  if (is_sampled) bind(0, 0, "sampler:linear,clamp_to_edge");
  for (uint32_t level = 1; level <= kLevelBindings; ++level)
    bind(1, level - 1, fmt::format("image:0.0,level:{}", std::min(level, last)));
  bind(2, 0, fmt::format("image:0.0,level:{}", std::min(6u, last)));
  bind(3, 0, "u32[1]=zeros");
  if (push_bytes != 0)
    file.push = {
        fmt::format("f32x2:{},{}", 1.0F / static_cast<float>(run.width), 1.0F / static_cast<float>(run.height)),
        fmt::format("u32:{}", last)};
  return file;
}

}  // namespace

Result<const SpdBench::Code*> SpdBench::code_of(const SpdRun& run) {
  const std::string_view target_name = isa::find_device(run.device)->target();
  const std::string key = fmt::format("{} {} {}", run.variant, target_name, run.wave);
  if (const auto found = code_.find(key); found != code_.end()) return &found->second;
  const host::TemporaryFolder folder;
  const std::string path = folder.file("spd.comp");
  if (const auto error = write_file(path, study_file("spd/spd.comp"))) return *error;
  shader::CompileOptions options;
  options.flags = flags_of(run.variant);
  options.wave_size = run.wave;
  const auto compiled = shader::compile_shader({path, "studies/spd/spd.comp", shader::Language::glsl},
                                               *isa::find_target(target_name), options);
  if (!compiled) return compiled.error();
  Result<object::CodeObject> object = object::load(compiled->object);
  if (!object) return object.error();
  Code code{std::move(*object), 0};
  for (const auto& [name, value] : compiled->statistics)
    if (name == "VGPRs") code.vgprs = static_cast<uint32_t>(value);
  return &code_.emplace(key, std::move(code)).first->second;
}

Result<SpdTime> SpdBench::try_time(const SpdRun& run) {
  const Result<const Code*> code = code_of(run);
  if (!code) return code.error();
  const object::Kernel* kernel = (*code)->object.find_kernel(kKernel);
  if (kernel == nullptr) return Error{"the shader is not in its code object"};
  Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs((*code)->object);
  if (!shader) return shader.error();
  if (!*shader || !(*shader)->unknown_sgprs.empty()) return Error{"it cannot be told what the shader reads"};
  Result<launch::LaunchInputs> inputs = launch::LaunchInputs::read(launch_of(run, (*shader)->push_constant_bytes));
  if (!inputs) return inputs.error();
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create((*code)->object);
  if (!gpu) return gpu.error();
  const Result<gpu::Launch> launch = inputs->place(**gpu, *kernel, *shader);
  if (!launch) return launch.error();
  const Result<gpu::PlacedLaunch> placed = (*gpu)->place(*kernel, *launch);
  if (!placed) return placed.error();
  const timing::Parameters parameters(*isa::find_device(run.device)->product);
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  const Result<timing::DispatchTime> time = time_dispatch(**gpu, *kernel, *placed, parameters, *machine);
  if (!time) return time.error();
  return SpdTime{sums_of(*time), (*code)->vgprs, time->occupancy.waves_per_simd};
}

SpdTime SpdBench::time(const SpdRun& run) {
  if (problem_) return {};
  if (const auto found = times_.find(run); found != times_.end()) return found->second;
  if (is_cancelled_()) {
    problem_ = Error{"interrupted"};
    return {};
  }
  const Result<SpdTime> time = try_time(run);
  if (time) return times_[run] = *time;
  problem_ = Error{fmt::format("studies/spd, {} at {}x{} on {}: {}", run.variant, run.width, run.height, run.device,
                               time.error().message)};
  return {};
}

uint32_t SpdBench::vgprs(const std::string& variant, std::string_view device, uint32_t wave) {
  if (problem_) return 0;
  const Result<const Code*> code = code_of({.variant = variant, .device = device, .wave = wave});
  if (code) return (*code)->vgprs;
  problem_ = Error{fmt::format("studies/spd, {} on {}: {}", variant, device, code.error().message)};
  return 0;
}

}  // namespace lw::study
