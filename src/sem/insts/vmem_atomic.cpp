// Buffer atomics.
#include "atomics.h"
#include "buffer_address.h"

namespace lw::sem {
namespace {

void returns(Memory& x, U32 old) {
  if (returns_old(x)) set_dword(x.vdata, 0, old);
}
void returns(Memory& x, U64 old) {
  if (!returns_old(x)) return;
  set_dword(x.vdata, 0, lo(old));
  set_dword(x.vdata, 1, hi(old));
}
template <class Operation>
void atomic(Memory& x, Operation operation) {
  returns(x, update32(x, buffer(x, 4), dword(x.vdata_in, 0), operation));
}
template <class Operation>
void atomic_x2(Memory& x, Operation operation) {
  returns(x, update64(x, buffer(x, 8), qword(x.vdata_in, 0), operation));
}
// The first register is stored, the second compared.
void compare_swap(Memory& x) {
  returns(x, compare_swap32(x, buffer(x, 4), dword(x.vdata_in, 1), dword(x.vdata_in, 0)));
}
void compare_swap_x2(Memory& x) {
  returns(x, compare_swap64(x, buffer(x, 8), qword(x.vdata_in, 2), qword(x.vdata_in, 0)));
}

}  // namespace

// Data.
void buffer_atomic_swap(Memory& x) { atomic(x, Swap{}); }

// Memory + data.
void buffer_atomic_add(Memory& x) { atomic(x, Add{}); }

// Memory - data.
void buffer_atomic_sub(Memory& x) { atomic(x, Sub{}); }

// The lesser, signed.
void buffer_atomic_smin(Memory& x) { atomic(x, SignedMin{}); }

// The lesser, unsigned.
void buffer_atomic_umin(Memory& x) { atomic(x, UnsignedMin{}); }

// The greater, signed.
void buffer_atomic_smax(Memory& x) { atomic(x, SignedMax{}); }

// The greater, unsigned.
void buffer_atomic_umax(Memory& x) { atomic(x, UnsignedMax{}); }

// Memory & data.
void buffer_atomic_and(Memory& x) { atomic(x, And{}); }

// Memory | data.
void buffer_atomic_or(Memory& x) { atomic(x, Or{}); }

// Memory ^ data.
void buffer_atomic_xor(Memory& x) { atomic(x, Xor{}); }

// Memory + 1, or 0 from data on.
void buffer_atomic_inc(Memory& x) { atomic(x, Increment{}); }

// Memory - 1, or data from 0 or above data.
void buffer_atomic_dec(Memory& x) { atomic(x, Decrement{}); }

// The first dword of data where memory equals the second.
void buffer_atomic_cmpswap(Memory& x) { compare_swap(x); }

// Data.
void buffer_atomic_swap_x2(Memory& x) { atomic_x2(x, Swap{}); }

// Memory + data.
void buffer_atomic_add_x2(Memory& x) { atomic_x2(x, Add{}); }

// Memory - data.
void buffer_atomic_sub_x2(Memory& x) { atomic_x2(x, Sub{}); }

// The lesser, signed.
void buffer_atomic_smin_x2(Memory& x) { atomic_x2(x, SignedMin{}); }

// The lesser, unsigned.
void buffer_atomic_umin_x2(Memory& x) { atomic_x2(x, UnsignedMin{}); }

// The greater, signed.
void buffer_atomic_smax_x2(Memory& x) { atomic_x2(x, SignedMax{}); }

// The greater, unsigned.
void buffer_atomic_umax_x2(Memory& x) { atomic_x2(x, UnsignedMax{}); }

// Memory & data.
void buffer_atomic_and_x2(Memory& x) { atomic_x2(x, And{}); }

// Memory | data.
void buffer_atomic_or_x2(Memory& x) { atomic_x2(x, Or{}); }

// Memory ^ data.
void buffer_atomic_xor_x2(Memory& x) { atomic_x2(x, Xor{}); }

// Memory + 1, or 0 from data on.
void buffer_atomic_inc_x2(Memory& x) { atomic_x2(x, Increment{}); }

// Memory - 1, or data from 0 or above data.
void buffer_atomic_dec_x2(Memory& x) { atomic_x2(x, Decrement{}); }

// The first pair of dwords of data where memory equals the second.
void buffer_atomic_cmpswap_x2(Memory& x) { compare_swap_x2(x); }

}  // namespace lw::sem
