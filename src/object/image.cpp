#include "object/image.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "object/relocation.h"

namespace lw::object {

Result<MemoryImage> make_image(const CodeObject& object, uint64_t base, const SymbolResolver& resolver,
                               uint64_t max_bytes) {
  if (base % 0x1000 != 0) return Error{fmt::format("the base address {:#x} is not a multiple of 4096", base)};
  const uint64_t size = object.memory_end();
  if (size > max_bytes)
    return Error{fmt::format("the code object needs {} bytes of memory, more than the limit of {}", size, max_bytes)};
  MemoryImage image;
  image.base = base;
  image.bytes.resize(size);
  for (const Segment& segment : object.segments) {
    std::copy(segment.bytes.begin(), segment.bytes.end(),
              image.bytes.begin() + static_cast<ptrdiff_t>(segment.address));
    image.ranges.push_back(
        {base + segment.address, segment.memory_bytes, segment.readable, segment.writable, segment.executable});
  }

  std::set<std::string> missing;
  for (const LoadRelocation& relocation : object.relocations) {
    uint64_t target = base;
    if (relocation.kind != RelocationKind::relative64) {
      std::optional<uint64_t> symbol = relocation.symbol_address;
      if (symbol && !relocation.symbol_is_absolute) *symbol += base;
      if (!symbol && resolver) symbol = resolver(relocation.symbol_name);
      if (!symbol && relocation.weak) symbol = 0;
      if (!symbol) {
        missing.insert(relocation.symbol_name);
        continue;
      }
      target = *symbol;
    }
    target += static_cast<uint64_t>(relocation.addend);
    const std::span<std::byte> at = std::span(image.bytes).subspan(relocation.address, bytes_of(relocation.kind));
    if (auto error = store_relocated(relocation.kind, at, target, base + relocation.address)) return *error;
  }
  if (!missing.empty()) return Error{fmt::format("undefined symbols: {}", fmt::join(missing, ", "))};
  return image;
}

}  // namespace lw::object
