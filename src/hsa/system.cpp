// hsa_init and what there is to know of the system as a whole.
#include <fmt/format.h>
#include <sys/sysinfo.h>
#include <time.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

#include "base/defect.h"
#include "gpu/engine.h"
#include "gpu/gpu.h"
#include "hsa/device_time.h"
#include "hsa/hip_calls.h"
#include "hsa/hsa.h"
#include "hsa/program_code.h"
#include "hsa/runtime.h"
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
  if (gpu->memory_bytes == 0) return Error{fmt::format("{}: '{}' is no number of bytes", kMemoryVariable, memory)};
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

using namespace lw::hsa;

hsa_status_t hsa_init() {
  lw::end_process_on_defects();
  return guarded([] { return Runtime::acquire(); });
}

hsa_status_t hsa_shut_down() {
  return guarded([] { return Runtime::release(); });
}

hsa_status_t hsa_system_get_info(hsa_system_info_t attribute, void* value) {
  if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  switch (static_cast<unsigned>(attribute)) {
    case HSA_SYSTEM_INFO_VERSION_MAJOR: return answer<uint16_t>(value, 1);
    case HSA_SYSTEM_INFO_VERSION_MINOR: return answer<uint16_t>(value, 1);
    case HSA_SYSTEM_INFO_TIMESTAMP: return answer<uint64_t>(value, system_ns());
    case HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY: return answer<uint64_t>(value, 1'000'000'000);
    case HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT: return answer<uint64_t>(value, UINT64_MAX);
    case HSA_SYSTEM_INFO_ENDIANNESS: return answer<hsa_endianness_t>(value, HSA_ENDIANNESS_LITTLE);
    case HSA_SYSTEM_INFO_MACHINE_MODEL: return answer<hsa_machine_model_t>(value, HSA_MACHINE_MODEL_LARGE);
    case HSA_SYSTEM_INFO_EXTENSIONS: return answer<std::array<uint8_t, 128>>(value, {1 << HSA_EXTENSION_IMAGES});
    case HSA_AMD_SYSTEM_INFO_BUILD_VERSION: return answer<const char*>(value, "Lanewise");
    case HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED: return answer<bool>(value, false);
    case HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT: return answer<bool>(value, false);
    default: return unknown_attribute("hsa_system_get_info", attribute);
  }
}

hsa_status_t hsa_extension_get_name(uint16_t extension, const char** name) {
  if (name == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  switch (extension) {
    case HSA_EXTENSION_FINALIZER: *name = "HSA_EXTENSION_FINALIZER"; break;
    case HSA_EXTENSION_IMAGES: *name = "HSA_EXTENSION_IMAGES"; break;
    case HSA_EXTENSION_PERFORMANCE_COUNTERS: *name = "HSA_EXTENSION_PERFORMANCE_COUNTERS"; break;
    case HSA_EXTENSION_PROFILING_EVENTS: *name = "HSA_EXTENSION_PROFILING_EVENTS"; break;
    case HSA_EXTENSION_AMD_PROFILER: *name = "HSA_EXTENSION_AMD_PROFILER"; break;
    case HSA_EXTENSION_AMD_LOADER: *name = "HSA_EXTENSION_AMD_LOADER"; break;
    case HSA_EXTENSION_AMD_AQLPROFILE: *name = "HSA_EXTENSION_AMD_AQLPROFILE"; break;
    default: *name = nullptr; return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
  return HSA_STATUS_SUCCESS;
}

// GPUs have images; what Lanewise lacks of them is refused where it is used. No other extension is there: programs ask
// before they use one.
hsa_status_t hsa_system_extension_supported(uint16_t extension, uint16_t major, uint16_t, bool* result) {
  return result == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT
                           : answer(result, extension == HSA_EXTENSION_IMAGES && major == 1);
}
hsa_status_t hsa_system_major_extension_supported(uint16_t extension, uint16_t major, uint16_t* minor, bool* result) {
  if (minor != nullptr) *minor = 0;
  return hsa_system_extension_supported(extension, major, 0, result);
}
hsa_status_t hsa_agent_extension_supported(uint16_t extension, hsa_agent_t handle, uint16_t major, uint16_t minor,
                                           bool* result) {
  const Agent* agent = agent_of(handle);
  if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  const hsa_status_t status = hsa_system_extension_supported(extension, major, minor, result);
  if (status == HSA_STATUS_SUCCESS) *result = *result && agent->is_gpu;
  return status;
}
hsa_status_t hsa_agent_major_extension_supported(uint16_t extension, hsa_agent_t agent, uint16_t major, uint16_t* minor,
                                                 bool* result) {
  if (minor != nullptr) *minor = 0;
  return hsa_agent_extension_supported(extension, agent, major, 0, result);
}
hsa_status_t hsa_system_get_extension_table(uint16_t, uint16_t, uint16_t, void*) { return HSA_STATUS_ERROR; }
hsa_status_t hsa_system_get_major_extension_table(uint16_t, uint16_t, size_t, void*) { return HSA_STATUS_ERROR; }
