// Buffer addresses: descriptor, linear and swizzled offsets, range check (GCN3 manual 8.1.5 to 8.1.7).
//
// Accesses need no alignment, as with the unaligned mode that the driver sets for compute. Bytes of a swizzled access
// that lie beyond the end of an element are in the next element of the same record.
#pragma once

#include <optional>

#include "address.h"
#include "buffer_resource.h"

namespace lw::sem {
namespace {

// What opcodes of the two kinds take from the descriptor: with ADD_TID_ENABLE, all but the format opcodes read the
// data format's place as the upper bits of the stride.
enum class BufferKind : uint8_t { plain, format };

// One access, before the component is chosen.
struct BufferAccess {
  U64 base;  // address of the buffer plus SOFFSET
  U64 scalar_offset;
  U64 index;
  U64 offset;  // within the record
  U64 stride;
  U64 records;
  B1 swizzled;
  B1 bound;                        // an unbound descriptor makes every access out of range
  U32 element_log2;                // of the element size in bytes
  U32 indices_log2;                // of how many indices lie together
  U32 elements;                    // the two of a swizzled buffer as Elements packs them
  std::optional<U32> range_check;  // OOB_SELECT, from gfx10 on
  bool counts_records_when_indexed;
  bool has_index;
};

inline BufferAccess buffer_access(Memory& x, BufferKind kind) {
  if (x.modifier(isa::Modifier::tfe) != 0) x.not_modelled("texture fail enable");
  const bool has_index = x.modifier(isa::Modifier::idxen) != 0;
  const bool has_offset = x.modifier(isa::Modifier::offen) != 0;
  const auto field = [&](isa::BufferField name) { return buffer_field(x, x.srsrc, name); };
  const U32 stride = field(isa::BufferField::stride);
  const B1 adds_lane = field(isa::BufferField::add_tid_enable) != u32(0);
  const bool unified = x.has(isa::Feature::unified_formats);
  const U32 format = field(unified ? isa::BufferField::format : isa::BufferField::data_format);

  BufferAccess a;
  a.scalar_offset = zext64(u32(x.soffset));
  a.base = buffer_base(x, x.srsrc) + a.scalar_offset;
  const U32 lane = select(adds_lane, x.lane_id(), u32(0));
  a.index = has_index ? zext64(dword(x.vaddr, 0)) + zext64(lane) : zext64(lane);
  a.offset = u64(x.modifier(isa::Modifier::offset));
  if (has_offset) a.offset = a.offset + zext64(dword(x.vaddr, has_index ? 1 : 0));
  const U32 wide_stride = stride | (format << u32(x.buffer_field(isa::BufferField::stride).width()));
  const bool may_be_wide = kind == BufferKind::plain && !unified;
  a.stride = zext64(may_be_wide ? select(adds_lane, wide_stride, stride) : stride);
  a.records = zext64(field(isa::BufferField::num_records));
  a.swizzled = field(isa::BufferField::swizzle_enable) != u32(0);
  a.bound = adds_lane | (format != u32(0));
  if (x.has(isa::Feature::buffer_oob_select)) a.range_check = field(isa::BufferField::oob_select);
  a.element_log2 = x.has(isa::Feature::buffer_element_size) ? field(isa::BufferField::element_size) + u32(1) : u32(2);
  a.indices_log2 = field(isa::BufferField::index_stride) + u32(3);
  a.elements = select(a.swizzled, a.element_log2 | (a.indices_log2 << u32(8)), u32(0));
  a.counts_records_when_indexed = x.has(isa::Feature::indexed_buffer_range);
  a.has_index = has_index;
  return a;
}

// The place of what lies `component` bytes into the access. Each dword of a longer access is placed and checked on its
// own, so that one may be out of range, or in another element, while its neighbour is not; `payload_bytes`, no more
// than are accessed, are checked.
inline FarPlace buffer_place(const BufferAccess& a, unsigned component, unsigned payload_bytes = 4) {
  const U64 offset = a.offset + u64(component);
  const U64 linear = offset + a.stride * a.index;
  const U64 element_mask = (u64(1) << a.element_log2) - u64(1);
  const U64 index_mask = (u64(1) << a.indices_log2) - u64(1);
  const U64 group = (a.index >> a.indices_log2) * a.stride + (offset & ~element_mask);
  const U64 swizzled = (group << a.indices_log2) + ((a.index & index_mask) << a.element_log2) + (offset & element_mask);
  const U64 buffer_offset = select(a.swizzled, swizzled, linear);
  std::optional<InElements> in;
  if (payload_bytes > 1) in = InElements{offset, a.elements};

  if (a.range_check) {
    // RDNA3 manual, table 46: 0 structured, 1 by index alone, 2 none but of an empty buffer, 3 raw.
    const U32 how = *a.range_check;
    const U64 end = offset + u64(payload_bytes);
    const B1 by_index = a.index < a.records;
    const B1 structured = by_index & !(a.stride < end);
    const B1 raw = (!(a.records < a.scalar_offset)) & !(a.records - a.scalar_offset < end);
    const B1 in_range = select(
        how == u32(0), structured,
        select(how == u32(1), by_index,
               select(how == u32(2), a.records != u64(0), select(a.swizzled & (a.stride != u64(0)), structured, raw))));
    return {AddressSpace::global, a.base + buffer_offset, a.bound & in_range, in};
  }

  // In bytes: out of range from num_records - soffset on.
  const B1 byte_inside = buffer_offset + a.scalar_offset < a.records;
  // In records: neither the index nor, where swizzled, the offset may leave its range.
  const B1 has_stride = a.stride != u64(0);
  const B1 record_inside = (a.index < a.records) & ((!a.swizzled) | (offset < a.stride));
  B1 in_records = has_stride & a.swizzled;
  if (a.counts_records_when_indexed) in_records = a.has_index ? has_stride : b1(false);
  return {AddressSpace::global, a.base + buffer_offset, a.bound & select(in_records, record_inside, byte_inside), in};
}

inline FarPlace buffer(Memory& x, unsigned payload_bytes) {
  return buffer_place(buffer_access(x, BufferKind::plain), 0, payload_bytes);
}

inline void buffer_load_dwords(Memory& x, unsigned count) {
  const BufferAccess a = buffer_access(x, BufferKind::plain);
  if (!present(x.vdata_in)) return x.not_modelled("loads of more than a dword into LDS");
  for (unsigned i = 0; i < count; ++i) set_dword(x.vdata, i, load_u32(x, buffer_place(a, 4 * i)));
}
inline void buffer_store_dwords(Memory& x, unsigned count) {
  const BufferAccess a = buffer_access(x, BufferKind::plain);
  for (unsigned i = 0; i < count; ++i) store_at(x, buffer_place(a, 4 * i), 4, {dword(x.vdata_in, i)});
}

}  // namespace
}  // namespace lw::sem
