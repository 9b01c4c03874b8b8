// Whether what the liveness analysis calls live matters: straight-line code runs twice from one state, the second time
// with a byte of a register overwritten, and its results are compared.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "exec/exec.h"
#include "flow/flow.h"

namespace lw::poison {

// Straight-line code that runs from any of its instructions on. A branch that skips code where EXEC is 0 counts as
// straight: without lanes that code does nothing.
struct Line {
  const isa::Target* target = nullptr;
  std::vector<sem::Program> programs;         // by instruction
  std::vector<std::string> names;             // their mnemonics
  std::vector<std::vector<flow::Live>> live;  // before each of them
  // Scalar registers whose contents before each of them are constants that the analysis makes use of further on.
  std::vector<std::bitset<128>> fixed;
  std::vector<std::vector<flow::InstructionAccess>> accesses;
};

// What a line finds when it runs: registers and memory.
class World {
 public:
  virtual ~World() = default;
  // How many different states before an instruction there are to try.
  virtual unsigned states() const = 0;
  // The one to begin with for a register: those that are made for it.
  virtual unsigned first_state(flow::Register) const { return 0; }
  // Puts wave and memory into one of them.
  virtual void enter(size_t instruction, unsigned state, state::Wave& wave) = 0;
  virtual const state::Memory& memory() const = 0;
  virtual std::span<std::byte> lds() = 0;
  // Of all lanes, interleaved by dword.
  virtual std::span<std::byte> private_memory() { return {}; }
  // All that counts as a result besides faults.
  virtual std::vector<std::byte> results() = 0;
};

void copy(const state::Wave& from, state::Wave& to);

struct Tally {
  uint64_t live_bytes = 0;
  uint64_t changed = 0;
  std::map<std::string, uint64_t> unchanged;         // by reason
  std::map<std::string, std::string> first_example;  // by reason

  void add(const Tally& other);
};

// Overwrites each live byte before each instruction (or one in `one_in` of them), in all lanes, in every state of the
// world until a result changes.
Tally measure(const Line& line, World& world, unsigned vgpr_count, uint64_t seed, const std::string& where,
              unsigned one_in = 1);

}  // namespace lw::poison
