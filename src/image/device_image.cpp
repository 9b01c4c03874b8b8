#include "image/device_image.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/bits.h"
#include "image/refuse.h"

namespace lw::image {
namespace {

ImageRefusal wrong(std::string what) { return {ImageRefusal::Kind::reserved, std::move(what)}; }

bool is_1d(ImageType type) {
  return type == ImageType::buffer || type == ImageType::image_1d || type == ImageType::image_1d_array;
}
bool has_slices(ImageType type) {
  return type == ImageType::cube || type == ImageType::image_1d_array || type == ImageType::image_2d_array;
}

std::string kind_of(ImageType type) {
  return fmt::format("{}{} image", type == ImageType::buffer ? "1D " : "", name_of(type));
}

isa::LevelChain chain_of(const isa::Target& target) { return isa::level_chain(isa::image_generation(target.column)); }

std::optional<ImageRefusal> check_pitch(const ImageDescription& d, const isa::Target& target) {
  if (d.pitch == 0) return std::nullopt;
  if (d.layout != "linear" || d.levels != 1 || d.type == ImageType::buffer)
    return wrong("a pitch: expected a linear image of one level");
  const uint32_t bytes = d.format.texel.bytes();
  const uint32_t multiple = has_tiling_index(target) ? std::max(8u, 64u / bytes) : std::max(1u, 256u / bytes);
  if (d.pitch < d.width || d.pitch % multiple != 0 || d.pitch > kMostWidth)
    return wrong(fmt::format("a pitch of {} texels: expected a multiple of {} from {} to {}", d.pitch, multiple,
                             d.width, kMostWidth));
  return std::nullopt;
}

// Sizes that the compiler knows are copied in one move.
void copy_element(std::byte* to, const std::byte* from, uint64_t bytes) {
  switch (bytes) {
    case 1: *to = *from; break;
    case 2: std::memcpy(to, from, 2); break;
    case 4: std::memcpy(to, from, 4); break;
    case 8: std::memcpy(to, from, 8); break;
    case 16: std::memcpy(to, from, 16); break;
    default: std::memcpy(to, from, bytes); break;
  }
}

// What a V# says as its format.
std::optional<uint32_t> buffer_format(const isa::Target& target, const isa::FormatNumber& format) {
  if (!isa::formats_are_unified(isa::image_generation(target.column)))
    return isa::buffer_data_format(format.value).bytes != 0 ? std::optional<uint32_t>(format.value) : std::nullopt;
  const auto formats = isa::unified_buffer_formats(target.column);
  const auto found = std::ranges::find(formats, format.value, &isa::UnifiedBufferFormat::value);
  return found != formats.end() ? std::optional<uint32_t>(format.value) : std::nullopt;
}

}  // namespace

uint32_t full_chain(const ImageDescription& d) {
  return static_cast<uint32_t>(std::bit_width(std::max({d.width, d.height, d.depth})));
}

std::optional<ImageRefusal> check_sizes(const ImageDescription& d) {
  struct Size {
    std::string_view name;
    uint32_t value, most;
  };
  const uint32_t most_width = d.type == ImageType::buffer ? kMostBufferTexels : kMostWidth;
  for (const auto& [name, value, most] : {Size{"width", d.width, most_width}, Size{"height", d.height, kMostWidth},
                                          Size{"depth", d.depth, kMostSlices}, Size{"slices", d.slices, kMostSlices}})
    if (value < 1 || value > most) return wrong(fmt::format("{} {}: expected 1 to {}", name, value, most));
  if (is_1d(d.type) && d.height != 1) return wrong(fmt::format("height {} of a {}", d.height, kind_of(d.type)));
  if (d.type != ImageType::image_3d && d.depth != 1)
    return wrong(fmt::format("depth {} of a {}", d.depth, kind_of(d.type)));
  if (!has_slices(d.type) && d.slices != 1) return wrong(fmt::format("{} slices of a {}", d.slices, kind_of(d.type)));
  if (d.type == ImageType::cube && (d.width != d.height || d.slices % 6 != 0))
    return wrong(fmt::format("a cube of {} x {} texels and {} faces: expected squares, and six faces each", d.width,
                             d.height, d.slices));
  const uint32_t most_levels = d.type == ImageType::buffer ? 1 : full_chain(d);
  if (d.levels < 1 || d.levels > most_levels)
    return wrong(fmt::format("{} levels: this image has 1 to {}", d.levels, most_levels));
  uint64_t bytes = 0;
  for (uint32_t level = 0; level < d.levels; ++level)
    bytes += uint64_t{level_size(d.width, level)} * level_size(d.height, level) * level_size(d.depth, level) *
             d.slices * d.format.texel.bytes();
  if (bytes > kMostImageBytes)
    return wrong(fmt::format("{} bytes of texels: an image has at most {}", bytes, kMostImageBytes));
  return std::nullopt;
}

std::string text_of(const ImageDescription& d) {
  std::string size = fmt::format("{}", d.width);
  if (!is_1d(d.type)) size += fmt::format(" x {}", d.height);
  if (d.type == ImageType::image_3d) size += fmt::format(" x {}", d.depth);
  if (has_slices(d.type)) size += fmt::format(" x {}", d.slices);
  const std::string levels = d.levels == 1 ? "" : fmt::format(", {} levels", d.levels);
  return fmt::format("{} of {} texels, {}{}, {}", kind_of(d.type), size, d.format.name, levels, d.layout);
}

Result<DeviceImage, ImageRefusal> DeviceImage::make(const isa::Target& target, ImageDescription description,
                                                    std::string_view chip) {
  if (!has_images(target)) return not_modelled(fmt::format("images on {}", target.name));
  if (description.type == ImageType::image_2d_msaa || description.type == ImageType::image_2d_msaa_array)
    return not_modelled("images with several samples per texel");
  if (auto refusal = check_sizes(description)) return *refusal;
  if (auto refusal = check_pitch(description, target)) return *refusal;
  const auto format = description.format.texel.number_on(target);
  const bool is_buffer = description.type == ImageType::buffer;
  if (!format || (is_buffer && !buffer_format(target, *format)))
    return wrong(fmt::format("{}: {} has no such format of {}", description.format.name, target.name,
                             is_buffer ? "buffers" : "images"));
  if (!find_image_layout(target, description.layout) || (is_buffer && description.layout != "linear"))
    return wrong(fmt::format("'{}' is not a layout of a {} on {}; it has: {}", description.layout,
                             kind_of(description.type), target.name,
                             is_buffer ? "linear" : image_layout_names(target)));
  DeviceImage image(target, std::move(description));
  if (auto refusal = image.lay_out(chip)) return *refusal;
  if (image.size_bytes_ > 2 * kMostImageBytes)
    return wrong(fmt::format("{} bytes in memory: an image has at most {}", image.size_bytes_, 2 * kMostImageBytes));
  return image;
}

std::optional<ImageRefusal> DeviceImage::lay_out(std::string_view chip) {
  const ImageDescription& d = description_;
  if (d.type == ImageType::buffer) {
    size_bytes_ = uint64_t{d.width} * d.format.texel.bytes();
    return std::nullopt;
  }
  Surface whole;
  whole.dimensions = is_1d(d.type) ? 1 : d.type == ImageType::image_3d ? 3 : 2;
  whole.element_bytes = static_cast<uint8_t>(d.format.texel.bytes());
  whole.width = d.width, whole.height = d.height, whole.depth = d.depth, whole.slices = d.slices;
  whole.levels = d.levels;
  whole.mode = *find_image_layout(*target_, d.layout);
  const bool separate = d.levels > 1 && chain_of(*target_) == isa::LevelChain::separate;
  for (uint32_t level = 0; level < (separate ? d.levels : 1); ++level) {
    Surface surface = whole;
    if (separate) {
      surface.levels = 1;
      surface.width = level_size(d.width, level);
      surface.height = level_size(d.height, level);
      surface.depth = level_size(d.depth, level);
    }
    auto layout = ImageLayout::make(*target_, surface, chip);
    // Not every descriptor can say the pitch that there is anyway.
    if (layout.ok() && d.pitch != 0 && d.pitch != layout->pitch()) {
      surface.pitch = d.pitch;
      layout = ImageLayout::make(*target_, surface, chip);
    }
    if (!layout) return layout.error();
    size_bytes_ = align_up(size_bytes_, layout->alignment());
    alignment_ = std::max(alignment_, layout->alignment());
    const uint64_t size = layout->size_bytes();
    parts_.push_back({surface, std::move(*layout), size_bytes_});
    size_bytes_ += size;
  }
  return std::nullopt;
}

DeviceImage::Extent DeviceImage::extent(uint32_t level) const {
  const ImageDescription& d = description_;
  LW_CHECK(level < d.levels, "a level that the image does not have");
  return {level_size(d.width, level), level_size(d.height, level),
          d.type == ImageType::image_3d ? level_size(d.depth, level) : d.slices};
}

uint64_t DeviceImage::host_offset(uint32_t level) const {
  uint64_t offset = 0;
  for (uint32_t i = 0; i < level; ++i) offset += extent(i).texels() * description_.format.texel.bytes();
  return offset;
}

uint64_t DeviceImage::texel_offset(uint32_t level, uint32_t x, uint32_t y, uint32_t z) const {
  if (parts_.empty()) return uint64_t{x} * description_.format.texel.bytes();
  const bool separate = parts_.size() > 1;
  const Part& part = parts_[separate ? level : 0];
  return part.offset + part.layout.offset(separate ? 0 : level, x, y, z);
}

std::vector<ByteRange> DeviceImage::ranges_of(uint32_t level) const {
  if (parts_.empty()) return {{0, size_bytes_}};
  const bool separate = parts_.size() > 1;
  const Part& part = parts_[separate ? level : 0];
  std::vector<ByteRange> ranges = part.layout.ranges_of(separate ? 0 : level);
  for (ByteRange& range : ranges) range = {part.offset + range.begin, part.offset + range.end};
  return ranges;
}

template <class Copy>
void DeviceImage::for_each_texel(Copy copy) const {
  const uint64_t bytes = description_.format.texel.bytes();
  uint64_t host = 0;
  if (parts_.empty()) return copy(uint64_t{0}, uint64_t{0}, size_bytes_);
  for (uint32_t level = 0; level < description_.levels; ++level) {
    const Extent size = extent(level);
    const Part& part = parts_[parts_.size() > 1 ? level : 0];
    const uint32_t together = part.layout.has_whole_rows() ? size.width : 1;
    for (uint32_t z = 0; z < size.depth; ++z)
      for (uint32_t y = 0; y < size.height; ++y)
        for (uint32_t x = 0; x < size.width; x += together, host += together * bytes)
          copy(host, texel_offset(level, x, y, z), together * bytes);
  }
}

void DeviceImage::to_device(std::span<const std::byte> host, std::span<std::byte> device) const {
  LW_CHECK(host.size() >= host_bytes() && device.size() >= size_bytes_, "an array of the wrong size");
  for_each_texel(
      [&](uint64_t from, uint64_t to, uint64_t bytes) { copy_element(device.data() + to, host.data() + from, bytes); });
}

void DeviceImage::to_host(std::span<const std::byte> device, std::span<std::byte> host) const {
  LW_CHECK(host.size() >= host_bytes() && device.size() >= size_bytes_, "an array of the wrong size");
  for_each_texel(
      [&](uint64_t to, uint64_t from, uint64_t bytes) { copy_element(host.data() + to, device.data() + from, bytes); });
}

Result<ImageResourceWords, ImageRefusal> DeviceImage::buffer_descriptor(uint64_t address) const {
  const TexelFormat& texel = description_.format.texel;
  const isa::FormatNumber format = *texel.number_on(*target_);
  // By records where the range is checked by index alone; else by bytes (GCN3 manual 8.1.5, RDNA 1.0 ISA 8.1.5).
  const bool has_check = target_->has(isa::Feature::buffer_oob_select);
  const bool counts_records = has_check || target_->has(isa::Feature::indexed_buffer_range);
  BufferResource resource = buffer_from(*target_, address);
  resource.stride = texel.bytes();
  resource.num_records = counts_records ? description_.width : static_cast<uint32_t>(size_bytes_);
  const auto& selects = description_.format.swizzle.selects();
  resource.dst_sel_x = static_cast<uint32_t>(selects[0]);
  resource.dst_sel_y = static_cast<uint32_t>(selects[1]);
  resource.dst_sel_z = static_cast<uint32_t>(selects[2]);
  resource.dst_sel_w = static_cast<uint32_t>(selects[3]);
  const uint32_t value = *buffer_format(*target_, format);
  if (isa::formats_are_unified(isa::image_generation(target_->column))) {
    resource.format = value;
  } else {
    resource.data_format = value;
    resource.num_format = static_cast<uint32_t>(format.number);
  }
  if (has_check) resource.oob_select = static_cast<uint32_t>(OutOfRange::by_index);
  const Result<BufferResourceWords> words = write_buffer_resource(*target_, resource);
  if (!words) return wrong(words.error().message);
  ImageResourceWords all{};
  std::ranges::copy(*words, all.begin());
  return all;
}

Result<ImageResourceWords, ImageRefusal> DeviceImage::descriptor(uint64_t address,
                                                                 const DescriptorOptions& options) const {
  const ImageDescription& d = description_;
  if (options.level && *options.level >= d.levels)
    return wrong(fmt::format("level {} of an image of {}", *options.level, d.levels));
  if (d.type == ImageType::buffer) return buffer_descriptor(address);
  const bool separate = parts_.size() > 1;
  if (separate && !options.level)
    return not_modelled(fmt::format("several levels in one descriptor, on {}", target_->name));
  const Part& part = parts_[separate ? *options.level : 0];
  ImageView view{d.type, part.surface, address + part.offset, 0, d.levels - 1, 0, 0, d.format.texel, d.format.swizzle};
  if (separate)
    view.last_level = 0;
  else if (options.level)
    view.first_level = view.last_level = *options.level;
  view.last_slice = std::max(part.surface.slices, part.surface.depth) - 1;
  if (options.is_storage) {
    if (d.type == ImageType::cube) view.type = ImageType::image_2d_array;
    if (d.type == ImageType::image_3d && isa::formats_are_unified(isa::image_generation(target_->column)))
      view.last_slice = level_size(part.surface.depth, view.first_level) - 1;
  }
  const auto resource = resource_of(*target_, view, part.layout);
  if (!resource) return wrong(resource.error().message);
  const auto words = write_image_resource(*target_, *resource);
  if (!words) return wrong(words.error().message);
  return *words;
}

}  // namespace lw::image
