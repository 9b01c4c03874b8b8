// Writing a linked code object (ET_DYN, version 3 to 6) from sections, symbols, kernels and fixups.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "inst/descriptor.h"
#include "object/code_object.h"
#include "object/target_id.h"

namespace lw::object {

enum class SectionUse : uint8_t { read_only, code, writable };

struct NewSection {
  std::string name;  // ".text"
  SectionUse use = SectionUse::code;
  uint64_t alignment = 4;
  std::vector<std::byte> bytes;
  uint64_t zero_bytes = 0;  // memory after `bytes` that starts as zero; makes a section without bytes SHT_NOBITS
};

struct NewSymbol {
  std::string name;
  int section = Symbol::kAbsolute;  // index into NewCodeObject::sections, or kAbsolute
  uint64_t offset = 0;              // in the section; the value itself where absolute
  uint64_t size_bytes = 0;
  SymbolKind kind = SymbolKind::none;
  SymbolBinding binding = SymbolBinding::local;
  SymbolVisibility visibility = SymbolVisibility::normal;
};

// A descriptor for the code at the symbol `name`. It goes to the end of .rodata with a symbol NAME.kd of the same
// binding and visibility; kernel_code_entry_byte_offset is filled in.
struct NewKernel {
  std::string name;
  inst::KernelDescriptor descriptor;
};

// A place to fill in with the address of a symbol, as R_AMDGPU_* relocations do: `s_add_u32 s0, s0, x@rel32@lo+4` is
// {kind rel32_lo, symbol "x", addend 4} at the literal, `.quad x` is abs64.
struct Fixup {
  int section = 0;
  uint64_t offset = 0;
  RelocationKind kind = RelocationKind::abs64;
  std::string symbol;
  int64_t addend = 0;
  int line = 0;  // of the source, for messages; 0: none
};

struct NewCodeObject {
  TargetId target;
  int version = 5;
  std::vector<NewSection> sections;
  std::vector<NewSymbol> symbols;
  std::vector<NewKernel> kernels;
  std::vector<Fixup> fixups;
  MetadataTree metadata;  // of the note; null: no note
};

// The ELF file. Fails, naming all of them, when fixups or kernels refer to symbols that are not there.
Result<std::vector<std::byte>> write(const NewCodeObject& object);

// amdhsa.version and amdhsa.target as the code object's version wants them, where the tree does not have them.
void complete_metadata(nlohmann::json& tree, const TargetId& target, int version);

}  // namespace lw::object
