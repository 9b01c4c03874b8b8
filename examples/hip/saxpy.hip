// y = a * x + y on whatever GPUs there are, one after the other.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

__global__ void saxpy(float a, const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) printf("hello from a wave of %d lanes\n", static_cast<int>(warpSize));
  if (i < n) y[i] += a * x[i];
}

int main() {
  const int n = 1000;
  int devices = 0;
  if (hipGetDeviceCount(&devices) != hipSuccess) return 1;
  for (int device = 0; device < devices; ++device) {
    hipDeviceProp_t properties;
    hipSetDevice(device);
    hipGetDeviceProperties(&properties, device);
    std::vector<float> x(n, 3), y(n, 1);
    float *dx, *dy;
    hipMalloc(&dx, n * sizeof(float));
    hipMalloc(&dy, n * sizeof(float));
    hipMemcpy(dx, x.data(), n * sizeof(float), hipMemcpyHostToDevice);
    hipMemcpy(dy, y.data(), n * sizeof(float), hipMemcpyHostToDevice);
    saxpy<<<(n + 255) / 256, 256>>>(2, dx, dy, n);
    hipMemcpy(y.data(), dy, n * sizeof(float), hipMemcpyDeviceToHost);
    printf("%s (%s): %g\n", properties.name, properties.gcnArchName, y[n - 1]);
    hipFree(dx);
    hipFree(dy);
  }
}
