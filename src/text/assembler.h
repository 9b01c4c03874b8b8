// Assembly text -> sections, symbols, relocations and kernel descriptors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "bytes/bytes.h"
#include "inst/descriptor.h"
#include "inst/inst.h"
#include "isa/isa.h"
#include "text/dialect.h"

namespace lw::text {

// The numbers of the enumerators are ELF's (SHT_*, STB_*, STV_*, STT_*, R_AMDGPU_*).
enum class AssemblySymbolBinding : uint8_t { local = 0, global = 1, weak = 2 };
enum class AssemblySymbolVisibility : uint8_t { default_ = 0, internal = 1, hidden = 2, protected_ = 3 };
enum class SymbolType : uint8_t {
  none = 0,
  object = 1,
  function = 2,
  section = 3,
  file = 4,
  common = 5,
  tls = 6,
  gnu_ifunc = 10,
};
enum class RelocationType : uint8_t {
  none = 0,
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
  rel16 = 14,
};

// Where a symbol lies.
enum class SymbolPlace : uint8_t {
  undefined,
  section,   // at `value` in section number `section`
  absolute,  // `value` is a plain number
  common,    // `value` bytes with `alignment`, to be placed by the linker
  lds,       // the same in the LDS of every workgroup (SHN_AMDGPU_LDS)
};

struct AssemblySymbol {
  std::string name;
  SymbolPlace place = SymbolPlace::undefined;
  AssemblySymbolBinding binding = AssemblySymbolBinding::local;
  AssemblySymbolVisibility visibility = AssemblySymbolVisibility::default_;
  SymbolType type = SymbolType::none;
  uint32_t section = 0;  // index into Assembly::sections
  uint64_t value = 0;
  uint64_t alignment = 0;
  uint64_t size_bytes = 0;
  Location defined_at;
};

// A place in a section whose bytes the linker fills: the value of `symbol` (plus addend). The bytes there are zero.
struct Relocation {
  uint64_t offset = 0;
  RelocationType type = RelocationType::none;
  uint32_t symbol = 0;  // index into Assembly::symbols
  int64_t addend = 0;
  Location location;
};

struct AssemblySection {
  std::string name;
  uint32_t type = 1;   // SHT_*
  uint64_t flags = 0;  // SHF_*
  uint64_t entry_size = 0;
  uint64_t alignment = 1;
  std::vector<std::byte> bytes;    // empty for SHT_NOBITS
  uint64_t nobits_size_bytes = 0;  // only for SHT_NOBITS
  std::vector<Relocation> relocations;
};

// One .amdhsa_kernel block. The descriptor NAME.kd is the object writer's to place; its entry offset is left 0.
struct AssemblyKernel {
  std::string name;
  inst::KernelDescriptor descriptor;
  uint64_t next_free_vgpr = 0;
  uint64_t next_free_sgpr = 0;  // as written, without VCC and its like
  Location location;
};

// A kernel whose code names a register that its descriptor does not grant.
struct RegisterExcess {
  std::string kernel;
  Location at;          // the first such instruction
  char file = 'v';      // of vector registers, or 's'
  unsigned needed = 0;  // the highest of all in the kernel, and 1
  unsigned granted = 0;
};

// A symbol that a loaded section refers to and that the text does not define. A linker may find it elsewhere.
struct UndefinedSymbol {
  std::string name;  // as the text has it: "foo", "1f"
  Location first_use;
  bool has_descriptor = false;  // of a kernel without code, whose descriptor is its use
};

// The text between .amdgpu_metadata and .end_amdgpu_metadata.
struct AssemblyMetadata {
  std::string yaml;
  int first_line = 0;
};

struct Assembly {
  const isa::Target* target = nullptr;
  std::string target_id;                  // "gfx900:xnack+" or the triple form as .amdgcn_target has it; may be empty
  int code_object_version = 0;            // 0: the text does not say
  std::vector<AssemblySection> sections;  // .text first
  std::vector<AssemblySymbol>
      symbols;  // in order of first mention; temporary labels (.L…) only where a relocation needs them
  std::vector<AssemblyKernel> kernels;
  std::vector<RegisterExcess> excesses;
  std::vector<UndefinedSymbol> undefined;
  std::optional<AssemblyMetadata> metadata;
  size_t instruction_count = 0;
  bool is_listing = false;  // of machine code, as `dis` prints it; not a source that somebody wrote

  const AssemblySection* find_section(std::string_view name) const;
  const AssemblySymbol* find_symbol(std::string_view name) const;
};

// Reads a whole source. What is wrong goes to `diagnostics`; the result is usable only when there are no errors.
// `default_target` holds until the text names another with .amdgcn_target.
// `.include "NAME"` asks `include` for the text; without it, the directive is an error.
using IncludeReader = std::function<std::optional<std::string>(std::string_view name)>;
Assembly assemble(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                  const IncludeReader& include = {}, Dialect dialect = Dialect::llvm);
// The same without a copy of the source, which must be followed by a NUL that is not part of it.
Assembly assemble_in_place(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                           const IncludeReader& include = {}, Dialect dialect = Dialect::llvm);

// Where the instructions of a source stand in it, in the order of the text; of one inside a macro, where the macro is
// used. For messages about code that was assembled: it reads the source anew, up to the one at `last_offset` of
// `last_section`.
struct InstructionPlace {
  uint32_t section = 0;  // index into Assembly::sections
  uint64_t offset = 0;
  Location location;
};
std::vector<InstructionPlace> instruction_places(const isa::Target& default_target, std::string_view source,
                                                 const IncludeReader& include, Dialect dialect, uint32_t last_section,
                                                 uint64_t last_offset);

// Reads the text of one instruction ("v_add_f32 v0, v1, v2"), without labels and directives. Symbols are not known.
std::optional<inst::Instruction> parse_instruction(const isa::Target& target, std::string_view text,
                                                   Diagnostics& diagnostics, Dialect dialect = Dialect::llvm,
                                                   TextOrigin origin = TextOrigin::source);

// The same, as the words that the assembler writes for it.
std::optional<bytes::Encoded> assemble_instruction(const isa::Target& target, std::string_view text,
                                                   Diagnostics& diagnostics, Dialect dialect = Dialect::llvm,
                                                   TextOrigin origin = TextOrigin::source);

}  // namespace lw::text
