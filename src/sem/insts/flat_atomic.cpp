// FLAT and GLOBAL atomics: the same updates at two kinds of address.
#include "address.h"
#include "atomics.h"

namespace lw::sem {
namespace {

template <class Operation>
void atomic(Memory& x, FarPlace p, Operation operation) {
  const U32 old = update32(x, p, u32(x.data), operation);
  if (returns_old(x)) x.vdst = old;
}
template <class Operation>
void atomic_x2(Memory& x, FarPlace p, Operation operation) {
  const U64 old = update64(x, p, u64(x.data), operation);
  if (returns_old(x)) x.vdst = old;
}
// The first register is stored, the second compared.
void compare_swap(Memory& x, FarPlace p) {
  const U32 old = compare_swap32(x, p, dword(x.data, 1), dword(x.data, 0));
  if (returns_old(x)) x.vdst = old;
}
void compare_swap_x2(Memory& x, FarPlace p) {
  const U64 old = compare_swap64(x, p, qword(x.data, 2), qword(x.data, 0));
  if (returns_old(x)) x.vdst = old;
}

}  // namespace

// Memory = data.
void flat_atomic_swap(Memory& x) { atomic(x, flat(x), Swap{}); }

// Memory = memory + data.
void flat_atomic_add(Memory& x) { atomic(x, flat(x), Add{}); }

// Memory = memory - data.
void flat_atomic_sub(Memory& x) { atomic(x, flat(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void flat_atomic_smin(Memory& x) { atomic(x, flat(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void flat_atomic_umin(Memory& x) { atomic(x, flat(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void flat_atomic_smax(Memory& x) { atomic(x, flat(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void flat_atomic_umax(Memory& x) { atomic(x, flat(x), UnsignedMax{}); }

// Memory = memory & data.
void flat_atomic_and(Memory& x) { atomic(x, flat(x), And{}); }

// Memory = memory | data.
void flat_atomic_or(Memory& x) { atomic(x, flat(x), Or{}); }

// Memory = memory ^ data.
void flat_atomic_xor(Memory& x) { atomic(x, flat(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void flat_atomic_inc(Memory& x) { atomic(x, flat(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void flat_atomic_dec(Memory& x) { atomic(x, flat(x), Decrement{}); }

// Memory = the first dword of data if memory equals the second.
void flat_atomic_cmpswap(Memory& x) { compare_swap(x, flat(x)); }

// Memory = data.
void flat_atomic_swap_x2(Memory& x) { atomic_x2(x, flat(x), Swap{}); }

// Memory = memory + data.
void flat_atomic_add_x2(Memory& x) { atomic_x2(x, flat(x), Add{}); }

// Memory = memory - data.
void flat_atomic_sub_x2(Memory& x) { atomic_x2(x, flat(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void flat_atomic_smin_x2(Memory& x) { atomic_x2(x, flat(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void flat_atomic_umin_x2(Memory& x) { atomic_x2(x, flat(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void flat_atomic_smax_x2(Memory& x) { atomic_x2(x, flat(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void flat_atomic_umax_x2(Memory& x) { atomic_x2(x, flat(x), UnsignedMax{}); }

// Memory = memory & data.
void flat_atomic_and_x2(Memory& x) { atomic_x2(x, flat(x), And{}); }

// Memory = memory | data.
void flat_atomic_or_x2(Memory& x) { atomic_x2(x, flat(x), Or{}); }

// Memory = memory ^ data.
void flat_atomic_xor_x2(Memory& x) { atomic_x2(x, flat(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void flat_atomic_inc_x2(Memory& x) { atomic_x2(x, flat(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void flat_atomic_dec_x2(Memory& x) { atomic_x2(x, flat(x), Decrement{}); }

// Memory = the first pair of dwords of data if memory equals the second.
void flat_atomic_cmpswap_x2(Memory& x) { compare_swap_x2(x, flat(x)); }

// Memory = data.
void global_atomic_swap(Memory& x) { atomic(x, global(x), Swap{}); }

// Memory = memory + data.
void global_atomic_add(Memory& x) { atomic(x, global(x), Add{}); }

// Memory = memory - data.
void global_atomic_sub(Memory& x) { atomic(x, global(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void global_atomic_smin(Memory& x) { atomic(x, global(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void global_atomic_umin(Memory& x) { atomic(x, global(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void global_atomic_smax(Memory& x) { atomic(x, global(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void global_atomic_umax(Memory& x) { atomic(x, global(x), UnsignedMax{}); }

// Memory = memory & data.
void global_atomic_and(Memory& x) { atomic(x, global(x), And{}); }

// Memory = memory | data.
void global_atomic_or(Memory& x) { atomic(x, global(x), Or{}); }

// Memory = memory ^ data.
void global_atomic_xor(Memory& x) { atomic(x, global(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void global_atomic_inc(Memory& x) { atomic(x, global(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void global_atomic_dec(Memory& x) { atomic(x, global(x), Decrement{}); }

// Memory = the first dword of data if memory equals the second.
void global_atomic_cmpswap(Memory& x) { compare_swap(x, global(x)); }

// Memory = data.
void global_atomic_swap_x2(Memory& x) { atomic_x2(x, global(x), Swap{}); }

// Memory = memory + data.
void global_atomic_add_x2(Memory& x) { atomic_x2(x, global(x), Add{}); }

// Memory = memory - data.
void global_atomic_sub_x2(Memory& x) { atomic_x2(x, global(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void global_atomic_smin_x2(Memory& x) { atomic_x2(x, global(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void global_atomic_umin_x2(Memory& x) { atomic_x2(x, global(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void global_atomic_smax_x2(Memory& x) { atomic_x2(x, global(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void global_atomic_umax_x2(Memory& x) { atomic_x2(x, global(x), UnsignedMax{}); }

// Memory = memory & data.
void global_atomic_and_x2(Memory& x) { atomic_x2(x, global(x), And{}); }

// Memory = memory | data.
void global_atomic_or_x2(Memory& x) { atomic_x2(x, global(x), Or{}); }

// Memory = memory ^ data.
void global_atomic_xor_x2(Memory& x) { atomic_x2(x, global(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void global_atomic_inc_x2(Memory& x) { atomic_x2(x, global(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void global_atomic_dec_x2(Memory& x) { atomic_x2(x, global(x), Decrement{}); }

// Memory = the first pair of dwords of data if memory equals the second.
void global_atomic_cmpswap_x2(Memory& x) { compare_swap_x2(x, global(x)); }

}  // namespace lw::sem
