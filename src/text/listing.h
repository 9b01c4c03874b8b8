// The layout of a disassembly: that of `llvm-objdump -d`, byte for byte, or plain instruction text, one a line.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "isa/isa.h"
#include "text/buffer.h"

namespace lw::text {

struct ListingSymbol {
  enum class Kind : uint8_t {
    code,  // anything that is not data: functions, kernels, labels without a type
    data,  // STT_OBJECT and STT_COMMON: shown as bytes
  };
  uint64_t address = 0;
  std::string_view name;
  uint64_t size_bytes = 0;
  Kind kind = Kind::code;
  uint8_t elf_type = 0;  // STT_*. Branches to a symbol without a type (0) show its name
};

// A section of machine code. `symbols` in any order; symbols outside the section are not shown at their place but are
// still used to name branch targets.
struct ListingSection {
  std::string_view name;
  uint64_t address = 0;
  std::span<const std::byte> bytes;
  std::vector<ListingSymbol> symbols;
  // Where code of waves of another size begins than that of the code before it, by address.
  std::vector<std::pair<uint64_t, const isa::Target*>> other_waves = {};

  // The target of the code at an address; `usual` is that of the code before the first change.
  const isa::Target& target_at(uint64_t address, const isa::Target& usual) const;
};

struct ListingOptions {
  bool plain = false;        // only the text of instructions
  bool show_zeroes = false;  // disassemble runs of zero bytes instead of showing "..."
};

// The line(s) above the first section: "\nFILE:\tfile format elf64-amdgpu\n". Nothing where options.plain.
void write_listing_header(std::string_view file_name, const ListingOptions& options, OutputBuffer& out);

// "Disassembly of section …" and everything below it. Reads the bytes once from front to back and keeps no text beyond
// what `out` holds.
void write_listing(const isa::Target& target, const ListingSection& section, const ListingOptions& options,
                   OutputBuffer& out);

}  // namespace lw::text
