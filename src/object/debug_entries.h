// The entries of .debug_info (DWARF 5, 7.5) and where their attributes are, so that these can be replaced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "object/elf_file.h"

namespace lw::object {

struct DebugUnit {
  size_t begin = 0;  // in .debug_info, in bytes
  size_t end = 0;
  unsigned offset_bytes = 4;
  unsigned address_bytes = 8;
  uint16_t version = 0;
  uint8_t kind = 0;            // DW_UT_*; that of a compilation unit before DWARF 5
  uint64_t abbreviations = 0;  // offset in .debug_abbrev
};

struct DebugAttribute {
  uint16_t name = 0;    // DW_AT_*
  uint16_t form = 0;    // DW_FORM_*, never DW_FORM_indirect
  size_t at = 0;        // of the value in .debug_info
  size_t size = 0;      // bytes
  uint64_t number = 0;  // of a form that is a number: an address, a constant, an offset, an index
};

struct DebugEntry {
  uint64_t tag = 0;
  std::vector<DebugAttribute> attributes;
  const DebugAttribute* find(uint16_t name) const;
};

// Called of each entry of each unit that has code, in order; the first one is the unit's own.
using VisitEntry = std::function<std::optional<Error>(const DebugUnit& unit, const DebugEntry& entry, bool is_first)>;
std::optional<Error> visit_debug_entries(Bytes info, Bytes abbreviations, const VisitEntry& visit);

}  // namespace lw::object
