// targets: gfx900
// run: vega-64
// signal: SIGABRT
// stderr: Device-side assertion `value != 13' failed.
// stderr: trap 2
// stderr: HSA_STATUS_ERROR_EXCEPTION
// assert in a kernel: the message of the compiler's runtime, then the abort a real device brings about.
#include <cassert>

#include "check.h"

__global__ void only_good(int value) { assert(value != 13); }

int main() {
  LAUNCH(only_good<<<1, 64>>>(12));
  HIP(hipDeviceSynchronize());
  LAUNCH(only_good<<<1, 64>>>(13));
  HIP(hipDeviceSynchronize());
}
