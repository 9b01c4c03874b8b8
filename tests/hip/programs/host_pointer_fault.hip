// targets: gfx900
// run: vega-64
// signal: SIGABRT
// stderr: memory_fault
// stderr: Memory access fault by GPU node-1
// A kernel is handed the address of host memory that nobody registered: it does not get there.
#include "check.h"

__global__ void write(int* p) { *p = 1; }

int main() {
  int* own = static_cast<int*>(malloc(4096));
  own[7] = 5;
  LAUNCH(write<<<1, 1>>>(own + 7));
  const hipError_t error = hipDeviceSynchronize();
  CHECK(own[7] == 5);
  HIP(error);
}
