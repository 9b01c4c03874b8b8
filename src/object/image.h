// A code object in memory: its segments at a base address, with the relocations applied.
#pragma once

#include "object/code_object.h"

namespace lw::object {

struct ImageRange {
  uint64_t address = 0;  // absolute: base included
  uint64_t size_bytes = 0;
  bool readable = true;
  bool writable = false;
  bool executable = false;
};

struct MemoryImage {
  uint64_t base = 0;             // where address 0 of the code object lies
  std::vector<std::byte> bytes;  // memory from `base` on; what no range covers is zero
  std::vector<ImageRange> ranges;

  uint64_t address_of(const Symbol& symbol) const {
    return symbol.section == Symbol::kAbsolute ? symbol.address : base + symbol.address;
  }
  uint64_t entry_of(const Kernel& kernel) const { return base + kernel.entry_address; }
};

// The absolute address of a symbol that the code object uses but does not define.
using SymbolResolver = std::function<std::optional<uint64_t>(std::string_view name)>;

inline constexpr uint64_t kMaxImageBytes = uint64_t{1} << 30;

// `base` must be a multiple of 4096. Fails, naming them all, when symbols stay undefined, and when the image would be
// larger than `max_bytes`.
Result<MemoryImage> make_image(const CodeObject& object, uint64_t base, const SymbolResolver& resolver = {},
                               uint64_t max_bytes = kMaxImageBytes);

}  // namespace lw::object
