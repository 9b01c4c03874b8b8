// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// stdout: block 2 lane 63 says 1234567
// What printf returns in kernels: how many characters it wrote, lane by lane.
#include <vector>

#include "check.h"

__global__ void count(int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int power = 1;
  for (int k = 0; k < i % 7; ++k) power *= 10;
  if (i % 3 == 0) power += printf("%d\n", power);
  if (blockIdx.x == 2 && threadIdx.x == 63) printf("block %d lane %d says %d\n", (int)blockIdx.x, (int)threadIdx.x, 1234567);
  out[i] = power;
}

int main() {
  constexpr int kBlocks = 3, kThreads = 64;
  DeviceArray<int> out(kBlocks * kThreads);
  LAUNCH(count<<<kBlocks, kThreads>>>(out.data));
  std::vector<int> got(kBlocks * kThreads);
  out.read(got);
  for (int i = 0; i < kBlocks * kThreads; ++i) {
    int power = 1, digits = 1;
    for (int k = 0; k < i % 7; ++k) power *= 10, ++digits;
    CHECK(got[i] == (i % 3 == 0 ? power + digits + 1 : power));
  }
}
