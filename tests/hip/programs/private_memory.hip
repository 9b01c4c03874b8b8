// targets: gfx803 gfx900 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: navi21-6900xt
// Arrays in private memory, calls through pointers, recursion, structures by value, many arguments.
#include <vector>

#include "check.h"

struct Wide {
  int values[20];
  double scale;
};
__device__ __noinline__ int depth(int n) { return n <= 1 ? 1 : n + depth(n - 2) * 2; }
__device__ int twice(int x) { return 2 * x; }
__device__ int square(int x) { return x * x; }
__global__ void work(Wide wide, int* out, int choice) {
  const int i = threadIdx.x;
  int scratch[64];
  for (int k = 0; k < 64; ++k) scratch[k] = k * i;
  int sum = 0;
  for (int k = 0; k < 64; ++k) sum += scratch[(k * 29 + i * choice) & 63];
  int (*const functions[2])(int) = {twice, square};
  sum += functions[(i + choice) & 1](i) + wide.values[i % 20] * static_cast<int>(wide.scale);
  out[i] = sum + depth(i % 8);
}
int depth_on_host(int n) { return n <= 1 ? 1 : n + depth_on_host(n - 2) * 2; }

int main() {
  const int n = 256;
  Wide wide;
  for (int i = 0; i < 20; ++i) wide.values[i] = 100 - i;
  wide.scale = 3.5;
  DeviceArray<int> out(n);
  std::vector<int> got(n);
  for (const int choice : {0, 1}) {
    LAUNCH(work<<<1, n>>>(wide, out.data, choice));
    out.read(got);
    for (int i = 0; i < n; ++i) {
      const int sum = 2016 * i, called = (i + choice) % 2 == 0 ? 2 * i : i * i;
      CHECK(got[i] == sum + called + wide.values[i % 20] * 3 + depth_on_host(i % 8));
    }
  }
}
