// Random instructions and random Worlds for them: operands anywhere, special values mixed in, addresses that point into
// the memory of the test.
#pragma once

#include "direct.h"
#include "engine_side.h"

namespace lw::direct {

class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t bits();
  uint32_t word() { return static_cast<uint32_t>(bits()); }
  uint32_t below(uint32_t limit) { return static_cast<uint32_t>(bits() >> 32) % limit; }
  int between(int low, int high) { return low + static_cast<int>(below(static_cast<uint32_t>(high - low + 1))); }
  bool percent(unsigned chance) { return below(100) < chance; }
  template <class T>
  T one_of(std::initializer_list<T> values) {
    return values.begin()[below(static_cast<uint32_t>(values.size()))];
  }

 private:
  uint64_t state_;
};

Extent extent_of(const isa::Record& record);

// Does the record work on the wave as a whole, so that a wave is one input rather than 64?
bool is_one_input_a_wave(const isa::Record& record);

inst::Instruction random_instruction(const isa::Target& target, const isa::Encoding& encoding, Random& random);

// `modes` limits the values of MODE, because programs are made ready once for each.
void fill(World& world, const Surroundings& surroundings, const Extent& extent, const isa::Target& target,
          const inst::Instruction& instruction, std::span<const uint32_t> modes, Random& random);

}  // namespace lw::direct
