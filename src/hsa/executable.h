// Executables: code objects in GPUs' memories, with their kernels and variables.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "gpu/gpu.h"
#include "hsa/runtime.h"

namespace lw::hsa {

// One code object in one GPU's memory.
struct LoadedObject {
  Agent* agent = nullptr;
  object::CodeObject code;
  std::vector<std::byte> file;  // while dispatches are recorded or checked, and where it has debug information
  std::unique_ptr<gpu::LoadedCode> loaded;
};

// What the address in a dispatch packet means. Keeps its code where it is.
struct KernelInMemory {
  std::shared_ptr<LoadedObject> object;
  const object::Kernel* kernel = nullptr;
};
std::optional<KernelInMemory> find_kernel(const Agent& gpu, uint64_t kernel_object);

}  // namespace lw::hsa
