// PNG files, and the texels that pictures become. The first byte says what the rest is: a file whose checksums are made
// right here, or the rows of one that is made here.
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "launch/texels.h"
#include "picture/picture.h"

namespace {

using lw::picture::Picture;
using Bytes = std::vector<std::byte>;

constexpr size_t kSignature = 8, kChunkOverhead = 12;

void put_big_endian(std::byte* to, uint32_t value) {
  for (unsigned i = 0; i < 4; ++i) to[i] = static_cast<std::byte>(value >> (24 - 8 * i));
}
uint32_t big_endian(const std::byte* from) {
  uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) value = value << 8 | std::to_integer<uint32_t>(from[i]);
  return value;
}

// Length, name, data, checksum of name and data.
void sign_chunk(std::byte* chunk, uint32_t length) {
  const auto* name = reinterpret_cast<const Bytef*>(chunk + 4);
  put_big_endian(chunk + 8 + length, static_cast<uint32_t>(crc32(0, name, length + 4)));
}

void sign_chunks(Bytes& file) {
  for (size_t at = kSignature; at + kChunkOverhead <= file.size();) {
    const uint32_t length = big_endian(&file[at]);
    if (length > file.size() - at - kChunkOverhead) return;
    sign_chunk(&file[at], length);
    at += kChunkOverhead + length;
  }
}

void add_chunk(Bytes& file, const char* name, std::span<const std::byte> data) {
  const size_t at = file.size();
  file.resize(at + kChunkOverhead + data.size());
  put_big_endian(&file[at], static_cast<uint32_t>(data.size()));
  std::memcpy(&file[at + 4], name, 4);
  if (!data.empty()) std::memcpy(&file[at + 8], data.data(), data.size());
  sign_chunk(&file[at], static_cast<uint32_t>(data.size()));
}

struct Kind {
  uint8_t color, depth, channels;
};
constexpr std::array<Kind, 15> kKinds{{{0, 1, 1},
                                       {0, 2, 1},
                                       {0, 4, 1},
                                       {0, 8, 1},
                                       {0, 16, 1},
                                       {2, 8, 3},
                                       {2, 16, 3},
                                       {3, 1, 1},
                                       {3, 2, 1},
                                       {3, 4, 1},
                                       {3, 8, 1},
                                       {4, 8, 2},
                                       {4, 16, 2},
                                       {6, 8, 4},
                                       {6, 16, 4}}};

// A file that is right in everything but, perhaps, its palette.
Bytes made_file(std::span<const std::byte> data) {
  const auto byte = [&](size_t i) { return i < data.size() ? std::to_integer<uint32_t>(data[i]) : 0; };
  const Kind kind = kKinds[byte(0) % kKinds.size()];
  const uint32_t width = byte(1) % 20 + 1, height = byte(2) % 20 + 1;
  Bytes header(13), palette(3 * 256), rows;
  put_big_endian(header.data(), width);
  put_big_endian(header.data() + 4, height);
  header[8] = static_cast<std::byte>(kind.depth);
  header[9] = static_cast<std::byte>(kind.color);
  const size_t row_bytes = (size_t{width} * kind.channels * kind.depth + 7) / 8;
  for (size_t y = 0, from = 4; y < height; ++y) {
    rows.push_back(static_cast<std::byte>(byte(from++) % 5));
    for (size_t i = 0; i < row_bytes; ++i) rows.push_back(static_cast<std::byte>(byte(from++)));
  }
  for (size_t i = 0; i < palette.size(); ++i) palette[i] = static_cast<std::byte>(byte(i + 3));
  palette.resize(size_t{3} << (kind.depth > 8 ? 8 : kind.depth));
  uLongf size = compressBound(rows.size());
  Bytes packed(size);
  compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(rows.data()), rows.size());
  packed.resize(size);
  constexpr std::array<uint8_t, kSignature> kBegin{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  Bytes file(kSignature);
  std::memcpy(file.data(), kBegin.data(), kSignature);
  add_chunk(file, "IHDR", header);
  if (kind.color == 3) add_chunk(file, "PLTE", palette);
  if (kind.color == 3 && byte(3) % 2 == 1) add_chunk(file, "tRNS", std::span(palette).first(1));
  add_chunk(file, "IDAT", packed);
  add_chunk(file, "IEND", {});
  return file;
}

void use(const Picture& picture, uint32_t choice) {
  const auto file = lw::picture::write_png(picture);
  LW_CHECK(file.ok(), "a picture that cannot be written");
  const auto again = lw::picture::read_png(*file);
  LW_CHECK(again.ok() && again->bytes == picture.bytes && again->width == picture.width && again->bits == picture.bits,
           "a picture changes when it is written and read");
  const auto formats = lw::isa::named_formats();
  lw::image::ImageDescription about{.width = picture.width,
                                    .height = picture.height,
                                    .format = *lw::image::find_image_format(formats[choice % formats.size()].name)};
  if (lw::image::check_sizes(about)) return;
  Bytes texels(picture.samples() / picture.components * about.format.texel.bytes());
  if (const auto error = lw::launch::put_picture(picture, about, texels)) {
    LW_CHECK(!error->message.empty(), "an error without a message");
    return;
  }
  const auto shown = lw::launch::picture_of(about, 0, texels);
  if (shown.ok())
    LW_CHECK(shown->width == picture.width && shown->height == picture.height, "an image of another size");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const std::span<const std::byte> rest = std::as_bytes(std::span(data, size)).subspan(1);
  const bool is_made = data[0] % 2 == 1;
  Bytes file = is_made ? made_file(rest) : Bytes(rest.begin(), rest.end());
  if (!is_made) sign_chunks(file);
  const auto length = lw::picture::png_size(file);
  const auto picture = lw::picture::read_png(file);
  LW_CHECK(picture.ok() || !picture.error().message.empty(), "an error without a message");
  LW_CHECK(picture.ok() || !is_made, "a file that is right is refused");
  if (!picture) return 0;
  LW_CHECK(length.ok() && length->width == picture->width && length->height == picture->height,
           "a picture of another size than its header says");
  LW_CHECK(picture->bytes.size() == picture->samples() * (picture->bits / 8), "a picture with other samples");
  use(*picture, data[0] / 2);
  return 0;
}
