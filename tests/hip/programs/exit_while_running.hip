// targets: gfx900
// run: vega-64
// exit: 5
// The program ends while a kernel would run for hours: it ends.
#include <chrono>
#include <cstdlib>
#include <thread>

#include "check.h"

__global__ void forev(volatile int* p) {
  while (*p == 0) {
  }
}

int main() {
  int* p = nullptr;
  HIP(hipHostMalloc(&p, 4));
  *p = 0;
  LAUNCH(forev<<<4, 64>>>(p));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  std::_Exit(5);
}
