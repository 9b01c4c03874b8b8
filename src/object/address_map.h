// Where addresses of a code object are after its functions became shorter.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "object/patch.h"

namespace lw::object {

// An address says either where something begins or where something ends. They differ at the end of a function, where
// the next one may begin: an end follows the function's code, a begin stays.
class AddressMap {
 public:
  // Fails where the functions of the patch contradict themselves, each other, or the loaded segments of the file. The
  // patch must outlive the map.
  static Result<AddressMap> make(const Patch& patch, const ElfFile& elf);

  // Where what began, or ended, at an address does so now. Of an address inside of an instruction, that of the next.
  uint64_t begin(uint64_t address) const;
  uint64_t end(uint64_t address) const;
  // Both of a range of code. A range that begins outside of executable segments is none of this file's code (linkers
  // write 0 for functions that they leave out) and stays.
  std::pair<uint64_t, uint64_t> range(uint64_t from, uint64_t to) const;

  bool is_code(uint64_t address) const;  // in an executable segment
  // The function that has the address between its first and its last byte, without the first; nullptr for none.
  const PatchedFunction* inside(uint64_t address) const;
  const PatchedFunction* containing(uint64_t address) const;  // the same, with the first
  bool is_instruction(uint64_t address) const;                // one of the old ones
  bool is_identity() const { return is_identity_; }           // nothing moved

 private:
  std::vector<const PatchedFunction*> functions_;    // by address
  std::vector<std::pair<uint64_t, uint64_t>> code_;  // executable segments: from, to
  bool is_identity_ = true;
};

}  // namespace lw::object
