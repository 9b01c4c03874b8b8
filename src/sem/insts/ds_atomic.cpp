// Atomic updates of LDS, with and without return of what memory held.
#include "address.h"
#include "atomics.h"

namespace lw::sem {
namespace {

// Operations on data0, without and with return.
template <class Operation>
void lds32(Memory& x, Operation operation) {
  update32(x, lds(x, 4), u32(x.data0), operation);
}
template <class Operation>
void lds64(Memory& x, Operation operation) {
  update64(x, lds(x, 8), u64(x.data0), operation);
}
template <class Operation>
void lds32_rtn(Memory& x, Operation operation) {
  x.vdst = update32(x, lds(x, 4), u32(x.data0), operation);
}
template <class Operation>
void lds64_rtn(Memory& x, Operation operation) {
  x.vdst = update64(x, lds(x, 8), u64(x.data0), operation);
}

// Compare and swap: data0 is compared, data1 is stored (GCN3 manual, table 12.7).
U32 swap_if_equal32(Memory& x) { return compare_swap32(x, lds(x, 4), u32(x.data0), u32(x.data1)); }
U64 swap_if_equal64(Memory& x) { return compare_swap64(x, lds(x, 8), u64(x.data0), u64(x.data1)); }
U32 swap_if_equal_f32(Memory& x) {
  const NearPlace p = lds(x, 4);
  const F32 compare = f32(x.data0);
  const U32 data = u32(x.data1);
  return x.atomic32(p.space, p.address, p.where,
                    [&](U32 memory) { return select(as_f32(memory) == compare, data, memory); });
}
U64 swap_if_equal_f64(Memory& x) {
  const NearPlace p = lds(x, 8);
  const F64 compare = f64(x.data0);
  const U64 data = u64(x.data1);
  return x.atomic64(p.space, p.address, p.where,
                    [&](U64 memory) { return select(as_f64(memory) == compare, data, memory); });
}

// The bits that data0 names give way to data1.
U32 masked_or32(Memory& x) {
  const U32 mask = u32(x.data0);
  const U32 value = u32(x.data1);
  const NearPlace p = lds(x, 4);
  return x.atomic32(p.space, p.address, p.where, [&](U32 memory) { return (memory & ~mask) | value; });
}
U64 masked_or64(Memory& x) {
  const U64 mask = u64(x.data0);
  const U64 value = u64(x.data1);
  const NearPlace p = lds(x, 8);
  return x.atomic64(p.space, p.address, p.where, [&](U64 memory) { return (memory & ~mask) | value; });
}

void exchange_two32(Memory& x, unsigned unit) {
  const U32 first = update32(x, lds_first(x, 4, unit), u32(x.data0), Swap{});
  const U32 second = update32(x, lds_second(x, 4, unit), u32(x.data1), Swap{});
  set_dword(x.vdst, 0, first);
  set_dword(x.vdst, 1, second);
}
void exchange_two64(Memory& x, unsigned unit) {
  const U64 first = update64(x, lds_first(x, 8, unit), u64(x.data0), Swap{});
  const U64 second = update64(x, lds_second(x, 8, unit), u64(x.data1), Swap{});
  set_dword(x.vdst, 0, lo(first));
  set_dword(x.vdst, 1, hi(first));
  set_dword(x.vdst, 2, lo(second));
  set_dword(x.vdst, 3, hi(second));
}

// The src2 forms take their data from LDS too, at a signed distance in dwords from the address: offset[14:0], or with
// offset[15] set the top 15 bits of the address register (GCN3 manual, table 12.7).
struct TwoPlaces {
  NearPlace target;
  NearPlace source;
};
TwoPlaces src2_places(Memory& x, unsigned bytes) {
  const uint32_t offset = x.modifier(isa::Modifier::offset);
  const U32 address = u32(x.addr);
  if ((offset & 0x8000) != 0) {
    const U32 target = bits(address, 0, 17);
    const U32 distance = as_u32(as_i32(address) >> u32(17)) << u32(2);
    return {lds_at(x, target, bytes), lds_at(x, target + distance, bytes)};
  }
  const uint32_t distance = static_cast<uint32_t>(4 * sign_extended(offset & 0x7fff, 15));
  return {lds_at(x, address, bytes), lds_at(x, address + u32(distance), bytes)};
}
template <class Operation>
void src2_32(Memory& x, Operation operation) {
  const TwoPlaces p = src2_places(x, 4);
  const U32 data = load_u32(x, p.source);
  update32(x, p.target, data, operation);
}
template <class Operation>
void src2_64(Memory& x, Operation operation) {
  const TwoPlaces p = src2_places(x, 8);
  const Loaded loaded = x.load(p.source.space, 8, p.source.address, p.source.where);
  const U64 data = pack64(dword(loaded, 0), dword(loaded, 1));
  update64(x, p.target, data, operation);
}

}  // namespace

// Memory = memory + data0.
void ds_add_u32(Memory& x) { lds32(x, Add{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_add_rtn_u32(Memory& x) { lds32_rtn(x, Add{}); }

// Memory = memory - data0.
void ds_sub_u32(Memory& x) { lds32(x, Sub{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_sub_rtn_u32(Memory& x) { lds32_rtn(x, Sub{}); }

// Memory = data0 - memory.
void ds_rsub_u32(Memory& x) { lds32(x, ReverseSub{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_rsub_rtn_u32(Memory& x) { lds32_rtn(x, ReverseSub{}); }

// Memory = memory + 1, or 0 if memory is data0 or more.
void ds_inc_u32(Memory& x) { lds32(x, Increment{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_inc_rtn_u32(Memory& x) { lds32_rtn(x, Increment{}); }

// Memory = memory - 1, or data0 if memory is 0 or above data0.
void ds_dec_u32(Memory& x) { lds32(x, Decrement{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_dec_rtn_u32(Memory& x) { lds32_rtn(x, Decrement{}); }

// Memory = the lesser of memory and data0, signed.
void ds_min_i32(Memory& x) { lds32(x, SignedMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_i32(Memory& x) { lds32_rtn(x, SignedMin{}); }

// Memory = the greater of memory and data0, signed.
void ds_max_i32(Memory& x) { lds32(x, SignedMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_i32(Memory& x) { lds32_rtn(x, SignedMax{}); }

// Memory = the lesser of memory and data0, unsigned.
void ds_min_u32(Memory& x) { lds32(x, UnsignedMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_u32(Memory& x) { lds32_rtn(x, UnsignedMin{}); }

// Memory = the greater of memory and data0, unsigned.
void ds_max_u32(Memory& x) { lds32(x, UnsignedMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_u32(Memory& x) { lds32_rtn(x, UnsignedMax{}); }

// Memory = memory & data0.
void ds_and_b32(Memory& x) { lds32(x, And{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_and_rtn_b32(Memory& x) { lds32_rtn(x, And{}); }

// Memory = memory | data0.
void ds_or_b32(Memory& x) { lds32(x, Or{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_or_rtn_b32(Memory& x) { lds32_rtn(x, Or{}); }

// Memory = memory ^ data0.
void ds_xor_b32(Memory& x) { lds32(x, Xor{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_xor_rtn_b32(Memory& x) { lds32_rtn(x, Xor{}); }

// Memory = (memory & ~data0) | data1.
void ds_mskor_b32(Memory& x) { masked_or32(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_mskor_rtn_b32(Memory& x) { x.vdst = masked_or32(x); }

// Memory = data1 if memory equals data0.
void ds_cmpst_b32(Memory& x) { swap_if_equal32(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_cmpst_rtn_b32(Memory& x) { x.vdst = swap_if_equal32(x); }

// Memory = data1 if memory equals data0 as a float.
void ds_cmpst_f32(Memory& x) { swap_if_equal_f32(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_cmpst_rtn_f32(Memory& x) { x.vdst = swap_if_equal_f32(x); }

// Memory = data0 if data0 is less than memory.
void ds_min_f32(Memory& x) { lds32(x, FloatMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_f32(Memory& x) { lds32_rtn(x, FloatMin{}); }

// Memory = data0 if data0 is greater than memory.
void ds_max_f32(Memory& x) { lds32(x, FloatMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_f32(Memory& x) { lds32_rtn(x, FloatMax{}); }

// Memory = memory + data0 as floats.
void ds_add_f32(Memory& x) { lds32(x, FloatAdd{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_add_rtn_f32(Memory& x) { lds32_rtn(x, FloatAdd{}); }

// Memory = memory - data0 if memory is data0 or more, else memory + data1; returns the old value of memory.
void ds_wrap_rtn_b32(Memory& x) {
  const U32 limit = u32(x.data0);
  const U32 step = u32(x.data1);
  const NearPlace p = lds(x, 4);
  x.vdst = x.atomic32(p.space, p.address, p.where,
                      [&](U32 memory) { return select(memory >= limit, memory - limit, memory + step); });
}

// Exchanges data0 with memory.
void ds_wrxchg_rtn_b32(Memory& x) { lds32_rtn(x, Swap{}); }

// Exchanges data0 and data1 with two elements, with offsets in units of elements.
void ds_wrxchg2_rtn_b32(Memory& x) { exchange_two32(x, 4); }

// Exchanges data0 and data1 with two elements, with offsets in units of 64 elements.
void ds_wrxchg2st64_rtn_b32(Memory& x) { exchange_two32(x, 64 * 4); }

// Memory = memory + data0.
void ds_add_u64(Memory& x) { lds64(x, Add{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_add_rtn_u64(Memory& x) { lds64_rtn(x, Add{}); }

// Memory = memory - data0.
void ds_sub_u64(Memory& x) { lds64(x, Sub{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_sub_rtn_u64(Memory& x) { lds64_rtn(x, Sub{}); }

// Memory = data0 - memory.
void ds_rsub_u64(Memory& x) { lds64(x, ReverseSub{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_rsub_rtn_u64(Memory& x) { lds64_rtn(x, ReverseSub{}); }

// Memory = memory + 1, or 0 if memory is data0 or more.
void ds_inc_u64(Memory& x) { lds64(x, Increment{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_inc_rtn_u64(Memory& x) { lds64_rtn(x, Increment{}); }

// Memory = memory - 1, or data0 if memory is 0 or above data0.
void ds_dec_u64(Memory& x) { lds64(x, Decrement{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_dec_rtn_u64(Memory& x) { lds64_rtn(x, Decrement{}); }

// Memory = the lesser of memory and data0, signed.
void ds_min_i64(Memory& x) { lds64(x, SignedMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_i64(Memory& x) { lds64_rtn(x, SignedMin{}); }

// Memory = the greater of memory and data0, signed.
void ds_max_i64(Memory& x) { lds64(x, SignedMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_i64(Memory& x) { lds64_rtn(x, SignedMax{}); }

// Memory = the lesser of memory and data0, unsigned.
void ds_min_u64(Memory& x) { lds64(x, UnsignedMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_u64(Memory& x) { lds64_rtn(x, UnsignedMin{}); }

// Memory = the greater of memory and data0, unsigned.
void ds_max_u64(Memory& x) { lds64(x, UnsignedMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_u64(Memory& x) { lds64_rtn(x, UnsignedMax{}); }

// Memory = memory & data0.
void ds_and_b64(Memory& x) { lds64(x, And{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_and_rtn_b64(Memory& x) { lds64_rtn(x, And{}); }

// Memory = memory | data0.
void ds_or_b64(Memory& x) { lds64(x, Or{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_or_rtn_b64(Memory& x) { lds64_rtn(x, Or{}); }

// Memory = memory ^ data0.
void ds_xor_b64(Memory& x) { lds64(x, Xor{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_xor_rtn_b64(Memory& x) { lds64_rtn(x, Xor{}); }

// Memory = (memory & ~data0) | data1.
void ds_mskor_b64(Memory& x) { masked_or64(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_mskor_rtn_b64(Memory& x) { x.vdst = masked_or64(x); }

// Memory = data1 if memory equals data0.
void ds_cmpst_b64(Memory& x) { swap_if_equal64(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_cmpst_rtn_b64(Memory& x) { x.vdst = swap_if_equal64(x); }

// Memory = data1 if memory equals data0 as a float.
void ds_cmpst_f64(Memory& x) { swap_if_equal_f64(x); }

// Like the form without _rtn; returns the old value of memory.
void ds_cmpst_rtn_f64(Memory& x) { x.vdst = swap_if_equal_f64(x); }

// Memory = data0 if data0 is less than memory.
void ds_min_f64(Memory& x) { lds64(x, FloatMin{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_min_rtn_f64(Memory& x) { lds64_rtn(x, FloatMin{}); }

// Memory = data0 if data0 is greater than memory.
void ds_max_f64(Memory& x) { lds64(x, FloatMax{}); }

// Like the form without _rtn; returns the old value of memory.
void ds_max_rtn_f64(Memory& x) { lds64_rtn(x, FloatMax{}); }

// Exchanges data0 with memory.
void ds_wrxchg_rtn_b64(Memory& x) { lds64_rtn(x, Swap{}); }

// Exchanges data0 and data1 with two elements, with offsets in units of elements.
void ds_wrxchg2_rtn_b64(Memory& x) { exchange_two64(x, 8); }

// Exchanges data0 and data1 with two elements, with offsets in units of 64 elements.
void ds_wrxchg2st64_rtn_b64(Memory& x) { exchange_two64(x, 64 * 8); }

// For two dwords at a multiple of 8: replaces each by the low 31 bits of its half of data0 if the top bit of the half
// is set; returns both old values (RDNA3 manual, 16.15).
void ds_condxchg32_rtn_b64(Memory& x) {
  const U64 data = u64(x.data0);
  const U32 base = (u32(x.addr) + u32(x.modifier(isa::Modifier::offset))) & u32(0xfff8);
  const auto exchange = [&](U32 address, U32 value) {
    const NearPlace p = lds_at(x, address, 4);
    return x.atomic32(p.space, p.address, p.where,
                      [&](U32 memory) { return select(as_i32(value) < i32(0), value & u32(0x7fffffff), memory); });
  };
  const U32 first = exchange(base, lo(data));
  const U32 second = exchange(base + u32(4), hi(data));
  set_dword(x.vdst, 0, first);
  set_dword(x.vdst, 1, second);
}

// Memory = memory + the other element.
void ds_add_src2_u32(Memory& x) { src2_32(x, Add{}); }

// Memory = memory - the other element.
void ds_sub_src2_u32(Memory& x) { src2_32(x, Sub{}); }

// Memory = the other element - memory.
void ds_rsub_src2_u32(Memory& x) { src2_32(x, ReverseSub{}); }

// Memory = memory + 1, or 0 if memory is the other element or more.
void ds_inc_src2_u32(Memory& x) { src2_32(x, Increment{}); }

// Memory = memory - 1, or the other element if memory is 0 or above the other element.
void ds_dec_src2_u32(Memory& x) { src2_32(x, Decrement{}); }

// Memory = the lesser of memory and the other element, signed.
void ds_min_src2_i32(Memory& x) { src2_32(x, SignedMin{}); }

// Memory = the greater of memory and the other element, signed.
void ds_max_src2_i32(Memory& x) { src2_32(x, SignedMax{}); }

// Memory = the lesser of memory and the other element, unsigned.
void ds_min_src2_u32(Memory& x) { src2_32(x, UnsignedMin{}); }

// Memory = the greater of memory and the other element, unsigned.
void ds_max_src2_u32(Memory& x) { src2_32(x, UnsignedMax{}); }

// Memory = memory & the other element.
void ds_and_src2_b32(Memory& x) { src2_32(x, And{}); }

// Memory = memory | the other element.
void ds_or_src2_b32(Memory& x) { src2_32(x, Or{}); }

// Memory = memory ^ the other element.
void ds_xor_src2_b32(Memory& x) { src2_32(x, Xor{}); }

// Memory = the other element.
void ds_write_src2_b32(Memory& x) { src2_32(x, Swap{}); }

// Memory = the lesser of memory and the other element, as floats.
void ds_min_src2_f32(Memory& x) { src2_32(x, FloatMin{}); }

// Memory = the greater of memory and the other element, as floats.
void ds_max_src2_f32(Memory& x) { src2_32(x, FloatMax{}); }

// Memory = the sum of memory and the other element, as floats.
void ds_add_src2_f32(Memory& x) { src2_32(x, FloatAdd{}); }

// Memory = memory + the other element.
void ds_add_src2_u64(Memory& x) { src2_64(x, Add{}); }

// Memory = memory - the other element.
void ds_sub_src2_u64(Memory& x) { src2_64(x, Sub{}); }

// Memory = the other element - memory.
void ds_rsub_src2_u64(Memory& x) { src2_64(x, ReverseSub{}); }

// Memory = memory + 1, or 0 if memory is the other element or more.
void ds_inc_src2_u64(Memory& x) { src2_64(x, Increment{}); }

// Memory = memory - 1, or the other element if memory is 0 or above the other element.
void ds_dec_src2_u64(Memory& x) { src2_64(x, Decrement{}); }

// Memory = the lesser of memory and the other element, signed.
void ds_min_src2_i64(Memory& x) { src2_64(x, SignedMin{}); }

// Memory = the greater of memory and the other element, signed.
void ds_max_src2_i64(Memory& x) { src2_64(x, SignedMax{}); }

// Memory = the lesser of memory and the other element, unsigned.
void ds_min_src2_u64(Memory& x) { src2_64(x, UnsignedMin{}); }

// Memory = the greater of memory and the other element, unsigned.
void ds_max_src2_u64(Memory& x) { src2_64(x, UnsignedMax{}); }

// Memory = memory & the other element.
void ds_and_src2_b64(Memory& x) { src2_64(x, And{}); }

// Memory = memory | the other element.
void ds_or_src2_b64(Memory& x) { src2_64(x, Or{}); }

// Memory = memory ^ the other element.
void ds_xor_src2_b64(Memory& x) { src2_64(x, Xor{}); }

// Memory = the other element.
void ds_write_src2_b64(Memory& x) { src2_64(x, Swap{}); }

// Memory = the lesser of memory and the other element, as floats.
void ds_min_src2_f64(Memory& x) { src2_64(x, FloatMin{}); }

// Memory = the greater of memory and the other element, as floats.
void ds_max_src2_f64(Memory& x) { src2_64(x, FloatMax{}); }

}  // namespace lw::sem
