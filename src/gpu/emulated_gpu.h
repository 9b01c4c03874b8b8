// An emulated device: memory, loaded code objects, and the launch of their kernels as the HSA ABI says,
// or of shaders as the driver that compiled them does.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "exec/exec.h"
#include "gpu/gpu.h"
#include "gpu/kernel_printf.h"
#include "gpu/shader_launch.h"
#include "object/object.h"

namespace lw::gpu {

// One kernel argument, in the kernel's own order, hidden ones left out.
struct LaunchArgument {
  enum class Kind : uint8_t { value, lds };
  Kind kind = Kind::value;
  std::vector<std::byte> bytes;  // value: exactly the argument's size; a buffer's device address for a pointer
  uint32_t lds_bytes = 0;        // lds: dynamic LDS behind the pointer

  template <class T>
  static LaunchArgument of(T number) {
    LaunchArgument argument;
    argument.bytes.resize(sizeof number);
    std::memcpy(argument.bytes.data(), &number, sizeof number);
    return argument;
  }
};

// Kernel arguments as a runtime laid them out, hidden ones included.
struct KernargImage {
  std::vector<std::byte> bytes;
  std::optional<uint64_t> address;  // where it must lie
};

struct Launch {
  std::array<uint32_t, 3> work_items{1, 1, 1};  // of the whole grid; need not be a multiple of the workgroup
  std::array<uint32_t, 3> workgroup_size{1, 1, 1};
  uint32_t dynamic_lds_bytes = 0;                      // beside what arguments ask for
  uint32_t private_segment_bytes = 0;                  // of a lane, where more than the kernel's descriptor says
  uint64_t printf_buffer_bytes = kDefaultPrintfBytes;  // for a kernel that prints
  std::vector<LaunchArgument> arguments;
  std::optional<KernargImage> kernarg;    // instead of arguments
  std::optional<ShaderArguments> shader;  // instead of both, for a compute shader
};

// A dispatch with its arguments in device memory.
struct PlacedLaunch {
  const object::Kernel* kernel = nullptr;
  exec::DispatchInfo dispatch;
  uint64_t kernarg_bytes = 0;
  bool kernarg_in_buffer = false;       // it lies inside memory that was there before
  std::vector<uint64_t> shader_memory;  // addresses of what a shader finds in memory beside its buffers
  uint64_t printf_address = 0;          // of the buffer of a kernel that prints; see gpu/kernel_printf.h
};

struct GpuOptions {
  std::optional<uint64_t> base;  // where the code object's address 0 must lie
  uint64_t red_zone_bytes = 0;   // buffers lie at least so far apart; at least 64 KiB whatever this says
  uint64_t lowest_address = 0;   // other memory that nobody gave an address lies from here on
};

class EmulatedGpu {
 public:
  // Loads the code object into fresh memory. The target must be one that Lanewise can execute.
  static Result<std::unique_ptr<EmulatedGpu>> create(const object::CodeObject& code, const GpuOptions& options = {});

  const isa::Target& target() const { return target_; }
  state::Memory& memory() { return memory_; }
  const state::Memory& memory() const { return memory_; }
  // Where address 0 of the code object lies.
  uint64_t base() const { return loaded_->base(); }

  // The machine code as it lies in device memory.
  uint64_t code_begin() const { return loaded_->code_begin(); }
  std::span<const std::byte> code_bytes() const { return loaded_->code_bytes(); }

  // Fails when the arguments do not fit the kernel's; what the kernel does is in the outcome.
  Result<events::Outcome> launch(const object::Kernel& kernel, const Launch& launch,
                                 const exec::DispatchOptions& options);

  // The same in steps, for those who want to look at the arguments in memory, or run in other memory of the same
  // layout. What is placed stays until it is removed.
  Result<PlacedLaunch> place(const object::Kernel& kernel, const Launch& launch);
  events::Outcome run(const PlacedLaunch& placed, const exec::DispatchOptions& options) {
    return run_in(memory_, placed, options);
  }
  events::Outcome run_in(state::Memory& memory, const PlacedLaunch& placed, const exec::DispatchOptions& options);
  void remove(const PlacedLaunch& placed);

  // The target in the size of waves that a kernel has.
  const isa::Target& target_of(const object::Kernel& kernel) const { return loaded_->target_of(kernel); }

 private:
  explicit EmulatedGpu(const isa::Target& target);
  Result<std::vector<std::byte>> build_kernarg(const object::Kernel& kernel, const Launch& launch,
                                               PlacedLaunch& placed) const;
  Result<std::vector<std::byte>> check_image(const object::Kernel& kernel, const KernargImage& image,
                                             const PlacedLaunch& placed) const;

  const isa::Target& target_;
  exec::MachineModel machine_;  // for what does not depend on the size of waves
  state::Memory memory_;
  exec::SystemBuffers system_;
  std::unique_ptr<exec::Engine> engine_;
  std::unique_ptr<gpu::LoadedCode> loaded_;
};

}  // namespace lw::gpu
