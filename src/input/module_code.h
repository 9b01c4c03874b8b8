// A module decoded: its instructions, and the flow graph of what is looked at.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "flow/flow.h"
#include "input/code_modules.h"
#include "inst/inst.h"

namespace lw::input {

// Decodes the words of `bytes` from offset `from` to offset `end`; offset 0 has the address `begin`. Returns the offset
// behind the last one.
size_t add_code(std::span<const std::byte> bytes, uint64_t begin, size_t from, size_t end, flow::Code& code);

class ModuleCode {
 public:
  // Instructions [first, last) of an entry.
  struct Extent {
    size_t first = 0, last = 0;
    const CodeEntry* entry = nullptr;
    uint32_t function = 0;  // index into Graph::functions
  };

  // Reads the code of the entries that are wanted (by entry) and of all that they reach.
  ModuleCode(CodeModule module, std::vector<bool> wanted);

  const CodeModule& module() const { return module_; }
  const flow::Code& code() const { return code_; }
  const flow::Graph& graph() const { return *graph_; }

  // The wanted entries that have code, in order of address.
  std::vector<Extent> wanted() const;
  // The words from an address on; empty outside the code.
  std::span<const std::byte> bytes_at(uint64_t address) const;
  inst::Instruction instruction(size_t i) const;
  // The word that is not an instruction, if a block is one or runs into one.
  std::optional<size_t> undecodable_after(const flow::Block& block) const;
  // As `dis --plain` shows it; ".long 0x…" for a word that is not an instruction.
  std::string text(size_t i) const;

 private:
  void read_needed(std::vector<bool> needed);
  void read(const std::vector<bool>& needed);
  uint64_t end_of(size_t entry) const;  // of its code
  Extent extent_of(size_t entry) const;
  size_t index_at(uint64_t address) const;  // of the first instruction at or behind it

  CodeModule module_;
  std::vector<bool> is_wanted_;
  flow::Code code_;
  std::unique_ptr<flow::Graph> graph_;
};

}  // namespace lw::input
