#include "hsa/events.h"

#include <mutex>

#include "hsa/status.h"

namespace lw::hsa {
namespace {

std::mutex handler_mutex;
hsa_amd_system_event_callback_t handler = nullptr;
void* handler_data = nullptr;

}  // namespace

bool tell_of_memory_fault(const Agent& gpu, uint64_t address, bool read_only) {
  hsa_amd_system_event_callback_t function = nullptr;
  void* data = nullptr;
  {
    const std::lock_guard lock(handler_mutex);
    function = handler;
    data = handler_data;
  }
  if (function == nullptr) return false;
  hsa_amd_event_t event{};
  event.event_type = HSA_AMD_GPU_MEMORY_FAULT_EVENT;
  event.memory_fault.agent = gpu.handle();
  event.memory_fault.virtual_address = address;
  event.memory_fault.fault_reason_mask =
      read_only ? HSA_AMD_MEMORY_FAULT_READ_ONLY : HSA_AMD_MEMORY_FAULT_PAGE_NOT_PRESENT;
  return function(&event, data) == HSA_STATUS_SUCCESS;
}

}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_amd_register_system_event_handler(hsa_amd_system_event_callback_t callback, void* data) {
  const std::lock_guard lock(handler_mutex);
  // One handler, as in ROCR.
  if (callback != nullptr && handler != nullptr) return HSA_STATUS_ERROR;
  handler = callback;
  handler_data = data;
  return HSA_STATUS_SUCCESS;
}
