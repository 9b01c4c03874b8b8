// Effects in the form that the liveness steps use: the needs of an instruction's results as one word, four bits per
// read.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "flow/effects.h"

namespace lw::flow {

struct StepForm {
  // Instructions with more reads than these (matrix instructions) have no such form.
  static constexpr size_t kMostReads = 16;
  static constexpr size_t kMostPlainWrites = 4;

  struct Write {
    std::array<uint64_t, 4> needs{};  // by byte, as in Effects
    uint64_t needs_of_all = 0;        // of all its bytes
    uint64_t lane_mask = 0, lane_mask_if_all = 0;
    RegisterSlot slot;
    ByteMask bytes = 0;
    Lanes lanes = Lanes::whole;
    uint8_t lane = 0;
  };
  struct Read {
    RegisterSlot slot;
    ByteMask bytes = 0;     // where every result is wanted
    bool in_place = false;  // in every lane that EXEC enables
    bool simple = false;    // of a scalar register, or in place
  };

  bool packed = false;  // false: only Effects has it
  // Every read is simple, and few registers are written, each as a whole or in every lane that EXEC enables.
  bool plain = false;
  bool has_effect = false;
  bool indirect = false;  // reads registers whose number is known only at run time
  uint64_t always = 0;    // bytes of reads that are needed regardless of the results
  uint64_t all = 0;       // … that are needed if every result is wanted
  uint64_t but_exec = 0;  // … of all reads, but where the last two are EXEC not of these
  size_t reads_but_exec = 0;
  std::vector<Write> writes;
  std::vector<Read> reads;
};

StepForm step_form(const Effects& effects);

}  // namespace lw::flow
