// targets: gfx900
// run: vega-64
// malloc and free in kernels, as the compiler's runtime has them.
#include <vector>

#include "check.h"

__global__ void lists(int** out, int n) {
  const int i = threadIdx.x;
  int* mine = static_cast<int*>(malloc(n * sizeof(int)));
  out[i] = mine;
  if (mine == nullptr) return;
  for (int k = 0; k < n; ++k) mine[k] = i * 1000 + k;
}
__global__ void sums(int** lists, int n, int* out) {
  const int i = threadIdx.x;
  int sum = 0;
  for (int k = 0; k < n; ++k) sum += lists[i][k];
  out[i] = sum;
  free(lists[i]);
}

int main() {
  DeviceArray<int*> pointers(64);
  DeviceArray<int> out(64);
  LAUNCH(lists<<<1, 64>>>(pointers.data, 10));
  HIP(hipDeviceSynchronize());
  std::vector<int*> host(64);
  pointers.read(host);
  for (int i = 0; i < 64; ++i) CHECK(host[i] != nullptr);
  LAUNCH(sums<<<1, 64>>>(pointers.data, 10, out.data));
  std::vector<int> got(64);
  out.read(got);
  for (int i = 0; i < 64; ++i) CHECK(got[i] == i * 10000 + 45);
}
