// The C interface to pools, locked memory and what is known of a pointer.
#include <algorithm>
#include <cstring>
#include <vector>

#include "hsa/allocations.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

// The GPUs among agents; all there are where none is named. nullopt: a handle is none of ours.
std::optional<AgentSet> gpus_of(const hsa_agent_t* agents, uint32_t count) {
  AgentSet set = 0;
  if (agents == nullptr || count == 0) {
    for (const auto& agent : Runtime::current()->agents())
      if (agent->is_gpu) set |= set_of(*agent);
    return set;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const Agent* agent = agent_of(agents[i]);
    if (agent == nullptr) return std::nullopt;
    if (agent->is_gpu) set |= set_of(*agent);
  }
  return set;
}

hsa_status_t lock_memory(void* host, size_t size_bytes, const hsa_agent_t* agents, int count, void** agent_pointer) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (agent_pointer == nullptr || count < 0 || (agents == nullptr) != (count == 0))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *agent_pointer = nullptr;
    const std::optional<AgentSet> set = gpus_of(agents, static_cast<uint32_t>(count));
    if (!set) return HSA_STATUS_ERROR_INVALID_AGENT;
    const hsa_status_t status = Allocations::instance().lock(host, size_bytes, *set);
    if (status == HSA_STATUS_SUCCESS) *agent_pointer = static_cast<std::byte*>(host) + kLockedDistance;
    return status;
  });
}

void describe(const Allocation& allocation, hsa_amd_pointer_info_t& info) {
  info.type = allocation.is_locked() ? HSA_EXT_POINTER_TYPE_LOCKED : HSA_EXT_POINTER_TYPE_HSA;
  info.agentBaseAddress = allocation.bytes.data() + (allocation.is_locked() ? kLockedDistance : 0);
  info.hostBaseAddress = allocation.bytes.data();
  info.sizeInBytes = allocation.bytes.size();
  info.userData = allocation.user_data;
  const Agent& owner = allocation.is_locked() ? Runtime::current()->cpu() : *allocation.pool->agent;
  info.agentOwner = owner.handle();
  info.global_flags =
      allocation.is_locked() ? uint32_t{HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED} : allocation.pool->global_flags;
}

}  // namespace
}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_amd_memory_pool_allocate(hsa_amd_memory_pool_t handle, size_t size, uint32_t flags, void** pointer) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    Pool* pool = pool_of(handle);
    if (pool == nullptr) return kInvalidMemoryPool;
    if (pointer == nullptr || flags != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (!pool->allows_allocation()) return HSA_STATUS_ERROR_INVALID_ALLOCATION;
    return Allocations::instance().allocate(*pool, size, pointer);
  });
}

hsa_status_t hsa_amd_memory_pool_free(void* pointer) {
  return guarded(
      [&] { return pointer == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT : Allocations::instance().free(pointer); });
}

hsa_status_t hsa_amd_agents_allow_access(uint32_t count, const hsa_agent_t* agents, const uint32_t* flags,
                                         const void* pointer) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (count == 0 || agents == nullptr || flags != nullptr || pointer == nullptr)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::optional<AgentSet> set = gpus_of(agents, count);
    return set ? Allocations::instance().allow(pointer, *set) : HSA_STATUS_ERROR_INVALID_AGENT;
  });
}

hsa_status_t hsa_amd_memory_lock(void* host, size_t size, hsa_agent_t* agents, int count, void** agent_pointer) {
  return lock_memory(host, size, agents, count, agent_pointer);
}

hsa_status_t hsa_amd_memory_lock_to_pool(void* host, size_t size, hsa_agent_t* agents, int count,
                                         hsa_amd_memory_pool_t pool, uint32_t flags, void** agent_pointer) {
  const Pool* found = pool_of(pool);
  if (found == nullptr) return kInvalidMemoryPool;
  if (flags != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (found->agent->is_gpu) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return lock_memory(host, size, agents, count, agent_pointer);
}

hsa_status_t hsa_amd_memory_unlock(void* host) {
  return guarded([&] {
    // ROCR takes it in its stride when nothing is locked there.
    const hsa_status_t status = Allocations::instance().unlock(host_pointer(host));
    return status == HSA_STATUS_ERROR_INVALID_ALLOCATION ? HSA_STATUS_SUCCESS : status;
  });
}

hsa_status_t hsa_amd_pointer_info(const void* pointer, hsa_amd_pointer_info_t* info, void* (*allocate)(size_t),
                                  uint32_t* count, hsa_agent_t** accessible) {
  return guarded([&] {
    Runtime* runtime = Runtime::current();
    if (runtime == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (pointer == nullptr || info == nullptr || info->size == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    hsa_amd_pointer_info_t full{};
    const std::optional<Allocation> allocation = Allocations::instance().find(pointer);
    if (allocation) describe(*allocation, full);
    full.size = static_cast<uint32_t>(std::min<size_t>(info->size, sizeof(full)));
    std::memcpy(info, &full, full.size);
    if (!allocation || allocate == nullptr || count == nullptr || accessible == nullptr) return HSA_STATUS_SUCCESS;
    std::vector<hsa_agent_t> agents;
    if (allocation->is_locked() || !allocation->pool->agent->is_gpu) agents.push_back(runtime->cpu().handle());
    for (const auto& agent : runtime->agents())
      if (agent->is_gpu && (allocation->agents & set_of(*agent)) != 0) agents.push_back(agent->handle());
    auto* list = static_cast<hsa_agent_t*>(allocate(agents.size() * sizeof(hsa_agent_t)));
    if (list == nullptr) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    std::ranges::copy(agents, list);
    *count = static_cast<uint32_t>(agents.size());
    *accessible = list;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_pointer_info_set_userdata(const void* pointer, void* user_data) {
  return guarded([&] {
    return Allocations::instance().set_user_data(pointer, user_data) ? HSA_STATUS_SUCCESS
                                                                     : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

// What HSA 1.0 calls registration is a hint, and nothing where agents share an address space through pools.
hsa_status_t hsa_memory_register(void*, size_t size) {
  return size == 0 ? HSA_STATUS_ERROR_INVALID_ARGUMENT : HSA_STATUS_SUCCESS;
}
hsa_status_t hsa_memory_deregister(void*, size_t) { return HSA_STATUS_SUCCESS; }

// All memory is coherent: there is nothing to choose.
hsa_status_t hsa_amd_coherency_set_type(hsa_agent_t agent, hsa_amd_coherency_type_t) {
  return agent_of(agent) == nullptr ? HSA_STATUS_ERROR_INVALID_AGENT : HSA_STATUS_SUCCESS;
}
hsa_status_t hsa_amd_coherency_get_type(hsa_agent_t agent, hsa_amd_coherency_type_t* type) {
  if (agent_of(agent) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  return type == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT : answer(type, HSA_AMD_COHERENCY_TYPE_COHERENT);
}
