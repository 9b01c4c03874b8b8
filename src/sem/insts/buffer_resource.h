// The fields of a V#, where isa/images.isa has them.
#pragma once

#include "address.h"

namespace lw::sem {
namespace {

// A field of the V# that an operand names; 0 where the target's lacks it, or of base_address the low dword.
inline U32 buffer_field(Memory& x, In resource, isa::BufferField field) {
  const isa::BitRun run = x.buffer_field(field).runs[0];
  if (run.width == 0) return u32(0);
  const U32 word = dword(resource, run.word);
  return run.width == 32 ? word : bits(word, run.lsb, run.width);
}
inline U64 buffer_base(Memory& x, In resource) {
  const auto& [low, high] = x.buffer_field(isa::BufferField::base_address).runs;
  return pack64(dword(resource, low.word), bits(dword(resource, high.word), high.lsb, high.width));
}

}  // namespace
}  // namespace lw::sem
