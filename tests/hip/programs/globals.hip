// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// Variables of the device by symbol: read, written, copied, addressed; constants and tables.
#include "check.h"

__device__ int counter = 11;
__device__ float table[64];
__constant__ int factors[4] = {2, 3, 5, 7};
__device__ const char text[] = "constant data";

__global__ void work(int* out) {
  const int i = threadIdx.x;
  atomicAdd(&counter, factors[i & 3]);
  table[i] += 0.25f;
  out[i] = text[i % 13];
}

int main() {
  float host_table[64];
  for (int i = 0; i < 64; ++i) host_table[i] = i;
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(table), host_table, sizeof(host_table)));
  const int new_factor = 11;
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(factors), &new_factor, 4, 4));
  DeviceArray<int> out(64);
  LAUNCH(work<<<1, 64>>>(out.data));
  int value = 0;
  HIP(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), 4));
  CHECK(value == 11 + 16 * (2 + 11 + 5 + 7));
  void* address = nullptr;
  size_t size = 0;
  HIP(hipGetSymbolAddress(&address, HIP_SYMBOL(table)));
  HIP(hipGetSymbolSize(&size, HIP_SYMBOL(table)));
  CHECK(size == sizeof(host_table));
  HIP(hipMemcpy(host_table, address, size, hipMemcpyDeviceToHost));
  for (int i = 0; i < 64; ++i) CHECK(host_table[i] == i + 0.25f);
  int letters[64];
  HIP(hipMemcpy(letters, out.data, sizeof(letters), hipMemcpyDeviceToHost));
  for (int i = 0; i < 64; ++i) CHECK(letters[i] == "constant data"[i % 13]);
}
