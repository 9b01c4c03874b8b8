#include "gpu/emulated_gpu.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/symbol_name.h"
#include "gpu/engine.h"

namespace lw::gpu {
namespace {

Error wrong_count(const object::Kernel& kernel, size_t expected, size_t given) {
  if (kernel.metadata.symbol.empty())
    return Error{
        fmt::format("kernel {} has no metadata, so its arguments are unknown; add .amdgpu_metadata, or give "
                    "\"kernarg\" in a launch file",
                    shown_symbol(kernel.name))};
  return Error{fmt::format("kernel {} takes {} argument{}, {} given", shown_symbol(kernel.name), expected,
                           expected == 1 ? "" : "s", given)};
}

}  // namespace

EmulatedGpu::EmulatedGpu(const isa::Target& target)
    : target_(target), machine_(exec::machine_model(target)), engine_(make_engine()) {}

Result<std::unique_ptr<EmulatedGpu>> EmulatedGpu::create(const object::CodeObject& code, const GpuOptions& options) {
  const isa::Target* target = isa::find_target(code.target.processor);
  if (target == nullptr) return Error{fmt::format("target {} is not supported", code.target.processor)};
  std::unique_ptr<EmulatedGpu> device(new EmulatedGpu(*target));
  device->memory_.choose_from(options.lowest_address);
  device->memory_.keep_apart(options.red_zone_bytes);
  Result<std::unique_ptr<gpu::LoadedCode>> loaded =
      gpu::LoadedCode::load(code, device->memory_, *device->engine_, gpu::Addresses::own, {}, options.base);
  if (!loaded) return loaded.error();
  device->loaded_ = std::move(*loaded);
  const Result<exec::SystemBuffers> system = exec::allocate_system_buffers(device->memory_, device->machine_);
  if (!system) return system.error();
  device->system_ = *system;
  return device;
}

Result<std::vector<std::byte>> EmulatedGpu::build_kernarg(const object::Kernel& kernel, const Launch& launch,
                                                          PlacedLaunch& placed) const {
  const object::KernelMetadata& metadata = kernel.metadata;
  const uint64_t size_bytes = kernel.kernarg_bytes();
  if (size_bytes > 65536) return Error{fmt::format("the kernel wants {} bytes of arguments", size_bytes)};
  std::vector<std::byte> kernarg(align_up(size_bytes, 16));

  // Dynamic LDS follows the static part, each piece aligned for what its pointer points to.
  uint64_t lds_end = uint64_t{kernel.descriptor.group_segment_fixed_bytes} + launch.dynamic_lds_bytes;
  std::vector<exec::HiddenArgument> hidden;
  size_t next = 0;
  for (const object::ArgumentMetadata& argument : metadata.arguments) {
    if (object::is_hidden(argument.kind)) {
      hidden.push_back({std::string(object::to_string(argument.kind)), argument.offset_bytes, argument.size_bytes});
      continue;
    }
    if (next == launch.arguments.size()) {
      const auto expected = std::count_if(metadata.arguments.begin(), metadata.arguments.end(),
                                          [](const object::ArgumentMetadata& a) { return !object::is_hidden(a.kind); });
      return wrong_count(kernel, static_cast<size_t>(expected), launch.arguments.size());
    }
    const LaunchArgument& given = launch.arguments[next];
    const std::string label =
        fmt::format("argument {}{}", next, argument.name.empty() ? "" : fmt::format(" '{}'", argument.name));
    ++next;
    std::byte* place = kernarg.data() + argument.offset_bytes;
    if (argument.kind == object::ArgumentKind::dynamic_shared_pointer) {
      if (given.kind != LaunchArgument::Kind::lds) return Error{label + " is an LDS pointer: expected lds:BYTES"};
      lds_end = align_up(lds_end, std::max(argument.pointee_align_bytes, 16u));
      if (argument.size_bytes < 4) return Error{label + ": an LDS pointer of less than 4 bytes"};
      store_le(place, static_cast<uint32_t>(lds_end));
      lds_end += given.lds_bytes;
      if (lds_end > machine_.limits.lds_bytes_per_workgroup)
        return Error{fmt::format("{}: {} bytes of LDS in all; a workgroup has at most {}", label, lds_end,
                                 machine_.limits.lds_bytes_per_workgroup)};
      continue;
    }
    if (given.kind == LaunchArgument::Kind::lds) return Error{label + " is not an LDS pointer"};
    if (given.bytes.size() != argument.size_bytes)
      return Error{fmt::format("{} takes {} bytes{}, {} given", label, argument.size_bytes,
                               argument.type_name.empty() ? "" : fmt::format(" ({})", argument.type_name),
                               given.bytes.size())};
    std::memcpy(place, given.bytes.data(), given.bytes.size());
  }
  if (next < launch.arguments.size()) return wrong_count(kernel, next, launch.arguments.size());

  placed.dispatch.dynamic_lds_bytes = static_cast<uint32_t>(lds_end - kernel.descriptor.group_segment_fixed_bytes);
  const Result<bool> filled =
      exec::fill_hidden_arguments(kernarg, hidden, placed.dispatch, machine_, {.printf_buffer = placed.printf_address});
  if (!filled) return filled.error();
  return kernarg;
}

// What a runtime wrote, but for the addresses of its queue and of its buffer for printf, which are this device's own.
Result<std::vector<std::byte>> EmulatedGpu::check_image(const object::Kernel& kernel, const KernargImage& image,
                                                        const PlacedLaunch& placed) const {
  const object::KernelMetadata& metadata = kernel.metadata;
  const uint64_t size_bytes = kernel.kernarg_bytes();
  std::vector<exec::HiddenArgument> own;
  for (const object::ArgumentMetadata& argument : metadata.arguments) {
    if (argument.kind == object::ArgumentKind::hidden_queue_ptr ||
        (argument.kind == object::ArgumentKind::hidden_printf_buffer && placed.printf_address != 0))
      own.push_back({std::string(object::to_string(argument.kind)), argument.offset_bytes, argument.size_bytes});
  }
  if (image.bytes.size() < size_bytes || image.bytes.size() > 65536)
    return Error{fmt::format("kernel {} takes {} bytes of arguments, {} given", shown_symbol(kernel.name), size_bytes,
                             image.bytes.size())};
  std::vector<std::byte> kernarg = image.bytes;
  const Result<bool> filled =
      exec::fill_hidden_arguments(kernarg, own, placed.dispatch, machine_, {.printf_buffer = placed.printf_address});
  if (!filled) return filled.error();
  return kernarg;
}

Result<PlacedLaunch> EmulatedGpu::place(const object::Kernel& kernel, const Launch& launch) {
  PlacedLaunch placed;
  placed.kernel = &kernel;
  exec::DispatchInfo& dispatch = placed.dispatch = loaded_->dispatch_of(kernel);
  dispatch.grid = launch.work_items;
  dispatch.workgroup_size = launch.workgroup_size;
  dispatch.system = system_;

  dispatch.dynamic_lds_bytes = launch.dynamic_lds_bytes;
  dispatch.private_segment_bytes = std::max(dispatch.private_segment_bytes, launch.private_segment_bytes);
  if (launch.shader) {
    Result<std::vector<uint64_t>> memory = place_shader(*launch.shader, memory_, dispatch);
    if (!memory) return memory.error();
    placed.shader_memory = std::move(*memory);
    dispatch.compressed = launch.shader->compressed;
    return placed;
  }
  if (std::ranges::count(kernel.metadata.arguments, object::ArgumentKind::hidden_printf_buffer,
                         &object::ArgumentMetadata::kind) != 0) {
    const Result<uint64_t> buffer = memory_.allocate(launch.printf_buffer_bytes, {.name = "the printf buffer"});
    if (!buffer) return buffer.error();
    placed.printf_address = *buffer;
    prepare_printf_buffer(memory_.view(*buffer, launch.printf_buffer_bytes));
  }
  const Result<std::vector<std::byte>> kernarg =
      launch.kernarg ? check_image(kernel, *launch.kernarg, placed) : build_kernarg(kernel, launch, placed);
  if (!kernarg) return kernarg.error();
  if (kernarg->empty()) return placed;
  placed.kernarg_bytes = kernarg->size();
  // Runtimes keep the arguments of many dispatches in one piece of memory, which may be among the buffers.
  if (launch.kernarg && launch.kernarg->address) {
    const std::span<std::byte> there = memory_.view(*launch.kernarg->address, kernarg->size());
    if (!there.empty()) {
      std::memcpy(there.data(), kernarg->data(), kernarg->size());
      dispatch.kernarg_address = *launch.kernarg->address;
      placed.kernarg_in_buffer = true;
      return placed;
    }
  }
  state::BufferInfo info{.name = "the kernel's arguments", .writable = false};
  const Result<uint64_t> address = launch.kernarg && launch.kernarg->address
                                       ? memory_.allocate_at(*launch.kernarg->address, kernarg->size(), std::move(info))
                                       : memory_.allocate(kernarg->size(), std::move(info));
  if (!address) return address.error();
  std::memcpy(memory_.view(*address, kernarg->size()).data(), kernarg->data(), kernarg->size());
  dispatch.kernarg_address = *address;
  return placed;
}

events::Outcome EmulatedGpu::run_in(state::Memory& memory, const PlacedLaunch& placed,
                                    const exec::DispatchOptions& options) {
  return engine_->launch(loaded_->prepared_for(*placed.kernel), placed.dispatch, memory, options);
}

void EmulatedGpu::remove(const PlacedLaunch& placed) {
  if (placed.printf_address != 0) memory_.release(placed.printf_address);
  for (const uint64_t address : placed.shader_memory) memory_.release(address);
  if (placed.kernarg_bytes != 0 && !placed.kernarg_in_buffer) memory_.release(placed.dispatch.kernarg_address);
}

Result<events::Outcome> EmulatedGpu::launch(const object::Kernel& kernel, const Launch& launch,
                                            const exec::DispatchOptions& options) {
  const Result<PlacedLaunch> placed = place(kernel, launch);
  if (!placed) return placed.error();
  events::Outcome outcome = run(*placed, options);
  remove(*placed);
  return outcome;
}

}  // namespace lw::gpu
