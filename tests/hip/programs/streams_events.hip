// targets: gfx900
// run: vega-64
// Streams that overlap, events between them, callbacks, elapsed times.
#include <atomic>
#include <vector>

#include "check.h"

__global__ void add_to(int* p, int n, int what, int times) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  for (int t = 0; t < times; ++t) p[i] += what;
}
__global__ void times_two(int* p, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] *= 2;
}

std::atomic<int> called{0};
void callback(hipStream_t, hipError_t status, void* data) {
  if (status == hipSuccess) called += *static_cast<int*>(data);
}

int main() {
  constexpr int kStreams = 8, kCount = 4096;
  hipStream_t streams[kStreams];
  hipEvent_t events[kStreams];
  std::vector<DeviceArray<int>> arrays;
  for (int s = 0; s < kStreams; ++s) {
    HIP(hipStreamCreateWithFlags(&streams[s], hipStreamNonBlocking));
    HIP(hipEventCreate(&events[s]));
    arrays.emplace_back(kCount);
    HIP(hipMemsetAsync(arrays[s].data, 0, kCount * sizeof(int), streams[s]));
    LAUNCH(add_to<<<kCount / 256, 256, 0, streams[s]>>>(arrays[s].data, kCount, s + 1, 10));
    HIP(hipEventRecord(events[s], streams[s]));
  }
  // Stream 0 doubles everybody's numbers, each after its own stream was through.
  for (int s = 0; s < kStreams; ++s) {
    HIP(hipStreamWaitEvent(streams[0], events[s], 0));
    LAUNCH(times_two<<<kCount / 256, 256, 0, streams[0]>>>(arrays[s].data, kCount));
  }
  HIP(hipStreamSynchronize(streams[0]));
  std::vector<int> host(kCount);
  for (int s = 0; s < kStreams; ++s) {
    arrays[s].read(host);
    for (const int value : host) CHECK(value == 20 * (s + 1));
  }

  int seven = 7, nine = 9;
  HIP(hipStreamAddCallback(streams[1], callback, &seven, 0));
  HIP(hipStreamAddCallback(streams[2], callback, &nine, 0));
  HIP(hipDeviceSynchronize());
  CHECK(called == 16);

  hipEvent_t begin, end;
  HIP(hipEventCreate(&begin));
  HIP(hipEventCreate(&end));
  HIP(hipEventRecord(begin, streams[3]));
  LAUNCH(add_to<<<kCount / 256, 256, 0, streams[3]>>>(arrays[3].data, kCount, 1, 500));
  HIP(hipEventRecord(end, streams[3]));
  HIP(hipEventSynchronize(end));
  CHECK(hipEventQuery(end) == hipSuccess);
  float ms = -1;
  HIP(hipEventElapsedTime(&ms, begin, end));
  CHECK(ms > 0 && ms < 60000);
  for (int s = 0; s < kStreams; ++s) {
    CHECK(hipStreamQuery(streams[s]) == hipSuccess);
    HIP(hipStreamDestroy(streams[s]));
    HIP(hipEventDestroy(events[s]));
  }
}
