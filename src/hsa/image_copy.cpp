// Copies of regions of images from and to memory.
#include <algorithm>
#include <cstring>
#include <vector>

#include "hsa/allocations.h"
#include "hsa/checks.h"
#include "hsa/device_time.h"
#include "hsa/images.h"
#include "hsa/recorder.h"
#include "hsa/status.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

constexpr const char* kForeign = "a copy of an image that hsa_amd_image_create made";

// Bytes that follow each other both in an image and in memory.
struct Piece {
  std::byte* texels;
  std::byte* memory;
  size_t size_bytes;
};

// A region of an image, and memory that holds it row by row.
struct Region {
  const image::DeviceImage& layout;
  std::byte* data;
  hsa_dim3_t offset, range;
  std::byte* memory;
  size_t element_bytes, row_bytes, slice_bytes;

  Region(const AllocatedImage& of, const hsa_ext_image_region_t& region, void* to_or_from, const Pitches& pitches)
      : layout(*of.layout),
        data(of.data),
        offset(region.offset),
        range(region.range),
        memory(static_cast<std::byte*>(host_pointer(to_or_from))),
        element_bytes(layout.description().format.texel.bytes()),
        // Pitches that are too small stand for the smallest.
        row_bytes(std::max(pitches.row_bytes, range.x * element_bytes)),
        slice_bytes(std::max(pitches.slice_bytes, row_bytes * range.y)) {}

  bool is_inside() const {
    constexpr size_t kAddresses = size_t{1} << 47;  // products with ranges do not overflow
    if (row_bytes >= kAddresses || slice_bytes >= kAddresses) return false;
    const image::DeviceImage::Extent extent = layout.extent(0);
    const auto inside = [](uint32_t first, uint32_t count, uint32_t size) {
      return count >= 1 && first < size && count <= size - first;
    };
    return inside(offset.x, range.x, extent.width) && inside(offset.y, range.y, extent.height) &&
           inside(offset.z, range.z, extent.depth);
  }
  size_t texel_bytes() const { return size_t{range.x} * range.y * range.z * element_bytes; }
  // Of the memory, from its first byte to its last.
  size_t memory_bytes() const {
    return slice_bytes * (range.z - 1) + row_bytes * (range.y - 1) + range.x * element_bytes;
  }

  std::vector<Piece> pieces() const {
    std::vector<Piece> pieces;
    for (uint32_t z = 0; z < range.z; ++z)
      for (uint32_t y = 0; y < range.y; ++y)
        for (uint32_t x = 0; x < range.x; ++x) {
          const Piece one{data + layout.texel_offset(0, offset.x + x, offset.y + y, offset.z + z),
                          memory + z * slice_bytes + y * row_bytes + x * element_bytes, element_bytes};
          if (!pieces.empty() && pieces.back().texels + pieces.back().size_bytes == one.texels &&
              pieces.back().memory + pieces.back().size_bytes == one.memory)
            pieces.back().size_bytes += element_bytes;
          else
            pieces.push_back(one);
        }
    return pieces;
  }
};

hsa_status_t copy(const Region& region, bool to_image, const char* function) {
  if (!region.is_inside() || !has_room(region.data, region.layout) ||
      !Allocations::instance().fits(region.memory, region.memory_bytes()))
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::vector<Piece> pieces = region.pieces();
  if (is_checking_streams()) {
    std::vector<CopiedRange> ranges;
    for (const Piece& piece : pieces) {
      ranges.push_back({piece.texels, piece.size_bytes, to_image});
      ranges.push_back({piece.memory, piece.size_bytes, !to_image});
    }
    host_accesses(function, ranges);
  }
  {
    const Turn turn;
    for (const Piece& piece : pieces) {
      std::byte* const to = to_image ? piece.texels : piece.memory;
      std::memmove(to, to_image ? piece.memory : piece.texels, piece.size_bytes);
      note_written(to, piece.size_bytes);
    }
  }
  if (is_timing()) {
    const Agent &device = owner_of(region.data), &other = owner_of(region.memory);
    time_copy(to_image ? other : device, to_image ? device : other, region.texel_bytes());
  }
  return HSA_STATUS_SUCCESS;
}

}  // namespace

hsa_status_t import_texels(const void* from, const Pitches& pitches, const AllocatedImage& image,
                           const hsa_ext_image_region_t& region) {
  if (!image.layout) return not_available("hsa_ext_image_import", kForeign);
  return copy(Region(image, region, const_cast<void*>(from), pitches), /*to_image=*/true, "hsa_ext_image_import");
}

hsa_status_t export_texels(const AllocatedImage& image, void* to, const Pitches& pitches,
                           const hsa_ext_image_region_t& region) {
  if (!image.layout) return not_available("hsa_ext_image_export", kForeign);
  return copy(Region(image, region, to, pitches), /*to_image=*/false, "hsa_ext_image_export");
}

}  // namespace lw::hsa
