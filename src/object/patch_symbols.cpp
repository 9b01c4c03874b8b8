// Symbols and dynamic relocations that speak of patched functions.
#include <elf.h>
#include <fmt/format.h>

#include "object/patch_parts.h"
#include "object/relocation.h"

namespace lw::object {
namespace {

// A symbol whose value is an address of the file.
bool is_address(const Elf64_Sym& symbol) {
  const auto type = ELF64_ST_TYPE(symbol.st_info);
  return symbol.st_shndx != SHN_UNDEF && symbol.st_shndx < SHN_LORESERVE && type != STT_SECTION && type != STT_FILE &&
         type != STT_TLS;
}

// Whole entries of a table.
template <class T>
uint64_t entry_count(const ElfSection& section) {
  return section.bytes.size() / sizeof(T);
}

std::optional<Error> patch_table(const PatchTask& task, const ElfSection& section) {
  for (uint64_t i = 0; i < entry_count<Elf64_Sym>(section); ++i) {
    const uint64_t at = i * sizeof(Elf64_Sym);
    auto symbol = load_le<Elf64_Sym>(section.bytes.data() + at);
    if (!is_address(symbol)) continue;
    const uint64_t end = symbol.st_value + symbol.st_size;
    if (end < symbol.st_value)
      return Error{fmt::format("symbol {} of {}: its size {:#x} is too large", i, section.name, symbol.st_size)};
    const uint64_t value = task.map.begin(symbol.st_value);
    if (symbol.st_size != 0) symbol.st_size = task.map.end(end) - value;
    symbol.st_value = value;
    store_le(task.out.data() + section.offset + at, symbol);
  }
  return std::nullopt;
}

// The address in this file that a relocation's addend is added to; nullopt for a symbol that has none.
std::optional<uint64_t> symbol_value(const ElfFile& elf, const ElfSection& relocations, uint64_t number) {
  if (number == 0) return 0;
  if (relocations.link >= elf.sections.size()) return std::nullopt;
  const ElfSection& table = elf.sections[relocations.link];
  if (number >= entry_count<Elf64_Sym>(table)) return std::nullopt;
  const auto symbol = load_le<Elf64_Sym>(table.bytes.data() + number * sizeof(Elf64_Sym));
  if (symbol.st_shndx == SHN_UNDEF || symbol.st_shndx >= SHN_LORESERVE) return std::nullopt;
  return symbol.st_value;
}

// Whether what is stored is the address of the target, with nothing else in it.
bool stores_address(RelocationKind kind) {
  switch (kind) {
    case RelocationKind::abs32_lo:
    case RelocationKind::abs32_hi:
    case RelocationKind::abs32:
    case RelocationKind::abs64:
    case RelocationKind::relative64: return true;
    default: return false;
  }
}

std::optional<Error> patch_relocation(const PatchTask& task, const ElfSection& section, uint64_t at) {
  auto entry = load_le<Elf64_Rela>(section.bytes.data() + at);
  // The largest thing that a relocation stores has 8 bytes.
  for (const uint64_t place : {entry.r_offset, entry.r_offset + 7})
    if (const PatchedFunction* function = task.map.containing(place))
      return Error{fmt::format("{}: a relocation at {:#x} lies inside of {}, which is not rewritten for that",
                               section.name, entry.r_offset, task.name_of(*function))};
  const std::optional<uint64_t> symbol = symbol_value(task.elf, section, ELF64_R_SYM(entry.r_info));
  if (!symbol) return std::nullopt;
  const uint64_t target = *symbol + static_cast<uint64_t>(entry.r_addend);
  const PatchedFunction* function = task.map.inside(target);
  if (function == nullptr) function = task.map.inside(*symbol);
  if (function == nullptr) return std::nullopt;
  const auto kind = relocation_kind(static_cast<uint32_t>(ELF64_R_TYPE(entry.r_info)));
  if (!kind || !stores_address(*kind) || (task.map.inside(target) != nullptr && !task.map.is_instruction(target)))
    return Error{fmt::format("{}: the relocation at {:#x} refers to {:#x}, inside of {}; it cannot follow",
                             section.name, entry.r_offset, target, task.name_of(*function))};
  entry.r_addend = static_cast<int64_t>(task.map.begin(target) - task.map.begin(*symbol));
  store_le(task.out.data() + section.offset + at, entry);
  return std::nullopt;
}

}  // namespace

std::optional<Error> patch_symbols(const PatchTask& task) {
  for (const ElfSection& section : task.elf.sections)
    if (section.type == SHT_SYMTAB || section.type == SHT_DYNSYM)
      if (auto error = patch_table(task, section)) return error;
  return std::nullopt;
}

std::optional<Error> patch_relocations(const PatchTask& task) {
  for (const ElfSection& section : task.elf.sections) {
    const bool is_relative = section.type == SHT_REL || section.type == SHT_RELR;
    if ((!is_relative && section.type != SHT_RELA) || section.bytes.empty()) continue;
    if (is_relative) return Error{fmt::format("{}: relocations without addends are not rewritten", section.name)};
    if ((section.flags & SHF_ALLOC) == 0)
      return Error{fmt::format("{}: relocations that the linker kept (--emit-relocs) are not rewritten", section.name)};
    for (uint64_t i = 0; i < entry_count<Elf64_Rela>(section); ++i)
      if (auto error = patch_relocation(task, section, i * sizeof(Elf64_Rela))) return error;
  }
  return std::nullopt;
}

}  // namespace lw::object
