#include "support/lanewise_runner.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>

#include "counting_executor.h"
#include "gpu/emulated_gpu.h"
#include "image/image_object.h"

namespace lw::kernels {
namespace {

Result<std::vector<std::byte>> read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{path + ": cannot be read"};
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::vector<std::byte> bytes(text.size());
  std::memcpy(bytes.data(), text.data(), text.size());
  return bytes;
}

std::vector<std::byte> as_bytes(uint64_t value) {
  std::vector<std::byte> bytes(sizeof value);
  std::memcpy(bytes.data(), &value, sizeof value);
  return bytes;
}

Result<image::DeviceImage> device_image(const isa::Target& target, const ImageShape& shape) {
  static const std::map<std::string, image::ImageType> kTypes = {
      {"1d", image::ImageType::image_1d}, {"1d_buffer", image::ImageType::buffer},
      {"2d", image::ImageType::image_2d}, {"1d_array", image::ImageType::image_1d_array},
      {"3d", image::ImageType::image_3d}, {"2d_array", image::ImageType::image_2d_array},
  };
  const auto format = image::find_image_format(shape.format);
  if (!format) return Error{shape.format + " is not a format"};
  image::ImageDescription about{.type = kTypes.at(shape.kind), .format = *format};
  about.width = shape.size[0];
  if (shape.kind.starts_with("2d") || shape.kind == "3d") about.height = shape.size[1];
  if (shape.kind == "3d") about.depth = shape.size[2];
  if (shape.kind == "1d_array") about.slices = shape.size[1];
  if (shape.kind == "2d_array") about.slices = shape.size[2];
  about.layout = shape.layout;
  about.levels = shape.levels;
  auto made = image::DeviceImage::make(target, about);
  if (!made) return Error{made.error().what};
  return std::move(*made);
}

template <size_t count>
Result<uint64_t> put_words(state::Memory& memory, const std::array<uint32_t, count>& words, const char* name) {
  const Result<uint64_t> address = memory.allocate(sizeof words, {.name = name, .writable = false});
  if (address) std::memcpy(memory.view(*address, sizeof words).data(), words.data(), sizeof words);
  return address;
}

// A buffer or an image in device memory.
struct Placed {
  uint64_t address = 0;
  std::optional<image::DeviceImage> image;
};

std::optional<Error> place(gpu::EmulatedGpu& device, const Buffer& buffer, size_t number, Placed& placed) {
  if (placed.address != 0) return std::nullopt;
  uint64_t bytes = buffer.bytes.size(), alignment = 4096;
  if (buffer.image) {
    Result<image::DeviceImage> image = device_image(device.target(), *buffer.image);
    if (!image) return image.error();
    bytes = image->size_bytes();
    alignment = image->alignment();
    placed.image = std::move(*image);
  }
  const Result<uint64_t> address =
      device.memory().allocate(bytes, {.name = "buffer " + std::to_string(number)}, alignment);
  if (!address) return address.error();
  placed.address = *address;
  const std::span<std::byte> there = device.memory().view(*address, bytes);
  if (!placed.image) {
    std::memcpy(there.data(), buffer.bytes.data(), bytes);
    return std::nullopt;
  }
  std::vector<std::byte> levels(placed.image->host_bytes());
  std::ranges::copy(buffer.bytes, levels.begin());
  placed.image->to_device(levels, there);
  return std::nullopt;
}

void collect(const gpu::EmulatedGpu& device, const Placed& placed, Buffer& buffer) {
  if (placed.address == 0) return;
  if (!placed.image) {
    std::memcpy(buffer.bytes.data(), device.memory().view(placed.address, buffer.bytes.size()).data(),
                buffer.bytes.size());
    return;
  }
  std::vector<std::byte> levels(placed.image->host_bytes());
  placed.image->to_host(device.memory().view(placed.address, placed.image->size_bytes()), levels);
  std::copy_n(levels.begin(), buffer.bytes.size(), buffer.bytes.begin());
}

Result<uint64_t> put_sampler(gpu::EmulatedGpu& device, const SamplerText& text) {
  const auto clamp = image::find_address_mode(text.address);
  if (!clamp) return Error{text.address + " is no mode of addressing"};
  const auto words = image::sampler_object(
      device.target(), {.clamp = *clamp, .is_linear = text.is_linear, .is_unnormalized = text.is_unnormalized});
  return put_words(device.memory(), words, "a sampler object");
}

}  // namespace

bool run_on_lanewise(const std::string& hsaco_path, const Case&, const Run& run, std::vector<Buffer>& buffers,
                     std::string& error, const PrepareLaunch& prepare) {
  const auto fail = [&](std::string why) {
    error = std::move(why);
    return false;
  };
  const Result<std::vector<std::byte>> file = read_file(hsaco_path);
  if (!file) return fail(file.error().message);
  const Result<object::CodeObject> code = object::load(*file);
  if (!code) return fail(code.error().message);
  const object::Kernel* kernel = code->find_kernel(run.kernel);
  if (kernel == nullptr) return fail("no kernel " + run.kernel);
  Result<std::unique_ptr<gpu::EmulatedGpu>> device = gpu::EmulatedGpu::create(*code);
  if (!device) return fail(device.error().message);
  state::Memory& memory = (*device)->memory();

  std::vector<Placed> memories(buffers.size());
  gpu::Launch launch;
  launch.work_items = run.global;
  launch.workgroup_size = run.local;
  for (const Argument& argument : run.arguments) {
    gpu::LaunchArgument value;
    switch (argument.kind) {
      case Argument::Kind::image:
      case Argument::Kind::buffer: {
        Placed& placed = memories[argument.buffer];
        if (const auto problem = place(**device, buffers[argument.buffer], argument.buffer, placed))
          return fail(problem->message);
        value.bytes = as_bytes(placed.address);
        if (!placed.image) break;
        const auto words = image::image_object(*placed.image, placed.address);
        if (!words) return fail(words.error().what);
        const Result<uint64_t> object = put_words(memory, *words, "an image object");
        if (!object) return fail(object.error().message);
        value.bytes = as_bytes(*object);
        break;
      }
      case Argument::Kind::sampler: {
        const Result<uint64_t> object = put_sampler(**device, argument.sampler);
        if (!object) return fail(object.error().message);
        value.bytes = as_bytes(*object);
        break;
      }
      case Argument::Kind::scalar: value.bytes = argument.scalar; break;
      case Argument::Kind::local:
        value.kind = gpu::LaunchArgument::Kind::lds;
        value.lds_bytes = static_cast<uint32_t>(argument.local_bytes);
        break;
    }
    launch.arguments.push_back(std::move(value));
  }
  exec::DispatchOptions options;
  exec::test::CountingWrapper counting;
  options.wrapper = &counting;
  if (prepare) prepare(*code, **device, options);
  const Result<events::Outcome> outcome = (*device)->launch(*kernel, launch, options);
  if (!outcome) return fail(outcome.error().message);
  const exec::test::ExecutorCounts& counts = counting.counts;
  if (counts.beyond_budget != 0) return fail("an executor ran more instructions than it was given");
  if (counts.instructions != outcome->instructions)
    return fail("the executors ran " + std::to_string(counts.instructions) + " instructions, the outcome says " +
                std::to_string(outcome->instructions));
  for (size_t i = 0; i < buffers.size(); ++i) collect(**device, memories[i], buffers[i]);
  return outcome->finished() || fail(outcome->text());
}

}  // namespace lw::kernels
