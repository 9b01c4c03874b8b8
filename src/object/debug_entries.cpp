#include "object/debug_entries.h"

#include <fmt/format.h>

#include <unordered_map>

#include "object/byte_cursor.h"
#include "object/debug_sections.h"
#include "object/dwarf_numbers.h"

namespace lw::object {
namespace {

using namespace dwarf;

struct AttributeForm {
  uint16_t name = 0;
  uint16_t form = 0;
  int64_t constant = 0;  // of DW_FORM_implicit_const
};
struct Abbreviation {
  uint64_t tag = 0;
  std::vector<AttributeForm> attributes;
};
using Abbreviations = std::unordered_map<uint64_t, Abbreviation>;

// A table of .debug_abbrev (7.5.3).
std::optional<Error> read_abbreviations(Bytes section, uint64_t offset, Abbreviations& table) {
  table.clear();
  ByteCursor cursor(section, offset);
  while (const uint64_t code = cursor.uleb()) {
    Abbreviation& abbreviation = table[code];
    abbreviation = {cursor.uleb(), {}};
    cursor.skip(1);  // whether it has children
    while (true) {
      const uint64_t name = cursor.uleb(), form = cursor.uleb();
      if (name == 0 && form == 0) break;
      const int64_t constant = form == DW_FORM_implicit_const ? cursor.sleb() : 0;
      // What is larger is no name that is looked for, and no form that can be read.
      abbreviation.attributes.push_back({static_cast<uint16_t>(name <= UINT16_MAX ? name : 0),
                                         static_cast<uint16_t>(form <= UINT16_MAX ? form : 0), constant});
    }
  }
  if (!cursor.ok()) return Error{fmt::format("the abbreviations at {:#x} are cut short", offset)};
  return std::nullopt;
}

// How long the value of a form is.
struct FormSize {
  enum class Kind : uint8_t { fixed, uleb, sleb, text, block, unknown };
  Kind kind = Kind::unknown;
  unsigned bytes = 0;  // of the value, or of a block's length (0: ULEB128)
};

FormSize form_size(uint16_t form, const DebugUnit& unit) {
  using Kind = FormSize::Kind;
  switch (form) {
    case DW_FORM_flag_present:
    case DW_FORM_implicit_const: return {Kind::fixed, 0};
    case DW_FORM_data1:
    case DW_FORM_flag:
    case DW_FORM_ref1:
    case DW_FORM_strx1:
    case DW_FORM_addrx1: return {Kind::fixed, 1};
    case DW_FORM_data2:
    case DW_FORM_ref2:
    case DW_FORM_strx2:
    case DW_FORM_addrx2: return {Kind::fixed, 2};
    case DW_FORM_strx3:
    case DW_FORM_addrx3: return {Kind::fixed, 3};
    case DW_FORM_data4:
    case DW_FORM_ref4:
    case DW_FORM_ref_sup4:
    case DW_FORM_strx4:
    case DW_FORM_addrx4: return {Kind::fixed, 4};
    case DW_FORM_data8:
    case DW_FORM_ref8:
    case DW_FORM_ref_sig8:
    case DW_FORM_ref_sup8: return {Kind::fixed, 8};
    case DW_FORM_data16: return {Kind::fixed, 16};
    case DW_FORM_addr: return {Kind::fixed, unit.address_bytes};
    case DW_FORM_ref_addr: return {Kind::fixed, unit.version == 2 ? unit.address_bytes : unit.offset_bytes};
    case DW_FORM_strp:
    case DW_FORM_sec_offset:
    case DW_FORM_strp_sup:
    case DW_FORM_line_strp:
    case DW_FORM_GNU_ref_alt:
    case DW_FORM_GNU_strp_alt: return {Kind::fixed, unit.offset_bytes};
    case DW_FORM_udata:
    case DW_FORM_ref_udata:
    case DW_FORM_strx:
    case DW_FORM_addrx:
    case DW_FORM_loclistx:
    case DW_FORM_rnglistx:
    case DW_FORM_GNU_addr_index:
    case DW_FORM_GNU_str_index: return {Kind::uleb};
    case DW_FORM_sdata: return {Kind::sleb};
    case DW_FORM_string: return {Kind::text};
    case DW_FORM_block1: return {Kind::block, 1};
    case DW_FORM_block2: return {Kind::block, 2};
    case DW_FORM_block4: return {Kind::block, 4};
    case DW_FORM_block:
    case DW_FORM_exprloc: return {Kind::block, 0};
    default: return {};
  }
}

class UnitReader {
 public:
  UnitReader(Bytes info, const DebugUnit& unit, const Abbreviations& abbreviations, const VisitEntry& visit)
      : cursor_(info.first(unit.end)), unit_(unit), abbreviations_(abbreviations), visit_(visit) {}

