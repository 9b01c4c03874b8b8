// targets: gfx900
// run: vega-64
// Occupancy queries, function attributes and limits as they follow from the kernel's registers and LDS.
#include "check.h"

__global__ void light(float* p) { p[threadIdx.x] += 1; }
__global__ void __launch_bounds__(256) with_lds(float* p) {
  __shared__ float tile[8192];  // 32 KiB: two workgroups on a compute unit
  tile[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = tile[255 - threadIdx.x];
}

int main() {
  int blocks = 0;
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, light, 256, 0));
  CHECK(blocks >= 8);
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, with_lds, 256, 0));
  CHECK(blocks == 2);
  int grid = 0, block = 0;
  HIP(hipOccupancyMaxPotentialBlockSize(&grid, &block, light, 0, 0));
  CHECK(block == 1024 && grid >= 64);
  hipFuncAttributes attributes;
  HIP(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(with_lds)));
  CHECK(attributes.sharedSizeBytes == 32768);
  CHECK(attributes.maxThreadsPerBlock == 256);
  CHECK(attributes.numRegs > 0 && attributes.numRegs <= 256);
  CHECK(attributes.localSizeBytes == 0);
  light<<<1, 2048>>>(nullptr);
  CHECK(hipGetLastError() != hipSuccess);
  with_lds<<<1, 512>>>(nullptr);
  CHECK(hipGetLastError() != hipSuccess);
}
