#include "image/sample_address.h"

#include <bit>

#include "base/bits.h"
#include "image/convert.h"

namespace lw::image {
namespace {

// Goes through the registers of an address.
class Reader {
 public:
  Reader(std::span<const uint32_t> words) : words_(words) {}

  uint32_t word() { return next_ < words_.size() ? words_[next_++] : 0; }
  float number() { return std::bit_cast<float>(word()); }
  // Halves of a register, the low one first.
  float half() {
    if (!in_upper_) held_ = word();
    const uint32_t bits = in_upper_ ? held_ >> 16 : held_ & 0xffff;
    in_upper_ = !in_upper_;
    return std::bit_cast<float>(f32_from_f16(bits));
  }
  float any(bool is_half) { return is_half ? half() : number(); }
  // What comes next begins with a register of its own.
  void end_group() { in_upper_ = false; }

 private:
  std::span<const uint32_t> words_;
  size_t next_ = 0;
  uint32_t held_ = 0;
  bool in_upper_ = false;
};

// Texel offsets are signed fields of 6 bits at 5:0, 13:8 and 21:16.
constexpr unsigned kOffsetBits = 6, kOffsetDistance = 8;

}  // namespace

SampleAddress read_sample_address(const SampleForm& form, ImageType type, std::span<const uint32_t> words) {
  const CoordinateShape shape = coordinate_shape(form.coordinates, type);
  const bool is_cube = type == ImageType::cube && shape.slice >= 0;
  const uint32_t axes = shape.count - (shape.slice >= 0 ? 1u : 0u);
  SampleAddress address;
  Reader reader(words);
  if (form.offset) {
    const uint32_t word = reader.word();
    for (unsigned i = 0; i < 3; ++i)
      address.offset[i] = static_cast<int32_t>(sign_extend(word >> (kOffsetDistance * i), kOffsetBits));
  }
  if (form.bias) {
    address.bias = reader.any(form.coordinates_are_16);
    reader.end_group();
  }
  if (form.compare) address.reference = reader.number();
  if (form.derivatives) {
    for (std::array<float, 3>* const along : {&address.along_x, &address.along_y}) {
      for (uint32_t i = 0; i < axes; ++i) (*along)[i] = reader.any(form.derivatives_are_16);
      reader.end_group();
    }
  }
  for (uint32_t i = 0; i < axes; ++i) address.at[i] = reader.any(form.coordinates_are_16);
  if (shape.slice >= 0) address.slice = reader.any(form.coordinates_are_16);
  if (form.level == SampleForm::Level::given) address.level = reader.any(form.coordinates_are_16);
  if (form.clamp) address.lowest_level = reader.any(form.coordinates_are_16);
  // Of a face, 1 to 2, as the cube instructions and a constant of 1.5 give them.
  if (is_cube)
    for (uint32_t i = 0; i < 2; ++i) address.at[i] -= 1.0f;
  return address;
}

void differentiate(std::span<SampleAddress, 4> quad) {
  std::array<float, 3> along_x, along_y;
  for (size_t i = 0; i < 3; ++i) {
    along_x[i] = quad[1].at[i] - quad[0].at[i];
    along_y[i] = quad[2].at[i] - quad[0].at[i];
  }
  for (SampleAddress& address : quad) address.along_x = along_x, address.along_y = along_y;
}

}  // namespace lw::image
