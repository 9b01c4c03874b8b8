// The descriptors of images and buffers: T# (image resource), S# (sampler) and V# (buffer resource), read from and
// written to words.
//
// Members hold the bits of the fields, unscaled; where they stand is in isa/images.isa. A member that the target's
// generation lacks is 0 when read, and must be 0 to be written.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "image/refusal.h"
#include "isa/images.h"
#include "isa/isa.h"

namespace lw::image {

// Whether descriptors of the target can be read here; what follows asks for such targets.
bool has_images(const isa::Target& target);

// The values of ImageResource::type that are not reserved. 0 is a buffer: a V#, of four words.
enum class ImageType : uint8_t {
  buffer = 0,
  image_1d = 8,
  image_2d = 9,
  image_3d = 10,
  cube = 11,
  image_1d_array = 12,
  image_2d_array = 13,
  image_2d_msaa = 14,
  image_2d_msaa_array = 15,
};
std::optional<ImageType> image_type(uint32_t type);  // nothing: reserved
std::string_view name_of(ImageType type);            // "2D array", as messages say it

// What a component of the result is taken from: dst_sel_x and its like. 2 and 3 are reserved.
enum class ComponentSelect : uint8_t { zero = 0, one = 1, r = 4, g = 5, b = 6, a = 7 };
std::optional<ComponentSelect> component_select(uint32_t dst_sel);

// T#.
struct ImageResource {
  uint64_t base_address = 0;  // of 256 bytes; with an XOR of pipes and banks, its low byte holds that instead
  uint32_t min_lod = 0;       // u4.8
  uint32_t data_format = 0;   // one of these two and num_format ...
  uint32_t num_format = 0;
  uint32_t format = 0;  // ... or this, where isa::formats_are_unified()
  uint32_t mtype = 0;
  uint32_t nv = 0;
  uint32_t meta_direct = 0;
  uint32_t llc_noalloc = 0;
  uint32_t big_page = 0;
  uint32_t max_mip = 0;        // levels of the resource - 1; log2 of the samples of MSAA
  uint32_t width_minus_1 = 0;  // in texels of level 0, as height and depth
  uint32_t height_minus_1 = 0;
  uint32_t perf_mod = 0;
  uint32_t interlaced = 0;
  uint32_t resource_level = 0;  // always 1 where it exists
  uint32_t dst_sel_x = 0;       // ComponentSelect
  uint32_t dst_sel_y = 0;
  uint32_t dst_sel_z = 0;
  uint32_t dst_sel_w = 0;
  uint32_t base_level = 0;  // of the view, as last_level
  uint32_t last_level = 0;
  uint32_t tiling_index = 0;
  uint32_t pow2_pad = 0;
  uint32_t atc = 0;
  uint32_t sw_mode = 0;
  uint32_t bc_swizzle = 0;
  uint32_t type = 0;   // ImageType
  uint32_t depth = 0;  // 3D: depth - 1; else the slices - 1 where last_array exists, or the last slice of the view
  uint32_t pitch = 0;  // elements - 1; with sw_mode on the first generation that has it, rows - 1 of some layouts
  uint32_t base_array = 0;
  uint32_t last_array = 0;
  uint32_t array_pitch = 0;  // unified formats, 3D: 1 where base_array and depth are slices of the level
  uint32_t min_lod_warn = 0;
  uint32_t corner_samples = 0;
  uint32_t linked_resource = 0;
  uint32_t lod_hdw_cnt_en = 0;
  uint32_t prt_default = 0;
  uint32_t counter_bank_id = 0;
  uint32_t compression_en = 0;
  uint32_t alpha_is_on_msb = 0;
  uint32_t color_transform = 0;
  uint32_t lost_alpha_bits = 0;
  uint32_t lost_color_bits = 0;
  uint32_t iterate_256 = 0;
  uint32_t max_uncompressed = 0;
  uint32_t max_compressed = 0;
  uint32_t meta_pipe_aligned = 0;
  uint32_t write_compress_en = 0;
  uint32_t meta_linear = 0;
  uint32_t meta_rb_aligned = 0;
  uint64_t meta_address = 0;  // of 256 bytes

