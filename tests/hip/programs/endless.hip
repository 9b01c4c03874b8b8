// targets: gfx900
// run: vega-64
// options: --max-instructions 1000000
// signal: SIGABRT
// stderr: more than 1000000 instructions
// stderr: in kernel _Z5forevPVi
// A kernel that never ends does not hang the program.
#include "check.h"

__global__ void forev(volatile int* p) {
  while (*p == 0) {
  }
}

int main() {
  DeviceArray<int> p(1);
  HIP(hipMemset(p.data, 0, 4));
  LAUNCH(forev<<<1, 64>>>(p.data));
  HIP(hipDeviceSynchronize());
}
