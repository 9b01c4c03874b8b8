// Straight-line programs made at random from the tables of instructions.
#pragma once

#include <random>

#include "tightness.h"

namespace lw::poison {

struct RandomLine {
  Line line;
  std::string text;                 // an instruction a line
  std::vector<uint32_t> constants;  // that its instructions compute with
};

// Makes programs for one target. Instructions none of whose results is wanted (or SCC beside a result) are
// left out: the analysis calls their operands live by definition.
class RandomLines {
 public:
  explicit RandomLines(const isa::Target& target);
  ~RandomLines();
  // About `length` instructions, then stores of bytes, halves and words of several registers.
  RandomLine make(std::mt19937_64& random, size_t length) const;
  // One instruction and stores of all that it writes.
  RandomLine make_single(std::mt19937_64& random) const;

 private:
  struct Tables;
  std::unique_ptr<Tables> tables_;
};

// Registers that say where memory is, and what the code leaves alone otherwise.
class RandomWorld : public World {
 public:
  RandomWorld(std::vector<uint32_t> constants, uint64_t seed, unsigned states);
  unsigned states() const override { return states_; }
  void enter(size_t instruction, unsigned state, state::Wave& wave) override;
  const state::Memory& memory() const override { return memory_; }
  std::span<std::byte> lds() override { return lds_; }
  std::vector<std::byte> results() override;

 private:
  std::vector<uint32_t> constants_;
  uint64_t seed_;
  unsigned states_;
  state::Memory memory_;
  uint64_t buffer_ = 0;
  std::vector<std::byte> lds_;
};

inline constexpr unsigned kRandomLineVgprs = 36;

}  // namespace lw::poison
