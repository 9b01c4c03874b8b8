#include "object/debug_lists.h"

#include <fmt/format.h>

#include "object/byte_cursor.h"
#include "object/dwarf_numbers.h"

namespace lw::object {
namespace {

using namespace dwarf;

// Whether an attribute is the offset of a list (class loclist or rnglist; before DWARF 4 those had the forms of
// constants).
bool is_list_offset(const DebugUnit& unit, uint16_t form) {
  return form == DW_FORM_sec_offset || (unit.version < 4 && (form == DW_FORM_data4 || form == DW_FORM_data8));
}

// An entry of a list of DWARF 5, of which ranges and locations number some differently.
enum class Entry : uint8_t {
  end_of_list,
  base_addressx,
  startx_endx,
  startx_length,
  offset_pair,
  base_address,
  start_end,
  start_length,
  default_location,
  view_pair,
  unknown,
};

Entry entry_of(uint8_t kind, bool has_locations) {
  if (kind <= DW_LE_offset_pair) return static_cast<Entry>(kind);
  if (has_locations) {
    switch (kind) {
      case DW_LLE_default_location: return Entry::default_location;
      case DW_LLE_base_address: return Entry::base_address;
      case DW_LLE_start_end: return Entry::start_end;
      case DW_LLE_start_length: return Entry::start_length;
      case DW_LLE_GNU_view_pair: return Entry::view_pair;
      default: return Entry::unknown;
    }
  }
  switch (kind) {
    case DW_RLE_base_address: return Entry::base_address;
    case DW_RLE_start_end: return Entry::start_end;
    case DW_RLE_start_length: return Entry::start_length;
    default: return Entry::unknown;
  }
}

bool is_base(Entry entry) { return entry == Entry::base_address || entry == Entry::base_addressx; }
bool has_length(Entry entry) { return entry == Entry::start_length || entry == Entry::startx_length; }

}  // namespace

Result<DebugLists> DebugLists::make(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out) {
  DebugLists lists(map);
  const std::pair<const char*, DebugSection*> sections[] = {{".debug_addr", &lists.addresses_},
                                                            {".debug_ranges", &lists.ranges_},
                                                            {".debug_rnglists", &lists.rnglists_},
                                                            {".debug_loc", &lists.locations_},
                                                            {".debug_loclists", &lists.loclists_}};
  for (const auto& [name, section] : sections) {
    const Result<DebugSection> found = debug_section(elf, out, name);
    if (!found) return found.error();
    *section = *found;
  }
  return lists;
}

void DebugLists::begin_unit(const DebugUnit& unit, const UnitBases& bases) {
  unit_ = unit;
  bases_ = bases;
}

std::optional<uint64_t> DebugLists::address(uint64_t index) const {
  const uint64_t base = bases_.addresses.value_or(0);
  if (index >= addresses_.bytes.size() / unit_.address_bytes) return std::nullopt;
  ByteCursor cursor(addresses_.bytes, base);
  cursor.skip(index * unit_.address_bytes);
  const uint64_t address = cursor.read_bytes(unit_.address_bytes);
  return cursor.ok() ? std::optional(address) : std::nullopt;
}

bool DebugLists::store_address(uint64_t index, uint64_t value) const {
  return addresses_.store(bases_.addresses.value_or(0) + index * unit_.address_bytes, unit_.address_bytes, value);
}

std::optional<Error> DebugLists::move_ranges(const DebugAttribute& attribute) {
  return move_list({&ranges_, false, {}}, {&rnglists_, false, bases_.ranges}, attribute, DW_FORM_rnglistx);
}

std::optional<Error> DebugLists::move_locations(const DebugAttribute& attribute) {
  return move_list({&locations_, true, {}}, {&loclists_, true, bases_.locations}, attribute, DW_FORM_loclistx);
}

std::optional<Error> DebugLists::move_list(const Kind& old_kind, const Kind& new_kind, const DebugAttribute& attribute,
                                           uint16_t index_form) {
  const Kind& kind = unit_.version < 5 ? old_kind : new_kind;
  uint64_t offset = attribute.number;
  if (attribute.form == index_form) {
    // An offset, from the first of them on, by number (DWARF 5, 7.28 and 7.29).
    ByteCursor cursor(kind.section->bytes, kind.base.value_or(UINT64_MAX));
    if (offset >= kind.section->bytes.size()) cursor.fail();
    cursor.skip(offset * unit_.offset_bytes);
    offset = *kind.base + cursor.read_bytes(unit_.offset_bytes);
    if (!cursor.ok()) return Error{fmt::format("{} has no list {}", kind.section->name, attribute.number)};
  } else if (!is_list_offset(unit_, attribute.form)) {
    return std::nullopt;
  }
  if (!seen_.emplace(kind.section, offset).second) return std::nullopt;
  return unit_.version < 5 ? move_pairs(kind, offset) : move_entries(kind, offset);
}

DebugLists::Field DebugLists::read_fixed(ByteCursor& cursor) const {
  Field field{Field::Kind::fixed, cursor.at(), unit_.address_bytes};
  field.value = cursor.read_bytes(unit_.address_bytes);
  return field;
}

DebugLists::Field DebugLists::read_uleb(ByteCursor& cursor) {
  Field field{Field::Kind::uleb, cursor.at()};
  field.value = cursor.uleb();
  field.size = cursor.at() - field.at;
  return field;
}

DebugLists::Field DebugLists::read_index(ByteCursor& cursor) const {
  Field field{Field::Kind::index, cursor.uleb()};
  const std::optional<uint64_t> found = address(field.at);
  if (!found) cursor.fail();
  field.value = found.value_or(0);
  return field;
}

bool DebugLists::store(const DebugSection& section, const Field& field, uint64_t value) const {
  switch (field.kind) {
    case Field::Kind::none: return true;
    case Field::Kind::fixed: return section.store(field.at, static_cast<unsigned>(field.size), value);
    case Field::Kind::uleb: return section.store_uleb(field.at, field.size, value);
    case Field::Kind::index: return store_address(field.at, value);
  }
  return false;
}

// DWARF 4, 2.6.2 and 2.17.3.
std::optional<Error> DebugLists::move_pairs(const Kind& kind, uint64_t offset) const {
  const DebugSection& section = *kind.section;
  const uint64_t largest = unit_.address_bytes == 8 ? UINT64_MAX : UINT32_MAX;
  ByteCursor cursor(section.bytes, offset);
  uint64_t base = bases_.address;
  while (true) {
    const Field from = read_fixed(cursor), to = read_fixed(cursor);
    if (!cursor.ok()) return Error{fmt::format("the list at {:#x} of {} has no end", offset, section.name)};
    if (from.value == 0 && to.value == 0) return std::nullopt;
    bool fits = true;
    if (from.value == largest) {
      base = to.value;
      fits = store(section, to, map_->begin(base));
    } else {
      auto [begin, end] = map_->range(base + from.value, base + to.value);
      begin -= map_->begin(base);
      end -= map_->begin(base);
      // Two zeros would end the list. Nothing is at either of two equal numbers.
      if (begin == 0 && end == 0) begin = end = 1;
      fits = store(section, from, begin) && store(section, to, end);
      if (kind.has_locations) cursor.skip(cursor.read<uint16_t>());
    }
    if (!fits) return Error{fmt::format("the new addresses do not fit into the list at {:#x}", offset)};
  }
}

// DWARF 5, 2.6.2 and 2.17.3.
std::optional<Error> DebugLists::move_entries(const Kind& kind, uint64_t offset) const {
  const DebugSection& section = *kind.section;
  ByteCursor cursor(section.bytes, offset);
  uint64_t base = bases_.address;
  while (true) {
    const Entry entry = entry_of(cursor.read<uint8_t>(), kind.has_locations);
    Field first, second;
    switch (entry) {
      case Entry::end_of_list:
      case Entry::default_location: break;
      case Entry::base_addressx: first = read_index(cursor); break;
      case Entry::base_address: first = read_fixed(cursor); break;
      case Entry::startx_endx: first = read_index(cursor), second = read_index(cursor); break;
      case Entry::startx_length: first = read_index(cursor), second = read_uleb(cursor); break;
      case Entry::start_end: first = read_fixed(cursor), second = read_fixed(cursor); break;
      case Entry::start_length: first = read_fixed(cursor), second = read_uleb(cursor); break;
      case Entry::offset_pair: first = read_uleb(cursor), second = read_uleb(cursor); break;
      case Entry::view_pair: cursor.uleb(), cursor.uleb(); continue;
      case Entry::unknown: cursor.fail(); break;
    }
    const bool has_place = kind.has_locations && entry != Entry::end_of_list && !is_base(entry);
    if (has_place) cursor.skip(cursor.uleb());
    if (!cursor.ok()) return Error{fmt::format("the list at {:#x} of {} is damaged", offset, section.name)};
    if (entry == Entry::end_of_list) return std::nullopt;
    bool fits = true;
    if (is_base(entry)) {
      base = first.value;
      fits = store(section, first, map_->begin(base));
    } else if (entry != Entry::default_location) {
      const uint64_t old_base = entry == Entry::offset_pair ? base : 0;
      const uint64_t new_base = entry == Entry::offset_pair ? map_->begin(base) : 0;
      const uint64_t from = old_base + first.value;
      const auto [begin, end] = map_->range(from, (has_length(entry) ? from : old_base) + second.value);
      fits = store(section, first, begin - new_base) &&
             store(section, second, end - (has_length(entry) ? begin : new_base));
    }
    if (!fits) return Error{fmt::format("the new addresses do not fit into the list at {:#x}", offset)};
  }
}

}  // namespace lw::object
