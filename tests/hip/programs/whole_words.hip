// targets: gfx803 gfx900 gfx1030
// run: fiji-r9-nano
// run: vega-64
// run: navi21-6900xt
// An aligned word of up to 64 bits is read and written as a whole: what one workgroup stores, another never sees half
// of.
#include <vector>

#include "check.h"

constexpr int kWords = 64, kTimes = 20000;

// Both halves of a word are the same, from both writers: an atomic exchange and a plain store.
__global__ void write_and_read(unsigned long long* words, unsigned* torn, unsigned* arrived) {
  unsigned long long* word = &words[threadIdx.x];
  if (threadIdx.x == 0) {  // all workgroups at once; where one thread runs them all, each gives up in time
    atomicAdd(arrived, 1);
    for (int k = 0; k < 100000 && __hip_atomic_load(arrived, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) != gridDim.x;
         ++k) {
    }
  }
  __syncthreads();
  for (unsigned k = 0; k < kTimes; ++k) {
    const unsigned long long both = k * 0x100000001ull;
    if (blockIdx.x == 0) {
      if (k % 2 == 0)
        atomicExch(word, both);
      else
        __hip_atomic_store(word, both, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    } else {
      const auto value = __hip_atomic_load(word, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
      if (static_cast<unsigned>(value) != value >> 32) atomicAdd(torn, 1);
    }
  }
}

int main() {
  const std::vector<unsigned long long> zeros(kWords);
  const std::vector<unsigned> none(1);
  auto words = DeviceArray<unsigned long long>::of(zeros);
  auto torn = DeviceArray<unsigned>::of(none), arrived = DeviceArray<unsigned>::of(none);
  LAUNCH(write_and_read<<<2, kWords>>>(words.data, torn.data, arrived.data));
  std::vector<unsigned> many(1);
  torn.read(many);
  if (many[0] != 0) std::printf("%u of %d words were torn\n", many[0], kWords * kTimes);
  CHECK(many[0] == 0);
}
