// The memory layout of DLPack's capsules (dmlc.github.io/dlpack, C API, DLManagedTensor): tensors that libraries share.
#pragma once

#include <cstdint>

namespace lw::python::dlpack {

inline constexpr const char* kName = "dltensor";           // of a capsule whose tensor nobody has taken
inline constexpr const char* kUsedName = "used_dltensor";  // of one whose tensor somebody has taken

inline constexpr std::int32_t kCpu = 1;
inline constexpr std::uint8_t kInt = 0, kFloat = 2, kComplex = 5;  // DataType::code

struct Device {
  std::int32_t type = kCpu;
  std::int32_t number = 0;
};
struct DataType {
  std::uint8_t code = 0;
  std::uint8_t bits = 0;
  std::uint16_t lanes = 1;
};
struct Tensor {
  void* data = nullptr;
  Device device;
  std::int32_t dimensions = 0;
  DataType type;
  std::int64_t* shape = nullptr;
  std::int64_t* strides = nullptr;  // in elements; nullptr: contiguous, the last dimension first
  std::uint64_t byte_offset = 0;
};
struct ManagedTensor {
  Tensor tensor;
  void* context = nullptr;
  void (*deleter)(ManagedTensor*) = nullptr;
};

}  // namespace lw::python::dlpack
