#include "hsa/status.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace lw::hsa {

void say(std::string_view message) {
  const std::string line = fmt::format("lanewise: {}\n", message);
  // The program's own stream buffers stay as they are.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

hsa_status_t not_available(std::string_view function, std::string_view what) {
  say(what.empty() ? fmt::format("{} is not available", function)
                   : fmt::format("{}: {} is not available", function, what));
  return HSA_STATUS_ERROR;
}

hsa_status_t unknown_attribute(std::string_view function, unsigned attribute) {
  say(fmt::format("{}: attribute {:#x} is not available", function, attribute));
  return HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

hsa_status_t answer_text(void* to, std::string_view text, size_t field_bytes) {
  std::memset(to, 0, field_bytes);
  std::memcpy(to, text.data(), std::min(text.size(), field_bytes - 1));
  return HSA_STATUS_SUCCESS;
}

}  // namespace lw::hsa

// Names as in HSA Runtime 1.2 and hsa_ext_amd.h.
hsa_status_t hsa_status_string(hsa_status_t status, const char** status_string) {
  if (status_string == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const char* text = nullptr;
  switch (static_cast<unsigned>(status)) {
    case HSA_STATUS_SUCCESS: text = "HSA_STATUS_SUCCESS: The function has been executed successfully."; break;
    case HSA_STATUS_INFO_BREAK: text = "HSA_STATUS_INFO_BREAK: A traversal was interrupted by the application."; break;
    case HSA_STATUS_ERROR: text = "HSA_STATUS_ERROR: A generic error has occurred."; break;
    case HSA_STATUS_ERROR_INVALID_ARGUMENT: text = "HSA_STATUS_ERROR_INVALID_ARGUMENT: An argument is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_QUEUE_CREATION:
      text = "HSA_STATUS_ERROR_INVALID_QUEUE_CREATION: The queue cannot be created.";
      break;
    case HSA_STATUS_ERROR_INVALID_ALLOCATION:
      text = "HSA_STATUS_ERROR_INVALID_ALLOCATION: The allocation is not valid.";
      break;
    case HSA_STATUS_ERROR_INVALID_AGENT: text = "HSA_STATUS_ERROR_INVALID_AGENT: The agent is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_REGION: text = "HSA_STATUS_ERROR_INVALID_REGION: The region is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_SIGNAL: text = "HSA_STATUS_ERROR_INVALID_SIGNAL: The signal is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_QUEUE: text = "HSA_STATUS_ERROR_INVALID_QUEUE: The queue is invalid."; break;
    case HSA_STATUS_ERROR_OUT_OF_RESOURCES:
      text = "HSA_STATUS_ERROR_OUT_OF_RESOURCES: The device or the host has not enough memory or queues.";
      break;
    case HSA_STATUS_ERROR_INVALID_PACKET_FORMAT:
      text = "HSA_STATUS_ERROR_INVALID_PACKET_FORMAT: The AQL packet is malformed.";
      break;
    case HSA_STATUS_ERROR_RESOURCE_FREE: text = "HSA_STATUS_ERROR_RESOURCE_FREE: A resource was not freed."; break;
    case HSA_STATUS_ERROR_NOT_INITIALIZED:
      text = "HSA_STATUS_ERROR_NOT_INITIALIZED: The runtime is not initialised.";
      break;
    case HSA_STATUS_ERROR_REFCOUNT_OVERFLOW:
      text = "HSA_STATUS_ERROR_REFCOUNT_OVERFLOW: The runtime was initialised too often.";
      break;
    case HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS:
      text = "HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS: The arguments do not fit each other.";
      break;
    case HSA_STATUS_ERROR_INVALID_INDEX: text = "HSA_STATUS_ERROR_INVALID_INDEX: The index is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_ISA: text = "HSA_STATUS_ERROR_INVALID_ISA: The instruction set is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_ISA_NAME:
      text = "HSA_STATUS_ERROR_INVALID_ISA_NAME: The name of the instruction set is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_CODE_OBJECT:
      text = "HSA_STATUS_ERROR_INVALID_CODE_OBJECT: The code object is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_EXECUTABLE:
      text = "HSA_STATUS_ERROR_INVALID_EXECUTABLE: The executable is invalid.";
      break;
    case HSA_STATUS_ERROR_FROZEN_EXECUTABLE:
      text = "HSA_STATUS_ERROR_FROZEN_EXECUTABLE: The executable is frozen.";
      break;
    case HSA_STATUS_ERROR_INVALID_SYMBOL_NAME:
      text = "HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: There is no symbol of that name.";
      break;
    case HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED:
      text = "HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED: The variable is already defined.";
      break;
    case HSA_STATUS_ERROR_VARIABLE_UNDEFINED:
      text = "HSA_STATUS_ERROR_VARIABLE_UNDEFINED: The variable is undefined.";
      break;
    case HSA_STATUS_ERROR_EXCEPTION:
      text = "HSA_STATUS_ERROR_EXCEPTION: An HSAIL operation resulted in a hardware exception.";
      break;
    case HSA_STATUS_ERROR_INVALID_CODE_SYMBOL:
      text = "HSA_STATUS_ERROR_INVALID_CODE_SYMBOL: The code object symbol is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL:
      text = "HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL: The executable symbol is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_FILE: text = "HSA_STATUS_ERROR_INVALID_FILE: The file descriptor is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER:
      text = "HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER: The code object reader is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_CACHE: text = "HSA_STATUS_ERROR_INVALID_CACHE: The cache is invalid."; break;
    case HSA_STATUS_ERROR_INVALID_WAVEFRONT:
      text = "HSA_STATUS_ERROR_INVALID_WAVEFRONT: The wavefront is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP:
      text = "HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP: The signal group is invalid.";
      break;
    case HSA_STATUS_ERROR_INVALID_RUNTIME_STATE:
      text = "HSA_STATUS_ERROR_INVALID_RUNTIME_STATE: The runtime is in the wrong state.";
      break;
    case HSA_STATUS_ERROR_FATAL: text = "HSA_STATUS_ERROR_FATAL: The queue met a fatal error."; break;
    case HSA_STATUS_ERROR_INVALID_MEMORY_POOL:
      text = "HSA_STATUS_ERROR_INVALID_MEMORY_POOL: The memory pool is invalid.";
      break;
    case HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION:
      text = "HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION: An access lies outside the memory of its kind.";
      break;
    case HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION:
      text = "HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION: The kernel met an instruction that the agent does not have.";
      break;
    case HSA_STATUS_ERROR_MEMORY_FAULT:
      text = "HSA_STATUS_ERROR_MEMORY_FAULT: The kernel used memory that the agent cannot reach.";
      break;
    case HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED:
      text = "HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED: The agent has no such images of this format.";
      break;
    case HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED:
      text = "HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED: The agent has no such images of this size.";
      break;
    case HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED:
      text = "HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED: The agent has no such images with this pitch.";
      break;
    case HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED:
      text = "HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED: The agent has no such samplers.";
      break;
    case HSA_STATUS_CU_MASK_REDUCED: text = "HSA_STATUS_CU_MASK_REDUCED: The mask names fewer compute units."; break;
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
  *status_string = text;
  return HSA_STATUS_SUCCESS;
}
