#include "object/layout.h"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "object/elf_constants.h"
#include "object/relocation.h"

namespace lw::object {
namespace {

constexpr uint64_t kMaxAddress = uint64_t{1} << 47;  // what a GPU's virtual addresses may span
constexpr uint64_t kMaxAlignment = uint64_t{1} << 24;
constexpr uint64_t kMaxFilledBytes = uint64_t{1} << 28;  // of a segment laid out here, zeros between sections included

std::optional<Error> check_overlaps(const std::vector<Segment>& segments) {
  for (size_t i = 1; i < segments.size(); ++i) {
    const Segment& before = segments[i - 1];
    if (segments[i].address < before.address + before.memory_bytes)
      return Error{fmt::format("the loaded segments at {:#x} and {:#x} overlap", before.address, segments[i].address)};
  }
  return std::nullopt;
}

Error unknown_type(const ElfRelocation& relocation) {
  return Error{fmt::format("relocation at {:#x}: type {} is not modelled", relocation.offset, relocation.type)};
}

// Lays out a relocatable object the way a linker does, and relocates what does not depend on the base address.
class RelocatableLayout {
 public:
  RelocatableLayout(const ElfFile& elf, CodeObject& object) : elf_(elf), object_(object) {}

  std::optional<Error> run() {
    // One segment for each way memory may be used, as lld's order: read-only data, code, writable data.
    for (const uint64_t flags : {uint64_t{0}, uint64_t{SHF_EXECINSTR}, uint64_t{SHF_WRITE}})
      if (auto error = place_sections(flags)) return error;
    if (auto error = place_symbols()) return error;
    if (auto error = place_got()) return error;
    return relocate();
  }

 private:
  static uint64_t usage(uint64_t flags) {
    if (flags & SHF_WRITE) return SHF_WRITE;
    return flags & SHF_EXECINSTR;
  }

  std::optional<Error> place_sections(uint64_t flags) {
    Segment segment;
    segment.address = align_up(cursor_, kPageBytes);
    segment.writable = flags == SHF_WRITE;
    segment.executable = flags == SHF_EXECINSTR;
    uint64_t end = segment.address;
    for (size_t i = 0; i < elf_.sections.size(); ++i) {
      const ElfSection& section = elf_.sections[i];
      if (!(section.flags & SHF_ALLOC) || usage(section.flags) != flags || section.type == SHT_NOTE) continue;
      const uint64_t alignment = std::max<uint64_t>(section.alignment, 1);
      if (!std::has_single_bit(alignment) || alignment > kMaxAlignment)
        return Error{fmt::format("section {} ({}): the alignment {:#x} is not a power of two or too large", i,
                                 section.name, section.alignment)};
      if (section.size > kMaxAddress)
        return Error{fmt::format("section {} ({}): {:#x} bytes are too many", i, section.name, section.size)};
      end = align_up(end, alignment);
      object_.sections[i].address = end;
      if (section.type != SHT_NOBITS) {
        if (end - segment.address > kMaxFilledBytes)
          return Error{fmt::format("section {} ({}): lies behind {:#x} bytes of others, too many to lay out", i,
                                   section.name, end - segment.address)};
        append(segment, end - segment.address, section.bytes);
      }
      end += section.size;
      if (end > kMaxAddress) return Error{fmt::format("section {} ({}): the sections are too large", i, section.name)};
    }
    segment.memory_bytes = end - segment.address;
    cursor_ = end;
    if (segment.memory_bytes != 0) object_.segments.push_back(std::move(segment));
    return std::nullopt;
  }

  // The bytes of a segment, to be changed.
  static std::vector<std::byte>& own_bytes(Segment& segment) {
    if (segment.laid_out == nullptr) {
      segment.laid_out = std::make_shared<std::vector<std::byte>>(segment.bytes.begin(), segment.bytes.end());
      segment.bytes = *segment.laid_out;
    }
    return *segment.laid_out;
  }

