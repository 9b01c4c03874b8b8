// Code that became shorter, put back into the file that it came from: what says where the code is follows, and nothing
// else changes its place. The file keeps its kind, its size and its layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/base.h"
#include "object/elf_file.h"

namespace lw::object {

// A function or kernel whose instructions moved towards its start. The start itself stays where it is. Addresses are
// those of the linked code object's own address space, in bytes.
struct PatchedFunction {
  uint64_t begin = 0;            // of the old code; a multiple of 4
  uint64_t end = 0;              // one past the old code
  std::vector<std::byte> bytes;  // the new contents of [begin, end)
  uint64_t new_end = 0;          // one past the new code; what fills the rest comes after
  // Of every old instruction, in order of address: where it was, and where it is. An instruction that is gone has the
  // place of the one after it. Places do not decrease.
  std::vector<std::pair<uint64_t, uint64_t>> moved;
};

// Registers that a kernel needs now, where it needs fewer. What has no value stays.
struct PatchedKernel {
  std::string name;               // or its descriptor's symbol
  std::optional<uint32_t> vgprs;  // per lane, without AGPRs
  std::optional<uint32_t> sgprs;  // per wave, with VCC, XNACK_MASK and FLAT_SCRATCH where the kernel uses them
  std::optional<uint32_t> agprs;  // per lane
};

struct Patch {
  std::vector<PatchedFunction> functions;  // in any order; they do not overlap
  std::vector<PatchedKernel> kernels;
};

struct Patched {
  std::vector<std::byte> bytes;       // of the whole file
  std::vector<std::string> warnings;  // what does not follow: "debug information in .debug_line is not updated: …"
};

// A linked code object with the patch applied. With the code follow symbols, addresses in dynamic relocations, kernel
// descriptors, metadata and debug information (DWARF 2 to 5). Distances that the code itself computes, and the tables
// that it reads, are part of the new bytes. Fails, naming the place, where something cannot follow; debug information
// that cannot stays as it was, with a warning.
Result<Patched> apply_patch(Bytes elf, const Patch& patch);

// The same of any file that has code objects: of those at some of its Container::entries().
struct EntryPatch {
  size_t entry = 0;
  Patch patch;
};
Result<Patched> apply_patches(Bytes file, std::span<const EntryPatch> patches);

}  // namespace lw::object
