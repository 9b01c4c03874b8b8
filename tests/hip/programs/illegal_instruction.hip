// targets: gfx900
// run: vega-64
// signal: SIGABRT
// stderr: illegal_instruction
// stderr: in kernel _Z7illegalv
// stderr: HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION
#include "check.h"

__global__ void illegal() { asm volatile(".long 0xbf80ffff\n.long 0xdeadbeef"); }

int main() {
  LAUNCH(illegal<<<1, 1>>>());
  HIP(hipDeviceSynchronize());
}
