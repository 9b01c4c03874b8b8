// LDS reads, writes and everything else of DS that is not an atomic update (ds_atomic.cpp).
#include "address.h"

namespace lw::sem {
namespace {

// The register that an elementwise read of two places fills, 4 or 8 bytes each.
void read_two(Memory& x, unsigned bytes, unsigned unit) {
  const NearPlace first = lds_first(x, bytes, unit);
  const NearPlace second = lds_second(x, bytes, unit);
  const Loaded a = x.load(first.space, bytes, first.address, first.where);
  const Loaded b = x.load(second.space, bytes, second.address, second.where);
  for (unsigned i = 0; i < bytes / 4; ++i) {
    set_dword(x.vdst, i, dword(a, i));
    set_dword(x.vdst, bytes / 4 + i, dword(b, i));
  }
}

void write_two(Memory& x, unsigned bytes, unsigned unit) {
  store_dwords(x, lds_first(x, bytes, unit), x.data0, bytes / 4);
  store_dwords(x, lds_second(x, bytes, unit), x.data1, bytes / 4);
}

// What `lane` holds, or 0 where EXEC disables that lane.
U32 from_active(Memory& x, U32 value, U32 lane) { return x.shuffle(select(x.active(), value, u32(0)), lane); }

// The lane that ds_swizzle_b32 reads for this one (GCN3 manual, table 12.7; rotate and FFT modes: RDNA3 manual, 16.15).
U32 swizzle_source(Memory& x, uint32_t pattern) {
  const U32 lane = x.lane_id();
  const U32 half = lane & u32(0x20);
  const U32 in_half = lane & u32(0x1f);
  const uint32_t mask = pattern & 0x1f;
  if (pattern >= 0xe000 && x.has(isa::Feature::swizzle_modes)) {
    unsigned ones = 0;
    for (unsigned i = 0; i < 5; ++i) ones += (mask >> i) & 1;
    const U32 reversed = reverse_bits(in_half) >> u32(27);
    return (reversed >> u32(ones)) | (in_half & u32(mask)) | half;
  }
  if (pattern >= 0xc000 && x.has(isa::Feature::swizzle_modes)) {
    const uint32_t amount = (pattern >> 5) & 0x1f;
    const U32 turned = lane + u32((pattern & 0x400) != 0 ? 0u - amount : amount);
    return (in_half & u32(mask)) | (turned & u32(0x1f & ~mask)) | half;
  }
  if ((pattern & 0x8000) != 0) {
    const U32 shift = (lane & u32(3)) << u32(1);
    return (lane & u32(0x3c)) | ((u32(pattern) >> shift) & u32(3));
  }
  const uint32_t or_mask = (pattern >> 5) & 0x1f;
  const uint32_t xor_mask = (pattern >> 10) & 0x1f;
  return (((in_half & u32(mask)) | u32(or_mask)) ^ u32(xor_mask)) | half;
}

// The lane that an address names, in the lane's own half where the instruction knows no other (RDNA3 manual, 12.5.2).
U32 named_lane(Memory& x) {
  const U32 lane = (u32(x.addr) + u32(x.modifier(isa::Modifier::offset))) >> u32(2);
  if (!x.has(isa::Feature::permute_by_halves)) return lane;
  return (lane & u32(0x1f)) | (x.lane_id() & u32(0x20));
}

// One update for the wave, by its first active lane; every lane gets the value before it (RDNA3 manual, ds_append).
template <class Operation>
void count_active(Memory& x, Operation operation) {
  const U64 exec = x.exec();
  const U32 active_lanes = popcount(lo(exec)) + popcount(hi(exec));
  const U32 first = x.first_lane();
  const U32 counter = low16(x.m0()) + u32(x.modifier(isa::Modifier::offset));
  if (x.modifier(isa::Modifier::gds) != 0) x.not_modelled("the global data share");
  const U32 old = x.atomic32(AddressSpace::lds, counter, x.lane_id() == first,
                             [&](U32 memory) { return operation(memory, active_lanes); });
  x.vdst = x.read_lane(old, first);
}

}  // namespace

// Loads one byte, zero-extended.
void ds_read_u8(Memory& x) { x.vdst = load_u8(x, lds(x, 1)); }

// Loads one byte, sign-extended.
void ds_read_i8(Memory& x) { x.vdst = load_i8(x, lds(x, 1)); }

// Loads two bytes, zero-extended.
void ds_read_u16(Memory& x) { x.vdst = load_u16(x, lds(x, 2)); }

// Loads two bytes, sign-extended.
void ds_read_i16(Memory& x) { x.vdst = load_i16(x, lds(x, 2)); }

// Loads 1 dword.
void ds_read_b32(Memory& x) { load_dwords(x, x.vdst, lds(x, 4), 1); }

// Loads 2 dwords.
void ds_read_b64(Memory& x) { load_dwords(x, x.vdst, lds(x, 8), 2); }

// Loads 3 dwords.
void ds_read_b96(Memory& x) { load_dwords(x, x.vdst, lds(x, 12), 3); }

// Loads 4 dwords.
void ds_read_b128(Memory& x) { load_dwords(x, x.vdst, lds(x, 16), 4); }

// Loads a byte, zero-extended, into the low half; the high half is unchanged.
void ds_read_u8_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u8(x, lds(x, 1))); }

