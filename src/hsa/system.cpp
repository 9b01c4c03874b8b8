// hsa_init and what there is to know of the system as a whole.
#include <array>

#include "base/defect.h"
#include "hsa/device_time.h"
#include "hsa/hsa.h"
#include "hsa/runtime.h"
#include "hsa/status.h"

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
