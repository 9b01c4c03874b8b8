// Leaves in one of many ways at one of many moments: `leaving WAY MOMENT`.
#include <hip/hip_runtime.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>

constexpr int kCount = 65536;
constexpr size_t kBytes = kCount * sizeof(int);

__global__ void fill(int* a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

#define HIP(call)                       \
  do {                                  \
    if ((call) != hipSuccess) std::_Exit(99); \
  } while (false)

int* allocate() {
  int* a = nullptr;
  HIP(hipMalloc(reinterpret_cast<void**>(&a), kBytes));
  return a;
}

void launch() { fill<<<kCount / 256, 256>>>(allocate()); }

void copy() {
  int* host = nullptr;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&host), kBytes));
  HIP(hipMemcpyAsync(allocate(), host, kBytes, hipMemcpyHostToDevice, nullptr));
}

void call_back() {
  hipStream_t stream = nullptr;
  HIP(hipStreamCreate(&stream));
  fill<<<kCount / 256, 256, 0, stream>>>(allocate());
  HIP(hipStreamAddCallback(
      stream, [](hipStream_t, hipError_t, void*) { std::this_thread::sleep_for(std::chrono::milliseconds(20)); },
      nullptr, 0));
  std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

void all_done() {
  launch();
  copy();
  HIP(hipDeviceSynchronize());
}

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const std::map<std::string, void (*)()> moments{
      {"before", [] {}},     {"allocated", [] { allocate(); }}, {"launch", launch},
      {"copy", copy},        {"callback", call_back},           {"after", all_done},
  };
  moments.at(argv[2])();
  const std::string way = argv[1];
  if (way == "exit") std::exit(7);
  if (way == "_Exit") std::_Exit(7);
  if (way == "exception") throw std::runtime_error("leaving");
  if (way == "abort") std::abort();
  if (way == "signal") std::raise(SIGTERM);
  return 0;
}
