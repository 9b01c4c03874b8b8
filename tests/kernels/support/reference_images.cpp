#include <algorithm>
#include <cstring>

#include "support/half.h"
#include "support/image.h"
#include "support/reference_list.h"

namespace lw::kernels {

namespace {

using Numbers = ChannelFormat::Numbers;

Buffer& image_of(const Run& run, std::vector<Buffer>& buffers, size_t index) {
  LW_CHECK(index < run.arguments.size() && run.arguments[index].kind == Argument::Kind::image,
           "a reference asks for an image that is not there");
  return buffers[run.arguments[index].buffer];
}

bool is_integer(const ChannelFormat& format) {
  return format.numbers == Numbers::unsigned_integer || format.numbers == Numbers::signed_integer;
}

// With its sign, as 32 bits.
uint32_t integer(const Buffer& image, size_t index) {
  switch (image.type) {
    case ElementType::u8: return element<uint8_t>(image, index);
    case ElementType::i8: return static_cast<uint32_t>(element<int8_t>(image, index));
    case ElementType::u16: return element<uint16_t>(image, index);
    case ElementType::i16: return static_cast<uint32_t>(element<int16_t>(image, index));
    default: return element<uint32_t>(image, index);
  }
}

// A component as OpenCL C has it (8.3.1 of the environment specification), the quotient rounded once.
float number(const Buffer& image, size_t index) {
  const auto quotient = [](double value, double largest) {
    return static_cast<float>(std::max(value / largest, -1.0));
  };
  switch (image.type) {
    case ElementType::u8: return quotient(element<uint8_t>(image, index), 255);
    case ElementType::i8: return quotient(element<int8_t>(image, index), 127);
    case ElementType::u16: return quotient(element<uint16_t>(image, index), 65535);
    case ElementType::i16: return quotient(element<int16_t>(image, index), 32767);
    case ElementType::f16: return half_to_float(element<uint16_t>(image, index));
    case ElementType::f32: return element<float>(image, index);
    default: LW_CHECK(false, "integers of 32 bits are no numbers from 0 to 1"); return 0;
  }
}

void load(const Run& run, std::vector<Buffer>& buffers) {
  const Buffer& image = image_of(run, buffers, 0);
  const ChannelFormat format = channel_format(image.image->format).value();
  Buffer& out = argument_buffer(run, buffers, 1);
  for (size_t i = 0; i < out.count; ++i) {
    const size_t c = i % 4, from = i / 4 * format.channels() + c;
    const bool is_there = c < format.channels(), is_alpha = c == 3;
    if (is_integer(format))
      set_element<uint32_t>(out, i, is_there ? integer(image, from) : is_alpha);
    else
      set_element(out, i, is_there ? number(image, from) : static_cast<float>(is_alpha));
  }
}

// The last texel first.
void turn(const Run& run, std::vector<Buffer>& buffers) {
  const Buffer& in = image_of(run, buffers, 0);
  Buffer& out = image_of(run, buffers, 1);
  const size_t texel_bytes = size_bytes(in.type) * channel_format(in.image->format).value().channels();
  for (size_t at = 0; at < in.bytes.size(); at += texel_bytes)
    std::memcpy(out.bytes.data() + (in.bytes.size() - texel_bytes - at), in.bytes.data() + at, texel_bytes);
}

}  // namespace

void reference_images(const Case&, const Run& run, std::vector<Buffer>& buffers) {
  if (run.kernel.starts_with("load"))
    load(run, buffers);
  else
    turn(run, buffers);
}

}  // namespace lw::kernels
