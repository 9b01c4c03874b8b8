// What agents, instruction sets, caches and memory pools tell of themselves.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <thread>

#include <hsa/hsa_ext_image.h>

#include "hsa/images.h"
#include "hsa/queue.h"
#include "hsa/runtime.h"
#include "hsa/status.h"

namespace lw::hsa {

Agent* agent_of(hsa_agent_t handle) {
  Runtime* runtime = Runtime::current();
  if (runtime == nullptr) return nullptr;
  for (const auto& agent : runtime->agents())
    if (reinterpret_cast<uint64_t>(agent.get()) == handle.handle) return agent.get();
  return nullptr;
}

Pool* pool_of(hsa_amd_memory_pool_t handle) {
  Runtime* runtime = Runtime::current();
  if (runtime == nullptr) return nullptr;
  for (const auto& agent : runtime->agents())
    for (const auto& pool : agent->pools)
      if (reinterpret_cast<uint64_t>(pool.get()) == handle.handle) return pool.get();
  return nullptr;
}

namespace {

constexpr size_t kNameBytes = 64;
constexpr uint32_t kMaxQueues = 128;
constexpr uint32_t kMinPackets = 64;
constexpr std::array<uint32_t, 4> kNoCaches{};

std::array<uint32_t, 4> cache_bytes(const Agent& agent) {
  if (!agent.is_gpu) return kNoCaches;
  const Board& p = agent.board;
  return {p.l1_bytes, p.l2_bytes, p.l3_bytes, 0};
}

// In each dimension.
std::array<uint16_t, 3> max_workgroup(const isa::TargetLimits& limits) {
  return {limits.max_workgroup_size, limits.max_workgroup_size, limits.max_workgroup_size};
}

hsa_status_t cpu_info(const Agent& cpu, unsigned attribute, void* value) {
  switch (attribute) {
    case HSA_AGENT_INFO_NAME:
    case HSA_AMD_AGENT_INFO_PRODUCT_NAME: return answer_text(value, "host CPU", kNameBytes);
    case HSA_AGENT_INFO_VENDOR_NAME: return answer_text(value, "CPU", kNameBytes);
    case HSA_AGENT_INFO_FEATURE: return answer<hsa_agent_feature_t>(value, {});
    case HSA_AGENT_INFO_PROFILE: return answer<hsa_profile_t>(value, HSA_PROFILE_FULL);
    case HSA_AGENT_INFO_DEVICE: return answer<hsa_device_type_t>(value, HSA_DEVICE_TYPE_CPU);
    case HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE:
      return answer<hsa_default_float_rounding_mode_t>(value, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR);
    case HSA_AGENT_INFO_WAVEFRONT_SIZE:
    case HSA_AGENT_INFO_WORKGROUP_MAX_SIZE:
    case HSA_AGENT_INFO_GRID_MAX_SIZE:
    case HSA_AGENT_INFO_QUEUES_MAX:
    case HSA_AGENT_INFO_QUEUE_MIN_SIZE:
    case HSA_AGENT_INFO_QUEUE_MAX_SIZE: return answer<uint32_t>(value, 0);
    case HSA_AGENT_INFO_WORKGROUP_MAX_DIM: std::memset(value, 0, 3 * sizeof(uint16_t)); return HSA_STATUS_SUCCESS;
    case HSA_AGENT_INFO_GRID_MAX_DIM: return answer<hsa_dim3_t>(value, {});
    case HSA_AGENT_INFO_CACHE_SIZE: return answer(value, cache_bytes(cpu));
    case HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT:
      return answer<uint32_t>(value, std::max(1u, std::thread::hardware_concurrency()));
    case HSA_AMD_AGENT_INFO_CHIP_ID:
    case HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY:
    case HSA_AMD_AGENT_INFO_BDFID:
    case HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU:
    case HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU:
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES:
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE:
    case HSA_AMD_AGENT_INFO_MEMORY_WIDTH:
    case HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY: return answer<uint32_t>(value, 0);
    case HSA_AMD_AGENT_INFO_CACHELINE_SIZE: return answer<uint32_t>(value, 64);
    case HSA_AMD_AGENT_INFO_UUID: return answer_text(value, "CPU-XX", 24);
    default: return unknown_attribute("hsa_agent_get_info (CPU)", attribute);
  }
}

hsa_status_t image_info(unsigned attribute, void* value) {
  constexpr uint32_t kMost = image::kMostWidth, kSlices = image::kMostSlices;
  switch (attribute) {
    case HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS: return answer<uint32_t>(value, kMost);
    case HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS: return answer<uint32_t>(value, image::kMostBufferTexels);
    case HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DA_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DDEPTH_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DADEPTH_MAX_ELEMENTS: return answer<std::array<uint32_t, 2>>(value, {kMost, kMost});
    case HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS:
      return answer<std::array<uint32_t, 3>>(value, {kMost, kMost, kSlices});
    case HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS: return answer<uint32_t>(value, kSlices);
    case HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES: return answer<uint32_t>(value, 128);
    case HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES: return answer<uint32_t>(value, 64);
    case HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS: return answer<uint32_t>(value, 16);
    case HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT: return answer<uint32_t>(value, kRowPitchAlignment);
    default: return unknown_attribute("hsa_agent_get_info", attribute);
  }
}

hsa_status_t gpu_info(const Agent& gpu, unsigned attribute, void* value) {
  const Board& board = gpu.board;
  const isa::TargetLimits& limits = *gpu.device->limits;
  switch (attribute) {
    case HSA_AGENT_INFO_NAME: return answer_text(value, gpu.device->target(), kNameBytes);
    case HSA_AGENT_INFO_VENDOR_NAME: return answer_text(value, "AMD", kNameBytes);
    case HSA_AMD_AGENT_INFO_PRODUCT_NAME: return answer_text(value, board.marketing_name, kNameBytes);
    case HSA_AGENT_INFO_FEATURE: return answer<hsa_agent_feature_t>(value, HSA_AGENT_FEATURE_KERNEL_DISPATCH);
    case HSA_AGENT_INFO_PROFILE: return answer<hsa_profile_t>(value, HSA_PROFILE_BASE);
    case HSA_AGENT_INFO_DEVICE: return answer<hsa_device_type_t>(value, HSA_DEVICE_TYPE_GPU);
    case HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE:
    case HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES:
      return answer<hsa_default_float_rounding_mode_t>(value, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR);
    case HSA_AGENT_INFO_FAST_F16_OPERATION: return answer<bool>(value, true);
    case HSA_AGENT_INFO_WAVEFRONT_SIZE: return answer<uint32_t>(value, limits.default_wave_size());
    case HSA_AGENT_INFO_WORKGROUP_MAX_DIM: return answer(value, max_workgroup(limits));
    case HSA_AGENT_INFO_WORKGROUP_MAX_SIZE: return answer<uint32_t>(value, limits.max_workgroup_size);
    case HSA_AGENT_INFO_GRID_MAX_DIM: return answer<hsa_dim3_t>(value, {UINT32_MAX, UINT32_MAX, UINT32_MAX});
    case HSA_AGENT_INFO_GRID_MAX_SIZE: return answer<uint32_t>(value, UINT32_MAX);
    case HSA_AGENT_INFO_FBARRIER_MAX_SIZE: return answer<uint32_t>(value, 32);
    case HSA_AGENT_INFO_QUEUES_MAX: return answer<uint32_t>(value, kMaxQueues);
    case HSA_AGENT_INFO_QUEUE_MIN_SIZE: return answer<uint32_t>(value, kMinPackets);
    case HSA_AGENT_INFO_QUEUE_MAX_SIZE: return answer<uint32_t>(value, kMaxPackets);
    case HSA_AGENT_INFO_CACHE_SIZE: return answer(value, cache_bytes(gpu));
    case HSA_AGENT_INFO_ISA: return answer<hsa_isa_t>(value, {gpu.handle().handle});
    case HSA_AMD_AGENT_INFO_CHIP_ID: return answer<uint32_t>(value, board.chip_id);
    case HSA_AMD_AGENT_INFO_CACHELINE_SIZE: return answer<uint32_t>(value, board.cache_line_bytes);
    case HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT:
    case HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT: return answer<uint32_t>(value, board.compute_units);
    case HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY: return answer<uint32_t>(value, board.clock_mhz);
    case HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS: return answer<uint32_t>(value, 0);
    case HSA_AMD_AGENT_INFO_BDFID: return answer<uint32_t>(value, gpu.index << 8);
    case HSA_AMD_AGENT_INFO_DOMAIN: return answer<uint32_t>(value, 0);
    case HSA_AMD_AGENT_INFO_MEMORY_WIDTH: return answer<uint32_t>(value, board.memory_bus_bits);
    case HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY: return answer<uint32_t>(value, board.memory_clock_mhz);
    case HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU:
      return answer<uint32_t>(value, limits.max_waves_per_simd * limits.simds_per_compute_unit);
    case HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU: return answer<uint32_t>(value, limits.simds_per_compute_unit);
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES: return answer<uint32_t>(value, board.shader_engines);
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE: return answer<uint32_t>(value, board.shader_arrays_per_engine);
    case HSA_AMD_AGENT_INFO_HDP_FLUSH: return answer<hsa_amd_hdp_flush_t>(value, {nullptr, nullptr});
    case HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES: return answer<bool>(value, false);
    case HSA_AMD_AGENT_INFO_UUID: return answer_text(value, fmt::format("GPU-{:016x}", gpu.index), 24);
    case HSA_AMD_AGENT_INFO_ASIC_REVISION: return answer<uint32_t>(value, 1);
    case HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS: return answer<bool>(value, false);
    default: return image_info(attribute, value);
  }
}

hsa_status_t any_info(const Agent& agent, unsigned attribute, void* value) {
  switch (attribute) {
    case HSA_AGENT_INFO_MACHINE_MODEL: return answer<hsa_machine_model_t>(value, HSA_MACHINE_MODEL_LARGE);
    case HSA_AGENT_INFO_QUEUE_TYPE: return answer<hsa_queue_type32_t>(value, HSA_QUEUE_TYPE_MULTI);
    case HSA_AGENT_INFO_NODE:
    case HSA_AMD_AGENT_INFO_DRIVER_NODE_ID: return answer<uint32_t>(value, agent.index);
    case HSA_AGENT_INFO_EXTENSIONS: {
      // A bit each, by number.
      std::array<uint8_t, 128> extensions{};
      if (agent.is_gpu) extensions[0] = 1 << HSA_EXTENSION_IMAGES;
      return answer(value, extensions);
    }
    case HSA_AGENT_INFO_VERSION_MAJOR:
    case HSA_AGENT_INFO_VERSION_MINOR: return answer<uint16_t>(value, 1);
    default: return agent.is_gpu ? gpu_info(agent, attribute, value) : cpu_info(agent, attribute, value);
  }
}

hsa_status_t pool_info(const Pool& pool, unsigned attribute, void* value) {
  switch (attribute) {
    case HSA_AMD_MEMORY_POOL_INFO_SEGMENT: return answer(value, pool.segment);
    case HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS: return answer<uint32_t>(value, pool.global_flags);
    case HSA_AMD_MEMORY_POOL_INFO_SIZE: return answer<size_t>(value, pool.size_bytes);
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED: return answer<bool>(value, pool.allows_allocation());
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE:
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT:
      return answer<size_t>(value, pool.allows_allocation() ? 4096 : 0);
    case HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL: return answer<bool>(value, !pool.agent->is_gpu);
    case HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE:
      return answer<size_t>(value, pool.allows_allocation() ? pool.size_bytes : 0);
    default: return unknown_attribute("hsa_amd_memory_pool_get_info", attribute);
  }
}

// Boards sit in PCIe slots: the CPU does not see a GPU's memory, GPUs may see each other's.
hsa_amd_memory_pool_access_t access_of(const Agent& agent, const Pool& pool) {
  if (pool.agent == &agent) return HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT;
  if (!pool.allows_allocation() || !agent.is_gpu) return HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED;
  return HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT;
}

hsa_status_t isa_info(const Agent& gpu, unsigned attribute, void* value) {
  switch (attribute) {
    case HSA_ISA_INFO_NAME_LENGTH: return answer<uint32_t>(value, static_cast<uint32_t>(gpu.isa_name.size() + 1));
    case HSA_ISA_INFO_NAME: std::memcpy(value, gpu.isa_name.c_str(), gpu.isa_name.size() + 1); break;
    case HSA_ISA_INFO_CALL_CONVENTION_COUNT: return answer<uint32_t>(value, 1);
    case HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE:
      return answer<uint32_t>(value, gpu.device->limits->default_wave_size());
    case HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT:
      return answer<uint32_t>(value,
                              gpu.device->limits->max_waves_per_simd * gpu.device->limits->simds_per_compute_unit);
    case HSA_ISA_INFO_MACHINE_MODELS: return answer<std::array<bool, 2>>(value, {false, true});
    case HSA_ISA_INFO_PROFILES: return answer<std::array<bool, 2>>(value, {true, false});
    case HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES:
    case HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES:
      return answer<std::array<bool, 3>>(value, {false, false, true});
    case HSA_ISA_INFO_FAST_F16_OPERATION: return answer<bool>(value, true);
    case HSA_ISA_INFO_WORKGROUP_MAX_DIM: return answer(value, max_workgroup(*gpu.device->limits));
    case HSA_ISA_INFO_WORKGROUP_MAX_SIZE: return answer<uint32_t>(value, gpu.device->limits->max_workgroup_size);
    case HSA_ISA_INFO_GRID_MAX_DIM: return answer<hsa_dim3_t>(value, {UINT32_MAX, UINT32_MAX, UINT32_MAX});
    case HSA_ISA_INFO_GRID_MAX_SIZE: return answer<uint64_t>(value, UINT64_MAX);
    case HSA_ISA_INFO_FBARRIER_MAX_SIZE: return answer<uint32_t>(value, 32);
    default: return unknown_attribute("hsa_isa_get_info", attribute);
  }
  return HSA_STATUS_SUCCESS;
}

// An instruction set is its GPU's: handles are the same.
Agent* agent_of_isa(hsa_isa_t isa) {
  Agent* agent = agent_of({isa.handle});
  return agent != nullptr && agent->is_gpu ? agent : nullptr;
}

// A cache's handle is its agent's with the level in the low bits, which are 0 there.
constexpr uint64_t kLevelMask = 3;

}  // namespace
}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_iterate_agents(hsa_status_t (*callback)(hsa_agent_t, void*), void* data) {
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  Runtime* runtime = Runtime::current();
  if (runtime == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
  for (const auto& agent : runtime->agents())
    if (const hsa_status_t status = callback(agent->handle(), data); status != HSA_STATUS_SUCCESS) return status;
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_agent_get_info(hsa_agent_t handle, hsa_agent_info_t attribute, void* value) {
  return guarded([&] {
    const Agent* agent = agent_of(handle);
    if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return any_info(*agent, static_cast<unsigned>(attribute), value);
  });
}

hsa_status_t hsa_agent_iterate_isas(hsa_agent_t handle, hsa_status_t (*callback)(hsa_isa_t, void*), void* data) {
  const Agent* agent = agent_of(handle);
  if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return agent->is_gpu ? callback({handle.handle}, data) : HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_isa_get_info_alt(hsa_isa_t handle, hsa_isa_info_t attribute, void* value) {
  return guarded([&] {
    const Agent* gpu = agent_of_isa(handle);
    if (gpu == nullptr) return HSA_STATUS_ERROR_INVALID_ISA;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return isa_info(*gpu, static_cast<unsigned>(attribute), value);
  });
}

hsa_status_t hsa_isa_get_info(hsa_isa_t handle, hsa_isa_info_t attribute, uint32_t index, void* value) {
  return index == 0 ? hsa_isa_get_info_alt(handle, attribute, value) : HSA_STATUS_ERROR_INVALID_INDEX;
}

hsa_status_t hsa_isa_from_name(const char* name, hsa_isa_t* isa) {
  if (name == nullptr || isa == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  Runtime* runtime = Runtime::current();
  if (runtime == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
  for (const auto& agent : runtime->agents())
    if (agent->is_gpu && agent->isa_name == name) return answer<hsa_isa_t>(isa, {agent->handle().handle});
  return HSA_STATUS_ERROR_INVALID_ISA_NAME;
}

hsa_status_t hsa_isa_compatible(hsa_isa_t code, hsa_isa_t agent, bool* result) {
  if (agent_of_isa(code) == nullptr || agent_of_isa(agent) == nullptr) return HSA_STATUS_ERROR_INVALID_ISA;
  if (result == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return answer(result, agent_of_isa(code)->isa_name == agent_of_isa(agent)->isa_name);
}

hsa_status_t hsa_isa_iterate_wavefronts(hsa_isa_t isa, hsa_status_t (*callback)(hsa_wavefront_t, void*), void* data) {
  const Agent* gpu = agent_of_isa(isa);
  if (gpu == nullptr) return HSA_STATUS_ERROR_INVALID_ISA;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return callback({gpu->device->limits->default_wave_size()}, data);
}

hsa_status_t hsa_wavefront_get_info(hsa_wavefront_t wavefront, hsa_wavefront_info_t attribute, void* value) {
  if (wavefront.handle != 32 && wavefront.handle != 64) return HSA_STATUS_ERROR_INVALID_WAVEFRONT;
  if (value == nullptr || attribute != HSA_WAVEFRONT_INFO_SIZE) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return answer(value, static_cast<uint32_t>(wavefront.handle));
}

hsa_status_t hsa_agent_iterate_caches(hsa_agent_t handle, hsa_status_t (*callback)(hsa_cache_t, void*), void* data) {
  const Agent* agent = agent_of(handle);
  if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const auto bytes = cache_bytes(*agent);
  for (uint64_t level = 0; level < bytes.size(); ++level) {
    if (bytes[level] == 0) continue;
    if (const hsa_status_t status = callback({handle.handle | level}, data); status != HSA_STATUS_SUCCESS)
      return status;
  }
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_cache_get_info(hsa_cache_t cache, hsa_cache_info_t attribute, void* value) {
  return guarded([&] {
    const Agent* agent = agent_of({cache.handle & ~kLevelMask});
    if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_CACHE;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const uint64_t level = cache.handle & kLevelMask;
    const std::string name = fmt::format("L{}", level + 1);
    switch (attribute) {
      case HSA_CACHE_INFO_NAME_LENGTH: return answer<uint32_t>(value, static_cast<uint32_t>(name.size()));
      case HSA_CACHE_INFO_NAME: return answer_text(value, name, name.size() + 1);
      case HSA_CACHE_INFO_LEVEL: return answer<uint8_t>(value, static_cast<uint8_t>(level + 1));
      case HSA_CACHE_INFO_SIZE: return answer<uint32_t>(value, cache_bytes(*agent)[level]);
      default: return unknown_attribute("hsa_cache_get_info", attribute);
    }
  });
}

hsa_status_t hsa_amd_agent_iterate_memory_pools(hsa_agent_t handle,
                                                hsa_status_t (*callback)(hsa_amd_memory_pool_t, void*), void* data) {
  const Agent* agent = agent_of(handle);
  if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  for (const auto& pool : agent->pools)
    if (const hsa_status_t status = callback(pool->handle(), data); status != HSA_STATUS_SUCCESS) return status;
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_memory_pool_get_info(hsa_amd_memory_pool_t handle, hsa_amd_memory_pool_info_t attribute,
                                          void* value) {
  return guarded([&] {
    const Pool* pool = pool_of(handle);
    if (pool == nullptr) return kInvalidMemoryPool;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return pool_info(*pool, attribute, value);
  });
}

hsa_status_t hsa_amd_agent_memory_pool_get_info(hsa_agent_t agent_handle, hsa_amd_memory_pool_t pool_handle,
                                                hsa_amd_agent_memory_pool_info_t attribute, void* value) {
  return guarded([&] {
    const Agent* agent = agent_of(agent_handle);
    const Pool* pool = pool_of(pool_handle);
    if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (pool == nullptr) return kInvalidMemoryPool;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const uint32_t hops = pool->agent == agent ? 0 : pool->agent->is_gpu && agent->is_gpu ? 2 : 1;
    switch (attribute) {
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS: return answer(value, access_of(*agent, *pool));
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS: return answer(value, hops);
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO: {
        auto* links = static_cast<hsa_amd_memory_pool_link_info_t*>(value);
        for (uint32_t i = 0; i < hops; ++i) {
          links[i] = {};
          links[i].atomic_support_32bit = true;
          links[i].atomic_support_64bit = true;
          links[i].coherent_support = true;
          links[i].link_type = HSA_AMD_LINK_INFO_TYPE_PCIE;
          links[i].numa_distance = 20;
        }
        return HSA_STATUS_SUCCESS;
      }
      default: return unknown_attribute("hsa_amd_agent_memory_pool_get_info", attribute);
    }
  });
}

hsa_status_t hsa_amd_memory_pool_can_migrate(hsa_amd_memory_pool_t, hsa_amd_memory_pool_t, bool* result) {
  return result == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT : answer(result, false);
}
