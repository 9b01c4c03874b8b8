// One stream reads what another writes, and nothing makes it wait: an event is missing.
#include <hip/hip_runtime.h>

__global__ void fill(int* out, int value) { out[blockIdx.x * blockDim.x + threadIdx.x] = value; }
__global__ void copy(int* out, const int* in) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i];
}

int main() {
  constexpr int kCount = 4096;
  int *first = nullptr, *second = nullptr;
  hipStream_t writes = nullptr, reads = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&first), kCount * sizeof(int)) != hipSuccess ||
      hipMalloc(reinterpret_cast<void**>(&second), kCount * sizeof(int)) != hipSuccess ||
      hipStreamCreate(&writes) != hipSuccess || hipStreamCreate(&reads) != hipSuccess)
    return 3;
  fill<<<kCount / 256, 256, 0, writes>>>(first, 7);
  copy<<<kCount / 256, 256, 0, reads>>>(second, first);
  return hipDeviceSynchronize() == hipSuccess ? 0 : 3;
}
