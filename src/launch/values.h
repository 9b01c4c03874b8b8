// Kernel arguments as the command line spells them, and arrays as .npy files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "image/device_image.h"
#include "image/image_object.h"
#include "launch/named_files.h"
#include "launch/zeroed_bytes.h"

namespace lw::launch {

enum class Element : uint8_t { i8, u8, i16, u16, f16, i32, u32, f32, i64, u64, f64 };
size_t element_bytes(Element element);
std::string_view element_name(Element element);

// A one-dimensional array in memory order, little-endian.
struct Array {
  Element element = Element::u32;
  uint64_t count = 0;
  ZeroedBytes bytes;
  uint32_t components = 1;  // that many elements are one vector; divides `count`
};
// "f32[1024]", "f32x4[256]".
std::string type_text(const Array& array);

// One ARG of `run`: `f32:2.5`, `f32x4:1,2,3,4`, `bytes:00ff`, `f32[1024]=iota`, `lds:512`, `image2d[8x8,rgba8]=zeros`,
// `sampler:linear,repeat`.
struct KernelArgument {
  enum class Kind : uint8_t { value, bytes, buffer, lds, image, sampler };
  Kind kind = Kind::value;
  Element element = Element::u32;
  uint32_t components = 1;       // of a value
  bool is_pattern = false;       // written in hexadecimal or binary: 0x3f800000
  std::vector<std::byte> value;  // of a value or bytes; three components are three, whatever their argument's size
  Array array;                   // of a buffer; of an image its texels, as DeviceImage has them on the host
  std::optional<image::ImageDescription> image;
  std::optional<uint32_t> level;  // of an image: the one that a shader's binding shows
  image::SamplerSettings sampler;
  uint32_t lds_bytes = 0;
  bool initialised = true;  // false: a buffer or an image whose contents mean nothing
  std::string text;         // as written
};
// `files` are those that it may name.
Result<KernelArgument> parse_kernel_argument(const std::string& text, const NamedFiles& files = {});

// NumPy's format, versions 1 to 3, C order or one-dimensional, of the element types above.
Result<Array> read_npy(std::span<const std::byte> file);
// `shape`: its product is the number of elements. If it is empty: one dimension, or two where elements are vectors.
std::vector<std::byte> write_npy(const Array& array, std::span<const uint64_t> shape = {});

// One element as a decimal text that reads back to the same value.
std::string element_text(const Array& array, uint64_t index);
double element_value(const Array& array, uint64_t index);

}  // namespace lw::launch