// Loads a byte, zero-extended, into the high half; the low half is unchanged.
void ds_read_u8_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u8(x, lds(x, 1))); }

// Loads a byte, sign-extended, into the low half; the high half is unchanged.
void ds_read_i8_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_i8(x, lds(x, 1))); }

// Loads a byte, sign-extended, into the high half; the low half is unchanged.
void ds_read_i8_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_i8(x, lds(x, 1))); }

// Loads two bytes into the low half; the high half is unchanged.
void ds_read_u16_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u16(x, lds(x, 2))); }

// Loads two bytes into the high half; the low half is unchanged.
void ds_read_u16_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u16(x, lds(x, 2))); }

// Loads two elements of 4 bytes, with offsets in units of elements.
void ds_read2_b32(Memory& x) { read_two(x, 4, 4); }

// Loads two elements of 4 bytes, with offsets in units of 64 elements.
void ds_read2st64_b32(Memory& x) { read_two(x, 4, 64 * 4); }

// Loads two elements of 8 bytes, with offsets in units of elements.
void ds_read2_b64(Memory& x) { read_two(x, 8, 8); }

// Loads two elements of 8 bytes, with offsets in units of 64 elements.
void ds_read2st64_b64(Memory& x) { read_two(x, 8, 64 * 8); }

// Loads the dword of this lane in an array of one dword per lane at M0 + offset.
void ds_read_addtid_b32(Memory& x) { x.vdst = load_u32(x, lds_by_lane(x, x.modifier(isa::Modifier::offset))); }

// Stores the low byte.
void ds_write_b8(Memory& x) { store_u8(x, lds(x, 1), u32(x.data0)); }

// Stores the low two bytes.
void ds_write_b16(Memory& x) { store_u16(x, lds(x, 2), u32(x.data0)); }

// Stores the low byte of the high half.
void ds_write_b8_d16_hi(Memory& x) { store_u8(x, lds(x, 1), u32(x.data0) >> u32(16)); }

// Stores the high half.
void ds_write_b16_d16_hi(Memory& x) { store_u16(x, lds(x, 2), u32(x.data0) >> u32(16)); }

// Stores 1 dword.
void ds_write_b32(Memory& x) { store_dwords(x, lds(x, 4), x.data0, 1); }

// Stores 2 dwords.
void ds_write_b64(Memory& x) { store_dwords(x, lds(x, 8), x.data0, 2); }

// Stores 3 dwords.
void ds_write_b96(Memory& x) { store_dwords(x, lds(x, 12), x.data0, 3); }

// Stores 4 dwords.
void ds_write_b128(Memory& x) { store_dwords(x, lds(x, 16), x.data0, 4); }

// Stores two elements of 4 bytes, with offsets in units of elements.
void ds_write2_b32(Memory& x) { write_two(x, 4, 4); }

// Stores two elements of 4 bytes, with offsets in units of 64 elements.
void ds_write2st64_b32(Memory& x) { write_two(x, 4, 64 * 4); }

// Stores two elements of 8 bytes, with offsets in units of elements.
void ds_write2_b64(Memory& x) { write_two(x, 8, 8); }

// Stores two elements of 8 bytes, with offsets in units of 64 elements.
void ds_write2st64_b64(Memory& x) { write_two(x, 8, 64 * 8); }

// Stores this lane's dword into an array of one dword per lane at M0 + offset.
void ds_write_addtid_b32(Memory& x) { store_dwords(x, lds_by_lane(x, x.modifier(isa::Modifier::offset)), x.data0, 1); }

// Lane i gets the data of the lane that the pattern in the offset selects for i; 0 from an inactive lane.
void ds_swizzle_b32(Memory& x) {
  const U32 source = swizzle_source(x, x.modifier(isa::Modifier::offset));
  x.vdst = from_active(x, u32(x.addr), source);
}

// Each active lane sends its data to lane (address + offset) / 4. A lane that receives nothing gets 0; the highest
// sender wins.
void ds_permute_b32(Memory& x) { x.vdst = x.scatter(u32(x.data0), named_lane(x)); }

// Each lane takes the data of lane (address + offset) / 4; 0 from an inactive lane.
void ds_bpermute_b32(Memory& x) { x.vdst = from_active(x, u32(x.data0), named_lane(x)); }

// Adds the number of active lanes to a counter at M0 + offset.
void ds_append(Memory& x) {
  count_active(x, [](U32 memory, U32 lanes) { return memory + lanes; });
}

// Subtracts the number of active lanes from a counter at M0 + offset.
void ds_consume(Memory& x) {
  count_active(x, [](U32 memory, U32 lanes) { return memory - lanes; });
}

// Does nothing.
void ds_nop(Memory&) {}

}  // namespace lw::sem
