// targets: gfx900 gfx1030
// run: vega-64
// run: navi21-6900xt
// options: --time
// stdout: first
// stderr: step(int*, int)
// Events around kernels and copies. Under --time their differences are those of the table: time_test.py compares what
// is printed here, "name: microseconds", with it.
#include <vector>

#include "check.h"

__global__ void step(int* p, int times) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int t = 0; t < times; ++t) p[i] = p[i] * 3 + t;
}

int main() {
  constexpr int kCount = 1 << 16;
  DeviceArray<int> array(kCount);
  int* pinned = nullptr;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&pinned), kCount * sizeof(int)));
  for (int i = 0; i < kCount; ++i) pinned[i] = i;
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  std::vector<hipEvent_t> events(6);
  for (hipEvent_t& event : events) HIP(hipEventCreate(&event));

  const auto copy = [&](hipMemcpyKind kind) {
    void *to = array.data, *from = pinned;
    if (kind == hipMemcpyDeviceToHost) std::swap(to, from);
    HIP(hipMemcpyAsync(to, from, kCount * sizeof(int), kind, stream));
  };
  HIP(hipEventRecord(events[0], stream));
  copy(hipMemcpyHostToDevice);
  HIP(hipEventRecord(events[1], stream));
  LAUNCH(step<<<kCount / 256, 256, 0, stream>>>(array.data, 1));
  HIP(hipEventRecord(events[2], stream));
  LAUNCH(step<<<kCount / 256, 256, 0, stream>>>(array.data, 4));
  HIP(hipEventRecord(events[3], stream));
  LAUNCH(step<<<16, 64, 0, stream>>>(array.data, 16));
  LAUNCH(step<<<16, 64, 0, stream>>>(array.data, 1));
  HIP(hipEventRecord(events[4], stream));
  copy(hipMemcpyDeviceToHost);
  HIP(hipEventRecord(events[5], stream));
  HIP(hipStreamSynchronize(stream));
  const char* names[] = {"copy in", "first", "second", "two", "copy out"};
  for (int i = 0; i < 5; ++i) {
    float ms = -1;
    HIP(hipEventElapsedTime(&ms, events[i], events[i + 1]));
    CHECK(ms > 0);
    std::printf("%s: %.3f\n", names[i], static_cast<double>(ms) * 1000);
  }
  float ms = -1;
  HIP(hipEventElapsedTime(&ms, events[0], events[5]));
  std::printf("all: %.3f\n", static_cast<double>(ms) * 1000);
  HIP(hipHostFree(pinned));
}
