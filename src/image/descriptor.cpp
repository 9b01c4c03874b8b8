#include "image/descriptor.h"

#include <fmt/format.h>

#include "base/bits.h"
#include "base/check.h"

namespace lw::image {
namespace {

// A member of a descriptor, of either width.
template <class Descriptor>
struct Member {
  uint32_t Descriptor::*narrow = nullptr;
  uint64_t Descriptor::*wide = nullptr;
  constexpr Member(uint32_t Descriptor::*member) : narrow(member) {}
  constexpr Member(uint64_t Descriptor::*member) : wide(member) {}

  uint64_t get(const Descriptor& descriptor) const { return wide != nullptr ? descriptor.*wide : descriptor.*narrow; }
  void set(Descriptor& descriptor, uint64_t value) const {
    if (wide != nullptr)
      descriptor.*wide = value;
    else
      descriptor.*narrow = static_cast<uint32_t>(value);
  }
};

// In the order of isa::image_resource_fields() and isa::sampler_fields().
constexpr Member<ImageResource> kImageResourceMembers[] = {
#define LW_FIELD(name) &ImageResource::name,
#include "isa/generated/image_resource_fields.inc"
#undef LW_FIELD
};
constexpr Member<Sampler> kSamplerMembers[] = {
#define LW_FIELD(name) &Sampler::name,
#include "isa/generated/sampler_fields.inc"
#undef LW_FIELD
};

constexpr Member<BufferResource> kBufferResourceMembers[] = {
#define LW_FIELD(name) &BufferResource::name,
#include "isa/generated/buffer_resource_fields.inc"
#undef LW_FIELD
};

size_t fields_generation(const isa::Target& target) {
  const int generation = isa::image_generation(target.column);
  LW_CHECK(generation >= 0, "a target whose images are not known");
  return static_cast<size_t>(generation);
}

uint64_t read_field(const isa::FieldPlace& place, std::span<const uint32_t> words) {
  uint64_t value = 0;
  unsigned shift = 0;
  for (const isa::BitRun& run : place.runs) {
    if (run.width == 0) continue;
    value |= bit_field(words[run.word], run.lsb, run.width) << shift;
    shift += run.width;
  }
  return value;
}
void write_field(const isa::FieldPlace& place, uint64_t value, std::span<uint32_t> words) {
  for (const isa::BitRun& run : place.runs) {
    if (run.width == 0) continue;
    words[run.word] |= static_cast<uint32_t>(bit_field(value, 0, run.width) << run.lsb);
    value >>= run.width;
  }
}

uint32_t type_of(const ImageResource& resource) { return resource.type; }
uint32_t type_of(const Sampler&) { return 0; }
uint32_t type_of(const BufferResource&) { return 0; }  // no field depends on it

constexpr uint16_t kAnyType = 0xffff;
constexpr bool stands_for(const isa::FieldPlace& place, uint32_t type) {
  return ((place.types >> (type & 15)) & 1) != 0;
}

// First what does not depend on the type, which is among it.
template <class Descriptor, size_t kCount>
Descriptor read(std::span<const isa::ResourceField> fields, const Member<Descriptor> (&members)[kCount],
                size_t generation, std::span<const uint32_t> words) {
  LW_CHECK(fields.size() == kCount, "fields and members of a descriptor differ");
  Descriptor descriptor;
  for (const bool of_any_type : {true, false}) {
    for (size_t i = 0; i < kCount; ++i) {
      const isa::FieldPlace& place = fields[i].places[generation];
      if ((place.types == kAnyType) == of_any_type && stands_for(place, type_of(descriptor)))
        members[i].set(descriptor, read_field(place, words));
    }
  }
  return descriptor;
}

template <size_t kWords, class Descriptor, size_t kCount>
Result<std::array<uint32_t, kWords>> write(std::span<const isa::ResourceField> fields,
                                           const Member<Descriptor> (&members)[kCount], const isa::Target& target,
                                           size_t generation, const Descriptor& descriptor) {
  std::array<uint32_t, kWords> words{};
  for (size_t i = 0; i < kCount; ++i) {
    const isa::FieldPlace& place = fields[i].places[generation];
    const uint64_t value = members[i].get(descriptor);
    const unsigned width = stands_for(place, type_of(descriptor)) ? place.width() : 0;
    if (value >> width != 0) {
      if (width == 0)
        return Error{fmt::format("{} has no field {} here, so it must be 0", target.name, fields[i].name)};
      return Error{fmt::format("{} is {}: expected at most {}", fields[i].name, value, (uint64_t{1} << width) - 1)};
    }
    if (width != 0) write_field(place, value, words);
  }
  return words;
}

}  // namespace

bool has_images(const isa::Target& target) { return isa::image_generation(target.column) >= 0; }

std::optional<ImageType> image_type(uint32_t type) {
  if (type != 0 && (type < 8 || type > 15)) return std::nullopt;
  return static_cast<ImageType>(type);
}

std::string_view name_of(ImageType type) {
  switch (type) {
    case ImageType::buffer: return "buffer";
    case ImageType::image_1d: return "1D";
    case ImageType::image_2d: return "2D";
    case ImageType::image_3d: return "3D";
    case ImageType::cube: return "cube";
    case ImageType::image_1d_array: return "1D array";
    case ImageType::image_2d_array: return "2D array";
    case ImageType::image_2d_msaa: return "2D MSAA";
    case ImageType::image_2d_msaa_array: return "2D MSAA array";
  }
  return "reserved";
}

std::optional<ComponentSelect> component_select(uint32_t dst_sel) {
  if (dst_sel > 7 || dst_sel == 2 || dst_sel == 3) return std::nullopt;
  return static_cast<ComponentSelect>(dst_sel);
}

ImageResource read_image_resource(const isa::Target& target, const ImageResourceWords& words) {
  return read(isa::image_resource_fields(), kImageResourceMembers, fields_generation(target), words);
}
Sampler read_sampler(const isa::Target& target, const SamplerWords& words) {
  return read(isa::sampler_fields(), kSamplerMembers, fields_generation(target), words);
}

Result<ImageResourceWords> write_image_resource(const isa::Target& target, const ImageResource& resource) {
  return write<isa::kImageResourceWords>(isa::image_resource_fields(), kImageResourceMembers, target,
                                         fields_generation(target), resource);
}
Result<SamplerWords> write_sampler(const isa::Target& target, const Sampler& sampler) {
  return write<isa::kSamplerWords>(isa::sampler_fields(), kSamplerMembers, target, fields_generation(target), sampler);
}

BufferResource read_buffer_resource(const isa::Target& target, const BufferResourceWords& words) {
  return read(isa::buffer_resource_fields(), kBufferResourceMembers, isa::buffer_generation(target.column), words);
}
Result<BufferResourceWords> write_buffer_resource(const isa::Target& target, const BufferResource& resource) {
  return write<isa::kBufferResourceWords>(isa::buffer_resource_fields(), kBufferResourceMembers, target,
                                          isa::buffer_generation(target.column), resource);
}

BufferResource buffer_from(const isa::Target& target, uint64_t address) {
  const auto select = [](ComponentSelect component) { return static_cast<uint32_t>(component); };
  BufferResource resource;
  resource.base_address =
      bit_field(address, 0, isa::buffer_field(target.column, isa::BufferField::base_address).width());
  resource.dst_sel_x = select(ComponentSelect::r);
  resource.dst_sel_y = select(ComponentSelect::g);
  resource.dst_sel_z = select(ComponentSelect::b);
  resource.dst_sel_w = select(ComponentSelect::a);
  if (isa::buffer_field(target.column, isa::BufferField::resource_level).width() != 0) resource.resource_level = 1;
  return resource;
}

std::optional<ImageRefusal> refusal_of(const Sampler& sampler) {
  constexpr uint32_t kMostAnisoRatio = 4;
  const auto reserved = [](std::string_view field, uint32_t value) {
    return ImageRefusal{ImageRefusal::Kind::reserved, fmt::format("{} {}", field, value)};
  };
  if (sampler.max_aniso_ratio > kMostAnisoRatio) return reserved("max_aniso_ratio", sampler.max_aniso_ratio);
  if (sampler.filter_mode > static_cast<uint32_t>(FilterMode::max)) return reserved("filter_mode", sampler.filter_mode);
  if (sampler.z_filter > static_cast<uint32_t>(ZFilter::linear)) return reserved("z_filter", sampler.z_filter);
  const auto is_anisotropic = [](uint32_t filter) {
    return filter >= static_cast<uint32_t>(XyFilter::anisotropic_point);
  };
  if (sampler.max_aniso_ratio != 0 && (is_anisotropic(sampler.xy_mag_filter) || is_anisotropic(sampler.xy_min_filter)))
    return ImageRefusal{ImageRefusal::Kind::not_modelled,
                        fmt::format("anisotropic filters of up to {}:1", 1u << sampler.max_aniso_ratio)};
  return std::nullopt;
}

std::optional<std::array<uint8_t, 4>> border_channels(uint32_t bc_swizzle) {
  // RDNA3 manual, table 50.
  static constexpr std::string_view kChannels[] = {"xyzw", "xwyz", "wzyx", "wxyz", "zyxw", "yxwz"};
  if (bc_swizzle >= std::size(kChannels)) return std::nullopt;
  std::array<uint8_t, 4> channels{};
  for (size_t i = 0; i < channels.size(); ++i)
    channels[i] = static_cast<uint8_t>(std::string_view("xyzw").find(kChannels[bc_swizzle][i]));
  return channels;
}

bool is_unbound(const ImageResource& resource) {
  ImageResource rest = resource;
  rest.resource_level = 0;
  return rest == ImageResource{};
}

}  // namespace lw::image
