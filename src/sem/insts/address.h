// Where memory instructions point: LDS, FLAT, GLOBAL, SCRATCH and scalar addresses, and accesses by width.
//
// Everything is in the words of the domain. The names are internal to the file that includes them, because the same
// text is compiled for more than one domain.
#pragma once

#include "domain.h"

namespace lw::sem {
namespace {

// A 64-bit place in memory, or a 32-bit offset into LDS or private memory, and the lanes that may go there.
struct FarPlace {
  AddressSpace space;
  U64 address;
  B1 where;
  std::optional<InElements> in = {};  // of a buffer, which may be swizzled
  FarPlace plus(unsigned bytes) const { return {space, address + u64(bytes), where}; }
};
struct NearPlace {
  AddressSpace space;
  U32 address;
  B1 where;
  NearPlace plus(unsigned bytes) const { return {space, address + u32(bytes), where}; }
};

inline int64_t sign_extended(uint32_t value, unsigned width) {
  const uint64_t sign = uint64_t{1} << (width - 1);
  return static_cast<int64_t>((value ^ sign) - sign);
}

// LDS. Where M0 holds the size, an access past it reads 0 and writes nothing (GCN3 manual 3.6.1, 10.3.3).
inline B1 inside_lds(Memory& x, U32 address, unsigned bytes) {
  if (!x.has(isa::Feature::lds_needs_m0)) return b1(true);
  const U32 size = bits(x.m0(), 0, 17);
  return (address < size) & !(size - address < u32(bytes));
}
inline NearPlace lds_at(Memory& x, U32 address, unsigned bytes) {
  if (x.modifier(isa::Modifier::gds) != 0) x.not_modelled("the global data share");
  return {AddressSpace::lds, address, inside_lds(x, address, bytes)};
}
inline NearPlace lds(Memory& x, unsigned bytes) {
  return lds_at(x, u32(x.addr) + u32(x.modifier(isa::Modifier::offset)), bytes);
}
// The two places of ds_read2 and its like; `unit` is the distance of neighbours, 64 elements for the st64 forms.
inline NearPlace lds_first(Memory& x, unsigned bytes, unsigned unit) {
  return lds_at(x, u32(x.addr) + u32(x.modifier(isa::Modifier::offset0) * unit), bytes);
}
inline NearPlace lds_second(Memory& x, unsigned bytes, unsigned unit) {
  return lds_at(x, u32(x.addr) + u32(x.modifier(isa::Modifier::offset1) * unit), bytes);
}
// One dword a lane from M0[15:0] + offset on.
inline NearPlace lds_by_lane(Memory& x, int64_t offset) {
  return {AddressSpace::lds, low16(x.m0()) + u32(static_cast<uint32_t>(offset)) + (x.lane_id() << u32(2)), b1(true)};
}

// FLAT: 12 unsigned bits of offset where the encoding has them. The aperture is that of the address without them.
inline FarPlace flat(Memory& x) {
  return {AddressSpace::flat, u64(x.addr) + u64(x.modifier(isa::Modifier::offset)), b1(true)};
}
// GLOBAL and SCRATCH have an offset with a sign: 13 bits, 12 on gfx10.
inline int64_t signed_offset(Memory& x) { return x.signed_modifier(isa::Modifier::offset); }
// GLOBAL: a 64-bit base from VGPRs, or one from SGPRs with a 32-bit unsigned VGPR offset.
inline FarPlace global(Memory& x) {
  const U64 offset = u64(static_cast<uint64_t>(signed_offset(x)));
  const U64 base = present(x.saddr) ? u64(x.saddr) + zext64(u32(x.addr)) : u64(x.addr);
  return {AddressSpace::global, base + offset, b1(true)};
}
// SCRATCH: an offset into private memory from a VGPR, from an SGPR, or from neither.
inline NearPlace scratch(Memory& x) {
  U32 address = u32(static_cast<uint32_t>(signed_offset(x)));
  if (present(x.saddr)) address = address + u32(x.saddr);
  if (present(x.addr)) address = address + u32(x.addr);
  return {AddressSpace::scratch, address, b1(true)};
}

// Loads and stores at a place.
inline Loaded load_at(Memory& x, const FarPlace& p, unsigned bytes) {
  return x.load(p.space, bytes, p.address, p.where, p.in);
}
inline Loaded load_at(Memory& x, const NearPlace& p, unsigned bytes) {
  return x.load(p.space, bytes, p.address, p.where);
}
inline void store_at(Memory& x, const FarPlace& p, unsigned bytes, std::initializer_list<U32> words) {
  x.store(p.space, bytes, p.address, p.where, words, p.in);
}
inline void store_at(Memory& x, const NearPlace& p, unsigned bytes, std::initializer_list<U32> words) {
  x.store(p.space, bytes, p.address, p.where, words);
}

// Loads of one value.
template <class Place>
U32 load_u8(Memory& x, Place p) {
  return dword(load_at(x, p, 1), 0);
}
template <class Place>
U32 load_u16(Memory& x, Place p) {
  return dword(load_at(x, p, 2), 0);
}
template <class Place>
U32 load_i8(Memory& x, Place p) {
  return as_u32(signed_bits(load_u8(x, p), 0, 8));
}
template <class Place>
U32 load_i16(Memory& x, Place p) {
  return as_u32(sext16(load_u16(x, p)));
}
template <class Place>
U32 load_u32(Memory& x, Place p) {
  return dword(load_at(x, p, 4), 0);
}

// Loads of `count` dwords into consecutive registers.
template <class Place>
void load_dwords(Memory& x, Out destination, Place p, unsigned count) {
  const Loaded loaded = load_at(x, p, 4 * count);
  for (unsigned i = 0; i < count; ++i) set_dword(destination, i, dword(loaded, i));
}

// A loaded dword goes into a register or, where the LDS bit is set, into LDS (GCN3 manual 8.1.8).
inline void deliver(Memory& x, Out destination, U32 value, int64_t offset) {
  if (x.modifier(isa::Modifier::lds) == 0) {
    destination = value;
    return;
  }
  const NearPlace p = lds_by_lane(x, offset);
  x.store(p.space, 4, p.address, p.where, {value});
}

// D16: 16 bits go into one half of the register, the other half stays.
inline U32 into_low_half(U32 old, U32 value) { return pack16(value, old >> u32(16)); }
inline U32 into_high_half(U32 old, U32 value) { return pack16(old, value); }

template <class Place>
void store_u8(Memory& x, Place p, U32 value) {
  store_at(x, p, 1, {value});
}
template <class Place>
void store_u16(Memory& x, Place p, U32 value) {
  store_at(x, p, 2, {value});
}
template <class Place>
void store_dwords(Memory& x, Place p, In data, unsigned count) {
  switch (count) {
    case 1: return store_at(x, p, 4, {dword(data, 0)});
    case 2: return store_at(x, p, 8, {dword(data, 0), dword(data, 1)});
    case 3: return store_at(x, p, 12, {dword(data, 0), dword(data, 1), dword(data, 2)});
    default: return store_at(x, p, 16, {dword(data, 0), dword(data, 1), dword(data, 2), dword(data, 3)});
  }
}

// Dwords `first` and `first + 1` of an operand as one value.
inline U64 qword(In operand, unsigned first) { return pack64(dword(operand, first), dword(operand, first + 1)); }

}  // namespace
}  // namespace lw::sem
