// targets: gfx803
// module: ../../../studies/sdwa/kernels.ll gfx803
// run: fiji-mi8
// run: polaris-mi6
// options: --time
// stdout: packed_mad_sdwa
// stderr: packed_mad_sdwa
// The kernels of the study sdwa, by the module API and between events, as the article ran them. Prints for each kernel
// how long four passes through its loop take, in microseconds; sdwa_test.py compares the rates with the study's.
#include <fstream>
#include <string>
#include <vector>

#include "check.h"

namespace {

constexpr int kGroup = 256, kGroupsOfUnit = 8;
constexpr unsigned kFew = 2, kMany = 6;

struct Run {
  float us;
  std::vector<unsigned> results;
};

Run run(hipModule_t module, const char* name, int groups, unsigned passes) {
  struct {
    unsigned* out;
    unsigned a, b, c, passes;
  } arguments{nullptr, 0x1c011c01, 0x1c011c01, 0x1c011c01, passes};
  DeviceArray<unsigned> out(groups * kGroup);
  arguments.out = out.data;
  size_t size = sizeof arguments;
  void* config[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                    HIP_LAUNCH_PARAM_END};
  hipFunction_t function;
  HIP(hipModuleGetFunction(&function, module, name));
  hipEvent_t begin, end;
  HIP(hipEventCreate(&begin));
  HIP(hipEventCreate(&end));
  HIP(hipEventRecord(begin, nullptr));
  HIP(hipModuleLaunchKernel(function, groups, 1, 1, kGroup, 1, 1, 0, nullptr, nullptr, config));
  HIP(hipEventRecord(end, nullptr));
  HIP(hipEventSynchronize(end));
  float ms = 0;
  HIP(hipEventElapsedTime(&ms, begin, end));
  HIP(hipEventDestroy(begin));
  HIP(hipEventDestroy(end));
  Run result{ms * 1000, std::vector<unsigned>(groups * kGroup)};
  out.read(result.results);
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  CHECK(argc == 2);
  hipModule_t module;
  HIP(hipModuleLoad(&module, argv[1]));
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  const int groups = properties.multiProcessorCount * kGroupsOfUnit;
  std::vector<std::vector<unsigned>> results;
  for (const char* name : {"add", "packed_add_sdwa", "packed_add", "packed_add_swap_low", "packed_add_swap_high", "mad",
                           "packed_mad_sdwa"}) {
    const Run few = run(module, name, groups, kFew), many = run(module, name, groups, kMany);
    std::printf("%s: %.4f\n", name, static_cast<double>(many.us) - static_cast<double>(few.us));
    results.push_back(many.results);
  }
  // The same sums by other instructions; the lower half is what one v_add_f16 gives.
  CHECK(results[1] == results[2]);
  CHECK(results[3] == results[4]);
  for (size_t i = 0; i < results[0].size(); ++i) {
    CHECK((results[0][i] & 0xffff) == (results[1][i] & 0xffff));
    CHECK(results[1][i] >> 16 != 0);
    CHECK((results[5][i] & 0xffff) == (results[6][i] & 0xffff));
  }
  HIP(hipModuleUnload(module));
}
