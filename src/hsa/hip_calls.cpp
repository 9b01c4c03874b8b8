#include "hsa/hip_calls.h"

#define __HIP_PLATFORM_AMD__ 1  // NOLINT: which of its platforms HIP's headers describe
#include <dlfcn.h>
#include <fmt/format.h>
#include <hip/hip_runtime_api.h>
#include <link.h>

#include <hip/amd_detail/hip_prof_str.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string_view>

#include "hsa/checks.h"
#include "hsa/host_call.h"
#include "hsa/hsa.h"
#include "hsa/program_code.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

// What is used of the runtime. hipPeekAtLastError() tells how a call ended, and is no call of the program's.
struct HipRuntime {
  hipError_t (*register_call)(uint32_t id, void* function, void* argument) = nullptr;
  hipError_t (*register_activity)(uint32_t id, void* function, void* argument) = nullptr;
  hipError_t (*last_error)() = nullptr;
  const char* (*error_name)(hipError_t) = nullptr;
};
HipRuntime runtime;

template <class Function>
bool find(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(::dlsym(library, name));
  return function != nullptr;
}

// The calls that threads are in, for the end of the program's time.
struct CallsAtHand {
  std::mutex mutex;
  std::map<const void*, HostCall> calls;  // by thread: the address of its record
};
CallsAtHand& at_hand() {
  static auto* const all = new CallsAtHand;
  return *all;
}
bool is_limited() {
  static const bool limited = std::getenv(kTimeoutVariable) != nullptr;
  return limited;
}

// Calls that the runtime makes of itself within one are no calls of the program.
struct ThisThread {
  alignas(hip_api_data_t) std::byte record[sizeof(hip_api_data_t)];
  bool is_in_call = false;
  bool has_told = false;  // why the call at hand will be refused
};
thread_local ThisThread this_thread;

// Not ready is an answer, and asking what a pointer is has no other way to say that it is none of HIP's.
bool is_failure(uint32_t id, hipError_t status) {
  return status != hipSuccess && status != hipErrorNotReady && id != HIP_API_ID_hipPointerGetAttributes &&
         id != HIP_API_ID_hipGetLastError && id != HIP_API_ID_hipPeekAtLastError;
}

void report_failure(uint32_t id, hipError_t status) {
  const HostCall call = host_call();
  if (call.function == nullptr) return;
  check::Finding finding;
  finding.check = check::Check::calls;
  finding.message = fmt::format("{} returns {}", call.function, runtime.error_name(status));
  check::FindingSide side;
  side.role = "call";
  side.actor = call.text();
  finding.sides = {std::move(side)};
  add_host_finding(std::move(finding), id, call.place());
}

// What programs that ask for it use works: memory of hipMallocManaged, with prefetches and advice. The runtime takes
// the property from the driver's way of moving pages, which is not what is asked.
void tell_of_managed_memory(uint32_t id, const hip_api_data_t& data) {
  if (id == HIP_API_ID_hipGetDeviceProperties && data.args.hipGetDeviceProperties.props != nullptr)
    data.args.hipGetDeviceProperties.props->managedMemory = 1;
  if (id == HIP_API_ID_hipDeviceGetAttribute && data.args.hipDeviceGetAttribute.pi != nullptr &&
      data.args.hipDeviceGetAttribute.attr == hipDeviceAttributeManagedMemory)
    *data.args.hipDeviceGetAttribute.pi = 1;
}

// The object that a call loads: a file's name, or an image in memory. Other calls have neither.
struct Loaded {
  const char* path = nullptr;
  const void* image = nullptr;
};
Loaded loaded_by(uint32_t id, const hip_api_data_t& data) {
  switch (id) {
    case HIP_API_ID_hipModuleLoad: return {.path = data.args.hipModuleLoad.fname};
    case HIP_API_ID_hipModuleLoadData: return {.image = data.args.hipModuleLoadData.image};
    case HIP_API_ID_hipModuleLoadDataEx: return {.image = data.args.hipModuleLoadDataEx.image};
    default: return {};
  }
}

// Why the runtime would read past the end of the object that a call loads; empty if it would not.
std::string damage_at_hand(uint32_t id, const hip_api_data_t& data) {
  const Loaded loaded = loaded_by(id, data);
  if (loaded.path != nullptr) return damage_of(loaded.path);
  return loaded.image != nullptr ? damage_of(loaded.image) : "";
}

void explain_refusal(uint32_t id, hipError_t status, const hip_api_data_t& data) {
  const Loaded loaded = loaded_by(id, data);
  if (loaded.path == nullptr && loaded.image == nullptr) return;
  const std::string why = loaded.path != nullptr ? why_refused(loaded.path) : why_refused(loaded.image);
  say(fmt::format("{} returns {}: {}", hip_api_name(id), runtime.error_name(status), why));
}