  std::optional<Error> run(size_t first_entry) {
    cursor_.seek(first_entry);
    for (bool is_first = true; !cursor_.at_end();) {
      const size_t at = cursor_.at();
      const uint64_t code = cursor_.uleb();
      if (code == 0) continue;  // the end of an entry's children
      const auto abbreviation = abbreviations_.find(code);
      if (abbreviation == abbreviations_.end())
        return Error{fmt::format("the entry at {:#x} has the abbreviation {}, which does not exist", at, code)};
      if (auto error = read_entry(abbreviation->second)) return error;
      if (!cursor_.ok()) break;
      if (auto error = visit_(unit_, entry_, is_first)) return error;
      is_first = false;
    }
    if (!cursor_.ok()) return Error{fmt::format("the unit at {:#x} is cut short", unit_.begin)};
    return std::nullopt;
  }

 private:
  std::optional<Error> read_entry(const Abbreviation& abbreviation) {
    entry_.tag = abbreviation.tag;
    entry_.attributes.clear();
    for (const AttributeForm& from : abbreviation.attributes) {
      uint64_t form = from.form;
      if (form == DW_FORM_indirect) form = cursor_.uleb();
      DebugAttribute attribute{from.name, static_cast<uint16_t>(form <= UINT16_MAX ? form : 0), cursor_.at()};
      attribute.number = static_cast<uint64_t>(from.constant);
      if (!read_value(attribute))
        return Error{
            fmt::format("the attribute at {:#x} has the form {:#x}, which is not modelled", attribute.at, form)};
      attribute.size = cursor_.at() - attribute.at;
      entry_.attributes.push_back(attribute);
    }
    return std::nullopt;
  }

  bool read_value(DebugAttribute& attribute) {
    const FormSize size = form_size(attribute.form, unit_);
    switch (size.kind) {
      case FormSize::Kind::fixed:
        if (size.bytes == 0) return true;
        if (size.bytes > 8) {
          cursor_.skip(size.bytes);
        } else {
          attribute.number = cursor_.read_bytes(size.bytes);
        }
        return true;
      case FormSize::Kind::uleb: attribute.number = cursor_.uleb(); return true;
      case FormSize::Kind::sleb: attribute.number = static_cast<uint64_t>(cursor_.sleb()); return true;
      case FormSize::Kind::text:
        while (cursor_.read<uint8_t>() != 0) {
        }
        return true;
      case FormSize::Kind::block:
        cursor_.skip(size.bytes == 0 ? cursor_.uleb() : cursor_.read_bytes(size.bytes));
        return true;
      case FormSize::Kind::unknown: break;
    }
    return false;
  }

  ByteCursor cursor_;
  const DebugUnit& unit_;
  const Abbreviations& abbreviations_;
  const VisitEntry& visit_;
  DebugEntry entry_;
};

// The header of a unit (7.5.1); where its entries begin.
Result<size_t> read_unit_header(Bytes info, const UnitLength& length, DebugUnit& unit) {
  unit = {.begin = length.begin, .end = length.end, .offset_bytes = length.offset_bytes};
  ByteCursor cursor(info.first(length.end), length.contents);
  unit.version = cursor.read<uint16_t>();
  if (unit.version < 2 || unit.version > 5)
    return Error{fmt::format("the unit at {:#x} is of version {}, which is not known", unit.begin, unit.version)};
  unit.kind = DW_UT_compile;
  if (unit.version >= 5) {
    unit.kind = cursor.read<uint8_t>();
    unit.address_bytes = cursor.read<uint8_t>();
  }
  unit.abbreviations = cursor.read_bytes(unit.offset_bytes);
  if (unit.version < 5) unit.address_bytes = cursor.read<uint8_t>();
  if (unit.kind == DW_UT_skeleton || unit.kind == DW_UT_split_compile) cursor.skip(8);  // dwo_id
  if (!cursor.ok() || (unit.address_bytes != 4 && unit.address_bytes != 8))
    return Error{fmt::format("the header of the unit at {:#x} is damaged", unit.begin)};
  return cursor.at();
}

}  // namespace

const DebugAttribute* DebugEntry::find(uint16_t name) const {
  for (const DebugAttribute& attribute : attributes)
    if (attribute.name == name) return &attribute;
  return nullptr;
}

std::optional<Error> visit_debug_entries(Bytes info, Bytes abbreviations, const VisitEntry& visit) {
  std::optional<uint64_t> table_at;
  Abbreviations table;
  for (size_t at = 0; at < info.size();) {
    const std::optional<UnitLength> length = unit_length(info, at);
    if (!length) return Error{fmt::format("the unit at {:#x} reaches past the end", at)};
    at = length->end;
    DebugUnit unit;
    const Result<size_t> first = read_unit_header(info, *length, unit);
    if (!first) return first.error();
    if (unit.kind == DW_UT_type || unit.kind == DW_UT_split_type) continue;
    if (table_at != unit.abbreviations) {
      if (auto error = read_abbreviations(abbreviations, unit.abbreviations, table)) return error;
      table_at = unit.abbreviations;
    }
    if (auto error = UnitReader(info, unit, table, visit).run(*first)) return error;
  }
  return std::nullopt;
}

}  // namespace lw::object
