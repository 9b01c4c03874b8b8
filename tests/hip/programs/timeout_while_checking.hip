// targets: gfx900
// run: vega-64
// options: --timeout 3 --check=uninitialised,streams
// exit: 3
// stderr: interrupted: the 3 s of --timeout are over; no kernel is running
// stderr: streams: a kernel and a copy access the same memory, and nothing orders them
// stderr: lanewise: found 1 mistake
// What is found while a kernel runs again with other values in what nobody wrote is told at the end, and where
// --timeout is the end, too.
#include <chrono>
#include <thread>

#include "check.h"

__global__ void reads_unset(const int* unset, int* out, volatile int* is_over, int zero, int rounds) {
  int sum = unset[threadIdx.x] * zero;
  for (int i = 0; i < rounds; ++i) asm volatile("v_add_u32 %0, %0, %1" : "+v"(sum) : "v"(zero));
  out[threadIdx.x] = sum;
  *is_over = 1;
}

int main() {
  DeviceArray<int> unset(64), out(64);
  int *is_over = nullptr, *copied = nullptr;
  HIP(hipHostMalloc(&is_over, sizeof(int)));
  HIP(hipHostMalloc(&copied, 64 * sizeof(int)));
  *is_over = 0;
  hipStream_t first, second;
  HIP(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
  LAUNCH(reads_unset<<<1, 64, 0, first>>>(unset.data, out.data, is_over, 0, 200'000));
  while (*const_cast<volatile int*>(is_over) == 0) std::this_thread::yield();
  // Nothing says when the first run of the kernel has ended; the ones after it take several times as long.
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  HIP(hipMemcpyAsync(copied, out.data, 64 * sizeof(int), hipMemcpyDeviceToHost, second));
  std::this_thread::sleep_for(std::chrono::hours(1));
}
