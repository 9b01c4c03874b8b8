// libpng reports errors with longjmp: what it may leave that way holds nothing that has a destructor.
#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <cstring>

#include "picture/picture.h"

namespace lw::picture {
namespace {

constexpr size_t kSignatureBytes = 8;
constexpr size_t kHeaderBytes = kSignatureBytes + 8 + 8;  // signature, length and name of IHDR, width and height
constexpr uint64_t kMostBytes = uint64_t{1} << 32;
constexpr png_alloc_size_t kMostChunkBytes = 1 << 24;

// What libpng says while it reads or writes.
struct Session {
  std::span<const std::byte> left;            // to be read
  std::vector<std::byte>* written = nullptr;  // to be written
  std::array<char, 128> message{};
};

Session& session_of(png_structp png) { return *static_cast<Session*>(png_get_error_ptr(png)); }

[[noreturn]] void fail(png_structp png, png_const_charp message) {
  Session& session = session_of(png);
  std::strncpy(session.message.data(), message, session.message.size() - 1);
  png_longjmp(png, 1);
}
void ignore(png_structp, png_const_charp) {}

void take(png_structp png, png_bytep to, size_t count) {
  Session& session = session_of(png);
  if (count > session.left.size()) png_error(png, "the file ends too early");
  std::memcpy(to, session.left.data(), count);
  session.left = session.left.subspan(count);
}
void give(png_structp png, png_bytep from, size_t count) {
  std::vector<std::byte>& written = *session_of(png).written;
  const auto* bytes = reinterpret_cast<const std::byte*>(from);
  written.insert(written.end(), bytes, bytes + count);
}
void flush(png_structp) {}

// Sets what rows come as, and says the picture's kind and the bits of a pixel in the file. False where libpng failed,
// as with the next.
bool read_header(png_structp png, png_infop info, Picture& picture, uint64_t& stored_bits) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_user_limits(png, kMostPixels, kMostPixels);
  png_set_chunk_malloc_max(png, kMostChunkBytes);
  png_read_info(png, info);
  stored_bits = uint64_t{png_get_bit_depth(png, info)} * png_get_channels(png, info);
  png_set_expand(png);
  if constexpr (std::endian::native == std::endian::little) png_set_swap(png);
  (void)png_set_interlace_handling(png);
  png_read_update_info(png, info);
  picture.width = png_get_image_width(png, info);
  picture.height = png_get_image_height(png, info);
  picture.components = png_get_channels(png, info);
  picture.bits = png_get_bit_depth(png, info);
  return true;
}

bool read_rows(png_structp png, png_infop info, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_read_image(png, rows);
  png_read_end(png, info);
  return true;
}

bool write_all(png_structp png, png_infop info, const Picture& picture, png_bytepp rows) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  constexpr std::array kKinds = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB,
                                 PNG_COLOR_TYPE_RGB_ALPHA};
  png_set_user_limits(png, kMostPixels, kMostPixels);
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_set_IHDR(png, info, picture.width, picture.height, static_cast<int>(picture.bits), kKinds[picture.components - 1],
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  if constexpr (std::endian::native == std::endian::little) png_set_swap(png);
  png_write_image(png, rows);
  png_write_end(png, info);
  return true;
}

std::vector<png_bytep> rows_of(Picture& picture) {
  const size_t row_bytes = size_t{picture.width} * picture.components * (picture.bits / 8);
  std::vector<png_bytep> rows(picture.height);
  for (size_t y = 0; y < rows.size(); ++y) rows[y] = reinterpret_cast<png_bytep>(picture.bytes.data() + y * row_bytes);
  return rows;
}

}  // namespace

uint32_t Picture::sample(uint64_t index) const {
  if (bits == 8) return std::to_integer<uint32_t>(bytes[index]);
  uint16_t value;
  std::memcpy(&value, bytes.data() + 2 * index, sizeof value);
  return value;
}

Result<PictureSize> png_size(std::span<const std::byte> file) {
  const auto* bytes = reinterpret_cast<png_const_bytep>(file.data());
  if (file.size() < kHeaderBytes || png_sig_cmp(bytes, 0, kSignatureBytes) != 0 ||
      std::memcmp(bytes + kSignatureBytes + 4, "IHDR", 4) != 0)
    return Error{"is not a PNG file"};
  const PictureSize size{png_get_uint_32(bytes + 16), png_get_uint_32(bytes + 20)};
  if (size.width == 0 || size.height == 0 || size.width > kMostPixels || size.height > kMostPixels)
    return Error{fmt::format("is {} x {} pixels: expected 1 to {} each", size.width, size.height, kMostPixels)};
  return size;
}

Result<Picture> read_png(std::span<const std::byte> file) {
  if (const Result<PictureSize> size = png_size(file); !size) return size.error();
  Session session{file, nullptr, {}};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &session, fail, ignore);
  LW_CHECK(png != nullptr, "libpng of another version");
  png_infop info = png_create_info_struct(png);
  png_set_read_fn(png, nullptr, take);
  Picture picture;
  uint64_t stored_bits = 0;
  bool done = info != nullptr && read_header(png, info, picture, stored_bits);
  // What is compressed grows by 1032 at most.
  constexpr uint64_t kMostGrowth = 1032;
  const uint64_t stored_bytes = uint64_t{picture.width} * picture.height * stored_bits / 8;
  const bool plausible =
      stored_bytes / kMostGrowth <= file.size() && picture.samples() * (picture.bits / 8) <= kMostBytes;
  if (done && plausible) {
    picture.bytes.resize(picture.samples() * (picture.bits / 8));
    std::vector<png_bytep> rows = rows_of(picture);
    done = read_rows(png, info, rows.data());
  }
  png_destroy_read_struct(&png, &info, nullptr);
  if (!done) return Error{fmt::format("is a damaged PNG file: {}", session.message.data())};
  if (!plausible)
    return Error{fmt::format("cannot hold the {} x {} pixels that its header says", picture.width, picture.height)};
  return picture;
}

Result<std::vector<std::byte>> write_png(const Picture& picture) {
  LW_CHECK(picture.components >= 1 && picture.components <= 4 && (picture.bits == 8 || picture.bits == 16) &&
               picture.bytes.size() == picture.samples() * (picture.bits / 8),
           "a picture of another size");
  std::vector<std::byte> file;
  Session session{{}, &file, {}};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &session, fail, ignore);
  LW_CHECK(png != nullptr, "libpng of another version");
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, nullptr, give, flush);
  // libpng does not change what it writes.
  std::vector<png_bytep> rows = rows_of(const_cast<Picture&>(picture));
  const bool done = info != nullptr && write_all(png, info, picture, rows.data());
  png_destroy_write_struct(&png, &info);
  if (!done) return Error{fmt::format("no PNG file can be made of it: {}", session.message.data())};
  return file;
}

}  // namespace lw::picture
