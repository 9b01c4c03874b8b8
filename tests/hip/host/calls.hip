// What the host asks of the HIP runtime: `calls WHAT [FILE]`.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

__global__ void fill(int* a) { a[threadIdx.x] = 7; }
__global__ void waits(volatile int* a) {
  while (a[0] == 0) {
  }
}

int* allocate(size_t bytes) {
  int* pointer = nullptr;
  (void)hipMalloc(reinterpret_cast<void**>(&pointer), bytes);
  return pointer;
}

// 42 where the module's kernel runs.
int run_module(hipModule_t module) {
  hipFunction_t function = nullptr;
  if (hipModuleGetFunction(&function, module, "store42") != hipSuccess) return 1;
  int* const out = allocate(4);
  int result = 0;
  (void)hipMemset(out, 0, 4);
  struct {
    int* out;
  } arguments{out};
  size_t bytes = sizeof arguments;
  void* config[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                    HIP_LAUNCH_PARAM_END};
  if (hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, config) != hipSuccess) return 1;
  (void)hipMemcpy(&result, out, 4, hipMemcpyDeviceToHost);
  std::printf("%d\n", result);
  return 0;
}

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  hipModule_t module = nullptr;
  if (what == "load") {
    const hipError_t status = hipModuleLoad(&module, argv[2]);
    return status == hipSuccess ? run_module(module) : 1;
  }
  if (what == "load_data") {
    std::ifstream stream(argv[2], std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
    const hipError_t status = hipModuleLoadData(&module, bytes.data());
    return status == hipSuccess ? run_module(module) : 1;
  }
  if (what == "bad_calls") {
    for (int i = 0; i < 3; ++i) (void)hipSetDevice(99);  // line: bad_device
    (void)hipFree(&module);                              // line: bad_free
    (void)hipStreamQuery(nullptr);
    return 0;
  }
  if (what == "good_calls") {
    int* const a = allocate(256);
    fill<<<1, 64>>>(a);
    while (hipStreamQuery(nullptr) == hipErrorNotReady) {
    }
    int host[64];
    (void)hipMemcpy(host, a, sizeof host, hipMemcpyDeviceToHost);
    return host[63] == 7 ? 0 : 1;
  }
  if (what == "unset") {
    int* const a = allocate(1024);
    fill<<<1, 64>>>(a);
    static int host[256];
    (void)hipMemcpy(host, a, 256, hipMemcpyDeviceToHost);   // of what the kernel wrote
    (void)hipMemcpy(host, a, 1024, hipMemcpyDeviceToHost);  // line: unset
    return 0;
  }
  if (what == "unset_rows") {
    char* const a = reinterpret_cast<char*>(allocate(4096));
    static char host[4096];
    (void)hipMemset2D(a, 64, 1, 32, 64);
    (void)hipMemcpy2D(host, 32, a, 64, 32, 64, hipMemcpyDeviceToHost);
    (void)hipMemcpy2D(host, 48, a, 64, 48, 64, hipMemcpyDeviceToHost);  // line: unset_rows
    return 0;
  }
  if (what == "managed") {
    hipDeviceProp_t properties;
    (void)hipGetDeviceProperties(&properties, 0);
    int attribute = 0;
    (void)hipDeviceGetAttribute(&attribute, hipDeviceAttributeManagedMemory, 0);
    int* a = nullptr;
    if (hipMallocManaged(reinterpret_cast<void**>(&a), 256) != hipSuccess) return 1;
    if (hipMemAdvise(a, 256, hipMemAdviseSetReadMostly, 0) != hipSuccess) return 1;
    if (hipMemPrefetchAsync(a, 256, 0, nullptr) != hipSuccess) return 1;
    fill<<<1, 64>>>(a);
    if (hipDeviceSynchronize() != hipSuccess || a[63] != 7) return 1;
    a[63] = 8;
    std::printf("managed %d %d\n", properties.managedMemory, attribute);
    return a[63] == 8 ? 0 : 1;
  }
  if (what == "memory") {
    hipDeviceProp_t properties;
    (void)hipGetDeviceProperties(&properties, 0);
    size_t free = 0, total = 0;
    (void)hipMemGetInfo(&free, &total);
    std::printf("%zu %zu\n", properties.totalGlobalMem, total);
    return allocate(total + 4096) == nullptr ? 0 : 1;
  }
  if (what == "forever") {
    int* const a = allocate(4);
    (void)hipMemset(a, 0, 4);
    waits<<<1, 64>>>(a);
    return hipDeviceSynchronize();  // line: forever
  }
  if (what == "fault") {
    fill<<<1, 64>>>(allocate(128));  // 64 elements do not fit: line 8 faults
    return hipDeviceSynchronize();
  }
  return 2;
}
