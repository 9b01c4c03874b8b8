// An ELF file as plain, checked values: everything a view here refers to lies inside the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"

namespace lw::object {

using Bytes = std::span<const std::byte>;

struct ElfSection {
  std::string name;
  uint32_t type = 0;
  uint64_t flags = 0;
  uint64_t address = 0;
  uint64_t offset = 0;
  uint64_t size = 0;  // in memory; `bytes` is empty for SHT_NOBITS
  uint32_t link = 0;
  uint32_t info = 0;
  uint64_t alignment = 0;
  uint64_t entry_size = 0;
  Bytes bytes;
};

struct ElfSegment {
  uint32_t type = 0;
  uint32_t flags = 0;
  uint64_t offset = 0;
  uint64_t address = 0;
  uint64_t memory_size = 0;
  Bytes bytes;
};

struct ElfSymbol {
  std::string_view name;  // in the file
  uint64_t value = 0;
  uint64_t size = 0;
  uint8_t type = 0;        // STT_*
  uint8_t binding = 0;     // STB_*
  uint8_t visibility = 0;  // STV_*
  uint32_t section = 0;    // a section's number, or SHN_UNDEF, SHN_ABS, …
};

struct ElfRelocation {
  uint64_t offset = 0;
  uint32_t type = 0;
  uint32_t symbol = 0;
  int64_t addend = 0;
};

struct ElfNote {
  std::string owner;
  uint32_t type = 0;
  Bytes description;
  uint64_t offset = 0;  // of the description in the file, for messages
};

// Relocations of one section (ET_REL), or of the whole file (`target_section` 0: offsets are addresses).
struct ElfRelocations {
  uint32_t target_section = 0;
  uint32_t symbol_table = 0;  // number of the section its symbols are in; 0 for the dynamic symbols
  std::vector<ElfRelocation> entries;
};

struct ElfFile {
  Bytes file;
  uint16_t type = 0;     // ET_*
  uint16_t machine = 0;  // EM_*
  uint8_t os_abi = 0;
  uint8_t abi_version = 0;
  uint32_t flags = 0;
  std::vector<ElfSection> sections;  // [0] is the null section; empty when the file has none
  std::vector<ElfSegment> segments;
  std::vector<ElfSymbol> symbols;          // .symtab; [0] is the null symbol
  std::vector<ElfSymbol> dynamic_symbols;  // .dynsym, or what PT_DYNAMIC leads to
  std::vector<ElfNote> notes;
  std::vector<ElfRelocations> relocations;

  const ElfSection* find_section(std::string_view name) const;
};

// Whether the bytes begin as an ELF file does.
bool is_elf(Bytes bytes);

// Reads a 64-bit little-endian ELF file. `bytes` must outlive the result.
Result<ElfFile> read_elf(Bytes bytes);

// Only what the file header says.
Result<ElfFile> read_elf_headers(Bytes bytes);

// Only the sections, without symbols, notes and relocations: enough to find the device code of a host executable.
Result<ElfFile> read_elf_sections(Bytes bytes);

}  // namespace lw::object
