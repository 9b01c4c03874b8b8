// .debug_info and the lists that it refers to: addresses of functions, blocks and variables follow the code.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "object/debug_lists.h"
#include "object/dwarf_numbers.h"

namespace lw::object {
namespace {

using namespace dwarf;

// Attributes that may be a list of locations (DWARF 5, 7.5.4).
constexpr std::array<uint16_t, 9> kLocations{DW_AT_location,    DW_AT_string_length, DW_AT_return_addr,
                                             DW_AT_segment,     DW_AT_frame_base,    DW_AT_data_member_location,
                                             DW_AT_static_link, DW_AT_use_location,  DW_AT_vtable_elem_location};

bool is_address(uint16_t form) { return form == DW_FORM_addr; }
bool is_address_index(uint16_t form) {
  return form == DW_FORM_addrx || (form >= DW_FORM_addrx1 && form <= DW_FORM_addrx4) || form == DW_FORM_GNU_addr_index;
}
bool is_constant(uint16_t form) {
  switch (form) {
    case DW_FORM_data1:
    case DW_FORM_data2:
    case DW_FORM_data4:
    case DW_FORM_data8:
    case DW_FORM_udata:
    case DW_FORM_sdata: return true;
    default: return false;
  }
}

class EntryPatcher {
 public:
  EntryPatcher(const DebugSection& info, const AddressMap& map, DebugLists lists)
      : info_(info), map_(map), lists_(std::move(lists)) {}

  bool has_other_files() const { return has_other_files_; }

  std::optional<Error> patch(const DebugUnit& unit, const DebugEntry& entry, bool is_first) {
    if (is_first) begin_unit(unit, entry);
    const DebugAttribute* low = entry.find(DW_AT_low_pc);
    const std::optional<uint64_t> from = low != nullptr ? address_of(*low) : std::nullopt;
    for (const DebugAttribute& attribute : entry.attributes) {
      if (auto error = patch(entry, attribute, from)) return error;
    }
    return std::nullopt;
  }

 private:
  void begin_unit(const DebugUnit& unit, const DebugEntry& entry) {
    const auto number = [&](uint16_t name) -> std::optional<uint64_t> {
      const DebugAttribute* attribute = entry.find(name);
      return attribute != nullptr ? std::optional(attribute->number) : std::nullopt;
    };
    UnitBases bases;
    bases.addresses = number(DW_AT_addr_base);
    if (!bases.addresses) bases.addresses = number(DW_AT_GNU_addr_base);
    bases.ranges = number(DW_AT_rnglists_base);
    bases.locations = number(DW_AT_loclists_base);
    unit_ = unit;
    lists_.begin_unit(unit, bases);
    if (const DebugAttribute* low = entry.find(DW_AT_low_pc)) bases.address = address_of(*low).value_or(0);
    lists_.begin_unit(unit, bases);
    if (entry.find(DW_AT_dwo_name) != nullptr || entry.find(DW_AT_GNU_dwo_name) != nullptr) has_other_files_ = true;
  }

  std::optional<Error> patch(const DebugEntry& entry, const DebugAttribute& attribute, std::optional<uint64_t> from) {
    switch (attribute.name) {
      case DW_AT_low_pc:
        // GCC's extension for calls has the address after the call there.
        return store(attribute, entry.tag == DW_TAG_GNU_call_site ? Side::end : Side::begin);
      case DW_AT_call_pc: return store(attribute, Side::begin);
      case DW_AT_call_return_pc: return store(attribute, Side::end);
      case DW_AT_entry_pc:
      case DW_AT_high_pc:
        if (!is_constant(attribute.form))
          return store(attribute, attribute.name == DW_AT_high_pc ? Side::end : Side::begin, from);
        return from ? store_distance(attribute, *from) : std::nullopt;
      case DW_AT_ranges: return lists_.move_ranges(attribute);
      default:
        if (std::ranges::find(kLocations, attribute.name) != kLocations.end()) return lists_.move_locations(attribute);
        return std::nullopt;
    }
  }

  enum class Side : uint8_t { begin, end };

  std::optional<uint64_t> address_of(const DebugAttribute& attribute) const {
    if (is_address(attribute.form)) return attribute.number;
    return is_address_index(attribute.form) ? lists_.address(attribute.number) : std::nullopt;
  }

  std::optional<Error> store(const DebugAttribute& attribute, Side side, std::optional<uint64_t> from = {}) {
    const std::optional<uint64_t> old = address_of(attribute);
    if (!old) {
      if (!is_address_index(attribute.form)) return std::nullopt;
      return Error{fmt::format("the attribute at {:#x} has the address {}, which does not exist", attribute.at,
                               attribute.number)};
    }
    uint64_t now = side == Side::begin ? map_.begin(*old) : map_.end(*old);
    if (side == Side::end && from) now = map_.range(*from, *old).second;
    const bool fits = is_address(attribute.form) ? info_.store(attribute.at, unit_.address_bytes, now)
                                                 : lists_.store_address(attribute.number, now);
    return fits ? std::nullopt : does_not_fit(attribute);
  }

  // A constant that counts from DW_AT_low_pc.
  std::optional<Error> store_distance(const DebugAttribute& attribute, uint64_t from) {
    const uint64_t to = from + attribute.number;
    const uint64_t begin = map_.begin(from);
    const uint64_t distance =
        attribute.name == DW_AT_high_pc ? map_.range(from, to).second - begin : map_.begin(to) - begin;
    const bool is_leb = attribute.form == DW_FORM_udata || attribute.form == DW_FORM_sdata;
    const bool fits = is_leb ? info_.store_uleb(attribute.at, attribute.size, distance, attribute.form == DW_FORM_sdata)
                             : info_.store(attribute.at, static_cast<unsigned>(attribute.size), distance);
    return fits ? std::nullopt : does_not_fit(attribute);
  }

  static std::optional<Error> does_not_fit(const DebugAttribute& attribute) {
    return Error{fmt::format("the new value does not fit into the attribute at {:#x}", attribute.at)};
  }

  const DebugSection& info_;
  const AddressMap& map_;
  DebugLists lists_;
  DebugUnit unit_;
  bool has_other_files_ = false;  // -gsplit-dwarf
};

}  // namespace

std::optional<Error> patch_debug_entries(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                         std::vector<std::string>& warnings) {
  const Result<DebugSection> info = debug_section(elf, out, ".debug_info");
  if (!info) return info.error();
  const Result<DebugSection> abbreviations = debug_section(elf, out, ".debug_abbrev");
  if (!abbreviations) return abbreviations.error();
  Result<DebugLists> lists = DebugLists::make(elf, map, out);
  if (!lists) return lists.error();
  EntryPatcher patcher(*info, map, *std::move(lists));
  auto error = visit_debug_entries(info->bytes, abbreviations->bytes,
                                   [&](const DebugUnit& unit, const DebugEntry& entry, bool is_first) {
                                     return patcher.patch(unit, entry, is_first);
                                   });
  if (!error && patcher.has_other_files())
    warnings.push_back("debug information in .dwo files (-gsplit-dwarf) is not updated");
  return error;
}

}  // namespace lw::object
