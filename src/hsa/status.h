// How functions of the C interface fail: with a status and, where the program could not know better, a line that names
// what was asked for. No exception leaves the library.
#pragma once

#include <hsa/hsa_ext_amd.h>

#include <new>
#include <string_view>

namespace lw::hsa {

inline constexpr auto kMemoryFault = static_cast<hsa_status_t>(HSA_STATUS_ERROR_MEMORY_FAULT);
inline constexpr auto kIllegalInstruction = static_cast<hsa_status_t>(HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION);
inline constexpr auto kInvalidMemoryPool = static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);

// One line on standard error, "lanewise: …", written at once.
void say(std::string_view message);

// Something that ROCR has and Lanewise has not: says so and returns HSA_STATUS_ERROR.
hsa_status_t not_available(std::string_view function, std::string_view what = {});
// The same for an attribute of a query: HSA_STATUS_ERROR_INVALID_ARGUMENT.
hsa_status_t unknown_attribute(std::string_view function, unsigned attribute);

// Runs the body of a function of the interface.
template <class Body>
hsa_status_t guarded(Body&& body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  } catch (...) {
    return HSA_STATUS_ERROR;
  }
}

// Writes an answer of a query.
template <class T>
hsa_status_t answer(void* to, const T& value) {
  __builtin_memcpy(to, &value, sizeof(T));
  return HSA_STATUS_SUCCESS;
}
// A name in a field of a fixed size, filled up with zeros.
hsa_status_t answer_text(void* to, std::string_view text, size_t field_bytes);

}  // namespace lw::hsa
