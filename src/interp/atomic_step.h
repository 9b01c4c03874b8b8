// Atomics in the interpreter: places, and the recorded body between atomic_begin and atomic_end.
#pragma once

#include <cstdint>
#include <vector>

#include "exec/atomics.h"
#include "interp/step.h"
#include "sem/program.h"

namespace lw::interp {

// Limit of the inputs plus operations of a body. The existing instructions have at most 14.
inline constexpr size_t kMaxAtomicValues = 24;

using exec::AtomicKind;

struct AtomicStep {
  OperandLocation address;
  OperandLocation truth;  // kNoLocation: only EXEC decides
  bool address_uniform;
  uint8_t space;         // sem::Space
  uint8_t bytes;         // 4 or 8
  uint16_t flat_offset;  // as in sem::MemoryAccess
  AtomicKind kind = AtomicKind::general;
  OperandLocation old[2];  // rows that receive the words of the old value, or kNoLocation if nothing reads them
  // For kinds other than `general`: a row, or one value, of the access's width.
  struct Operand {
    OperandLocation place = kNoLocation;
    bool uniform = false;
  };
  Operand operand, compare;
  FloatMode mode{};  // of float_add

  // The body of `general`: values by number; the first come from outside, then one per operation.
  struct Input {
    enum class From : uint8_t { constant, uniform32, uniform64, uniform_truth, row32, row64, mask, old_word } from;
    OperandLocation place;
    uint64_t constant;  // value, or which word of the old value
  };
  struct Operation {
    sem::Uop op;
    FloatMode mode;
    uint16_t argument[3];
    uint8_t argument_count;
  };
  std::vector<Input> inputs;
  std::vector<Operation> operations;
  uint16_t result[2];  // value numbers of the new words
};

StepFunction atomic_function(const AtomicStep& step);

}  // namespace lw::interp
