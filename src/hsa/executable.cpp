#include "hsa/executable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <shared_mutex>
#include <vector>

#include "hsa/checks.h"
#include "hsa/recorder.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

struct Reader {
  std::vector<std::byte> bytes;
};

struct ExecutableSymbol {
  std::string name;
  std::shared_ptr<LoadedObject> object;    // nullptr: a variable that the program defined
  const object::Kernel* kernel = nullptr;  // or a variable:
  uint64_t address = 0;
  uint64_t size_bytes = 0;
  bool is_constant = false;
  Agent* agent = nullptr;
};

struct Executable {
  std::mutex mutex;
  bool frozen = false;
  std::vector<std::shared_ptr<LoadedObject>> objects;
  std::deque<ExecutableSymbol> symbols;  // addresses are handles
};

// Which handles are alive, and which addresses are kernels.
struct Registry {
  std::mutex mutex;
  std::set<const void*> executables, readers, symbols;
  std::shared_mutex kernels_mutex;
  std::map<std::pair<const Agent*, uint64_t>, KernelInMemory> kernels;
};
Registry& registry() {
  static auto* const all = new Registry;
  return *all;
}

template <class T>
T* living(const std::set<const void*>& set, uint64_t handle) {
  const std::lock_guard lock(registry().mutex);
  auto* const object = reinterpret_cast<T*>(handle);
  return set.contains(object) ? object : nullptr;
}
Executable* executable_of(hsa_executable_t handle) { return living<Executable>(registry().executables, handle.handle); }
Reader* reader_of(hsa_code_object_reader_t handle) { return living<Reader>(registry().readers, handle.handle); }
ExecutableSymbol* symbol_of(hsa_executable_symbol_t handle) {
  return living<ExecutableSymbol>(registry().symbols, handle.handle);
}

void add_symbol(Executable& executable, ExecutableSymbol symbol) {
  executable.symbols.push_back(std::move(symbol));
  const std::lock_guard lock(registry().mutex);
  registry().symbols.insert(&executable.symbols.back());
}

const ExecutableSymbol* find_symbol(const Executable& executable, std::string_view name, const Agent* agent) {
  for (const ExecutableSymbol& symbol : executable.symbols)
    if (symbol.name == name && (agent == nullptr || symbol.agent == agent)) return &symbol;
  return nullptr;
}

bool is_in_read_only_segment(const object::CodeObject& code, uint64_t address) {
  return std::ranges::any_of(code.segments, [&](const object::Segment& segment) {
    return address - segment.address < segment.memory_bytes && !segment.writable;
  });
}

void add_symbols(Executable& executable, const std::shared_ptr<LoadedObject>& object) {
  const object::CodeObject& code = object->code;
  const uint64_t base = object->loaded->base();
  for (const object::Kernel& kernel : code.kernels) {
    const uint64_t address = base + kernel.descriptor_address;
    add_symbol(executable, {kernel.symbol, object, &kernel, address, 64, true, object->agent});
    const std::unique_lock lock(registry().kernels_mutex);
    registry().kernels[{object->agent, address}] = {object, &kernel};
  }
  for (const object::Symbol& symbol : code.symbols) {
    if (symbol.kind != object::SymbolKind::object || symbol.section < 0) continue;
    if (symbol.binding == object::SymbolBinding::local || code.find_kernel(symbol.name) != nullptr) continue;
    add_symbol(executable, {symbol.name, object, nullptr, base + symbol.address, symbol.size_bytes,
                            is_in_read_only_segment(code, symbol.address), object->agent});
  }
}

// What a code object uses and does not have: what the program defined before loading it.
object::SymbolResolver resolver_of(const Executable& executable, const Agent& agent) {
  return [&executable, &agent](std::string_view name) -> std::optional<uint64_t> {
    const ExecutableSymbol* symbol = find_symbol(executable, name, &agent);
    if (symbol == nullptr) return std::nullopt;
    return symbol->address;
  };
}

