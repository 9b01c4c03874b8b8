// Writes past the end of its buffer.
#include <hip/hip_runtime.h>

__global__ void fill(int* p) { p[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

int main() {
  int* p;
  hipMalloc(&p, 1000 * sizeof(int));
  fill<<<4, 256>>>(p);  // 1024
  return hipDeviceSynchronize() != hipSuccess;
}
