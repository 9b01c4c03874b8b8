// Which images there are, and how they lie in memory.
#include <fmt/format.h>

#include <algorithm>

#include "hsa/images.h"
#include "hsa/status.h"

namespace lw::hsa {
namespace {

constexpr auto kFormatUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
constexpr auto kSizeUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED);
constexpr auto kPitchUnsupported = static_cast<hsa_status_t>(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);

template <class... Types>
constexpr uint32_t set_of_types(Types... types) {
  return ((1u << types) | ...);
}

constexpr uint32_t kNorm8 = set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8);
constexpr uint32_t kInt8 =
    set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8, HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8);
constexpr uint32_t kReal =
    kNorm8 | set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16,
                          HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT);
constexpr uint32_t kInteger =
    kInt8 | set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16, HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16,
                         HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32, HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32);
constexpr uint32_t kPacked16 =
    set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565);
constexpr uint32_t kPacked = kPacked16 | set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010);
constexpr uint32_t kDepth = set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT);

constexpr uint32_t kSrgb = set_of_types(HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8);

constexpr uint32_t kReadOnly = HSA_EXT_IMAGE_CAPABILITY_READ_ONLY;
constexpr uint32_t kReadOrWrite = kReadOnly | HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY;
constexpr uint32_t kReadWrite = kReadOrWrite | HSA_EXT_IMAGE_CAPABILITY_READ_WRITE;

// Which types go with an order, and to what use: those that the image library of ROCR-Runtime offers.
struct OrderFacts {
  uint32_t order;
  uint32_t types;
  uint32_t capability;
};
// clang-format off: a table.
constexpr OrderFacts kOrders[] = {
    {HSA_EXT_IMAGE_CHANNEL_ORDER_A, kReal | kInteger, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_R, kReal | kInteger, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RG, kReal | kInteger, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RA, kReal | kInteger, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RGB, kPacked, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA, kReal | kInteger, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA, kNorm8 | kInt8, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB, kNorm8 | kInt8, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA, kSrgb, kReadOnly},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY, kReal, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE, kReal, kReadWrite},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH, kDepth, kReadOrWrite},
};
// clang-format on

std::optional<image::ImageType> type_of(hsa_ext_image_geometry_t geometry) {
  switch (geometry) {
    case HSA_EXT_IMAGE_GEOMETRY_1D: return image::ImageType::image_1d;
    case HSA_EXT_IMAGE_GEOMETRY_2D:
    case HSA_EXT_IMAGE_GEOMETRY_2DDEPTH: return image::ImageType::image_2d;
    case HSA_EXT_IMAGE_GEOMETRY_3D: return image::ImageType::image_3d;
    case HSA_EXT_IMAGE_GEOMETRY_1DA: return image::ImageType::image_1d_array;
    case HSA_EXT_IMAGE_GEOMETRY_2DA:
    case HSA_EXT_IMAGE_GEOMETRY_2DADEPTH: return image::ImageType::image_2d_array;
    case HSA_EXT_IMAGE_GEOMETRY_1DB: return image::ImageType::buffer;
  }
  return std::nullopt;
}

bool is_depth(hsa_ext_image_geometry_t geometry) {
  return geometry == HSA_EXT_IMAGE_GEOMETRY_2DDEPTH || geometry == HSA_EXT_IMAGE_GEOMETRY_2DADEPTH;
}

// Dimensions that the geometry lacks are 0 or 1, as programs give them. Nothing: too large, or 0.
std::optional<image::ImageDescription> sizes_of(const hsa_ext_image_descriptor_t& d, image::ImageType type,
                                                const image::ImageFormat& format) {
  using image::ImageType;
  const bool has_height =
      type == ImageType::image_2d || type == ImageType::image_3d || type == ImageType::image_2d_array;
  const bool has_slices = type == ImageType::image_1d_array || type == ImageType::image_2d_array;
  const auto size = [](size_t value, bool is_there, size_t most) -> std::optional<uint32_t> {
    if (!is_there) return value <= 1 ? std::optional(1u) : std::nullopt;
    return value >= 1 && value <= most ? std::optional(static_cast<uint32_t>(value)) : std::nullopt;
  };
  const auto width = size(d.width, true, type == ImageType::buffer ? image::kMostBufferTexels : image::kMostWidth);
  const auto height = size(d.height, has_height, image::kMostWidth);
  const auto depth = size(d.depth, type == ImageType::image_3d, image::kMostSlices);
  const auto slices = size(d.array_size, has_slices, image::kMostSlices);
  if (!width || !height || !depth || !slices) return std::nullopt;
  return image::ImageDescription{
      .type = type, .width = *width, .height = *height, .depth = *depth, .slices = *slices, .format = format};
}