hsa_status_t load(Executable& executable, Agent& agent, const Reader& reader) {
  const auto refuse = [&](hsa_status_t status, std::string_view why) {
    say(fmt::format("a code object for {} cannot be loaded: {}", agent.device->target(), why));
    return status;
  };
  auto object = std::make_shared<LoadedObject>();
  object->agent = &agent;
  Result<object::CodeObject> code = object::load(reader.bytes);
  if (!code) return refuse(HSA_STATUS_ERROR_INVALID_CODE_OBJECT, code.error().message);
  object->code = std::move(*code);
  const bool has_lines = std::ranges::count(object->code.sections, ".debug_line", &object::Section::name) != 0;
  if (has_lines || is_recording() || is_checking()) object->file = reader.bytes;
  const Result<object::TargetId> wanted = object::parse_target_id(agent.isa_name);
  if (!wanted) return refuse(HSA_STATUS_ERROR_INVALID_ISA, wanted.error().message);
  if (!object::compatible(object->code.target, *wanted))
    return refuse(HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS,
                  fmt::format("it is for {}", object::to_string(object->code.target)));
  Result<std::unique_ptr<gpu::LoadedCode>> loaded = gpu::LoadedCode::load(
      object->code, agent.memory, *agent.engine, gpu::Addresses::host, resolver_of(executable, agent));
  if (!loaded) return refuse(HSA_STATUS_ERROR_INVALID_CODE_OBJECT, loaded.error().message);
  object->loaded = std::move(*loaded);
  add_symbols(executable, object);
  executable.objects.push_back(std::move(object));
  return HSA_STATUS_SUCCESS;
}

hsa_status_t symbol_info(const ExecutableSymbol& symbol, unsigned attribute, void* value) {
  const bool is_kernel = symbol.kernel != nullptr;
  switch (attribute) {
    case HSA_EXECUTABLE_SYMBOL_INFO_TYPE:
      return answer<hsa_symbol_kind_t>(value, is_kernel ? HSA_SYMBOL_KIND_KERNEL : HSA_SYMBOL_KIND_VARIABLE);
    case HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH:
      return answer<uint32_t>(value, static_cast<uint32_t>(symbol.name.size()));
    case HSA_EXECUTABLE_SYMBOL_INFO_NAME:
      std::memcpy(value, symbol.name.data(), symbol.name.size());
      return HSA_STATUS_SUCCESS;
    case HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH: return answer<uint32_t>(value, 0);
    case HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME: return HSA_STATUS_SUCCESS;
    case HSA_EXECUTABLE_SYMBOL_INFO_AGENT: return answer<hsa_agent_t>(value, symbol.agent->handle());
    case HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE: return answer<hsa_symbol_linkage_t>(value, HSA_SYMBOL_LINKAGE_PROGRAM);
    case HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION: return answer<bool>(value, symbol.object != nullptr);
    default: break;
  }
  if (!is_kernel) {
    switch (attribute) {
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS: return answer<uint64_t>(value, symbol.address);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION:
        return answer<hsa_variable_allocation_t>(value, HSA_VARIABLE_ALLOCATION_AGENT);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT:
        return answer<hsa_variable_segment_t>(
            value, symbol.is_constant ? HSA_VARIABLE_SEGMENT_READONLY : HSA_VARIABLE_SEGMENT_GLOBAL);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT:
        return answer<uint32_t>(value,
                                static_cast<uint32_t>(std::min<uint64_t>(symbol.address & -symbol.address, 4096)));
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE:
        return answer<uint32_t>(value, static_cast<uint32_t>(symbol.size_bytes));
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST: return answer<bool>(value, symbol.is_constant);
      default: return unknown_attribute("hsa_executable_symbol_get_info (variable)", attribute);
    }
  }
  const object::KernelMetadata& metadata = symbol.kernel->metadata;
  const inst::KernelDescriptor& descriptor = symbol.kernel->descriptor;
  switch (attribute) {
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT: return answer<uint64_t>(value, symbol.address);
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE:
      return answer<uint32_t>(value, std::max(metadata.kernarg_segment_bytes.value_or(0), descriptor.kernarg_bytes));
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT:
      return answer<uint32_t>(value, std::max(metadata.kernarg_segment_align_bytes.value_or(16), 16u));
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE:
      return answer<uint32_t>(value, descriptor.group_segment_fixed_bytes);
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE:
      return answer<uint32_t>(value, descriptor.private_segment_fixed_bytes);
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: return answer<bool>(value, metadata.uses_dynamic_stack);
    case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: return answer<uint32_t>(value, 0);
    default: return unknown_attribute("hsa_executable_symbol_get_info (kernel)", attribute);
  }
}

