// Live ranges: from the definition of a register's value to its last use, and the registers at the peak.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "flow/liveness.h"

namespace lw::flow {

// One stretch of instructions, in order of address, over which a register is live without a break; where it is live
// through a loop or a branch, the stretch covers the code between. A write of the whole register (every wanted byte and
// lane) begins a new range, also where it reads the old value; a partial write goes on with the one there is. A
// function begins anew. A write of which nothing is wanted has no range.
struct Range {
  uint32_t definition = 0;  // instruction that writes it first; the range's first instruction where live_in
  uint32_t last = 0;        // last instruction before which it is live; the definition if there is none
  // The longest stretch without a read or write: between these two instructions. Definition and last bound it, too.
  uint32_t idle_from = 0;
  uint32_t idle_to = 0;
  Register reg = 0;
  ByteMask bytes = 0;    // bytes that are ever live in the range
  bool live_in = false;  // has a value at its start: an argument, or live around a loop or from another branch
  std::span<const uint32_t> writes;  // instructions that write it inside the range, the definition included; ascending
  std::span<const uint32_t> uses;    // instructions that read it; ascending

  size_t idle() const { return idle_to - idle_from; }
  size_t length() const { return last - definition; }
  // Live before the instruction, or made by it: what Row::vgprs and its like count.
  bool holds_at(size_t instruction) const { return definition <= instruction && instruction <= last; }
  bool live_before(size_t instruction) const { return holds_at(instruction) && (live_in || definition < instruction); }
};

// Ranges in order of register, then definition. Movable only: a Range refers to the lists of accesses kept here. About
// 28 bytes a range and 4 bytes an access.
class Ranges {
 public:
  class Iterator {
   public:
    using value_type = Range;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Range operator*() const { return ranges_->at(reg_, index_); }
    Iterator& operator++();
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    bool operator==(const Iterator& other) const { return reg_ == other.reg_ && index_ == other.index_; }

   private:
    friend class Ranges;
    Iterator(const Ranges* ranges, unsigned reg) : ranges_(ranges), reg_(reg) { settle(); }
    void settle();
    const Ranges* ranges_ = nullptr;
    unsigned reg_ = 0;
    size_t index_ = 0;
  };

  Ranges();
  Ranges(Ranges&&) noexcept = default;
  Ranges& operator=(Ranges&&) noexcept = default;

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, kRegisterCount}; }
  // The ranges of one register, by definition.
  size_t count(Register reg) const { return of_[reg].ranges.size(); }
  Range at(Register reg, size_t index) const;
  size_t memory_bytes() const;

 private:
  friend class RangeBuilder;
  struct Compact {
    uint32_t definition = 0;
    uint32_t last = 0;
    uint32_t idle_from = 0;
    uint32_t idle_to = 0;
    uint32_t first_write = 0;  // its accesses are from here up to those of the next range
    uint32_t first_use = 0;
    ByteMask bytes = 0;
    bool live_in = false;
  };
  struct OfRegister {
    std::vector<Compact> ranges;
    std::vector<uint32_t> writes;
    std::vector<uint32_t> uses;
  };
  std::vector<OfRegister> of_;
  size_t size_ = 0;
};

// All ranges of VGPRs, AGPRs and general SGPRs in [first, last). One pass over Liveness::rows. Ranges end at `first`
// and `last`: a register that is live before `first` starts there.
Ranges live_ranges(const Liveness& liveness, size_t first, size_t last);

// The part of a range around an instruction at which it holds its register.
struct Held {
  Range range;
  uint32_t idle_from = 0;             // last access at or before the instruction; the range's first instruction if none
  uint32_t idle_to = 0;               // first access at or after it; the range's last instruction if none
  std::optional<uint32_t> next_read;  // first instruction at or after it, other than the definition, that reads it
  size_t idle() const { return idle_to - idle_from; }
};

// The ranges that hold a register at an instruction, one for each register, longest idle stretch around it first, then
// by register. Where the instruction reads a register for the last time and makes its next value, the old one counts.
// As many as Row::vgprs, sgprs and agprs say together.
std::vector<Held> held_at(const Ranges& ranges, size_t instruction);

}  // namespace lw::flow
