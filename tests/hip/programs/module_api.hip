// targets: gfx900
// module: module_api.ll gfx900
// run: vega-64
// stderr: a code object for gfx900 cannot be loaded:
// The module API on a code object made from LLVM IR: kernels and variables by name, attributes, launches, unloading;
// then the same file damaged in many places: errors, never a crash.
#include <fstream>
#include <iterator>
#include <vector>

#include "check.h"

int main(int argc, char** argv) {
  CHECK(argc == 2);
  std::ifstream file(argv[1], std::ios::binary);
  std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  CHECK(image.size() > 1000);

  hipModule_t module;
  hipFunction_t function;
  HIP(hipModuleLoad(&module, argv[1]));
  HIP(hipModuleGetFunction(&function, module, "add_bytes"));
  hipFunction_t none;
  CHECK(hipModuleGetFunction(&none, module, "no_such_kernel") == hipErrorNotFound);
  int threads = 0;
  HIP(hipFuncGetAttribute(&threads, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function));
  CHECK(threads == 64);
  hipDeviceptr_t variable;
  size_t size = 0;
  HIP(hipModuleGetGlobal(&variable, &size, module, "offset"));
  CHECK(size == 4);
  int value = 0;
  HIP(hipMemcpyDtoH(&value, variable, 4));
  CHECK(value == 7);
  value = 9;
  HIP(hipMemcpyHtoD(variable, &value, 4));

  const int n = 512;
  std::vector<unsigned char> a(4 * n), b(4 * n), out(4 * n);
  for (int i = 0; i < 4 * n; ++i) a[i] = static_cast<unsigned char>(i), b[i] = static_cast<unsigned char>(i * 3 + 200);
  auto da = DeviceArray<unsigned char>::of(a), db = DeviceArray<unsigned char>::of(b);
  DeviceArray<unsigned char> dout(4 * n);
  const auto check = [&] {
    dout.read(out);
    for (int i = 0; i < 4 * n; ++i) CHECK(out[i] == static_cast<unsigned char>(a[i] + b[i] + 9));
    HIP(hipMemset(dout.data, 0, 4 * n));
  };
  void* pointers[] = {&da.data, &db.data, &dout.data};
  HIP(hipModuleLaunchKernel(function, n / 64, 1, 1, 64, 1, 1, 0, nullptr, pointers, nullptr));
  check();
  struct {
    void *a, *b, *out;
  } packed{da.data, db.data, dout.data};
  size_t bytes = sizeof(packed);
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  HIP(hipModuleLaunchKernel(function, n / 64, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra));
  check();
  HIP(hipModuleUnload(module));

  int refused = 0, loaded = 0;
  const auto try_to_load = [&](const std::vector<char>& bytes_of_file) {
    hipModule_t damaged;
    if (hipModuleLoadData(&damaged, bytes_of_file.data()) == hipSuccess) {
      hipFunction_t found;
      (void)hipModuleGetFunction(&found, damaged, "add_bytes");
      HIP(hipModuleUnload(damaged));
      ++loaded;
    } else {
      ++refused;
    }
  };
  // What the HIP runtime itself reads before anybody else (ELF and note headers) stays whole: it trusts them.
  for (size_t at = 0x400; at < image.size(); at += 97) {
    std::vector<char> damaged = image;
    damaged[at] = static_cast<char>(damaged[at] ^ 0xff);
    try_to_load(damaged);
  }
  CHECK(loaded + refused > 20 && refused > 2);
}
