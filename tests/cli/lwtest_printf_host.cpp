// Runs a kernel without arguments on the first OpenCL device, in one work-item: what it prints is what another
// implementation of printf prints. lwtest_printf_host FILE.cl KERNEL
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::ifstream file(argv[1]);
  const std::string source((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const char* text = source.c_str();
  cl_platform_id platform = nullptr;
  cl_device_id device = nullptr;
  if (clGetPlatformIDs(1, &platform, nullptr) != CL_SUCCESS ||
      clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr) != CL_SUCCESS) {
    std::fputs("no OpenCL device\n", stderr);
    return 1;
  }
  cl_int error = CL_SUCCESS;
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &error);
  if (clBuildProgram(program, 1, &device, "-cl-std=CL1.2 -w", nullptr, nullptr) != CL_SUCCESS) {
    std::vector<char> log(65536);
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, log.size(), log.data(), nullptr);
    std::fprintf(stderr, "%s\n", log.data());
    return 1;
  }
  cl_kernel kernel = clCreateKernel(program, argv[2], &error);
  const size_t one = 1;
  if (error != CL_SUCCESS ||
      clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &one, &one, 0, nullptr, nullptr) != CL_SUCCESS ||
      clFinish(queue) != CL_SUCCESS) {
    std::fputs("the kernel does not run\n", stderr);
    return 1;
  }
  clReleaseKernel(kernel);
  clReleaseProgram(program);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return 0;
}
