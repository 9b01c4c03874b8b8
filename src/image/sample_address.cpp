#include "image/sample_address.h"

#include <bit>

#include "base/bits.h"
#include "image/convert.h"

namespace lw::image {
namespace {

// Goes through the registers of an address.
class Reader {
 public:
  Reader(std::span<const uint32_t* const> words, size_t count) : words_(words), count_(count) {}

  // Words that are not there are 0.
  const uint32_t* words() {
    static constexpr LaneRow<uint32_t> kZeros{};
    return next_ < words_.size() ? words_[next_++] : kZeros.data();
  }
  void numbers(LaneRow<float>& row) {
    const uint32_t* const bits = words();
    for (size_t lane = 0; lane < count_; ++lane) row[lane] = std::bit_cast<float>(bits[lane]);
  }
  // Halves of a register, the low one first.
  void halves(LaneRow<float>& row) {
    if (!in_upper_) held_ = words();
    const unsigned shift = in_upper_ ? 16 : 0;
    in_upper_ = !in_upper_;
    for (size_t lane = 0; lane < count_; ++lane)
      row[lane] = std::bit_cast<float>(f32_from_f16(held_[lane] >> shift & 0xffff));
  }
  void any(bool are_halves, LaneRow<float>& row) { are_halves ? halves(row) : numbers(row); }
  // What comes next begins with a register of its own.
  void end_group() { in_upper_ = false; }

 private:
  std::span<const uint32_t* const> words_;
  size_t count_, next_ = 0;
  const uint32_t* held_ = nullptr;
  bool in_upper_ = false;
};

// Texel offsets are signed fields of 6 bits at 5:0, 13:8 and 21:16.
constexpr unsigned kOffsetBits = 6, kOffsetDistance = 8;

}  // namespace

SampleAddress SampleAddresses::of(size_t lane) const {
  SampleAddress address;
  for (size_t i = 0; i < at.size(); ++i) {
    address.offset[i] = offset[i][lane];
    address.at[i] = at[i][lane];
    address.along_x[i] = along_x[i][lane];
    address.along_y[i] = along_y[i][lane];
  }
  address.slice = slice[lane], address.bias = bias[lane], address.reference = reference[lane];
  address.level = level[lane], address.lowest_level = lowest_level[lane];
  return address;
}

void SampleAddresses::set(size_t lane, const SampleAddress& address) {
  for (size_t i = 0; i < at.size(); ++i) {
    offset[i][lane] = address.offset[i];
    at[i][lane] = address.at[i];
    along_x[i][lane] = address.along_x[i];
    along_y[i][lane] = address.along_y[i];
  }
  slice[lane] = address.slice, bias[lane] = address.bias, reference[lane] = address.reference;
  level[lane] = address.level, lowest_level[lane] = address.lowest_level;
}

void read_sample_addresses(const SampleForm& form, ImageType type, std::span<const uint32_t* const> words, size_t count,
                           SampleAddresses& addresses) {
  const CoordinateShape shape = coordinate_shape(form.coordinates, type);
  const bool is_cube = type == ImageType::cube && shape.slice >= 0;
  const uint32_t axes = shape.count - (shape.slice >= 0 ? 1u : 0u);
  Reader reader(words, count);
  if (form.offset) {
    const uint32_t* const packed = reader.words();
    for (unsigned i = 0; i < 3; ++i)
      for (size_t lane = 0; lane < count; ++lane)
        addresses.offset[i][lane] =
            static_cast<int32_t>(sign_extend(packed[lane] >> (kOffsetDistance * i), kOffsetBits));
  }
  if (form.bias) {
    reader.any(form.coordinates_are_16, addresses.bias);
    reader.end_group();
  }
  if (form.compare) reader.numbers(addresses.reference);
  if (form.derivatives) {
    for (auto* const along : {&addresses.along_x, &addresses.along_y}) {
      for (uint32_t i = 0; i < axes; ++i) reader.any(form.derivatives_are_16, (*along)[i]);
      reader.end_group();
    }
  }
  for (uint32_t i = 0; i < axes; ++i) reader.any(form.coordinates_are_16, addresses.at[i]);
  if (shape.slice >= 0) reader.any(form.coordinates_are_16, addresses.slice);
  if (form.level == SampleForm::Level::given) reader.any(form.coordinates_are_16, addresses.level);
  if (form.clamp) reader.any(form.coordinates_are_16, addresses.lowest_level);
  // Of a face, 1 to 2, as the cube instructions and a constant of 1.5 give them.
  if (is_cube)
    for (size_t i = 0; i < 2; ++i)
      for (size_t lane = 0; lane < count; ++lane) addresses.at[i][lane] -= 1.0f;
}

void differentiate(SampleAddresses& addresses, size_t count) {
  for (size_t i = 0; i < addresses.at.size(); ++i) {
    const LaneRow<float>& at = addresses.at[i];
    for (size_t lane = 0; lane < count; ++lane) {
      const size_t first = lane / 4 * 4;
      addresses.along_x[i][lane] = at[first + 1] - at[first];
      addresses.along_y[i][lane] = at[first + 2] - at[first];
    }
  }
}

}  // namespace lw::image
