#define CL_TARGET_OPENCL_VERSION 300
#include "support/host_pocl.h"

#include <CL/cl.h>
#include <fmt/format.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <sstream>
#include <type_traits>

namespace lw::kernels {

namespace {

struct Release {
  void operator()(cl_context object) const { clReleaseContext(object); }
  void operator()(cl_command_queue object) const { clReleaseCommandQueue(object); }
  void operator()(cl_program object) const { clReleaseProgram(object); }
  void operator()(cl_kernel object) const { clReleaseKernel(object); }
  void operator()(cl_mem object) const { clReleaseMemObject(object); }
};
template <class Handle>
using Owned = std::unique_ptr<std::remove_pointer_t<Handle>, Release>;

// Thrown by the helpers below and turned into an Error by run_on_pocl.
struct HostFailure {
  std::string message;
};

void require(cl_int status, const char* what) {
  if (status != CL_SUCCESS) throw HostFailure{fmt::format("{} failed with OpenCL error {}", what, status)};
}

cl_device_id find_pocl() {
  cl_uint count = 0;
  if (clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS || count == 0)
    throw HostFailure{"no OpenCL platform is installed; the host reference needs PoCL (package pocl-opencl-icd)"};
  std::vector<cl_platform_id> platforms(count);
  require(clGetPlatformIDs(count, platforms.data(), nullptr), "clGetPlatformIDs");
  for (cl_platform_id platform : platforms) {
    char platform_name[256] = {};
    clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof platform_name - 1, platform_name, nullptr);
    if (std::strcmp(platform_name, "Portable Computing Language") != 0) continue;
    cl_device_id device = nullptr;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, nullptr) == CL_SUCCESS) return device;
  }
  throw HostFailure{"PoCL's CPU device was not found (package pocl-opencl-icd)"};
}

std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) throw HostFailure{path.string() + ": cannot be read"};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Owned<cl_program> build(cl_context context, cl_device_id device, const Case& test) {
  const std::string source = read_text(test.source);
  const char* text = source.c_str();
  cl_int status = CL_SUCCESS;
  Owned<cl_program> program(clCreateProgramWithSource(context, 1, &text, nullptr, &status));
  require(status, "clCreateProgramWithSource");
  // Not optimised: PoCL 3.1 (LLVM 14) computes a wrong AES-128 round when it is (the known answer of
  // tests/kernels/aes128 shows it), and a witness need not be fast. CL1.2 because PoCL 3.1 has no generic address
  // space: in CL2.0 mode its vloadn overloads are gone.
  const std::string options = "-cl-std=CL1.2 -cl-opt-disable " + test.host_options;
  if (clBuildProgram(program.get(), 1, &device, options.c_str(), nullptr, nullptr) != CL_SUCCESS) {
    std::vector<char> log(1 << 16);
    clGetProgramBuildInfo(program.get(), device, CL_PROGRAM_BUILD_LOG, log.size() - 1, log.data(), nullptr);
    throw HostFailure{fmt::format("PoCL cannot build {}:\n{}", test.source.string(), log.data())};
  }
  return program;
}

void launch(cl_command_queue queue, cl_program program, const Run& run, const std::vector<Owned<cl_mem>>& memory) {
  cl_int status = CL_SUCCESS;
  Owned<cl_kernel> kernel(clCreateKernel(program, run.kernel.c_str(), &status));
  require(status, ("clCreateKernel(" + run.kernel + ")").c_str());
  for (size_t i = 0; i < run.arguments.size(); ++i) {
    const Argument& argument = run.arguments[i];
    const auto index = static_cast<cl_uint>(i);
    switch (argument.kind) {
      case Argument::Kind::buffer: {
        cl_mem object = memory[argument.buffer].get();
        status = clSetKernelArg(kernel.get(), index, sizeof object, &object);
        break;
      }
      case Argument::Kind::scalar:
        status = clSetKernelArg(kernel.get(), index, argument.scalar.size(), argument.scalar.data());
        break;
      case Argument::Kind::local: status = clSetKernelArg(kernel.get(), index, argument.local_bytes, nullptr); break;
    }
    require(status, fmt::format("clSetKernelArg({}, {})", run.kernel, i).c_str());
  }
  const size_t global[3] = {run.global[0], run.global[1], run.global[2]};
  const size_t local[3] = {run.local[0], run.local[1], run.local[2]};
  require(clEnqueueNDRangeKernel(queue, kernel.get(), 3, nullptr, global, local, 0, nullptr, nullptr),
          "clEnqueueNDRangeKernel");
  require(clFinish(queue), "clFinish");
}

HostResult run_all(const Case& test) {
  cl_device_id device = find_pocl();
  cl_int status = CL_SUCCESS;
  Owned<cl_context> context(clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status));
  require(status, "clCreateContext");
  Owned<cl_command_queue> queue(clCreateCommandQueueWithProperties(context.get(), device, nullptr, &status));
  require(status, "clCreateCommandQueueWithProperties");
  const Owned<cl_program> program = build(context.get(), device, test);

  std::vector<Owned<cl_mem>> memory;
  for (const Buffer& buffer : test.buffers) {
    std::vector<std::byte> initial = buffer.bytes;
    memory.emplace_back(clCreateBuffer(context.get(), CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, initial.size(),
                                       initial.data(), &status));
    require(status, "clCreateBuffer");
  }

  HostResult result;
  std::vector<Buffer> buffers = test.buffers;
  for (const Run& run : test.runs) {
    launch(queue.get(), program.get(), run, memory);
    for (size_t i = 0; i < buffers.size(); ++i)
      require(clEnqueueReadBuffer(queue.get(), memory[i].get(), CL_TRUE, 0, buffers[i].bytes.size(),
                                  buffers[i].bytes.data(), 0, nullptr, nullptr),
              "clEnqueueReadBuffer");
    result.push_back(buffers);
  }
  return result;
}

}  // namespace

Result<HostResult> run_on_pocl(const Case& test) {
  try {
    return run_all(test);
  } catch (const HostFailure& failure) {
    return Error{failure.message};
  }
}

}  // namespace lw::kernels
