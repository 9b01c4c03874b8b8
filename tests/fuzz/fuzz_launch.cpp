// A code object of unknown origin that is launched and timed: byte 0 says how large the workgroups are and whether the
// clock runs beside, then comes the ELF file. Kernels get buffers and zeros for arguments, shaders buffers for their
// bindings. Whatever the file says, each kernel ends with an outcome that has a name, or is refused with a message.
#include <algorithm>
#include <span>

#include "base/check.h"
#include "object/object.h"
#include "object/shader_inputs.h"
#include "timing/machine.h"
#include "watch/clock.h"

namespace {

using namespace lw;

constexpr uint64_t kBufferBytes = 4096;
constexpr uint64_t kMostInstructions = 500;
constexpr size_t kMostKernels = 2;  // of an input, which should not take long
constexpr uint64_t kMostPrivateBytes = 4096, kMostLds = 64 << 10;
constexpr uint8_t kTimed = 0x80;

gpu::ShaderArguments shader_arguments(const isa::Target& target, const object::ShaderInputs& inputs, uint64_t buffer) {
  gpu::ShaderArguments arguments{inputs, {}, std::vector<std::byte>(inputs.push_constant_bytes)};
  for (const object::ShaderBinding& binding : inputs.bindings) {
    if (binding.type != object::DescriptorType::storage_buffer &&
        binding.type != object::DescriptorType::uniform_buffer)
      continue;  // zeros
    const auto words = gpu::buffer_resource(target, buffer, kBufferBytes);
    arguments.descriptors.push_back({binding.set, binding.binding, 0, false, {words.begin(), words.end()}});
  }
  return arguments;
}

gpu::Launch launch_of(const object::Kernel& kernel, uint32_t items, uint64_t buffer) {
  gpu::Launch launch;
  launch.workgroup_size = {items, 1, 1};
  launch.work_items = {2 * items, 1, 1};
  launch.printf_buffer_bytes = kBufferBytes;
  for (const object::ArgumentMetadata& argument : kernel.metadata.arguments) {
    if (object::is_hidden(argument.kind)) continue;
    gpu::LaunchArgument& given = launch.arguments.emplace_back();
    if (argument.kind == object::ArgumentKind::dynamic_shared_pointer) {
      given.kind = gpu::LaunchArgument::Kind::lds;
      given.lds_bytes = 256;
    } else if (argument.kind == object::ArgumentKind::global_buffer && argument.size_bytes == sizeof buffer) {
      given = gpu::LaunchArgument::of(buffer);
    } else if (argument.size_bytes <= kBufferBytes) {
      given.bytes.resize(argument.size_bytes);
    }
  }
  return launch;
}

void expect_named(const events::Outcome& outcome) {
  LW_CHECK(!events::outcome_name(outcome.kind).empty() && !outcome.text().empty(), "an outcome without words");
}

void time(gpu::EmulatedGpu& gpu, const object::Kernel& kernel, const gpu::PlacedLaunch& placed,
          const exec::DispatchOptions& options) {
  const isa::Device* device = isa::find_device(gpu.target().name);
  if (device == nullptr || device->is_generic()) return;
  const timing::Parameters parameters(*device->product);
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return;
  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  timing::CodeInfo info(facts, *machine, parameters);
  watch::Clock clock(*machine, info, kernel, placed.dispatch, {});
  expect_named(
      watch::execute([&](const exec::DispatchOptions& wanted) { return gpu.run(placed, wanted); }, {&clock}, options));
  LW_CHECK(clock.time().ok() || !clock.time().error().message.empty(), "an error without words");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 2) return 0;
  const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
  const Result<object::CodeObject> code = object::load(bytes);
  if (!code || code->memory_end() > (1 << 20)) return 0;
  const Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(*code);
  Result<std::unique_ptr<gpu::EmulatedGpu>> made = gpu::EmulatedGpu::create(*code);
  if (!made || !shader) {
    LW_CHECK(!(made ? shader.error() : made.error()).message.empty(), "an error without words");
    return 0;
  }
  gpu::EmulatedGpu& gpu = **made;
  const Result<uint64_t> buffer = gpu.memory().allocate(kBufferBytes, {"buffer"});
  LW_CHECK(buffer.ok(), "memory for a small buffer");
  const exec::DispatchOptions options{.threads = 1, .max_instructions = kMostInstructions};
  for (const object::Kernel& kernel : std::span(code->kernels).first(std::min(kMostKernels, code->kernels.size()))) {
    if (kernel.descriptor.private_segment_fixed_bytes > kMostPrivateBytes ||
        kernel.descriptor.group_segment_fixed_bytes > kMostLds)
      continue;  // would take long
    gpu::Launch launch = launch_of(kernel, 1u + (data[0] & 0x7f), *buffer);
    if (*shader) {
      launch.arguments.clear();
      launch.shader = shader_arguments(gpu.target(), **shader, *buffer);
    }
    const Result<gpu::PlacedLaunch> placed = gpu.place(kernel, launch);
    if (!placed) {
      LW_CHECK(!placed.error().message.empty(), "an error without words");
      continue;
    }
    if ((data[0] & kTimed) != 0)
      time(gpu, kernel, *placed, options);
    else
      expect_named(gpu.run(*placed, options));
    gpu.remove(*placed);
  }
  return 0;
}
