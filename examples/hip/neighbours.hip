// Each work-item adds what its neighbour in the next wave left in LDS, without a barrier, to memory that nobody set.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void add(int* sums) {
  __shared__ int staged[128];
  staged[threadIdx.x] = static_cast<int>(threadIdx.x);
  sums[threadIdx.x] += staged[threadIdx.x ^ 64];
}

int main() {
  int* sums;
  hipMalloc(&sums, 128 * sizeof(int));
  for (int i = 0; i < 3; ++i) add<<<1, 128>>>(sums);
  if (hipDeviceSynchronize() != hipSuccess) return 2;
  std::puts("done");
}
