// .debug_aranges and .debug_frame: what code a unit has, and how frames change along the code.
#include <fmt/format.h>

#include "object/byte_cursor.h"
#include "object/debug_sections.h"

namespace lw::object {
namespace {

// The set of one unit (DWARF 5, 6.1.2).
std::optional<Error> patch_set(const DebugSection& section, const UnitLength& length, const AddressMap& map) {
  ByteCursor cursor(section.bytes.first(length.end), length.contents);
  cursor.skip(2 + length.offset_bytes);  // version, offset in .debug_info
  const unsigned bytes = cursor.read<uint8_t>();
  const unsigned segment_bytes = cursor.read<uint8_t>();
  if ((bytes != 4 && bytes != 8) || segment_bytes != 0) return Error{"addresses with segments are not modelled"};
  cursor.seek(length.begin + align_up(cursor.at() - length.begin, 2 * bytes));
  while (!cursor.at_end()) {
    const size_t at = cursor.at();
    const uint64_t from = cursor.read_bytes(bytes), size = cursor.read_bytes(bytes);
    if (!cursor.ok() || (from == 0 && size == 0)) break;
    const auto [begin, end] = map.range(from, from + size);
    if (!section.store(at, bytes, begin) || !section.store(at + bytes, bytes, end - begin))
      return Error{fmt::format("the new address does not fit at {:#x}", at)};
  }
  return cursor.ok() ? std::nullopt : std::optional<Error>(Error{"a set is cut short"});
}

// What the entries of a common information entry (CIE) have in common.
struct FrameRules {
  unsigned address_bytes = 8;
  uint64_t code_alignment = 1;
};

// One description of how frames change along a function (FDE; DWARF 5, 6.4).
class FramePatcher {
 public:
  FramePatcher(const DebugSection& section, const AddressMap& map) : section_(section), map_(map) {}

  std::optional<Error> run(const UnitLength& entry) {
    ByteCursor cursor(section_.bytes.first(entry.end), entry.contents);
    const uint64_t none = entry.offset_bytes == 8 ? UINT64_MAX : UINT32_MAX;
    const uint64_t common = cursor.read_bytes(entry.offset_bytes);
    if (!cursor.ok()) return damaged(entry);
    if (common == none) return std::nullopt;  // a CIE: it is read where one refers to it
    const std::optional<UnitLength> at =
        common < section_.bytes.size() ? unit_length(section_.bytes, static_cast<size_t>(common)) : std::nullopt;
    if (!at) return damaged(entry);
    const Result<FrameRules> rules = read_rules(*at);
    if (!rules) return rules.error();
    const unsigned bytes = rules->address_bytes;
    const size_t start = cursor.at();
    const uint64_t from = cursor.read_bytes(bytes), size = cursor.read_bytes(bytes);
    if (!cursor.ok()) return damaged(entry);
    const auto [begin, end] = map_.range(from, from + size);
    if (!section_.store(start, bytes, begin) || !section_.store(start + bytes, bytes, end - begin))
      return damaged(entry);
    if (!move_instructions(cursor, *rules, from)) return damaged(entry);
    return std::nullopt;
  }

 private:
  static Error damaged(const UnitLength& entry) {
    return Error{fmt::format("the entry at {:#x} is damaged or not modelled", entry.begin)};
  }

  Result<FrameRules> read_rules(const UnitLength& entry) const {
    ByteCursor cursor(section_.bytes.first(entry.end), entry.contents);
    cursor.skip(entry.offset_bytes);
    const auto version = cursor.read<uint8_t>();
    if (cursor.read<uint8_t>() != 0) return Error{fmt::format("the entry at {:#x} has an augmentation", entry.begin)};
    FrameRules rules;
    if (version >= 4) {
      rules.address_bytes = cursor.read<uint8_t>();
      cursor.skip(1);  // of segments
    }
    rules.code_alignment = cursor.uleb();
    if (!cursor.ok() || (rules.address_bytes != 4 && rules.address_bytes != 8) || rules.code_alignment == 0)
      return damaged(entry);
    return rules;
  }

