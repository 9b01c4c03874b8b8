// Images in memory as isa/images.isa says: fields of descriptors, formats of texels, orders of texels in blocks.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "isa/isa.h"

namespace lw::isa {

// Columns that differ in images: gfx8, gfx9, gfx10, gfx10.3, gfx11 and what inherits from them.
inline constexpr size_t kImageGenerations = 5;

// The number of a column's generation of images, below kImageGenerations; -1 where nothing is known of its images.
int image_generation(Column column);

// Descriptors -------------------------------------------------------------------------------------------------------

struct BitRun {
  uint8_t word, lsb, width;  // of a 32-bit word; width 0: none
};
struct FieldPlace {
  std::array<BitRun, 2> runs;  // the lowest bits first
  uint16_t types;              // bit set: the values of `type` for which these bits are this field
  unsigned width() const { return unsigned{runs[0].width} + runs[1].width; }  // 0: the generation lacks the field
};
struct ResourceField {
  std::string_view name;
  std::array<FieldPlace, kImageGenerations> places;
};
inline constexpr size_t kImageResourceWords = 8;
inline constexpr size_t kSamplerWords = 4;
inline constexpr size_t kBufferResourceWords = 4;
std::span<const ResourceField> image_resource_fields();   // T#
std::span<const ResourceField> sampler_fields();          // S#
std::span<const ResourceField> buffer_resource_fields();  // V#, by BufferField

enum class BufferField : uint8_t {
#define LW_FIELD(name) name,
#include "isa/generated/buffer_resource_fields.inc"
#undef LW_FIELD
};
// The generation whose buffers a column has: of images, where it has any.
size_t buffer_generation(Column column);
const FieldPlace& buffer_field(Column column, BufferField field);

// Formats -----------------------------------------------------------------------------------------------------------

// How the bits of a component are a number: values of NUM_FORMAT.
enum class NumberFormat : uint8_t {
#define LW_NUMBER_FORMAT(name, value, text) name = value,
#include "isa/generated/number_formats.inc"
#undef LW_NUMBER_FORMAT
};
std::string_view number_format_name(NumberFormat format);  // "unorm"

// Which bits of an element are components. Not the values of DATA_FORMAT: the newer formats have none.
enum class DataFormat : uint8_t {
#define LW_DATA_FORMAT(name) name,
#include "isa/generated/data_formats.inc"
#undef LW_DATA_FORMAT
};
struct ComponentBits {
  uint8_t lsb, width;  // width 0: the format lacks the component
};
struct DataFormatFacts {
  std::string_view name;                    // "8_8_8_8"
  uint8_t bytes;                            // of an element
  std::array<ComponentBits, 4> components;  // R, G, B, A
  uint16_t numbers;                         // bit set of the NumberFormats that the components may be
  bool is_load_only;                        // image instructions do not store it
  std::string_view unreadable;              // why elements cannot be read or written here; else empty
  bool may_be(NumberFormat format) const { return ((numbers >> static_cast<unsigned>(format)) & 1) != 0; }
};
std::span<const DataFormatFacts> data_formats();  // by DataFormat
const DataFormatFacts& facts(DataFormat format);

// A format as a descriptor says it. Where DATA_FORMAT and NUM_FORMAT are two fields, `number` is of no account.
struct FormatNumber {
  uint16_t value;
  DataFormat data;
  NumberFormat number;
};
std::span<const FormatNumber> format_numbers(int generation);  // by value
const FormatNumber* find_format(int generation, uint32_t value);
bool formats_are_unified(int generation);  // one number says data and number format

// A number of Feature::unified_formats as it stands in descriptors of buffers and in typed buffer instructions.
struct UnifiedBufferFormat {
  uint8_t value;
  uint8_t data_format;  // DATA_FORMAT of the same components
  NumberFormat number;
};
std::span<const UnifiedBufferFormat> unified_buffer_formats(Column column);  // by value; none without the feature

// DATA_FORMAT of buffers, before formats were unified: below 16. Reserved ones have no components.
const DataFormatFacts& buffer_data_format(uint32_t data_format);

// Names -------------------------------------------------------------------------------------------------------------

// What the components of an element are to a kernel, as HSA numbers it (hsa_ext_image_channel_order_t).
struct ChannelOrderFacts {
  std::string_view name;           // "bgra"
  std::array<uint8_t, 4> selects;  // x, y, z, w: values of dst_sel
  int8_t number;                   // -1: HSA has none
};
std::span<const ChannelOrderFacts> channel_orders();

// A format by the name that people use.
struct NamedFormatFacts {
  std::string_view name;  // "rgba8_snorm"
  DataFormat data;
  NumberFormat number;
  const ChannelOrderFacts& order;
  int8_t channel_type;  // hsa_ext_image_channel_type_t; -1: HSA has none
};
std::span<const NamedFormatFacts> named_formats();

struct NamedLayoutFacts {
  std::string_view name;                              // "standard64k"
  std::array<int8_t, kImageGenerations> modes;        // SW_MODE or TILING_INDEX; -1: the generation has none
  std::array<bool, kImageGenerations> is_compressed;  // drivers compress images in it (DCC)
};
std::span<const NamedLayoutFacts> named_layouts();

// Orders ------------------------------------------------------------------------------------------------------------

// Where the levels of a chain lie.
enum class LevelChain : uint8_t {
  separate,        // each in an image of its own
  one_surface,     // all in one larger surface, the first at its origin
  smallest_first,  // one behind the other
  unknown,
};
LevelChain level_chain(int generation);

// Which address bits are folded in X modes that have no order of their own. Banks are folded only where pipes are.
struct FoldFacts {
  bool pipes, banks;
};
FoldFacts folds(int generation);

// The address bits, from bit 8 up, that choose pipe and bank: first those of pipes, then of neither, then of banks.
struct PipeFacts {
  std::string_view of;  // a chip or a target
  uint8_t pipe_bits, other_bits, bank_bits;
};
const PipeFacts* find_pipes(std::string_view target, std::string_view chip);  // nullptr: not known

// SW_MODE.
struct SwizzleModeFacts {
  uint8_t value;
  std::string_view name;  // "64KB_S"
  uint8_t block_log2;     // of its bytes; 0: not made of blocks of one size
  std::string_view order;
  std::string_view folded;  // of X modes: the order without its XOR
};
const SwizzleModeFacts* find_swizzle_mode(uint32_t value);  // nullptr: reserved
std::span<const SwizzleModeFacts> swizzle_modes();

// ARRAY_MODE of GB_TILE_MODE, and the orders of its micro tile modes display and thin; empty where they are not known.
struct ArrayModeFacts {
  uint8_t value;
  std::string_view name;  // "1d_tiled_thin1"
  std::string_view display_order, thin_order;
  bool is_linear() const;
};
const ArrayModeFacts& array_mode(uint32_t value);  // value < 16
inline constexpr size_t kTileModesCount = 32;
std::span<const uint32_t, kTileModesCount> tile_modes();  // GB_TILE_MODE by TILING_INDEX

// The coordinate bits whose XOR is one bit of an address.
struct CoordinateBits {
  uint16_t x, y, z;
};
struct TexelOrder {
  std::string_view name;                 // "S"
  uint8_t dimensions;                    // of the block: 2 or 3
  int8_t generation;                     // from which on; -1: of `only` alone
  std::string_view only;                 // a chip or a target
  uint8_t element_log2;                  // of its bytes: 0 to 4
  std::span<const CoordinateBits> bits;  // of the address, upward from the element's size
};
// The order of a name for a generation: the chip's own, or the target's, or the newest that it inherits; nullptr where
// none is known.
const TexelOrder* find_order(std::string_view name, unsigned dimensions, unsigned element_log2, int generation,
                             std::string_view target, std::string_view chip);

}  // namespace lw::isa
