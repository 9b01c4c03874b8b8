// targets: gfx900
// run: vega-64
// exit: 7
// stderr: hsa_amd_ipc_memory_create
// What Lanewise does not have is an error by name: memory of other processes, launches of a whole grid at once.
#include "check.h"

__global__ void nothing() {}

int main() {
  void* p = nullptr;
  HIP(hipMalloc(&p, 4096));
  hipIpcMemHandle_t handle;
  CHECK(hipIpcGetMemHandle(&handle, p) != hipSuccess);
  CHECK(hipLaunchCooperativeKernel(reinterpret_cast<const void*>(nothing), dim3(2), dim3(64), nullptr, 0, nullptr) !=
        hipSuccess);
  (void)hipGetLastError();
  LAUNCH(nothing<<<1, 1>>>());
  HIP(hipDeviceSynchronize());
  HIP(hipFree(p));
  return 7;
}
