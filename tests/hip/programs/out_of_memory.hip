// targets: gfx803
// run: fiji-r9-nano
// The board's memory ends: an error, not a crash, and what was there goes on working.
#include <vector>

#include "check.h"

__global__ void set(int* p) { *p = 17; }

int main() {
  std::vector<void*> blocks;
  const size_t block = size_t{512} << 20;
  void* p = nullptr;
  hipError_t error = hipSuccess;
  while ((error = hipMalloc(&p, block)) == hipSuccess) {
    blocks.push_back(p);
    CHECK(blocks.size() <= 8);  // 4 GiB
  }
  CHECK(error == hipErrorOutOfMemory);
  CHECK(blocks.size() >= 7);
  CHECK(hipMalloc(&p, size_t{1} << 50) == hipErrorOutOfMemory);
  LAUNCH(set<<<1, 1>>>(static_cast<int*>(blocks.back())));
  int value = 0;
  HIP(hipMemcpy(&value, blocks.back(), 4, hipMemcpyDeviceToHost));
  CHECK(value == 17);
  HIP(hipFree(blocks.back()));
  blocks.pop_back();
  HIP(hipMalloc(&p, block));
  HIP(hipFree(p));
  for (void* each : blocks) HIP(hipFree(each));
}
