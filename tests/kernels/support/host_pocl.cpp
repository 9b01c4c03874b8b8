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
  void operator()(cl_sampler object) const { clReleaseSampler(object); }
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

std::string read_source(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) throw HostFailure{path.string() + ": cannot be read"};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Owned<cl_program> build(cl_context context, cl_device_id device, const Case& test) {
  const std::string source = read_source(test.source);
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

cl_image_format cl_format(const ChannelFormat& format) {
  using Numbers = ChannelFormat::Numbers;
  const auto pick = [&](cl_channel_type bits8, cl_channel_type bits16, cl_channel_type bits32) {
    return format.bits == 8 ? bits8 : format.bits == 16 ? bits16 : bits32;
  };
  cl_image_format result{};
  result.image_channel_order = format.order == "r"      ? CL_R
                               : format.order == "rg"   ? CL_RG
                               : format.order == "rgba" ? CL_RGBA
                                                        : CL_BGRA;
  switch (format.numbers) {
    case Numbers::unorm: result.image_channel_data_type = pick(CL_UNORM_INT8, CL_UNORM_INT16, 0); break;
    case Numbers::snorm: result.image_channel_data_type = pick(CL_SNORM_INT8, CL_SNORM_INT16, 0); break;
    case Numbers::unsigned_integer:
      result.image_channel_data_type = pick(CL_UNSIGNED_INT8, CL_UNSIGNED_INT16, CL_UNSIGNED_INT32);
      break;
    case Numbers::signed_integer:
      result.image_channel_data_type = pick(CL_SIGNED_INT8, CL_SIGNED_INT16, CL_SIGNED_INT32);
      break;
    case Numbers::floating: result.image_channel_data_type = pick(0, CL_HALF_FLOAT, CL_FLOAT); break;
  }
  return result;
}

// An image, and the buffer under it where it is one of a buffer.
struct HostMemory {
  Owned<cl_mem> image, buffer;
  cl_mem handle() const { return image ? image.get() : buffer.get(); }
};

HostMemory make_memory(cl_context context, const Buffer& buffer) {
  HostMemory memory;
  std::vector<std::byte> initial = buffer.bytes;
  cl_int status = CL_SUCCESS;
  constexpr cl_mem_flags kFlags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
  const bool is_linear = !buffer.image || buffer.image->kind == "1d_buffer";
  if (is_linear) {
    memory.buffer.reset(clCreateBuffer(context, kFlags, initial.size(), initial.data(), &status));
    require(status, "clCreateBuffer");
  }
  if (!buffer.image) return memory;
  const ImageShape& image = *buffer.image;
  const std::optional<ChannelFormat> named = channel_format(image.format);
  LW_CHECK(named.has_value(), "an image of an unknown format");
  const cl_image_format format = cl_format(*named);
  cl_image_desc about{};
  about.image_width = image.size[0];
  if (image.kind == "1d") about.image_type = CL_MEM_OBJECT_IMAGE1D;
  if (image.kind == "1d_buffer")
    about.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER, about.mem_object = memory.buffer.get();
  if (image.kind == "1d_array") about.image_type = CL_MEM_OBJECT_IMAGE1D_ARRAY, about.image_array_size = image.size[1];
  if (image.kind == "2d") about.image_type = CL_MEM_OBJECT_IMAGE2D, about.image_height = image.size[1];
  if (image.kind == "2d_array") {
    about.image_type = CL_MEM_OBJECT_IMAGE2D_ARRAY;
    about.image_height = image.size[1];
    about.image_array_size = image.size[2];
  }
  if (image.kind == "3d") {
    about.image_type = CL_MEM_OBJECT_IMAGE3D;
    about.image_height = image.size[1];
    about.image_depth = image.size[2];
  }
  memory.image.reset(clCreateImage(context, is_linear ? CL_MEM_READ_WRITE : kFlags, &format, &about,
                                   is_linear ? nullptr : initial.data(), &status));
  require(status, ("clCreateImage(" + image.kind + ", " + image.format + ")").c_str());
  return memory;
}

void read_back(cl_command_queue queue, const HostMemory& memory, Buffer& into) {
  if (memory.buffer) {
    require(clEnqueueReadBuffer(queue, memory.buffer.get(), CL_TRUE, 0, into.bytes.size(), into.bytes.data(), 0,
                                nullptr, nullptr),
            "clEnqueueReadBuffer");
    return;
  }
  const size_t origin[3] = {0, 0, 0};
  const size_t region[3] = {into.image->size[0], into.image->size[1], into.image->size[2]};
  require(clEnqueueReadImage(queue, memory.image.get(), CL_TRUE, origin, region, 0, 0, into.bytes.data(), 0, nullptr,
                             nullptr),
          "clEnqueueReadImage");
}

Owned<cl_sampler> make_sampler(cl_context context, const SamplerText& text) {
  const cl_addressing_mode mode = text.address == "none"            ? CL_ADDRESS_NONE
                                  : text.address == "clamp_to_edge" ? CL_ADDRESS_CLAMP_TO_EDGE
                                  : text.address == "clamp"         ? CL_ADDRESS_CLAMP
                                  : text.address == "repeat"        ? CL_ADDRESS_REPEAT
                                                                    : CL_ADDRESS_MIRRORED_REPEAT;
  const cl_sampler_properties is_normalized = text.is_unnormalized ? CL_FALSE : CL_TRUE;
  const cl_sampler_properties filter = text.is_linear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST;
  const cl_sampler_properties properties[] = {
      CL_SAMPLER_NORMALIZED_COORDS, is_normalized, CL_SAMPLER_ADDRESSING_MODE, mode, CL_SAMPLER_FILTER_MODE, filter, 0};
  cl_int status = CL_SUCCESS;
  Owned<cl_sampler> sampler(clCreateSamplerWithProperties(context, properties, &status));
  require(status, "clCreateSamplerWithProperties");
  return sampler;
}

void launch(cl_context context, cl_command_queue queue, cl_program program, const Run& run,
            const std::vector<HostMemory>& memory) {
  cl_int status = CL_SUCCESS;
  Owned<cl_kernel> kernel(clCreateKernel(program, run.kernel.c_str(), &status));
  require(status, ("clCreateKernel(" + run.kernel + ")").c_str());
  std::vector<Owned<cl_sampler>> samplers;
  for (size_t i = 0; i < run.arguments.size(); ++i) {
    const Argument& argument = run.arguments[i];
    const auto index = static_cast<cl_uint>(i);
    switch (argument.kind) {
      case Argument::Kind::sampler: {
        samplers.push_back(make_sampler(context, argument.sampler));
        cl_sampler object = samplers.back().get();
        status = clSetKernelArg(kernel.get(), index, sizeof object, &object);
        break;
      }
      case Argument::Kind::image:
      case Argument::Kind::buffer: {
        cl_mem object = memory[argument.buffer].handle();
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

  std::vector<HostMemory> memory;
  for (const Buffer& buffer : test.buffers) memory.push_back(make_memory(context.get(), buffer));

  HostResult result;
  std::vector<Buffer> buffers = test.buffers;
  for (const Run& run : test.runs) {
    launch(context.get(), queue.get(), program.get(), run, memory);
    for (size_t i = 0; i < buffers.size(); ++i) read_back(queue.get(), memory[i], buffers[i]);
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
