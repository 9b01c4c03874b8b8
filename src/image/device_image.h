// An image in device memory, made from a description: how many bytes it takes, its texels from and to arrays of the
// host, and the descriptors that show it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_range.h"
#include "base/result.h"
#include "image/descriptor.h"
#include "image/layout.h"
#include "image/named_format.h"
#include "image/refusal.h"
#include "image/surface.h"

namespace lw::image {

inline constexpr uint32_t kMostBufferTexels = uint32_t{1} << 27;  // of a 1D buffer
inline constexpr uint64_t kMostImageBytes = uint64_t{1} << 32;    // of texels; in device memory, twice that

struct ImageDescription {
  ImageType type = ImageType::image_2d;  // `buffer`: a 1D buffer of texels, which has a V#
  uint32_t width = 1;                    // of level 0, in texels, as height and depth; 1 where the type has none
  uint32_t height = 1;
  uint32_t depth = 1;
  uint32_t slices = 1;  // of arrays; of cubes six each
  uint32_t levels = 1;
  ImageFormat format;
  std::string layout = "linear";  // a name of isa/images.isa
  uint32_t pitch = 0;             // texels from row to row of a linear image of one level; 0: as few as may be
};

// Levels of a whole chain.
uint32_t full_chain(const ImageDescription& description);
// What is wrong with sizes and levels whatever the target, before memory is taken.
std::optional<ImageRefusal> check_sizes(const ImageDescription& description);
// "2D image of 100 x 60 texels, rgba8, linear", as messages say it.
std::string text_of(const ImageDescription& description);

// What a descriptor shows of an image, and to whom.
struct DescriptorOptions {
  std::optional<uint32_t> level;  // this one alone; nothing: all
  // For loads and stores instead of samples: cubes are 2D arrays there, and slices of a level of a 3D image are bound.
  bool is_storage = false;
};

class DeviceImage {
 public:
  // Refused as `reserved` where the description is wrong or says too much, and as `not_modelled` where the target's
  // images or the layout are not. `chip`: as in ImageLayout::make.
  static Result<DeviceImage, ImageRefusal> make(const isa::Target& target, ImageDescription description,
                                                std::string_view chip = {});

  const ImageDescription& description() const { return description_; }
  uint64_t size_bytes() const { return size_bytes_; }  // in device memory
  uint32_t alignment() const { return alignment_; }    // of its address there

  // Arrays of the host hold elements without gaps: level by level from the largest, in it slice by slice (or z by z),
  // row by row.
  struct Extent {
    uint32_t width, height, depth;  // depth: or slices
    uint64_t texels() const { return uint64_t{width} * height * depth; }
    bool operator==(const Extent&) const = default;
  };
  Extent extent(uint32_t level) const;
  uint64_t host_offset(uint32_t level) const;  // in bytes; of level description().levels: the size of all
  uint64_t host_bytes() const { return host_offset(description_.levels); }
  void to_device(std::span<const std::byte> host, std::span<std::byte> device) const;
  void to_host(std::span<const std::byte> device, std::span<std::byte> host) const;

  // Where a texel lies, in bytes from the image's address. `z` is the slice of arrays.
  uint64_t texel_offset(uint32_t level, uint32_t x, uint32_t y, uint32_t z) const;

  // Where the texels of a level lie, in bytes from the image's address: ranges of whole blocks, one per row of blocks;
  // rows that adjoin are one.
  std::vector<ByteRange> ranges_of(uint32_t level) const;

  // The T# of the image at an address of device memory, or the V# of a buffer in the first four words. Refused where
  // no descriptor of the target says it: more than one level where each has an image of its own.
  Result<ImageResourceWords, ImageRefusal> descriptor(uint64_t address, const DescriptorOptions& options = {}) const;

 private:
  // A level where each has an image of its own; else all of them.
  struct Part {
    Surface surface;
    ImageLayout layout;
    uint64_t offset;
  };
  DeviceImage(const isa::Target& target, ImageDescription description)
      : target_(&target), description_(std::move(description)) {}
  std::optional<ImageRefusal> lay_out(std::string_view chip);
  Result<ImageResourceWords, ImageRefusal> buffer_descriptor(uint64_t address) const;
  template <class Copy>
  void for_each_texel(Copy copy) const;

  const isa::Target* target_;
  ImageDescription description_;
  std::vector<Part> parts_;  // none of a buffer
  uint64_t size_bytes_ = 0;
  uint32_t alignment_ = 256;
};

}  // namespace lw::image
