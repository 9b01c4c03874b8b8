// Where the bytes of an access lie, beside its address: what load, store and atomic_begin say with more than
// MemoryAccess.
#pragma once

#include <cstdint>

#include "sem/program.h"

namespace lw::sem {

// The other bits of their imm.
struct AccessLayout {
  // Loads and stores of a buffer, which may be swizzled: two more arguments, behind a store's words, are the offset of
  // the access within its record and the layout (Elements::unpack).
  bool in_elements = false;
  // Flat space: the part of the address that is added when the aperture has been chosen.
  uint16_t flat_offset = 0;

  uint64_t pack() const { return uint64_t{in_elements} << 17 | uint64_t{flat_offset} << 32; }
  static AccessLayout unpack(uint64_t imm) { return {(imm >> 17 & 1) != 0, static_cast<uint16_t>(imm >> 32)}; }
};

// How swizzled memory is laid out (GCN3 manual 8.1.5.2): a record is cut into elements, and 2^together_log2 records lie
// together, first all their first elements, then all their second ones.
struct Elements {
  unsigned size_log2 = 0;  // of an element in bytes
  unsigned together_log2 = 0;
  uint64_t size() const { return uint64_t{1} << size_log2; }
  // Bytes from the byte at `offset` of a record to the byte at `offset + n` of it.
  uint64_t distance(uint64_t offset, uint64_t n) const {
    const uint64_t elements_on = ((offset & (size() - 1)) + n) >> size_log2;
    return n + elements_on * (((uint64_t{1} << together_log2) - 1) << size_log2);
  }
  // Whether `bytes` bytes from `offset` on are in more than one element.
  bool are_crossed(uint64_t offset, uint64_t bytes) const { return (offset & (size() - 1)) + bytes > size(); }

  // As an argument of load and store; 0 stands for memory that is not swizzled.
  static Elements unpack(uint32_t word) { return {word & 0xff, word >> 8 & 0xff}; }
};

}  // namespace lw::sem