  // Shortens the steps of the location. Operands as in DWARF 5, 6.4.2 and 7.24; false for others.
  bool move_instructions(ByteCursor& cursor, const FrameRules& rules, uint64_t location) {
    while (!cursor.at_end()) {
      const size_t at = cursor.at();
      const auto opcode = cursor.read<uint8_t>();
      unsigned step_bytes = 0;
      switch (opcode >> 6) {
        case 1:  // DW_CFA_advance_loc
          if (!step(at, 0, opcode & 0x3f, rules, location)) return false;
          continue;
        case 2: cursor.uleb(); continue;  // DW_CFA_offset
        case 3: continue;                 // DW_CFA_restore
        default: break;
      }
      switch (opcode) {
        case 0x00:            // DW_CFA_nop
        case 0x0a:            // DW_CFA_remember_state
        case 0x0b: continue;  // DW_CFA_restore_state
        case 0x01:            // DW_CFA_set_loc
          location = cursor.read_bytes(rules.address_bytes);
          if (!section_.store(at + 1, rules.address_bytes, map_.begin(location))) return false;
          continue;
        case 0x02: step_bytes = 1; break;  // DW_CFA_advance_loc1
        case 0x03: step_bytes = 2; break;
        case 0x04: step_bytes = 4; break;
        case 0x05:                                          // DW_CFA_offset_extended
        case 0x09:                                          // DW_CFA_register
        case 0x0c:                                          // DW_CFA_def_cfa
        case 0x11:                                          // DW_CFA_offset_extended_sf
        case 0x12:                                          // DW_CFA_def_cfa_sf
        case 0x14:                                          // DW_CFA_val_offset
        case 0x15: cursor.uleb(), cursor.uleb(); continue;  // DW_CFA_val_offset_sf
        case 0x06:                                          // DW_CFA_restore_extended
        case 0x07:                                          // DW_CFA_undefined
        case 0x08:                                          // DW_CFA_same_value
        case 0x0d:                                          // DW_CFA_def_cfa_register
        case 0x0e:                                          // DW_CFA_def_cfa_offset
        case 0x13: cursor.uleb(); continue;                 // DW_CFA_def_cfa_offset_sf
        case 0x0f: cursor.skip(cursor.uleb()); continue;    // DW_CFA_def_cfa_expression
        case 0x10:                                          // DW_CFA_expression
        case 0x16:                                          // DW_CFA_val_expression
          cursor.uleb();
          cursor.skip(cursor.uleb());
          continue;
        default: return false;
      }
      const uint64_t delta = cursor.read_bytes(step_bytes);
      if (!cursor.ok() || !step(at + 1, step_bytes, delta, rules, location)) return false;
    }
    return cursor.ok();
  }

  // A step of `delta` units; `bytes` 0: in the lower bits of the opcode.
  bool step(size_t at, unsigned bytes, uint64_t delta, const FrameRules& rules, uint64_t& location) {
    const uint64_t before = map_.begin(location);
    location += delta * rules.code_alignment;
    const uint64_t distance = map_.begin(location) - before;
    if (distance % rules.code_alignment != 0) return false;
    const uint64_t now = distance / rules.code_alignment;
    if (bytes != 0) return section_.store(at, bytes, now);
    return now <= 0x3f && section_.store(at, 1, 0x40 | now);
  }

  const DebugSection& section_;
  const AddressMap& map_;
};

template <class Patch>
std::optional<Error> for_each_unit(const DebugSection& section, const Patch& patch) {
  for (size_t at = 0; at < section.bytes.size();) {
    const std::optional<UnitLength> length = unit_length(section.bytes, at);
    if (!length) return Error{fmt::format("the entry at {:#x} reaches past the end", at)};
    if (auto error = patch(*length)) return error;
    at = length->end;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> patch_address_ranges(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                          std::vector<std::string>&) {
  const Result<DebugSection> section = debug_section(elf, out, ".debug_aranges");
  if (!section) return section.error();
  return for_each_unit(*section, [&](const UnitLength& length) { return patch_set(*section, length, map); });
}

std::optional<Error> patch_call_frames(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                       std::vector<std::string>&) {
  const Result<DebugSection> section = debug_section(elf, out, ".debug_frame");
  if (!section) return section.error();
  FramePatcher patcher(*section, map);
  return for_each_unit(*section, [&](const UnitLength& length) { return patcher.run(length); });
}

}  // namespace lw::object
