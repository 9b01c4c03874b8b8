// targets: gfx900
// run: vega-64
// A buffer of one gibibyte, used at its ends and in strides; costs nothing where it is not touched.
#include "check.h"

__global__ void stride(unsigned char* p, size_t step, size_t size) {
  const size_t at = (size_t{blockIdx.x} * blockDim.x + threadIdx.x) * step;
  if (at < size) p[at] = static_cast<unsigned char>(at / step + 1);
}

int main() {
  const size_t size = size_t{1} << 30, step = size_t{1} << 20;
  unsigned char* p = nullptr;
  HIP(hipMalloc(&p, size));
  LAUNCH(stride<<<16, 64>>>(p, step, size));
  unsigned char value = 0;
  for (const size_t i : {size_t{0}, size_t{1}, size_t{511}, size_t{1023}}) {
    HIP(hipMemcpy(&value, p + i * step, 1, hipMemcpyDeviceToHost));
    CHECK(value == static_cast<unsigned char>(i + 1));
  }
  value = 0xa5;
  HIP(hipMemcpy(p + size - 1, &value, 1, hipMemcpyHostToDevice));
  value = 0;
  HIP(hipMemcpy(&value, p + size - 1, 1, hipMemcpyDeviceToHost));
  CHECK(value == 0xa5);
  size_t free_before = 0, free_after = 0, total = 0;
  HIP(hipMemGetInfo(&free_before, &total));
  HIP(hipFree(p));
  HIP(hipMemGetInfo(&free_after, &total));
  CHECK(free_after >= free_before + size);
}