hsa_status_t create_executable(hsa_executable_t* handle) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (handle == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    auto executable = std::make_unique<Executable>();
    const std::lock_guard lock(registry().mutex);
    registry().executables.insert(executable.get());
    handle->handle = reinterpret_cast<uint64_t>(executable.release());
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t get_symbol(hsa_executable_t handle, std::string_view name, const hsa_agent_t* agent_handle,
                        hsa_executable_symbol_t* symbol) {
  Executable* executable = executable_of(handle);
  if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  const Agent* agent = nullptr;
  if (agent_handle != nullptr && (agent = agent_of(*agent_handle)) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  const std::lock_guard lock(executable->mutex);
  const ExecutableSymbol* found = find_symbol(*executable, name, agent);
  if (found == nullptr) return HSA_STATUS_ERROR_INVALID_SYMBOL_NAME;
  symbol->handle = reinterpret_cast<uint64_t>(found);
  return HSA_STATUS_SUCCESS;
}

}  // namespace

std::optional<KernelInMemory> find_kernel(const Agent& gpu, uint64_t kernel_object) {
  const std::shared_lock lock(registry().kernels_mutex);
  const auto found = registry().kernels.find({&gpu, kernel_object});
  if (found == registry().kernels.end()) return std::nullopt;
  return found->second;
}

}  // namespace lw::hsa

using namespace lw::hsa;

