// Offload bundles that clang compressed ("CCOB"), as its documentation describes them (ClangOffloadBundler,
// "Compression and Decompression").
#pragma once

#include <cstddef>
#include <vector>

#include "object/elf_file.h"

namespace lw::object {

inline constexpr size_t kBundleMagicBytes = 4;  // by which one is known
bool is_compressed_bundle(Bytes bytes);

struct UnpackedBundle {
  std::vector<std::byte> bytes;
  size_t packed_bytes = 0;  // what of the area it took
};
// The bundle that begins an area. Its size must be what its header says.
Result<UnpackedBundle> unpack_bundle(Bytes area);

}  // namespace lw::object