// At the begin of a call, and with an argument at its end. Without a record, nothing more is heard of the call.
void* activity(uint32_t, void*, const void*, void* argument) {
  if (argument != nullptr || this_thread.is_in_call) return nullptr;
  this_thread.is_in_call = true;
  auto* const data = reinterpret_cast<hip_api_data_t*>(this_thread.record);
  data->correlation_id = 0;
  data->phase = 0;
  return data;
}

void call(uint32_t, uint32_t id, const void* record, void*) {
  if (record != this_thread.record) return;
  const auto& data = *static_cast<const hip_api_data_t*>(record);
  if (data.phase == 0) {
    this_thread.has_told = false;
    if (const std::string damage = damage_at_hand(id, data); !damage.empty()) {
      say(fmt::format("{}: {}", hip_api_name(id), damage));
      this_thread.has_told = true;
    }
    if (!is_limited()) return;
    const HostCall now = host_call();
    const std::lock_guard lock(at_hand().mutex);
    at_hand().calls[record] = now;
    return;
  }
  const hipError_t status = runtime.last_error();
  if (status == hipSuccess) tell_of_managed_memory(id, data);
  if (is_failure(id, status)) {
    if (!this_thread.has_told) explain_refusal(id, status, data);
    if (is_checking(check::Check::calls)) report_failure(id, status);
  }
  if (is_limited()) {
    const std::lock_guard lock(at_hand().mutex);
    at_hand().calls.erase(record);
  }
  this_thread.is_in_call = false;
}

bool find_runtime() {
  constexpr const char* kLibrary = "libamdhip64.so.5";
  void* const library = ::dlopen(kLibrary, RTLD_LAZY | RTLD_NOLOAD);
  return library != nullptr && find(library, "hipRegisterApiCallback", runtime.register_call) &&
         find(library, "hipRegisterActivityCallback", runtime.register_activity) &&
         find(library, "hipPeekAtLastError", runtime.last_error) &&
         find(library, "hipGetErrorName", runtime.error_name);
}

// Returns 1 if the object imports a function of HIP through which a stream calls a function of the host: if its table
// of dynamic strings has the name. The HIP runtime defines these functions and is left out.
int imports_stream_callbacks(dl_phdr_info* object, size_t, void*) {
  if (std::string_view(object->dlpi_name).find("libamdhip64") != std::string_view::npos) return 0;
  for (ElfW(Half) i = 0; i < object->dlpi_phnum; ++i) {
    if (object->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    const auto* entry = reinterpret_cast<const ElfW(Dyn)*>(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
    const char* names = nullptr;
    size_t bytes = 0;
    for (; entry->d_tag != DT_NULL; ++entry) {
      if (entry->d_tag == DT_STRTAB) names = reinterpret_cast<const char*>(entry->d_un.d_ptr);
      if (entry->d_tag == DT_STRSZ) bytes = entry->d_un.d_val;
    }
    // glibc has put the address in place of the offset, but for the kernel's own object.
    if (names == nullptr || reinterpret_cast<ElfW(Addr)>(names) < object->dlpi_addr) continue;
    const std::string_view table(names, bytes);
    using namespace std::string_view_literals;
    for (const std::string_view name : {"hipStreamAddCallback\0"sv, "hipLaunchHostFunc\0"sv})
      if (table.find(name) != std::string_view::npos) return 1;
  }
  return 0;
}

bool is_wanted(uint32_t id) {
  switch (id) {
    case HIP_API_ID_hipModuleLoad:
    case HIP_API_ID_hipModuleLoadData:
    case HIP_API_ID_hipModuleLoadDataEx:
    case HIP_API_ID_hipGetDeviceProperties:
    case HIP_API_ID_hipDeviceGetAttribute: return true;
    // How kernels are launched by <<<>>>: these do not fail, and a launch is one call.
    case HIP_API_ID___hipPushCallConfiguration:
    case HIP_API_ID___hipPopCallConfiguration: return false;
    default: return is_limited() || is_checking(check::Check::calls);
  }
}

}  // namespace

void watch_hip_calls() {
  if (!find_runtime()) return;
  // HIP 5.2, once it tells of calls, waits for ever for the end of such a function.
  if (dl_iterate_phdr(imports_stream_callbacks, nullptr) != 0) {
    if (is_limited() || is_checking(check::Check::calls))
      say("the program lets streams call functions of the host, so HIP calls are not checked");
    return;
  }
  static char end;  // what tells the end of a call from its begin
  for (uint32_t id = HIP_API_ID_FIRST; id <= HIP_API_ID_LAST; ++id) {
    if (!is_wanted(id)) continue;
    static_cast<void>(runtime.register_call(id, reinterpret_cast<void*>(&call), nullptr));
    static_cast<void>(runtime.register_activity(id, reinterpret_cast<void*>(&activity), &end));
  }
}

std::vector<std::string> hip_calls_at_hand() {
  std::vector<std::string> texts;
  const std::lock_guard lock(at_hand().mutex);
  for (const auto& [thread, call] : at_hand().calls)
    if (call.function != nullptr) texts.push_back(fmt::format("the host is in {}", call.text()));
  return texts;
}

}  // namespace lw::hsa
