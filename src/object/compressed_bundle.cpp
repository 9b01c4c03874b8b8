#include "object/compressed_bundle.h"

#include <fmt/format.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

namespace lw::object {
namespace {

constexpr std::string_view kMagic = "CCOB";
enum Method : uint16_t { zlib = 0, zstd = 1 };  // llvm::compression::Format

// Larger than any program's, and small enough that a damaged header takes no memory that matters.
constexpr uint64_t kMostBytes = uint64_t{4} << 30;
constexpr uint64_t kBlockBytes = uint64_t{1} << 20;

struct Header {
  uint16_t method = 0;
  uint64_t size_bytes = 0;               // of the header itself
  std::optional<uint64_t> packed_bytes;  // of header and data; version 1 does not say
  uint64_t unpacked_bytes = 0;
};

// Behind the magic: version and method of 2 bytes each; the size of header and data (4 bytes in version 2, 8 in version
// 3); the size unpacked (4, 4 and 8 bytes); 8 bytes of a hash of what is unpacked.
Result<Header> read_header(Bytes area) {
  constexpr uint64_t kFixedBytes = 8, kHashBytes = 8;
  const Error cut_off{"the compressed offload bundle ends inside of its header"};
  if (area.size() < kFixedBytes) return cut_off;
  const auto version = load_le<uint16_t>(area.data() + 4);
  if (version < 1 || version > 3)
    return Error{fmt::format("the compressed offload bundle is of version {}; 1 to 3 are known", version)};
  Header header;
  header.method = load_le<uint16_t>(area.data() + 6);
  const uint64_t field = version == 3 ? 8 : 4;
  header.size_bytes = kFixedBytes + (version == 1 ? 1 : 2) * field + kHashBytes;
  if (area.size() < header.size_bytes) return cut_off;
  uint64_t at = kFixedBytes;
  const auto number = [&] {
    const std::byte* const from = area.data() + at;
    at += field;
    return field == 8 ? load_le<uint64_t>(from) : uint64_t{load_le<uint32_t>(from)};
  };
  if (version != 1) header.packed_bytes = number();
  header.unpacked_bytes = number();
  if (header.packed_bytes && (*header.packed_bytes < header.size_bytes || *header.packed_bytes > area.size()))
    return Error{fmt::format("the compressed offload bundle has {} bytes according to its header; {} are there",
                             *header.packed_bytes, area.size())};
  if (header.unpacked_bytes > kMostBytes)
    return Error{
        fmt::format("the compressed offload bundle unpacks to {} bytes according to its header; the limit is {}",
                    header.unpacked_bytes, kMostBytes)};
  return header;
}

Error damaged(std::string_view what) {
  return Error{fmt::format("the compressed offload bundle is damaged: {}", what)};
}

// Fills `to` from `from`, block by block, so that memory is only taken for what is there. Returns how much of `from` it
// took. `unpack` is told a block to fill, and says how much of it it filled and whether that is the end.
struct Step {
  size_t filled = 0;
  bool ends = false;
};
template <class Unpack>
std::optional<Error> fill(std::vector<std::byte>& to, uint64_t size_bytes, Unpack&& unpack) {
  while (true) {
    const size_t before = to.size();
    // One byte more than there should be shows what is too long.
    to.resize(std::min(before + kBlockBytes, size_bytes + 1));
    const Result<Step> step = unpack(to.data() + before, to.size() - before);
    if (!step) return step.error();
    to.resize(before + step->filled);
    if (to.size() > size_bytes || (step->ends && to.size() != size_bytes))
      return damaged(fmt::format("it holds {}{} bytes, its header says {}", to.size() > size_bytes ? "more than " : "",
                                 to.size() > size_bytes ? size_bytes : to.size(), size_bytes));
    if (step->ends) return std::nullopt;
    if (step->filled == 0) return damaged("its data are cut off");
  }
}

Result<size_t> unpack_zlib(Bytes data, uint64_t size_bytes, std::vector<std::byte>& to) {
  z_stream stream{};
  if (::inflateInit(&stream) != Z_OK) return Error{"zlib cannot be used"};
  const std::unique_ptr<z_stream, void (*)(z_stream*)> owner(&stream, [](z_stream* s) { ::inflateEnd(s); });
  size_t taken = 0;
  const auto failed = fill(to, size_bytes, [&](std::byte* at, size_t room) -> Result<Step> {
    stream.next_out = reinterpret_cast<Bytef*>(at);
    stream.avail_out = static_cast<uInt>(room);
    while (stream.avail_out != 0) {
      const size_t piece = std::min<size_t>(data.size() - taken, kBlockBytes);
      stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(data.data() + taken));
      stream.avail_in = static_cast<uInt>(piece);
      const uInt room_before = stream.avail_out;
      const int status = ::inflate(&stream, Z_NO_FLUSH);
      taken += piece - stream.avail_in;
      if (status == Z_STREAM_END) return Step{room - stream.avail_out, true};
      if (status != Z_OK && status != Z_BUF_ERROR) return damaged(stream.msg == nullptr ? "zlib" : stream.msg);
      if (stream.avail_in == piece && stream.avail_out == room_before) break;
    }
    return Step{room - stream.avail_out, false};
  });
  if (failed) return *failed;
  return taken;
}

Result<size_t> unpack_zstd(Bytes data, uint64_t size_bytes, std::vector<std::byte>& to) {
  const std::unique_ptr<ZSTD_DStream, size_t (*)(ZSTD_DStream*)> stream(::ZSTD_createDStream(), &::ZSTD_freeDStream);
  if (stream == nullptr) return Error{"zstd cannot be used"};
  ZSTD_inBuffer in{data.data(), data.size(), 0};
  const auto failed = fill(to, size_bytes, [&](std::byte* at, size_t room) -> Result<Step> {
    ZSTD_outBuffer out{at, room, 0};
    while (out.pos < out.size) {
      const size_t in_before = in.pos, out_before = out.pos;
      const size_t left = ::ZSTD_decompressStream(stream.get(), &out, &in);
      if (::ZSTD_isError(left) != 0) return damaged(::ZSTD_getErrorName(left));
      if (left == 0) return Step{out.pos, true};
      if (in.pos == in_before && out.pos == out_before) break;
    }
    return Step{out.pos, false};
  });
  if (failed) return *failed;
  return in.pos;
}

}  // namespace

bool is_compressed_bundle(Bytes bytes) {
  return bytes.size() >= kMagic.size() &&
         std::equal(kMagic.begin(), kMagic.end(), reinterpret_cast<const char*>(bytes.data()));
}

Result<UnpackedBundle> unpack_bundle(Bytes area) {
  const Result<Header> header = read_header(area);
  if (!header) return header.error();
  if (header->method != zlib && header->method != zstd)
    return Error{fmt::format("the compressed offload bundle is packed by method {}; 0 (zlib) and 1 (zstd) are known",
                             header->method)};
  const Bytes data = area.first(header->packed_bytes.value_or(area.size())).subspan(header->size_bytes);
  UnpackedBundle unpacked;
  const Result<size_t> taken = header->method == zlib ? unpack_zlib(data, header->unpacked_bytes, unpacked.bytes)
                                                      : unpack_zstd(data, header->unpacked_bytes, unpacked.bytes);
  if (!taken) return taken.error();
  unpacked.packed_bytes = header->packed_bytes.value_or(header->size_bytes + *taken);
  return unpacked;
}

}  // namespace lw::object
