// lwtest_lavapipe MODULE.spv LAUNCH.json OUT: runs what the launch file says on lavapipe and writes OUT/SET.BINDING.bin
// for each binding.
#include <fmt/format.h>
#include <unistd.h>
#include <vulkan/vulkan_core.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/output_file.h"
#include "host/files.h"
#include "launch/launch_inputs.h"
#include "launch/shader_binding.h"
#include "lavapipe.h"

namespace lw {
namespace {

template <class T>
T must(Result<T> result) {
  if (!result) {
    fmt::print(stderr, "{}\n", result.error().message);
    ::_exit(2);
  }
  return std::move(*result);
}

uint32_t vulkan_format(std::string_view name) {
  constexpr std::pair<std::string_view, VkFormat> kFormats[] = {
      {"r8", VK_FORMAT_R8_UNORM},
      {"rg8", VK_FORMAT_R8G8_UNORM},
      {"rgba8", VK_FORMAT_R8G8B8A8_UNORM},
      {"rgba8_snorm", VK_FORMAT_R8G8B8A8_SNORM},
      {"rgba8_srgb", VK_FORMAT_R8G8B8A8_SRGB},
      {"rgba8ui", VK_FORMAT_R8G8B8A8_UINT},
      {"rgba8i", VK_FORMAT_R8G8B8A8_SINT},
      {"rgba16", VK_FORMAT_R16G16B16A16_UNORM},
      {"rg16f", VK_FORMAT_R16G16_SFLOAT},
      {"rgba16f", VK_FORMAT_R16G16B16A16_SFLOAT},
      {"rgba16ui", VK_FORMAT_R16G16B16A16_UINT},
      {"r16ui", VK_FORMAT_R16_UINT},
      {"r32ui", VK_FORMAT_R32_UINT},
      {"r32i", VK_FORMAT_R32_SINT},
      {"r32f", VK_FORMAT_R32_SFLOAT},
      {"rg32ui", VK_FORMAT_R32G32_UINT},
      {"rg32f", VK_FORMAT_R32G32_SFLOAT},
      {"rgba32ui", VK_FORMAT_R32G32B32A32_UINT},
      {"rgba32i", VK_FORMAT_R32G32B32A32_SINT},
      {"rgba32f", VK_FORMAT_R32G32B32A32_SFLOAT},
      {"rgb10a2", VK_FORMAT_A2B10G10R10_UNORM_PACK32},
      {"r11g11b10f", VK_FORMAT_B10G11R11_UFLOAT_PACK32},
  };
  for (const auto& [known, format] : kFormats)
    if (known == name) return format;
  fmt::print(stderr, "the witness has no format '{}'\n", name);
  ::_exit(2);
}

size_t image_of(const image::ImageDescription& d, std::span<const std::byte> texels, WitnessLaunch& witness) {
  WitnessImage image;
  image.format = vulkan_format(d.format.name);
  image.texel_bytes = d.format.texel.bytes();
  image.width = d.width, image.height = d.height, image.depth = d.depth;
  image.slices = d.slices, image.levels = d.levels;
  image.type = d.type;
  image.bytes.assign(texels.begin(), texels.end());
  witness.images.push_back(std::move(image));
  return witness.images.size() - 1;
}

const std::shared_ptr<const Files>& disk() {
  static const std::shared_ptr<const Files> files = lanewise::disk_files();
  return files;
}

launch::NamedFiles files_of(const launch::LaunchFile& file) { return launch::NamedFiles(*disk(), file.folder); }

// Those of one name, an image and its sampler, become one.
void add_bindings(const launch::LaunchFile& file, const launch::LaunchInputs& inputs, WitnessLaunch& witness) {
  std::map<std::string, size_t> images;  // by the name of the binding that has it
  for (const launch::ArgumentBinding& binding : file.bindings) {
    const std::string name = binding.name.text();
    const std::string text = std::get<std::string>(binding.argument);
    if (text.starts_with("sampler:")) {
      auto there = std::ranges::find(witness.bindings, binding.name, &WitnessBinding::name);
      if (there == witness.bindings.end())
        there = witness.bindings.insert(witness.bindings.end(), WitnessBinding{binding.name, {}});
      there->sampler = must(launch::parse_kernel_argument(text)).sampler;
      continue;
    }
    WitnessBinding bound{binding.name, {}};
    const launch::ZeroedBytes& bytes = inputs.array(name)->bytes;
    const image::ImageDescription* shown = inputs.image(name);
    const auto reference = launch::parse_image_reference(text);
    const auto declared = std::ranges::find_if(witness.interface.bindings, [&](const shader::DescriptorBinding& b) {
      return b.set == binding.name.set && b.binding == binding.name.binding;
    });
    const bool is_storage = declared->type == shader::DescriptorType::storage_image;
    bound.level = is_storage ? std::optional<uint32_t>(0) : std::nullopt;
    if (reference) {
      bound.image = images.at((*reference)->binding.text());
      if ((*reference)->level) bound.level = (*reference)->level;
      if ((*reference)->format)
        bound.texel_format = vulkan_format((*reference)->format->name);
      else if (!declared->image_format.empty())
        bound.texel_format = vulkan_format(declared->image_format);
    } else if (shown != nullptr && shown->type != image::ImageType::buffer) {
      bound.image = images[name] = image_of(*shown, bytes, witness);
      if (const auto level = must(launch::parse_kernel_argument(text, files_of(file))).level) bound.level = level;
    } else {
      bound.bytes.assign(bytes.begin(), bytes.end());
      if (shown != nullptr) bound.texel_format = vulkan_format(shown->format.name);
    }
    witness.bindings.push_back(std::move(bound));
  }
}

std::vector<std::vector<std::byte>> texels_of(const WitnessLaunch& witness) {
  std::vector<std::vector<std::byte>> all;
  for (const WitnessImage& image : witness.images) all.push_back(image.bytes);
  return all;
}

int run(const std::string& module, const std::string& launch_path, const std::string& out) {
  launch::LaunchFile file = must(launch::parse_launch_file(launch_path, must(host::read_text_file(launch_path))));
  WitnessLaunch witness;
  witness.module = must(shader::spirv_words(must(host::read_file(module))));
  witness.interface = must(shader::read_shader_interface(witness.module, "", file.specialize));
  witness.grid = file.grid.value_or(witness.grid);
  witness.push_constants = must(launch::push_bytes(file.push, files_of(file)));
  const launch::LaunchInputs inputs = must(launch::LaunchInputs::read(file, *disk()));
  add_bindings(file, inputs, witness);
  const std::vector<std::vector<std::byte>> images_before = texels_of(witness);
  const std::vector<WitnessBinding> before = witness.bindings;
  if (const std::string failed = run_on_lavapipe(witness); !failed.empty()) {
    fmt::print(stderr, "{}\n", failed);
    return 2;
  }
  // A shader that changes nothing would be no test.
  bool has_changed = false;
  for (size_t i = 0; i < before.size(); ++i) has_changed |= before[i].bytes != witness.bindings[i].bytes;
  has_changed |= images_before != texels_of(witness);
  if (!has_changed) {
    fmt::print(stderr, "the shader leaves everything as it was\n");
    return 2;
  }
  std::set<size_t> written;
  for (const WitnessBinding& binding : witness.bindings) {
    if (binding.is_sampler() || (binding.image && !written.insert(*binding.image).second)) continue;
    const std::vector<std::byte>& bytes = binding.image ? witness.images[*binding.image].bytes : binding.bytes;
    if (const auto error = write_file(fmt::format("{}/{}.bin", out, binding.name.text()), bytes)) {
      fmt::print(stderr, "{}\n", error->message);
      return 2;
    }
  }
  return 0;
}

}  // namespace
}  // namespace lw

int main(int count, char** words) {
  if (count != 4) {
    fmt::print(stderr, "lwtest_lavapipe MODULE.spv LAUNCH.json OUT\n");
    return 2;
  }
  const int code = lw::run(words[1], words[2], words[3]);
  std::fflush(nullptr);
  ::_exit(code);  // without the driver's own clean-up
}
