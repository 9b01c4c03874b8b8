// A loaded code object: target, sections, segments, symbols and kernels, ready to be disassembled or put in memory.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "inst/descriptor.h"
#include "object/elf_file.h"
#include "object/kernel_code_v2.h"
#include "object/metadata.h"
#include "object/target_id.h"

namespace lw::object {

// A section as a disassembler sees it. In a relocatable object `file_address` is 0 and `address` is where Lanewise lays
// the section; in a linked one they are the same.
struct Section {
  std::string name;
  uint32_t type = 0;   // SHT_*
  uint64_t flags = 0;  // SHF_*
  uint64_t address = 0;
  uint64_t file_address = 0;
  uint64_t size_bytes = 0;
  Bytes bytes;  // as in the file, not relocated; empty for SHT_NOBITS
  bool is_allocated() const;
  bool is_executable() const;
};

enum class SymbolKind : uint8_t { none, object, function, section, file, kernel_v2, other };
enum class SymbolBinding : uint8_t { local, global, weak, other };
enum class SymbolVisibility : uint8_t { normal, internal, hidden, protected_ };

struct Symbol {
  static constexpr int kUndefined = -1;
  static constexpr int kAbsolute = -2;
  static constexpr int kNotInMemory = -3;  // common and LDS symbols

  std::string name;
  uint64_t address = 0;     // in the code object's own address space, as of `Segment`
  uint64_t file_value = 0;  // st_value; an offset into the section in a relocatable object
  uint64_t size_bytes = 0;
  SymbolKind kind = SymbolKind::none;
  SymbolBinding binding = SymbolBinding::local;
  SymbolVisibility visibility = SymbolVisibility::normal;
  int section = kUndefined;       // index into CodeObject::sections where that is >= 0
  bool in_dynamic_table = false;  // false for all where only the code is read
};

// Memory that the code object asks for. Addresses count from the code object's own 0.
struct Segment {
  uint64_t address = 0;
  uint64_t memory_bytes = 0;  // what lies past `bytes` is zero
  Bytes bytes;                // in a relocatable object: laid out, and relocated as far as no base address matters
  bool readable = true;
  bool writable = false;
  bool executable = false;
  std::shared_ptr<std::vector<std::byte>> laid_out;  // what `bytes` shows where that is not a part of the file
};

enum class RelocationKind : uint8_t {  // R_AMDGPU_*
  abs32_lo = 1,
  abs32_hi = 2,
  abs64 = 3,
  rel32 = 4,
  rel64 = 5,
  abs32 = 6,
  gotpcrel = 7,
  gotpcrel32_lo = 8,
  gotpcrel32_hi = 9,
  rel32_lo = 10,
  rel32_hi = 11,
  relative64 = 13,
  rel16 = 14,
};

// Something to be filled in once the base address is known. `symbol` is the address or, where it is undefined here, the
// name of what is to be provided.
struct LoadRelocation {
  uint64_t address = 0;
  RelocationKind kind = RelocationKind::relative64;
  std::optional<uint64_t> symbol_address;  // in the code object's address space
  bool symbol_is_absolute = false;         // symbol_address does not move with the base
  std::string symbol_name;
  bool weak = false;  // 0 when nobody provides it
  int64_t addend = 0;
};

struct Kernel {
  std::string name;                     // "scale"
  std::string symbol;                   // "scale.kd"; in v2 the same as the name
  uint64_t descriptor_address = 0;      // of the 64-byte descriptor, or of v2's amd_kernel_code_t
  uint64_t entry_address = 0;           // of the first instruction
  uint64_t code_bytes = 0;              // from the entry; 0 when no symbol says it
  inst::KernelDescriptor descriptor;    // in v2 made from amd_kernel_code_t
  std::optional<KernelCodeV2> code_v2;  // v2 only
  bool has_metadata = false;
  KernelMetadata metadata;

  // Of the arguments in memory, as metadata and descriptor together want them.
  uint64_t kernarg_bytes() const;
};

// The bytes of sections and segments are views of the ELF file.
struct CodeObject {
  TargetId target;
  int version = 0;  // 2 to 6
  bool is_relocatable = false;
  uint32_t e_flags = 0;
  std::vector<Section> sections;  // numbered as in the file
  std::vector<Segment> segments;  // in order of address, not overlapping
  std::vector<Symbol> symbols;    // .symtab, or the dynamic symbols where that was stripped; in the file's order
  std::vector<Kernel> kernels;    // in the metadata's order, then those that only a descriptor symbol tells of
  std::vector<LoadRelocation> relocations;
  Metadata metadata;
  std::shared_ptr<const void> file;  // what holds the ELF file, where it is known

  // One past the last address of any segment.
  uint64_t memory_end() const;
  const Kernel* find_kernel(std::string_view name) const;  // by name or by descriptor symbol
  const Symbol* find_symbol(std::string_view name) const;  // defined ones; a global one before a local one
  // The file's bytes at an address of the code object; nullopt unless all of them lie in one segment.
  std::optional<Bytes> bytes_at(uint64_t address, uint64_t size_bytes) const;
};

// The target alone, without reading the rest (but for the notes of version 2).
Result<TargetId> target_of(Bytes elf);

// How much of a code object is read.
enum class Reading : uint8_t {
  everything,
  code,  // sections, segments, symbols and relocations: no metadata and no kernels, and no complaint about them
};

// Reads a code object (linked or relocatable) from the bytes of its ELF file, which must outlive it.
Result<CodeObject> load(Bytes elf, Reading reading = Reading::everything);

// The same of bytes that the code object keeps.
Result<CodeObject> load(std::vector<std::byte> elf);

}  // namespace lw::object
