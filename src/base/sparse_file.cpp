#include "base/sparse_file.h"

#include <algorithm>
#include <cstring>

#include "base/output_file.h"

namespace lw {

bool is_all_zero(std::span<const std::byte> bytes) {
  return bytes.empty() ||
         (bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

std::optional<Error> write_sparse_file(const std::string& path, std::span<const std::byte> bytes) {
  constexpr size_t kPage = 4096;
  Result<OutputFile> out = OutputFile::open(path);
  if (!out) return out.error();
  for (size_t at = 0; at < bytes.size(); at += kPage) {
    const auto page = bytes.subspan(at, std::min(kPage, bytes.size() - at));
    if (is_all_zero(page))
      out->write_zeros(page.size());
    else
      out->write(page);
  }
  return out->commit();
}

}  // namespace lw
