// The trace of a wave that executes the same instructions again and again, made without executing them.
#pragma once

#include <span>

#include "code/code_facts.h"
#include "trace/banks.h"
#include "trace/trace.h"

namespace lw::timing {

// Numbers of instructions are those of their words in the code, from CodeFacts::begin() on. All lanes are active. Lanes
// access dwords or texels side by side, from the same address on each time; two accesses of one instruction are as far
// apart as it says. A texel has four bytes.
class RepeatedTrace {
 public:
  RepeatedTrace(code::CodeFacts& facts, std::span<const uint32_t> words, uint32_t wave_size,
                const trace::MachineBanks& banks);

  const trace::WaveTrace& once() const { return once_; }
  trace::WaveTrace repeated(uint32_t times) const;

 private:
  trace::WaveTrace once_;
};

}  // namespace lw::timing
