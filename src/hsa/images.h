// Images and samplers of the HSA image extension: objects in memory (image/image_object.h) that kernels get the
// addresses of.
#pragma once

#include <hsa/hsa_ext_amd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "base/result.h"
#include "hsa/runtime.h"
#include "image/device_image.h"
#include "image/image_object.h"

namespace lw::hsa {

inline constexpr uint32_t kRowPitchAlignment = 256;  // of linear images, in bytes

// Bytes from row to row and from slice to slice; 0: without gaps.
struct Pitches {
  size_t row_bytes = 0, slice_bytes = 0;
};

// What there is of a geometry and a format: bits of hsa_ext_image_capability_t.
uint32_t image_capability(hsa_ext_image_geometry_t geometry, const hsa_ext_image_format_t& format);

// How an image lies in memory: in rows where `linear` says their pitches, else as Lanewise chooses. Errors are the
// extension's.
Result<image::DeviceImage, hsa_status_t> lay_out_image(const Agent& gpu, const hsa_ext_image_descriptor_t& descriptor,
                                                       const std::optional<Pitches>& linear);

// Whether an allocation has memory for the image from an address on.
bool has_room(const void* data, const image::DeviceImage& layout);

struct AllocatedImage {
  std::optional<image::DeviceImage> layout;  // none: somebody else's
  std::byte* data;                           // by the host's address
};

// The objects that there are. May be called from several threads at once.
class ImageObjects {
 public:
  static ImageObjects& instance();

  // `data` is where the texels are, or will be.
  Result<hsa_ext_image_t, hsa_status_t> create(const Agent& gpu, const hsa_ext_image_descriptor_t& descriptor,
                                               const void* data, const std::optional<Pitches>& linear);
  // An image that somebody else laid out, who gives its T# but for address, format and the order of components.
  Result<hsa_ext_image_t, hsa_status_t> create(const Agent& gpu, const hsa_ext_image_descriptor_t& descriptor,
                                               const hsa_amd_image_descriptor_t& layout, const void* data);
  Result<hsa_ext_sampler_t, hsa_status_t> create(const Agent& gpu, const hsa_ext_sampler_descriptor_t& descriptor);
  std::optional<AllocatedImage> find(hsa_ext_image_t image) const;
  // False where there is none of the handle.
  bool destroy(hsa_ext_image_t image);
  bool destroy(hsa_ext_sampler_t sampler);

 private:
  using Place = std::array<uint32_t, 16>;  // for an object of either kind, in one cache line
  uint64_t place(std::span<const uint32_t> object);
  Result<hsa_ext_image_t, hsa_status_t> add(const image::ImageObject& object, const AllocatedImage& image);

  mutable std::mutex mutex_;
  std::vector<Place*> free_;
  std::map<uint64_t, AllocatedImage> images_;
  std::set<uint64_t> samplers_;
};

// A region of an image from or to memory in which rows follow each other. INVALID_ARGUMENT where the region lies
// outside the image, or the image's memory is gone.
hsa_status_t import_texels(const void* from, const Pitches& pitches, const AllocatedImage& image,
                           const hsa_ext_image_region_t& region);
hsa_status_t export_texels(const AllocatedImage& image, void* to, const Pitches& pitches,
                           const hsa_ext_image_region_t& region);

}  // namespace lw::hsa