// The layout of images of which nobody else needs to know it: what lies near in two dimensions lies near in memory.
std::string_view opaque_layout(const Agent& gpu, image::ImageType type) {
  using image::ImageType;
  if (type != ImageType::image_2d && type != ImageType::image_2d_array && type != ImageType::image_3d) return "linear";
  if (image::find_image_layout(*gpu.target, "standard4k")) return "standard4k";
  return type == ImageType::image_3d ? "linear" : "micro";
}

// Rows follow each other as a program says.
Result<image::DeviceImage, hsa_status_t> lay_out_rows(const Agent& gpu, image::ImageDescription description,
                                                      const Pitches& pitches) {
  const size_t element_bytes = description.format.texel.bytes();
  const size_t row_bytes = std::max(pitches.row_bytes, description.width * element_bytes);
  if (description.height > 1) {
    if (row_bytes % kRowPitchAlignment != 0 || row_bytes / element_bytes > image::kMostWidth) return kPitchUnsupported;
    description.pitch = static_cast<uint32_t>(row_bytes / element_bytes);
  }
  const auto image = image::DeviceImage::make(*gpu.target, description);
  // Not every descriptor has a place for a pitch, and none for one of slices.
  const auto words = image ? image->descriptor(0) : image.error();
  if (!words) {
    say(fmt::format("{}, rows of {} bytes: {}", image::text_of(description), row_bytes, words.error().what));
    return kPitchUnsupported;
  }
  const bool has_slices = image->extent(0).depth > 1 && pitches.slice_bytes != 0;
  if (has_slices && image->texel_offset(0, 0, 0, 1) != pitches.slice_bytes) return kPitchUnsupported;
  return *image;
}

}  // namespace

uint32_t image_capability(hsa_ext_image_geometry_t geometry, const hsa_ext_image_format_t& format) {
  const auto facts = std::ranges::find(kOrders, format.channel_order, &OrderFacts::order);
  if (facts == std::end(kOrders) || format.channel_type >= 32 || ((facts->types >> format.channel_type) & 1) == 0 ||
      !type_of(geometry))
    return 0;
  const bool is_buffer = geometry == HSA_EXT_IMAGE_GEOMETRY_1DB;
  // Buffers have neither srgb nor these formats.
  if (is_buffer && (facts->order == HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA || ((kPacked16 >> format.channel_type) & 1) != 0))
    return 0;
  if (is_depth(geometry) && facts->order != HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH) return 0;
  return facts->capability;
}

Result<image::DeviceImage, hsa_status_t> lay_out_image(const Agent& gpu, const hsa_ext_image_descriptor_t& descriptor,
                                                       const std::optional<Pitches>& linear) {
  const auto format = image::find_image_format(descriptor.format.channel_type, descriptor.format.channel_order);
  if (image_capability(descriptor.geometry, descriptor.format) == 0 || !format) return kFormatUnsupported;
  auto description = sizes_of(descriptor, *type_of(descriptor.geometry), *format);
  if (!description) return kSizeUnsupported;
  const bool is_buffer = description->type == image::ImageType::buffer;
  if (linear && !is_buffer) return lay_out_rows(gpu, *description, *linear);
  description->layout = is_buffer ? "linear" : opaque_layout(gpu, description->type);
  const auto image = image::DeviceImage::make(*gpu.target, *description);
  if (image) return *image;
  say(fmt::format("{}: {}", image::text_of(*description), image.error().what));
  return kSizeUnsupported;
}

}  // namespace lw::hsa
