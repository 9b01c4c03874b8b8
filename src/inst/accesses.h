// The registers that an instruction reads and writes by its encoding and its record. If an image instruction does not
// name the kind of its image, the fewest address registers count.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "inst/inst.h"
#include "isa/operand_values.h"

namespace lw::inst {

// Consecutive registers, numbered as operand values are (isa/operand_values.h).
struct Access {
  static constexpr uint8_t kImplicit = 0xff;
  uint16_t first = 0;
  uint8_t count = 0;
  uint8_t operand = 0;  // position in the encoding, or kImplicit: VCC, EXEC, M0 or FLAT_SCRATCH without a name
  bool read = false, written = false;
  bool is_mask = false;  // a carry or a mask of lanes

  bool overlaps(const Access& o) const { return first < o.first + o.count && o.first < first + count; }
  bool is_vector() const { return first >= isa::kFirstVgpr; }
  bool operator==(const Access&) const = default;
};

// An image may name up to 13 address registers one by one, besides data, descriptor, sampler and EXEC.
inline constexpr uint16_t kFlatScratch = 102;  // a pair of SGPRs without Feature::flat_scratch_hwreg

class Accesses {
 public:
  static constexpr size_t kMost = 20;
  void add(const Access& access);
  const Access* begin() const { return list_.data(); }
  const Access* end() const { return list_.data() + count_; }
  // Whether an operand is read from a register.
  bool any_operand_is_read() const {
    return std::any_of(begin(), end(), [](const Access& a) { return a.operand != Access::kImplicit && a.read; });
  }

 private:
  std::array<Access, kMost> list_;
  uint8_t count_ = 0;
};

Accesses accesses_of(const isa::Target& target, const Instruction& instruction);

}  // namespace lw::inst
