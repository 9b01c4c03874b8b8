// targets: gfx900 gfx803
// run: vega-64
// run: fiji-r9-nano
// Host memory that kernels use in place: allocated, registered, managed; pointer attributes; zero copy.
#include <cstdint>
#include <vector>

#include "check.h"

__global__ void twice(int* p, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}
__global__ void count_up(int* counter) { atomicAdd_system(counter, 1); }

__managed__ int managed_variable = 5;
__global__ void use_managed() { managed_variable += 37; }

int main() {
  constexpr int n = 5000;
  int* pinned = nullptr;
  HIP(hipHostMalloc(&pinned, n * sizeof(int), hipHostMallocMapped));
  for (int i = 0; i < n; ++i) pinned[i] = i;
  int* on_device = nullptr;
  HIP(hipHostGetDevicePointer(reinterpret_cast<void**>(&on_device), pinned, 0));
  CHECK(on_device == pinned);
  LAUNCH(twice<<<(n + 63) / 64, 64>>>(on_device, n));
  HIP(hipDeviceSynchronize());
  for (int i = 0; i < n; ++i) CHECK(pinned[i] == 2 * i);
  hipPointerAttribute_t attributes;
  HIP(hipPointerGetAttributes(&attributes, pinned));
  CHECK(attributes.memoryType == hipMemoryTypeHost && attributes.hostPointer == pinned);

  std::vector<int> own(n + 7, 3);  // not aligned to anything
  HIP(hipHostRegister(own.data() + 1, n * sizeof(int), hipHostRegisterDefault));
  HIP(hipHostGetDevicePointer(reinterpret_cast<void**>(&on_device), own.data() + 1, 0));
  LAUNCH(twice<<<(n + 63) / 64, 64>>>(on_device, n));
  HIP(hipDeviceSynchronize());
  LAUNCH(twice<<<(n + 63) / 64, 64>>>(own.data() + 1, n));  // both addresses reach it
  HIP(hipDeviceSynchronize());
  CHECK(own[0] == 3 && own[1] == 12 && own[n] == 12 && own[n + 1] == 3);
  HIP(hipHostUnregister(own.data() + 1));

  int* managed = nullptr;
  HIP(hipMallocManaged(&managed, n * sizeof(int)));
  for (int i = 0; i < n; ++i) managed[i] = -i;
  LAUNCH(twice<<<(n + 63) / 64, 64>>>(managed, n));
  HIP(hipDeviceSynchronize());
  for (int i = 0; i < n; ++i) CHECK(managed[i] == -2 * i);
  LAUNCH(use_managed<<<1, 1>>>());
  HIP(hipDeviceSynchronize());
  CHECK(managed_variable == 42);

  pinned[0] = 0;
  LAUNCH(count_up<<<100, 64>>>(pinned));
  HIP(hipDeviceSynchronize());
  CHECK(pinned[0] == 6400);

  int* device = nullptr;
  HIP(hipMalloc(&device, 64));
  HIP(hipPointerGetAttributes(&attributes, device + 3));
  CHECK(attributes.memoryType == hipMemoryTypeDevice && attributes.device == 0);
  int local = 0;
  CHECK(hipPointerGetAttributes(&attributes, &local) == hipErrorInvalidValue);
  HIP(hipFree(device));
  HIP(hipFree(managed));
  HIP(hipHostFree(pinned));
}
