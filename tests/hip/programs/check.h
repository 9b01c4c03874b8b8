// What every program of the battery uses: checks that end the program with a message.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

inline void check_hip(hipError_t error, const char* what, int line) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "line %d: %s: %s\n", line, what, hipGetErrorName(error));
  std::exit(1);
}
#define HIP(call) check_hip((call), #call, __LINE__)

#define CHECK(condition)                                                     \
  do {                                                                       \
    if (!(condition)) {                                                      \
      std::fprintf(stderr, "line %d: not true: %s\n", __LINE__, #condition); \
      std::exit(1);                                                          \
    }                                                                        \
  } while (0)

// A launch of anything, checked.
#define LAUNCH(...)         \
  do {                      \
    __VA_ARGS__;            \
    HIP(hipGetLastError()); \
  } while (0)

// Device memory of n elements, with the values of the host's where given.
template <class T>
struct DeviceArray {
  T* data = nullptr;
  size_t count = 0;
  explicit DeviceArray(size_t n) : count(n) { HIP(hipMalloc(&data, n * sizeof(T))); }
  template <class Container>
  static DeviceArray of(const Container& host) {
    DeviceArray array(host.size());
    HIP(hipMemcpy(array.data, host.data(), host.size() * sizeof(T), hipMemcpyHostToDevice));
    return array;
  }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray(DeviceArray&& other) : data(other.data), count(other.count) { other.data = nullptr; }
  ~DeviceArray() {
    if (data != nullptr) (void)hipFree(data);
  }
  template <class Container>
  void read(Container& host) const {
    HIP(hipMemcpy(host.data(), data, count * sizeof(T), hipMemcpyDeviceToHost));
  }
};
