// targets: gfx803 gfx900 gfx1030
// run: fiji-r9-nano vega-64 navi21-6900xt
// Three generations in one process, at once; copies between them; access to each other's memory.
#include <string>
#include <thread>
#include <vector>

#include "check.h"

__device__ int mine = 1;
__global__ void square(int* p, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = p[i] * p[i] + mine;
}
__global__ void wave_size(int* p) { *p = warpSize; }

int main() {
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  CHECK(count == 3);
  std::vector<std::thread> threads;
  for (int d = 0; d < count; ++d)
    threads.emplace_back([d] {
      HIP(hipSetDevice(d));
      const int n = 3000, variable = 10 * d;
      HIP(hipMemcpyToSymbol(HIP_SYMBOL(mine), &variable, 4));
      std::vector<int> host(n);
      for (int i = 0; i < n; ++i) host[i] = i - d;
      auto p = DeviceArray<int>::of(host);
      for (int repeat = 0; repeat < 20; ++repeat) {
        HIP(hipMemcpy(p.data, host.data(), n * sizeof(int), hipMemcpyHostToDevice));
        LAUNCH(square<<<(n + 127) / 128, 128>>>(p.data, n));
      }
      std::vector<int> out(n);
      p.read(out);
      for (int i = 0; i < n; ++i) CHECK(out[i] == host[i] * host[i] + 10 * d);
      LAUNCH(wave_size<<<1, 1>>>(p.data));
      hipDeviceProp_t properties;
      HIP(hipGetDeviceProperties(&properties, d));
      HIP(hipMemcpy(out.data(), p.data, 4, hipMemcpyDeviceToHost));
      CHECK(out[0] == properties.warpSize);
    });
  for (std::thread& thread : threads) thread.join();

  const size_t n = 100000;
  std::vector<int> host(n), out(n);
  for (size_t i = 0; i < n; ++i) host[i] = static_cast<int>(i * 3);
  HIP(hipSetDevice(0));
  auto a = DeviceArray<int>::of(host);
  HIP(hipSetDevice(2));
  DeviceArray<int> b(n);
  HIP(hipMemcpyPeer(b.data, 2, a.data, 0, n * sizeof(int)));
  b.read(out);
  CHECK(host == out);

  // Device 2 works on device 0's memory.
  int can = 0;
  HIP(hipDeviceCanAccessPeer(&can, 2, 0));
  CHECK(can == 1);
  HIP(hipDeviceEnablePeerAccess(0, 0));
  const int zero = 0;
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(mine), &zero, 4));
  LAUNCH(square<<<1, 64>>>(a.data, 10));
  HIP(hipDeviceSynchronize());
  HIP(hipSetDevice(0));
  a.read(out);
  for (int i = 0; i < 10; ++i) CHECK(out[i] == 9 * i * i);
}
