// Sections with debug information, while addresses in them are replaced.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "object/patch_parts.h"

namespace lw::object {

// One section: its old bytes are read, its new ones written. Empty where the file has none.
struct DebugSection {
  std::string_view name;
  Bytes bytes;
  std::span<std::byte> out;

  // Replace a number by one in the same bytes; false where it does not fit, or they are outside of the section.
  bool store(uint64_t at, unsigned size, uint64_t value) const;
  bool store_uleb(uint64_t at, size_t size, uint64_t value, bool is_signed = false) const;
};

// The section of that name; fails where it is compressed. `out` is the new file.
Result<DebugSection> debug_section(const ElfFile& elf, std::span<std::byte> out, std::string_view name);

// The size of what begins a unit with its length (DWARF 5, 7.4), and of the offsets in it.
struct UnitLength {
  size_t begin = 0;           // of the length itself
  size_t contents = 0;        // behind the length
  size_t end = 0;             // of the unit
  unsigned offset_bytes = 4;  // 8 in the 64-bit format
};
// Of the unit that begins at `at`, which is before the end; nullopt where it does not fit.
std::optional<UnitLength> unit_length(Bytes section, size_t at);

// "debug information in .debug_line is not updated: section .debug_line is compressed".
std::string not_updated(std::string_view what, std::string_view why);

// The parts of patch_debug(). Those that fail may have written some of what they write. Warnings are whole sentences.
std::optional<Error> patch_line_table(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                      std::vector<std::string>& warnings);
std::optional<Error> patch_debug_entries(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                         std::vector<std::string>& warnings);
std::optional<Error> patch_address_ranges(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                          std::vector<std::string>& warnings);
std::optional<Error> patch_call_frames(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                       std::vector<std::string>& warnings);

}  // namespace lw::object
