#include "hsa/images.h"

#include <algorithm>
#include <cstring>

#include "hsa/allocations.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

constexpr auto kFormatUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
constexpr auto kSamplerUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED);

std::byte* host_bytes(const void* data) { return static_cast<std::byte*>(host_pointer(const_cast<void*>(data))); }

bool has_room(const void* data, uint64_t size_bytes) {
  const std::optional<Allocation> found = Allocations::instance().find(data);
  return found && size_bytes <= found->end() - reinterpret_cast<uintptr_t>(host_pointer(data));
}

std::optional<image::Clamp> clamp_of(hsa_ext_sampler_addressing_mode32_t mode) {
  switch (mode) {
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED:  // as ROCR-Runtime has it
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT: return image::Clamp::wrap;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE: return image::Clamp::last_texel;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER: return image::Clamp::border;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT: return image::Clamp::mirror;
    default: return std::nullopt;
  }
}

image::ImageRefusal wrong(std::string what) { return {image::ImageRefusal::Kind::reserved, std::move(what)}; }

// Of the image at an address that a T# describes but for the address, the format and the order of components.
Result<image::ImageObject, image::ImageRefusal> foreign_object(const Agent& gpu,
                                                               const hsa_ext_image_descriptor_t& descriptor,
                                                               const image::ImageFormat& format,
                                                               const hsa_amd_image_descriptor_t& layout,
                                                               const void* data) {
  const isa::Target& target = *gpu.target;
  const auto number = format.texel.number_on(target);
  if (!number) return wrong("no such format");
  image::ImageResourceWords words;
  std::memcpy(words.data(), layout.data, sizeof words);
  image::ImageResource resource = image::read_image_resource(target, words);
  resource.base_address = reinterpret_cast<uint64_t>(data) >> 8;
  image::set_format(resource, target, *number);
  format.swizzle.set(resource);
  const auto view = image::view_of(target, resource);
  if (!view) return view.error();
  const auto texels = image::ImageLayout::make(target, view->surface);
  if (!texels) return texels.error();
  if (!has_room(data, texels->size_bytes())) return wrong("less memory than the image has texels");
  const auto written = image::write_image_resource(target, resource);
  if (!written) return wrong(written.error().message);
  image::ImageObject object{};
  std::ranges::copy(*written, object.begin());
  object[8] = descriptor.format.channel_type;
  object[9] = descriptor.format.channel_order;
  object[10] = view->surface.width;
  return object;
}

}  // namespace

bool has_room(const void* data, const image::DeviceImage& layout) {
  if (layout.description().layout != "linear") return has_room(data, layout.size_bytes());
  // Of rows with gaps, the last one may lack its own.
  const image::DeviceImage::Extent extent = layout.extent(0);
  const uint64_t last = layout.texel_offset(0, extent.width - 1, extent.height - 1, extent.depth - 1);
  return has_room(data, last + layout.description().format.texel.bytes());
}

ImageObjects& ImageObjects::instance() {
  static auto* const objects = new ImageObjects;
  return *objects;
}

uint64_t ImageObjects::place(std::span<const uint32_t> object) {
  constexpr size_t kAtOnce = 1024;
  if (free_.empty()) {
    std::byte* const memory = allocate_shared(kAtOnce * sizeof(Place), "images and samplers", /*writable=*/false);
    for (size_t i = kAtOnce; i-- > 0;) free_.push_back(reinterpret_cast<Place*>(memory) + i);
  }
  Place* const at = free_.back();
  free_.pop_back();
  *at = {};
  std::ranges::copy(object, at->begin());
  return reinterpret_cast<uint64_t>(at);
}

Result<hsa_ext_image_t, hsa_status_t> ImageObjects::add(const image::ImageObject& object, const AllocatedImage& image) {
  const std::lock_guard lock(mutex_);
  const uint64_t handle = place(object);
  images_.emplace(handle, image);
  return hsa_ext_image_t{handle};
}

Result<hsa_ext_image_t, hsa_status_t> ImageObjects::create(const Agent& gpu,
                                                           const hsa_ext_image_descriptor_t& descriptor,
                                                           const void* data, const std::optional<Pitches>& linear) {
  const auto layout = lay_out_image(gpu, descriptor, linear);
  if (!layout) return layout.error();
  const auto address = reinterpret_cast<uint64_t>(data);
  if (address % layout->alignment() != 0 || !has_room(data, *layout)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const auto object = image::image_object(*layout, address);
  if (!object) {
    say(object.error().what);
    return kFormatUnsupported;
  }
  return add(*object, {*layout, host_bytes(data)});
}

Result<hsa_ext_image_t, hsa_status_t> ImageObjects::create(const Agent& gpu,
                                                           const hsa_ext_image_descriptor_t& descriptor,
                                                           const hsa_amd_image_descriptor_t& layout, const void* data) {
  constexpr uint32_t kVersion = 1, kAmd = 0x1002;
  const auto format = image::find_image_format(descriptor.format.channel_type, descriptor.format.channel_order);
  if (layout.version != kVersion || layout.deviceID != (kAmd << 16 | gpu.board.chip_id) || !format ||
      image_capability(descriptor.geometry, descriptor.format) == 0)
    return kFormatUnsupported;
  if (reinterpret_cast<uint64_t>(data) % 256 != 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const auto object = foreign_object(gpu, descriptor, *format, layout, data);
  if (!object) {
    say("hsa_amd_image_create: " + object.error().what);
    return kFormatUnsupported;
  }
  return add(*object, {std::nullopt, host_bytes(data)});
}

Result<hsa_ext_sampler_t, hsa_status_t> ImageObjects::create(const Agent& gpu,
                                                             const hsa_ext_sampler_descriptor_t& descriptor) {
  const auto clamp = clamp_of(descriptor.address_mode);
  if (!clamp || descriptor.filter_mode > HSA_EXT_SAMPLER_FILTER_MODE_LINEAR ||
      descriptor.coordinate_mode > HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED)
    return kSamplerUnsupported;
  const image::SamplerObject object = image::sampler_object(
      *gpu.target, {.clamp = *clamp,
                    .is_linear = descriptor.filter_mode == HSA_EXT_SAMPLER_FILTER_MODE_LINEAR,
                    .is_unnormalized = descriptor.coordinate_mode == HSA_EXT_SAMPLER_COORDINATE_MODE_UNNORMALIZED});
  const std::lock_guard lock(mutex_);
  const uint64_t handle = place(object);
  samplers_.insert(handle);
  return hsa_ext_sampler_t{handle};
}

std::optional<AllocatedImage> ImageObjects::find(hsa_ext_image_t image) const {
  const std::lock_guard lock(mutex_);
  const auto found = images_.find(image.handle);
  return found == images_.end() ? std::nullopt : std::optional(found->second);
}

bool ImageObjects::destroy(hsa_ext_image_t image) {
  const std::lock_guard lock(mutex_);
  if (images_.erase(image.handle) == 0) return false;
  free_.push_back(reinterpret_cast<Place*>(image.handle));
  return true;
}

bool ImageObjects::destroy(hsa_ext_sampler_t sampler) {
  const std::lock_guard lock(mutex_);
  if (samplers_.erase(sampler.handle) == 0) return false;
  free_.push_back(reinterpret_cast<Place*>(sampler.handle));
  return true;
}

}  // namespace lw::hsa
