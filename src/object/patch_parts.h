// The parts of apply_patch(). Each reads the file as it was and writes into the new one, which has the same size.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "object/address_map.h"
#include "object/code_object.h"
#include "object/patch.h"

namespace lw::object {

// A file being patched. All parts of it lie in `out` where they lie in `elf.file`.
struct PatchTask {
  const ElfFile& elf;
  const CodeObject& code;  // of the same file
  const AddressMap& map;
  std::span<std::byte> out;

  // Where the file has the `size` bytes that are loaded at an address; nullopt when it does not have them all.
  std::optional<uint64_t> offset_of(uint64_t address, uint64_t size) const;
  std::string name_of(const PatchedFunction& function) const;  // its symbol, else its address
};

// .symtab and .dynsym: values and sizes of what is in patched functions.
std::optional<Error> patch_symbols(const PatchTask& task);
// Dynamic relocations: addresses inside of patched functions that they store elsewhere. Refuses those that write into
// a patched function.
std::optional<Error> patch_relocations(const PatchTask& task);

// Descriptor and metadata of a kernel, and the symbols "NAME.num_vgpr" and the like.
std::optional<Error> patch_kernel(const PatchTask& task, const PatchedKernel& kernel);

// Counts of registers in the metadata of a kernel.
struct MetadataCounts {
  std::string name;    // of the kernel
  std::string symbol;  // of its descriptor; empty in version 2
  std::optional<uint32_t> vgprs;
  std::optional<uint32_t> sgprs;
  std::optional<uint32_t> agprs;
};
// Write the counts that are there into the description of a note, each in the bytes of the old number. Fail where one
// would be larger than before.
std::optional<Error> patch_metadata(std::span<std::byte> description, const MetadataCounts& counts);     // MessagePack
std::optional<Error> patch_metadata_v2(std::span<std::byte> description, const MetadataCounts& counts);  // YAML

// Debug information: what cannot follow is left as it was, with a warning.
void patch_debug(const PatchTask& task, std::vector<std::string>& warnings);

}  // namespace lw::object
