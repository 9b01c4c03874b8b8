// targets: gfx900 gfx1010
// run: vega-64
// run: navi10-5700xt
// Static and dynamic LDS, barriers, the most a workgroup can have and one byte more.
#include <vector>

#include "check.h"

__global__ void reverse(const int* in, int* out) {
  extern __shared__ int dynamic[];
  __shared__ int fixed[64];
  const int i = threadIdx.x, n = blockDim.x, base = blockIdx.x * n;
  dynamic[i] = in[base + i];
  fixed[i % 64] = 0;
  __syncthreads();
  atomicAdd(&fixed[i % 64], 1);
  __syncthreads();
  out[base + i] = dynamic[n - 1 - i] * fixed[i % 64];
}
__global__ void fill(int* out, int words) {
  extern __shared__ int dynamic[];
  for (int i = threadIdx.x; i < words; i += blockDim.x) dynamic[i] = i ^ 0x55;
  __syncthreads();
  int sum = 0;
  for (int i = threadIdx.x; i < words; i += blockDim.x) sum += dynamic[words - 1 - i];
  atomicAdd(out, sum);
}

int main() {
  std::vector<int> in(1024), out(1024);
  for (int i = 0; i < 1024; ++i) in[i] = i + 1;
  auto from = DeviceArray<int>::of(in);
  DeviceArray<int> to(1024);
  LAUNCH(reverse<<<4, 256, 256 * sizeof(int)>>>(from.data, to.data));
  to.read(out);
  for (int i = 0; i < 1024; ++i) CHECK(out[i] == 4 * in[i / 256 * 256 + 255 - i % 256]);

  const int words = 65536 / 4;
  int expected = 0, got = 0;
  for (int i = 0; i < words; ++i) expected += i ^ 0x55;
  HIP(hipMemset(to.data, 0, 4));
  LAUNCH(fill<<<1, 1024, 65536>>>(to.data, words));
  HIP(hipMemcpy(&got, to.data, 4, hipMemcpyDeviceToHost));
  CHECK(got == expected);
  fill<<<1, 1024, 65540>>>(to.data, words);
  CHECK(hipGetLastError() != hipSuccess);
}