hsa_status_t hsa_code_object_reader_create_from_memory(const void* code_object, size_t size,
                                                       hsa_code_object_reader_t* handle) {
  return guarded([&] {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    if (code_object == nullptr || size == 0 || handle == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto* bytes = static_cast<const std::byte*>(code_object);
    auto reader = std::make_unique<Reader>(Reader{{bytes, bytes + size}});
    const std::lock_guard lock(registry().mutex);
    registry().readers.insert(reader.get());
    handle->handle = reinterpret_cast<uint64_t>(reader.release());
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_code_object_reader_destroy(hsa_code_object_reader_t handle) {
  return guarded([&] {
    const std::unique_ptr<Reader> reader(reader_of(handle));
    if (reader == nullptr) return HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER;
    const std::lock_guard lock(registry().mutex);
    registry().readers.erase(reader.get());
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_executable_create_alt(hsa_profile_t, hsa_default_float_rounding_mode_t, const char*,
                                       hsa_executable_t* executable) {
  return create_executable(executable);
}

hsa_status_t hsa_executable_create(hsa_profile_t, hsa_executable_state_t state, const char*,
                                   hsa_executable_t* executable) {
  return state == HSA_EXECUTABLE_STATE_UNFROZEN ? create_executable(executable) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

hsa_status_t hsa_executable_destroy(hsa_executable_t handle) {
  return guarded([&] {
    const std::unique_ptr<Executable> executable(executable_of(handle));
    if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    {
      const std::lock_guard lock(registry().mutex);
      registry().executables.erase(executable.get());
      for (const ExecutableSymbol& symbol : executable->symbols) registry().symbols.erase(&symbol);
    }
    const std::unique_lock lock(registry().kernels_mutex);
    std::erase_if(registry().kernels, [&](const auto& entry) {
      return std::ranges::find(executable->objects, entry.second.object) != executable->objects.end();
    });
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_executable_load_agent_code_object(hsa_executable_t handle, hsa_agent_t agent_handle,
                                                   hsa_code_object_reader_t reader_handle, const char*,
                                                   hsa_loaded_code_object_t* loaded) {
  return guarded([&] {
    Executable* executable = executable_of(handle);
    Agent* agent = agent_of(agent_handle);
    const Reader* reader = reader_of(reader_handle);
    if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    if (agent == nullptr || !agent->is_gpu) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (reader == nullptr) return HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER;
    const std::lock_guard lock(executable->mutex);
    if (executable->frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
    const hsa_status_t status = load(*executable, *agent, *reader);
    if (status == HSA_STATUS_SUCCESS && loaded != nullptr)
      loaded->handle = reinterpret_cast<uint64_t>(executable->objects.back().get());
    return status;
  });
}

hsa_status_t hsa_executable_agent_global_variable_define(hsa_executable_t handle, hsa_agent_t agent_handle,
                                                         const char* name, void* address) {
  return guarded([&] {
    Executable* executable = executable_of(handle);
    Agent* agent = agent_of(agent_handle);
    if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (name == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::lock_guard lock(executable->mutex);
    if (executable->frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
    if (find_symbol(*executable, name, agent) != nullptr) return HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED;
    add_symbol(*executable, {name, nullptr, nullptr, reinterpret_cast<uint64_t>(address), 0, false, agent});
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_executable_freeze(hsa_executable_t handle, const char*) {
  return guarded([&] {
    Executable* executable = executable_of(handle);
    if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    const std::lock_guard lock(executable->mutex);
    if (executable->frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
    executable->frozen = true;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_executable_validate(hsa_executable_t handle, uint32_t* result) {
  if (executable_of(handle) == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  return result == nullptr ? HSA_STATUS_ERROR_INVALID_ARGUMENT : answer<uint32_t>(result, 0);
}
hsa_status_t hsa_executable_validate_alt(hsa_executable_t handle, const char*, uint32_t* result) {
  return hsa_executable_validate(handle, result);
}

hsa_status_t hsa_executable_get_info(hsa_executable_t handle, hsa_executable_info_t attribute, void* value) {
  Executable* executable = executable_of(handle);
  if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::lock_guard lock(executable->mutex);
  switch (attribute) {
    case HSA_EXECUTABLE_INFO_PROFILE: return answer<hsa_profile_t>(value, HSA_PROFILE_BASE);
    case HSA_EXECUTABLE_INFO_STATE:
      return answer<hsa_executable_state_t>(
          value, executable->frozen ? HSA_EXECUTABLE_STATE_FROZEN : HSA_EXECUTABLE_STATE_UNFROZEN);
    case HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE:
      return answer<hsa_default_float_rounding_mode_t>(value, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR);
    default: return unknown_attribute("hsa_executable_get_info", attribute);
  }
}

hsa_status_t hsa_executable_get_symbol_by_name(hsa_executable_t executable, const char* name, const hsa_agent_t* agent,
                                               hsa_executable_symbol_t* symbol) {
  return guarded([&] {
    if (name == nullptr || symbol == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return get_symbol(executable, name, agent, symbol);
  });
}

hsa_status_t hsa_executable_get_symbol(hsa_executable_t executable, const char*, const char* name, hsa_agent_t agent,
                                       int32_t, hsa_executable_symbol_t* symbol) {
  return hsa_executable_get_symbol_by_name(executable, name, &agent, symbol);
}

hsa_status_t hsa_executable_symbol_get_info(hsa_executable_symbol_t handle, hsa_executable_symbol_info_t attribute,
                                            void* value) {
  return guarded([&] {
    const ExecutableSymbol* symbol = symbol_of(handle);
    if (symbol == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL;
    if (value == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return symbol_info(*symbol, static_cast<unsigned>(attribute), value);
  });
}

hsa_status_t hsa_executable_iterate_agent_symbols(hsa_executable_t handle, hsa_agent_t agent_handle,
                                                  hsa_status_t (*callback)(hsa_executable_t, hsa_agent_t,
                                                                           hsa_executable_symbol_t, void*),
                                                  void* data) {
  Executable* executable = executable_of(handle);
  const Agent* agent = agent_of(agent_handle);
  if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  if (agent == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  for (const ExecutableSymbol& symbol : executable->symbols) {
    if (symbol.agent != agent) continue;
    const hsa_status_t status = callback(handle, agent_handle, {reinterpret_cast<uint64_t>(&symbol)}, data);
    if (status != HSA_STATUS_SUCCESS) return status;
  }
  return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_executable_iterate_symbols(hsa_executable_t handle,
                                            hsa_status_t (*callback)(hsa_executable_t, hsa_executable_symbol_t, void*),
                                            void* data) {
  Executable* executable = executable_of(handle);
  if (executable == nullptr) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  if (callback == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  for (const ExecutableSymbol& symbol : executable->symbols) {
    const hsa_status_t status = callback(handle, {reinterpret_cast<uint64_t>(&symbol)}, data);
    if (status != HSA_STATUS_SUCCESS) return status;
  }
  return HSA_STATUS_SUCCESS;
}
