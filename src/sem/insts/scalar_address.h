// Scalar addresses: the base and offset of SMEM, and buffer descriptors as SMEM reads them.
#pragma once

#include "address.h"
#include "buffer_resource.h"

namespace lw::sem {
namespace {

// The offset of an SMEM instruction: an immediate of 20 unsigned bits or, later, 21 signed ones; a register; or both.
struct ScalarOffset {
  U64 immediate;
  U64 from_register;
  U64 sum() const { return immediate + from_register; }
};
inline ScalarOffset scalar_offset(Memory& x) {
  const In immediate{&x, "imm"};
  const uint32_t field =
      present(immediate) ? static_cast<uint32_t>(host_value(immediate)) : x.modifier(isa::Modifier::offset);
  const int64_t value = x.has(isa::Feature::smem_signed_offset) ? sign_extended(field & 0x1fffff, 21) : field;
  return {u64(static_cast<uint64_t>(value)), present(x.soffset) ? zext64(u32(x.soffset)) : u64(0)};
}

inline U64 whole_dwords(U64 address) { return address & u64(~uint64_t{3}); }

// Base + offset, truncated to dwords (GCN3 manual 7.2.1).
inline FarPlace scalar(Memory& x) {
  return {AddressSpace::scalar, whole_dwords(u64(x.sbase) + scalar_offset(x).sum()), b1(true)};
}
// Scratch: the offset in the register counts units of 64 bytes.
inline FarPlace scalar_scratch(Memory& x) {
  const ScalarOffset offset = scalar_offset(x);
  const U64 bytes = offset.immediate + (offset.from_register << u32(6));
  return {AddressSpace::scalar, whole_dwords(u64(x.sbase) + bytes), b1(true)};
}
// A buffer: only base, stride and record count matter; each dword is checked (GCN3 manual 7.2.3). Records are bytes
// where the stride is 0.
inline FarPlace scalar_buffer(Memory& x, unsigned first_dword) {
  const U64 base = buffer_base(x, x.sbase);
  const U64 stride = zext64(buffer_field(x, x.sbase, isa::BufferField::stride));
  const U64 records = zext64(buffer_field(x, x.sbase, isa::BufferField::num_records));
  const U64 size = select(stride == u64(0), records, stride * records);
  const U64 offset = whole_dwords(scalar_offset(x).sum()) + u64(4 * first_dword);
  return {AddressSpace::scalar, whole_dwords(base + offset), offset < size};
}

}  // namespace
}  // namespace lw::sem
