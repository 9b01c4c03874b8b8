// Lists of addresses that entries of .debug_info refer to: of ranges, and of places of variables.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>

#include "object/byte_cursor.h"
#include "object/debug_entries.h"
#include "object/debug_sections.h"

namespace lw::object {

// What a unit's own entry says of addresses elsewhere.
struct UnitBases {
  uint64_t address = 0;                    // DW_AT_low_pc, the old one
  std::optional<uint64_t> addresses = {};  // DW_AT_addr_base: in .debug_addr
  std::optional<uint64_t> ranges = {};     // DW_AT_rnglists_base: in .debug_rnglists
  std::optional<uint64_t> locations = {};  // DW_AT_loclists_base: in .debug_loclists
};

// Moves the addresses of lists, each list once.
class DebugLists {
 public:
  static Result<DebugLists> make(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out);

  void begin_unit(const DebugUnit& unit, const UnitBases& bases);
  // Lists that an attribute of the unit refers to; nothing where its form refers to none.
  std::optional<Error> move_ranges(const DebugAttribute& attribute);
  std::optional<Error> move_locations(const DebugAttribute& attribute);

  // An address in .debug_addr, and its replacement.
  std::optional<uint64_t> address(uint64_t index) const;
  bool store_address(uint64_t index, uint64_t value) const;

 private:
  explicit DebugLists(const AddressMap& map) : map_(&map) {}

  // A number in a list.
  struct Field {
    enum class Kind : uint8_t { none, fixed, uleb, index };
    Kind kind = Kind::none;
    uint64_t at = 0;  // in the section; of an index, itself
    size_t size = 0;
    uint64_t value = 0;  // of an index, the address that it stands for
  };
  Field read_fixed(ByteCursor& cursor) const;
  static Field read_uleb(ByteCursor& cursor);
  Field read_index(ByteCursor& cursor) const;  // fails the cursor where there is no such address
  bool store(const DebugSection& section, const Field& field, uint64_t value) const;

  struct Kind {
    const DebugSection* section;
    bool has_locations;
    std::optional<uint64_t> base;  // of offsets by index
  };
  std::optional<Error> move_list(const Kind& old_kind, const Kind& new_kind, const DebugAttribute& attribute,
                                 uint16_t index_form);
  std::optional<Error> move_pairs(const Kind& kind, uint64_t offset) const;    // before DWARF 5
  std::optional<Error> move_entries(const Kind& kind, uint64_t offset) const;  // since

  const AddressMap* map_;
  DebugSection addresses_, ranges_, rnglists_, locations_, loclists_;
  DebugUnit unit_;
  UnitBases bases_;
  std::set<std::pair<const DebugSection*, uint64_t>> seen_;  // lists by offset
};

}  // namespace lw::object
