// The one place of this test that uses Lanewise: machine words go in, registers come out.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <string>

#include "dpp_oracle.h"
#include "sdwa_oracle.h"

namespace oracle {

using Lanes = std::array<uint32_t, kLanes>;

struct Registers {
  std::array<Lanes, 4> vgpr{};     // v0, v1: sources; v2: destination; v3: not named by any instruction
  std::array<uint32_t, 8> sgpr{};  // s0 to s7
  uint64_t vcc = 0;
  uint64_t exec = ~uint64_t{0};
};

inline constexpr uint8_t kSource0 = 0, kSource1 = 1, kDestination = 2;

class Machine {
 public:
  explicit Machine(Target target);
  // Empty when the words are not the named instruction or do not run; `why` says it.
  std::optional<Registers> run(uint64_t words, std::string_view name, const Registers& before, uint32_t mode);
  const std::string& why() const { return why_; }

 private:
  Target target_;
  std::string why_;
};

// Registers in which the values where arithmetic goes wrong are frequent.
class RandomRegisters {
 public:
  explicit RandomRegisters(uint64_t seed) : random_(seed) {}
  uint64_t bits() { return random_(); }
  unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
  uint32_t value();
  Registers registers();
  Mode mode();
  uint64_t exec();

 private:
  std::mt19937_64 random_;
};

// LW_SEED repeats a run.
uint64_t chosen_seed();

}  // namespace oracle
