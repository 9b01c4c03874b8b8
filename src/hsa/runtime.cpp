// The process's runtime: its agents, and the first and the last hsa_init().
#include "hsa/runtime.h"

#include <fmt/format.h>
#include <sys/sysinfo.h>
#include <time.h>

#include <cstdlib>
#include <mutex>
#include <string>

#include "gpu/engine.h"
#include "gpu/gpu.h"
#include "hsa/hip_calls.h"
#include "hsa/hsa.h"
#include "hsa/program_code.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

std::mutex init_mutex;
uint64_t references = 0;
std::atomic<Runtime*> the_runtime{nullptr};

uint64_t host_memory_bytes() {
  struct sysinfo info {};
  if (::sysinfo(&info) != 0) return uint64_t{1} << 32;
  return uint64_t{info.totalram} * info.mem_unit;
}

void add_pool(Agent& agent, hsa_amd_segment_t segment, uint32_t flags, uint64_t size_bytes) {
  auto pool = std::make_unique<Pool>();
  pool->agent = &agent;
  pool->segment = segment;
  pool->global_flags = flags;
  pool->size_bytes = size_bytes;
  pool->used_bytes = &agent.used_bytes;
  agent.pools.push_back(std::move(pool));
}

std::unique_ptr<Agent> make_cpu() {
  auto cpu = std::make_unique<Agent>();
  cpu->memory_bytes = host_memory_bytes();
  const uint32_t fine = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED;
  add_pool(*cpu, HSA_AMD_SEGMENT_GLOBAL, fine, cpu->memory_bytes);
  add_pool(*cpu, HSA_AMD_SEGMENT_GLOBAL, fine | HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT, cpu->memory_bytes);
  add_pool(*cpu, HSA_AMD_SEGMENT_GLOBAL, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED, cpu->memory_bytes);
  return cpu;
}

Result<std::unique_ptr<Agent>> make_gpu(std::string_view name, unsigned index) {
  const isa::Device* device = isa::find_device(name);
  if (device == nullptr) return Error{fmt::format("{}: no device is called '{}'", kDevicesVariable, name)};
  if (!gpu::models(device->target()))
    return Error{fmt::format("{}: running programs on {} ({}) is not modelled", kDevicesVariable, device->name,
                             device->target())};
  auto gpu = std::make_unique<Agent>();
  gpu->index = index;
  gpu->is_gpu = true;
  gpu->device = device;
  gpu->target = isa::find_target(device->target());
  gpu->board = board_of(*device);
  gpu->isa_name = fmt::format("amdgcn-amd-amdhsa--{}", gpu->board.instruction_set);
  const char* memory = std::getenv(kMemoryVariable);
  gpu->memory_bytes = memory == nullptr ? gpu->board.memory_bytes : parse_unsigned(memory).value_or(0);
  if (gpu->memory_bytes == 0) return Error{fmt::format("{}: '{}' is not a number of bytes", kMemoryVariable, memory)};
  gpu->engine = gpu::make_engine();
  gpu->clock_begin_ns = timestamp_ns();
  gpu->clock_ns = gpu->clock_begin_ns;
  add_pool(*gpu, HSA_AMD_SEGMENT_GLOBAL, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED, gpu->memory_bytes);
  add_pool(*gpu, HSA_AMD_SEGMENT_GROUP, 0, device->limits->lds_bytes_per_workgroup);
  return gpu;
}

Result<std::vector<std::unique_ptr<Agent>>> make_agents() {
  const char* variable = std::getenv(kDevicesVariable);
  std::string_view names = variable == nullptr || *variable == 0 ? kDefaultDevice : std::string_view(variable);
  std::vector<std::unique_ptr<Agent>> agents;
  agents.push_back(make_cpu());
  while (true) {
    const size_t comma = names.find(',');
    if (agents.size() == kMaxAgents)
      return Error{fmt::format("{}: more than {} devices", kDevicesVariable, kMaxAgents - 1)};
    auto gpu = make_gpu(names.substr(0, comma), static_cast<unsigned>(agents.size()));
    if (!gpu) return gpu.error();
    agents.push_back(std::move(*gpu));
    if (comma == std::string_view::npos) return agents;
    names = names.substr(comma + 1);
  }
}

}  // namespace

Runtime* Runtime::current() { return the_runtime.load(std::memory_order_acquire); }

hsa_status_t Runtime::acquire() {
  const std::lock_guard lock(init_mutex);
  if (the_runtime.load() == nullptr) {
    auto agents = make_agents();
    if (!agents) {
      say(agents.error().message);
      return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    }
    auto runtime = std::make_unique<Runtime>();
    runtime->agents_ = std::move(*agents);
    the_runtime.store(runtime.release());
    watch_hip_calls();
    tell_of_missing_code();
  }
  ++references;
  return HSA_STATUS_SUCCESS;
}

hsa_status_t Runtime::release() {
  const std::lock_guard lock(init_mutex);
  if (references == 0) return HSA_STATUS_ERROR_NOT_INITIALIZED;
  --references;
  return HSA_STATUS_SUCCESS;
}

uint64_t timestamp_ns() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<uint64_t>(now.tv_sec) * 1'000'000'000 + static_cast<uint64_t>(now.tv_nsec);
}

}  // namespace lw::hsa
