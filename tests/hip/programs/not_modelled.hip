// targets: gfx900
// run: vega-64
// signal: SIGABRT
// stderr: not_modelled
// stderr: in kernel _Z4skipv
// stderr: s_setvskip
// stderr: HSA_STATUS_ERROR_EXCEPTION
// What Lanewise does not model is named, and is never a result.
#include "check.h"

__global__ void skip() { asm volatile("s_setvskip s0, 0"); }

int main() {
  LAUNCH(skip<<<1, 64>>>());
  HIP(hipDeviceSynchronize());
}
