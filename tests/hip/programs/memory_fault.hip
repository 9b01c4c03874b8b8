// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// signal: SIGABRT
// stderr: memory_fault
// stderr: 3600 bytes past the end of device memory (400 bytes
// stderr: in kernel _Z5writePii [write(int*, int)], workgroup (0, 0, 0), wave 0, lane 3
// stderr: Memory access fault by GPU node-1
// A store past the end of an allocation: the lines a real device's runtime prints, and before them what happened.
#include "check.h"

__global__ void write(int* p, int at) {
  if (threadIdx.x == 3) p[at] = 1;
}

int main() {
  DeviceArray<int> p(100);
  LAUNCH(write<<<1, 64>>>(p.data, 99));
  HIP(hipDeviceSynchronize());
  LAUNCH(write<<<1, 64>>>(p.data, 1000));
  HIP(hipDeviceSynchronize());
}
