// targets: gfx900 gfx1010
// run: vega-64
// run: navi10-5700xt
// More launches than any queue has room for, in order, from several threads.
#include <thread>
#include <vector>

#include "check.h"

__global__ void step(unsigned* p, unsigned i) {
  if (threadIdx.x == 0) *p = *p * 3 + i;  // depends on the order
}

int main() {
  constexpr unsigned kLaunches = 20000, kThreads = 3;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < kThreads; ++t)
    threads.emplace_back([t] {
      hipStream_t stream;
      HIP(hipStreamCreate(&stream));
      DeviceArray<unsigned> p(1);
      HIP(hipMemsetAsync(p.data, 0, 4, stream));
      unsigned expected = 0;
      for (unsigned i = 0; i < kLaunches / (t + 1); ++i) {
        LAUNCH(step<<<1, 64, 0, stream>>>(p.data, i + t));
        expected = expected * 3 + i + t;
      }
      unsigned got = 0;
      HIP(hipMemcpyAsync(&got, p.data, 4, hipMemcpyDeviceToHost, stream));
      HIP(hipStreamSynchronize(stream));
      CHECK(got == expected);
      HIP(hipStreamDestroy(stream));
    });
  for (std::thread& thread : threads) thread.join();
}