  bool operator==(const ImageResource&) const = default;
};

// The values of clamp_x and its like, by which a texel outside the image becomes one inside.
enum class Clamp : uint8_t {
  wrap = 0,
  mirror = 1,
  last_texel = 2,
  mirror_once_last_texel = 3,
  half_border = 4,
  mirror_once_half_border = 5,
  border = 6,
  mirror_once_border = 7,
};

// The values of other fields of S#. What is between the last and the width of a field is reserved.
enum class XyFilter : uint8_t { point, bilinear, anisotropic_point, anisotropic_bilinear };
enum class ZFilter : uint8_t { as_xy, point, linear };
enum class MipFilter : uint8_t { base_level, point, linear, point_anisotropic_adjusted };
enum class FilterMode : uint8_t { blend, min, max };
enum class CompareFunction : uint8_t {
  never,
  less,
  equal,
  less_or_equal,
  greater,
  not_equal,
  greater_or_equal,
  always,
};
enum class BorderColor : uint8_t { transparent_black, opaque_black, opaque_white, from_memory };

// S#.
struct Sampler {
  uint32_t clamp_x = 0;  // Clamp
  uint32_t clamp_y = 0;
  uint32_t clamp_z = 0;
  uint32_t max_aniso_ratio = 0;     // log2, up to 4
  uint32_t depth_compare_func = 0;  // CompareFunction
  uint32_t force_unnormalized = 0;
  uint32_t aniso_threshold = 0;
  uint32_t mc_coord_trunc = 0;
  uint32_t force_degamma = 0;
  uint32_t aniso_bias = 0;  // u1.5
  uint32_t trunc_coord = 0;
  uint32_t disable_cube_wrap = 0;
  uint32_t filter_mode = 0;  // FilterMode
  uint32_t compat_mode = 0;
  uint32_t skip_degamma = 0;
  uint32_t min_lod = 0;  // u4.8, counted from base_level, as max_lod
  uint32_t max_lod = 0;
  uint32_t perf_mip = 0;
  uint32_t perf_z = 0;
  uint32_t lod_bias = 0;  // s5.8, of 14 bits
  uint32_t lod_bias_sec = 0;
  uint32_t xy_mag_filter = 0;  // XyFilter
  uint32_t xy_min_filter = 0;
  uint32_t z_filter = 0;    // ZFilter
  uint32_t mip_filter = 0;  // MipFilter
  uint32_t mip_point_preclamp = 0;
  uint32_t disable_lsb_ceil = 0;
  uint32_t blend_prt = 0;
  uint32_t filter_prec_fix = 0;
  uint32_t aniso_override = 0;
  uint32_t deriv_adjust_en = 0;
  uint32_t border_color_ptr = 0;   // of 16 bytes
  uint32_t border_color_type = 0;  // BorderColor

  bool operator==(const Sampler&) const = default;
};

// V#. All targets have it, also those whose images are not known.
struct BufferResource {
  uint64_t base_address = 0;
  uint32_t stride = 0;  // bytes
  uint32_t cache_swizzle = 0;
  uint32_t swizzle_enable = 0;
  uint32_t num_records = 0;  // bytes or records
  uint32_t dst_sel_x = 0;    // ComponentSelect
  uint32_t dst_sel_y = 0;
  uint32_t dst_sel_z = 0;
  uint32_t dst_sel_w = 0;
  uint32_t num_format = 0;    // these two ...
  uint32_t data_format = 0;   // ... which with add_tid_enable is part of the stride
  uint32_t format = 0;        // ... or this, with Feature::unified_formats
  uint32_t element_size = 0;  // log2 of the bytes, less 1
  uint32_t index_stride = 0;  // log2 of the indices, less 3
  uint32_t add_tid_enable = 0;
  uint32_t atc = 0;
  uint32_t hash_enable = 0;
  uint32_t heap = 0;
  uint32_t mtype = 0;
  uint32_t nv = 0;
  uint32_t resource_level = 0;  // always 1 where it exists
  uint32_t oob_select = 0;      // OutOfRange
  uint32_t type = 0;            // 0: a buffer

  bool operator==(const BufferResource&) const = default;
};

// BufferResource::oob_select: which accesses are out of range (RDNA3 manual, table 46).
enum class OutOfRange : uint8_t { structured, by_index, empty_buffer, raw };

// A buffer from an address of 48 bits on, with four components in their order; the rest is left to the caller.
BufferResource buffer_from(const isa::Target& target, uint64_t address);

using ImageResourceWords = std::array<uint32_t, isa::kImageResourceWords>;
using SamplerWords = std::array<uint32_t, isa::kSamplerWords>;
using BufferResourceWords = std::array<uint32_t, isa::kBufferResourceWords>;

// Bits that no field covers are not looked at. A T# of four words (r128) has its others 0.
ImageResource read_image_resource(const isa::Target& target, const ImageResourceWords& words);
Sampler read_sampler(const isa::Target& target, const SamplerWords& words);
BufferResource read_buffer_resource(const isa::Target& target, const BufferResourceWords& words);

// The words, with zeros in bits that no field covers. The error names a field that the target lacks or whose value is
// too large for it.
Result<ImageResourceWords> write_image_resource(const isa::Target& target, const ImageResource& resource);
Result<SamplerWords> write_sampler(const isa::Target& target, const Sampler& sampler);
Result<BufferResourceWords> write_buffer_resource(const isa::Target& target, const BufferResource& resource);

// What a sampler cannot be used for: reserved values, and anisotropic filters, whose arithmetic nobody has published. A
// ratio of 1 is none.
std::optional<ImageRefusal> refusal_of(const Sampler& sampler);

// ImageResource::bc_swizzle: for each channel of the border colour, which of those in memory it is; nothing: reserved.
std::optional<std::array<uint8_t, 4>> border_channels(uint32_t bc_swizzle);

// Of a T# of all zeros but for resource_level: loads give 0 and touch no memory (RDNA3 manual, 10.5).
bool is_unbound(const ImageResource& resource);

}  // namespace lw::image