  // Adds a section at its place. One that is alone stays where it is in the file; a gap, also that of a section without
  // bytes among others, is filled with zeros.
  static void append(Segment& segment, uint64_t place, Bytes section) {
    if (section.empty()) return;
    if (segment.bytes.empty() && place == 0) {
      segment.bytes = section;
      return;
    }
    std::vector<std::byte>& bytes = own_bytes(segment);
    bytes.resize(place);
    bytes.insert(bytes.end(), section.begin(), section.end());
    segment.bytes = bytes;
  }

  bool is_placed(int section) const {
    return section >= 0 && object_.sections[section].is_allocated() && object_.sections[section].type != SHT_NOTE;
  }

  std::optional<Error> place_symbols() {
    for (Symbol& symbol : object_.symbols)
      if (is_placed(symbol.section)) symbol.address = object_.sections[symbol.section].address + symbol.file_value;
    return std::nullopt;
  }

  std::optional<Error> place_got() {
    for (const ElfRelocations& table : elf_.relocations)
      for (const ElfRelocation& relocation : table.entries) {
        const auto kind = relocation_kind(relocation.type);
        if (kind && needs_got(*kind)) got_slots_.try_emplace(relocation.symbol, got_slots_.size());
      }
    if (got_slots_.empty()) return std::nullopt;
    Segment segment;
    segment.address = align_up(cursor_, kPageBytes);
    segment.memory_bytes = 8 * got_slots_.size();
    own_bytes(segment).resize(segment.memory_bytes);
    segment.bytes = *segment.laid_out;
    segment.writable = true;
    got_address_ = segment.address;
    object_.segments.push_back(std::move(segment));
    for (const auto& [symbol, slot] : got_slots_)
      if (auto error = defer(RelocationKind::abs64, got_address_ + 8 * slot, symbol, 0)) return error;
    return std::nullopt;
  }

  std::optional<Error> defer(RelocationKind kind, uint64_t address, uint32_t symbol_number, int64_t addend) {
    LoadRelocation relocation;
    relocation.address = address;
    relocation.kind = kind;
    relocation.addend = addend;
    const Symbol& symbol = object_.symbols[symbol_number];
    relocation.symbol_name = symbol.name;
    relocation.weak = symbol.binding == SymbolBinding::weak;
    if (symbol.section == Symbol::kNotInMemory)
      return Error{
          fmt::format("{} at {:#x}: the symbol {} is a common or LDS symbol, whose place only a linker can "
                      "choose; that is not modelled",
                      to_string(kind), address, symbol.name)};
    if (symbol_number == 0 || symbol.section == Symbol::kAbsolute) {
      relocation.symbol_address = symbol.file_value;
      relocation.symbol_is_absolute = true;
    } else if (is_placed(symbol.section)) {
      relocation.symbol_address = symbol.address;
    } else if (symbol.section >= 0) {
      return Error{fmt::format("{} at {:#x}: the symbol {} is in section {}, which is not loaded", to_string(kind),
                               address, symbol.name, object_.sections[symbol.section].name)};
    }
    object_.relocations.push_back(std::move(relocation));
    return std::nullopt;
  }

