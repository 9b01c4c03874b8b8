// What LaunchInputs has of images and samplers: their bytes and the objects that arguments point to.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "launch/launch_inputs.h"
#include "launch/texels.h"

namespace lw::launch {
namespace {

// Words as an array of the device's memory.
template <size_t count>
Array array_of(const std::array<uint32_t, count>& words) {
  Array array{Element::u32, count, ZeroedBytes(sizeof words)};
  std::memcpy(array.bytes.data(), words.data(), sizeof words);
  return array;
}

}  // namespace

std::optional<image::ImageRefusal> LaunchInputs::image_refusal(
    const isa::Target& target, const std::optional<object::ShaderInputs>& shader) const {
  for (size_t i = 0; i < arguments_.size(); ++i) {
    if (!arguments_[i].image) continue;
    const auto said = [&](const image::ImageRefusal& refusal) {
      return image::ImageRefusal{refusal.kind,
                                 fmt::format("argument {}: '{}': {}", i, arguments_[i].text, refusal.what)};
    };
    const auto image = image::DeviceImage::make(target, *arguments_[i].image);
    if (!image) return said(image.error());
    if (const auto object = image::image_object(*image, 0); !object) return said(object.error());
  }
  // What is wrong with bindings themselves is said by who places them.
  if (!shader || check_bindings(file_, bound_kinds(), *shader)) return std::nullopt;
  for (size_t i = 0; i < bound_.size(); ++i) {
    const Bound& owner = owner_of(bound_[i]);
    if (!owner.argument.image) continue;
    const BindingName& name = file_.bindings[i].name;
    const auto said = [&](const image::ImageRefusal& refusal) {
      return image::ImageRefusal{refusal.kind,
                                 fmt::format("binding {}: '{}': {}", name.text(), bound_[i].text, refusal.what)};
    };
    const auto image = image::DeviceImage::make(target, described_for(*owner.argument.image, *shader));
    if (!image) return said(image.error());
    const auto words = descriptor_words(target, *image, 0, bound_[i], *shader->find(name.set, name.binding));
    if (words) continue;
    image::ImageRefusal refusal = words.error();
    if (refusal.kind == image::ImageRefusal::Kind::not_modelled && owner.argument.image->levels > 1)
      refusal.what += "; ',level:0' after the format binds one level";
    return said(refusal);
  }
  return std::nullopt;
}

Result<uint64_t> LaunchInputs::put_image(gpu::EmulatedGpu& device, const image::ImageDescription& description,
                                         const Array& texels, PlacedTexels& placed, Memory& memory) {
  auto made = image::DeviceImage::make(device.target(), description);
  if (!made) return Error{fmt::format("{}: {}", memory.label, made.error().what)};
  placed.image = std::move(*made);
  placed.bytes = {Element::u8, placed.image->size_bytes(), ZeroedBytes(placed.image->size_bytes())};
  placed.image->to_device(texels.bytes, placed.bytes.bytes);
  return put(device, placed.bytes, memory, placed.image->alignment());
}

Result<uint64_t> LaunchInputs::place_object(gpu::EmulatedGpu& device, size_t number, const object::Kernel& kernel) {
  KernelArgument& argument = arguments_[number];
  PlacedObject& placed = objects_[number];
  std::string label = fmt::format("argument {}", number);
  if (argument.kind == KernelArgument::Kind::sampler) {
    placed.words = array_of(image::sampler_object(device.target(), argument.sampler));
  } else {
    label = this->label(uint64_t{number}, kernel);
    if (argument.level) return Error{fmt::format("{}: 'level:' is for bindings of shaders", label)};
    argument_memory_[number].label = label;
    const Result<uint64_t> address =
        put_image(device, *argument.image, argument.array, placed.texels, argument_memory_[number]);
    if (!address) return address;
    const auto object = image::image_object(*placed.texels.image, *address);
    if (!object) return Error{fmt::format("{}: {}", label, object.error().what)};
    placed.words = array_of(*object);
  }
  placed.memory = {fmt::format("the object of {}", label), std::nullopt, false, false, true, {}, {}};
  return put(device, placed.words, placed.memory);
}

void LaunchInputs::collect_images() {
  const auto collect = [](const PlacedTexels& placed, Array& texels) {
    if (placed.image) placed.image->to_host(placed.bytes.bytes, texels.bytes);
  };
  for (size_t i = 0; i < objects_.size(); ++i) collect(objects_[i].texels, arguments_[i].array);
  for (Bound& bound : bound_) collect(bound.texels, bound.argument.array);
}

const image::ImageDescription* LaunchInputs::image(const Subject& subject) const {
  const auto shown = [](const KernelArgument& argument) { return argument.image ? &*argument.image : nullptr; };
  if (const auto* number = std::get_if<uint64_t>(&subject))
    return *number < arguments_.size() ? shown(arguments_[*number]) : nullptr;
  const std::optional<BindingName> name = parse_binding_name(std::get<std::string>(subject));
  const Bound* bound = name ? bound_to(*name) : nullptr;
  return bound != nullptr ? shown(owner_of(*bound).argument) : nullptr;
}

}  // namespace lw::launch
