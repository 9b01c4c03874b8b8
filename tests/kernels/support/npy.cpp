#include "support/npy.h"

#include <fmt/format.h>

#include <fstream>

namespace lw::kernels {

std::string write_npy(const std::filesystem::path& path, const Buffer& buffer) {
  const std::string type_name = name(buffer.type);
  const size_t size = size_bytes(buffer.type);
  const std::string type = fmt::format("{}{}{}", size == 1 ? '|' : '<', type_name[0], size);
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({},), }}", type, buffer.count);
  // Format version 1.0: magic, version and a 16-bit length, padded so that the data begins on a multiple of 64.
  constexpr size_t prefix_bytes = 10;
  header.append(63 - (prefix_bytes + header.size()) % 64, ' ');
  header += '\n';
  std::ofstream file(path, std::ios::binary);
  file.write("\x93NUMPY\x01\x00", 8);
  const char length[2] = {static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)};
  file.write(length, 2);
  file << header;
  file.write(reinterpret_cast<const char*>(buffer.bytes.data()), static_cast<std::streamsize>(buffer.bytes.size()));
  return file.flush() ? std::string() : path.string() + ": cannot be written";
}

}  // namespace lw::kernels