  std::optional<Error> relocate() {
    for (const ElfRelocations& table : elf_.relocations) {
      if (!is_placed(static_cast<int>(table.target_section))) continue;  // debug information
      for (const ElfRelocation& relocation : table.entries)
        if (auto error = relocate_one(table, relocation)) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> relocate_one(const ElfRelocations& table, const ElfRelocation& relocation) {
    if (relocation.type == 0) return std::nullopt;  // R_AMDGPU_NONE
    const std::optional<RelocationKind> kind = relocation_kind(relocation.type);
    if (!kind || *kind == RelocationKind::relative64) return unknown_type(relocation);
    const Section& section = object_.sections[table.target_section];
    const size_t size = bytes_of(*kind);
    if (relocation.offset > section.bytes.size() || size > section.bytes.size() - relocation.offset)
      return Error{
          fmt::format("{} at {:#x} is past the end of section {}", to_string(*kind), relocation.offset, section.name)};
    const uint64_t place = section.address + relocation.offset;
    uint64_t target = 0;
    if (needs_got(*kind)) {
      target = got_address_ + 8 * got_slots_.at(relocation.symbol);
    } else {
      const Symbol& symbol = object_.symbols[relocation.symbol];
      if (!is_pc_relative(*kind) || !is_placed(symbol.section))
        return defer(*kind, place, relocation.symbol, relocation.addend);
      target = symbol.address;
    }
    Segment* segment = segment_at(object_.segments, place, size);
    LW_CHECK(segment != nullptr && place - segment->address + size <= segment->bytes.size(),
             "a section without segment");
    const std::span<std::byte> at = std::span(own_bytes(*segment)).subspan(place - segment->address, size);
    return store_relocated(*kind, at, target + static_cast<uint64_t>(relocation.addend), place);
  }

  const ElfFile& elf_;
  CodeObject& object_;
  uint64_t cursor_ = 0;
  uint64_t got_address_ = 0;
  std::map<uint32_t, uint64_t> got_slots_;  // symbol number -> slot
};

}  // namespace

const Segment* segment_at(const std::vector<Segment>& segments, uint64_t address, uint64_t size_bytes) {
  const auto after = std::upper_bound(segments.begin(), segments.end(), address,
                                      [](uint64_t a, const Segment& segment) { return a < segment.address; });
  if (after == segments.begin()) return nullptr;
  const Segment& segment = *std::prev(after);
  const uint64_t offset = address - segment.address;
  return offset <= segment.memory_bytes && size_bytes <= segment.memory_bytes - offset ? &segment : nullptr;
}

Segment* segment_at(std::vector<Segment>& segments, uint64_t address, uint64_t size_bytes) {
  return const_cast<Segment*>(segment_at(std::as_const(segments), address, size_bytes));
}

std::optional<Error> lay_out_linked(const ElfFile& elf, CodeObject& object) {
  for (const ElfSegment& from : elf.segments) {
    if (from.type != PT_LOAD || from.memory_size == 0) continue;
    if (from.bytes.size() > from.memory_size)
      return Error{fmt::format("the segment at {:#x} has {:#x} bytes in the file but only {:#x} in memory",
                               from.address, from.bytes.size(), from.memory_size)};
    if (from.address > kMaxAddress || from.memory_size > kMaxAddress)
      return Error{fmt::format("the segment at {:#x} ({:#x} bytes) is outside of a GPU's addresses", from.address,
                               from.memory_size)};
    object.segments.push_back({from.address, from.memory_size, from.bytes, (from.flags & PF_R) != 0,
                               (from.flags & PF_W) != 0, (from.flags & PF_X) != 0, nullptr});
  }
  std::stable_sort(object.segments.begin(), object.segments.end(),
                   [](const Segment& a, const Segment& b) { return a.address < b.address; });
  if (auto error = check_overlaps(object.segments)) return error;
  for (Symbol& symbol : object.symbols) symbol.address = symbol.file_value;

  for (const ElfRelocations& table : elf.relocations)
    for (const ElfRelocation& from : table.entries) {
      if (from.type == 0) continue;
      const std::optional<RelocationKind> kind = relocation_kind(from.type);
      if (!kind || needs_got(*kind)) return unknown_type(from);
      if (segment_at(object.segments, from.offset, bytes_of(*kind)) == nullptr)
        return Error{fmt::format("{} at {:#x} is outside of the loaded segments", to_string(*kind), from.offset)};
      LoadRelocation relocation;
      relocation.address = from.offset;
      relocation.kind = *kind;
      relocation.addend = from.addend;
      if (*kind != RelocationKind::relative64) {
        const ElfSymbol none;
        const ElfSymbol& symbol = from.symbol == 0 ? none : elf.dynamic_symbols[from.symbol];
        relocation.symbol_name = symbol.name;
        relocation.weak = symbol.binding == STB_WEAK;
        relocation.symbol_is_absolute = from.symbol == 0 || symbol.section == SHN_ABS;
        if (from.symbol == 0 || symbol.section != SHN_UNDEF) relocation.symbol_address = symbol.value;
      }
      object.relocations.push_back(std::move(relocation));
    }
  return std::nullopt;
}

std::optional<Error> lay_out_relocatable(const ElfFile& elf, CodeObject& object) {
  return RelocatableLayout(elf, object).run();
}

}  // namespace lw::object
