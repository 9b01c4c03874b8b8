// What a launch file (or a command line that says the same) names, read and put on a device.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "gpu/emulated_gpu.h"
#include "image/device_image.h"
#include "launch/launch.h"
#include "launch/shader_binding.h"
#include "launch/values.h"

namespace lw::launch {

// Requests about results: which argument or buffer, and what of it.
struct ComparedArray {
  uint64_t different = 0;
  uint64_t first = 0;  // the first that differs
};
// `exact`: by bytes; otherwise a difference of up to atol + rtol * |wanted| counts as equal.
ComparedArray compare_arrays(const Array& got, const Array& wanted, bool exact, double atol, double rtol);

class LaunchInputs {
 public:
  // Reads every file that provides contents or expectations from `files`. `launch` has the command line's overrides in
  // it already.
  static Result<LaunchInputs> read(launch::LaunchFile launch, const Files& files);

  const launch::LaunchFile& file() const { return file_; }

  // The kernel uses memory of the caller as the array of an argument or a binding.
  std::optional<Error> use_memory(const launch::Subject& subject, std::span<std::byte> bytes, bool writable);
  bool uses_memory(const launch::Subject& subject) const;
  gpu::GpuOptions gpu_options() const;

  // What messages call the inputs of a shader.
  void name_inputs(object::ShaderNames names) { shader_names_ = std::move(names); }

  // Why the target has no such image as an argument is, or no descriptor of it as the shader's binding wants it.
  std::optional<image::ImageRefusal> image_refusal(
      const isa::Target& target, const std::optional<object::ShaderInputs>& shader = std::nullopt) const;

  // Puts buffers and images into the device's memory and says how to launch; `shader` is set where the kernel is one.
  // The inputs must outlive the device's use of them.
  Result<gpu::Launch> place(gpu::EmulatedGpu& device, const object::Kernel& kernel,
                            const std::optional<object::ShaderInputs>& shader = std::nullopt);
  // After the run: fetches what buffers hold that the device has bytes of its own for.
  void collect(const gpu::EmulatedGpu& device);

  // The elements of a buffer, or the texels of an image as they lie on the host; nullptr for any other subject.
  const Array* array(const launch::Subject& subject) const;
  const image::ImageDescription* image(const launch::Subject& subject) const;  // nullptr where it is none
  // "argument 1 'y' (f32[1024])", "buffer 'a' (u8[64])".
  std::string label(const launch::Subject& subject, const object::Kernel& kernel) const;
  // What an expectation compares with, element for element as the subject's array.
  const Array& wanted(size_t expectation) const { return wanted_[expectation]; }

  // The dispatch as it lies in the device's memory, to be written down. Valid until the dispatch runs.
  Result<launch::RecordedDispatch> recorded(const gpu::EmulatedGpu& device, const gpu::PlacedLaunch& placed,
                                            std::span<const std::byte> code_object) const;

 private:
  struct Memory {
    std::string label;
    std::optional<uint64_t> address;
    bool is_copied = false;  // the device has bytes of its own
    bool writable = true;
    bool initialised = true;
    std::optional<uint64_t> also_at;
    std::vector<std::byte> bytes;       // what the device has where the array is not aligned as the address is
    std::span<std::byte> callers = {};  // memory of the caller, if it is not the array's own
  };
  // An image as the device has it, with its bytes.
  struct PlacedTexels {
    std::optional<image::DeviceImage> image;
    Array bytes;
  };
  // What an argument points to that is an image or a sampler.
  struct PlacedObject {
    PlacedTexels texels;
    Array words;
    Memory memory;  // of the words
  };
  // What is bound to a descriptor of a shader.
  struct Bound {
    KernelArgument argument;                  // where it is text, and no reference
    std::optional<ImageReference> reference;  // to a binding before or behind
    std::string text;
    Memory memory;
    PlacedTexels texels;
  };
  // An array of which the caller may have the memory.
  struct ReplaceableArray {
    Array* array;
    Memory* memory;
  };
  std::optional<ReplaceableArray> replaceable(const launch::Subject& subject);
  std::optional<Error> read_wanted(const NamedFiles& files);
  std::optional<Error> read_bindings(const NamedFiles& files);
  Result<uint64_t> put(gpu::EmulatedGpu& device, Array& array, Memory& memory, uint64_t alignment = 4096);
  Result<uint64_t> put_image(gpu::EmulatedGpu& device, const image::ImageDescription& description, const Array& texels,
                             PlacedTexels& placed, Memory& memory);
  Result<uint64_t> place_object(gpu::EmulatedGpu& device, size_t number, const object::Kernel& kernel);
  void collect_images();
  Result<gpu::ShaderArguments> place_shader(gpu::EmulatedGpu& device, const object::ShaderInputs& shader);
  std::optional<Error> check_references() const;
  std::vector<BoundKind> bound_kinds() const;
  const Bound* bound_to(const BindingName& name) const;  // no sampler; nullptr: nothing
  const Bound& owner_of(const Bound& bound) const;       // of the image
  static Result<image::ImageResourceWords, image::ImageRefusal> descriptor_words(const isa::Target& target,
                                                                                 const image::DeviceImage& image,
                                                                                 uint64_t address, const Bound& bound,
                                                                                 const object::ShaderBinding& binding);
  // Levels of placed images that a driver would have compressed and that no binding lets the shader store to.
  std::vector<ByteRange> compressed_textures(const isa::Target& target, const object::ShaderInputs& shader) const;
  Result<gpu::BoundDescriptor> buffer_descriptor(const gpu::EmulatedGpu& device, size_t number) const;
  Result<uint64_t> place_bound(gpu::EmulatedGpu& device, size_t number, const object::ShaderInputs& shader);
  // Where a pointer of the file points to.
  uint64_t address_of(const Pointer& pointer) const;

  launch::LaunchFile file_;
  std::vector<KernelArgument> arguments_;  // those that are text
  std::vector<Memory> argument_memory_;    // of an image, that of its bytes
  std::vector<PlacedObject> objects_;      // by argument
  std::vector<Bound> bound_;               // by binding
  std::vector<std::byte> push_;
  object::ShaderNames shader_names_;
  std::vector<Array> buffers_;
  std::vector<Memory> buffer_memory_;
  std::vector<std::byte> kernarg_;
  std::vector<Array> wanted_;
};

// Work-items of a launch and in a workgroup; fails where extents are missing or too large.
std::optional<Error> set_extents(const launch::LaunchFile& file, gpu::Launch& launch);

// A runtime refuses to launch a kernel with a workgroup that it was not compiled for.
std::optional<Error> check_workgroup(const object::Kernel& kernel, const std::array<uint32_t, 3>& block);

}  // namespace lw::launch
