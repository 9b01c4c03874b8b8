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

// Memory = data.
void buffer_atomic_swap(Memory& x) { atomic(x, Swap{}); }

// Memory = memory + data.
void buffer_atomic_add(Memory& x) { atomic(x, Add{}); }

// Memory = memory - data.
void buffer_atomic_sub(Memory& x) { atomic(x, Sub{}); }

// Memory = the lesser of memory and data, signed.
void buffer_atomic_smin(Memory& x) { atomic(x, SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void buffer_atomic_umin(Memory& x) { atomic(x, UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void buffer_atomic_smax(Memory& x) { atomic(x, SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void buffer_atomic_umax(Memory& x) { atomic(x, UnsignedMax{}); }

// Memory = memory & data.
void buffer_atomic_and(Memory& x) { atomic(x, And{}); }

// Memory = memory | data.
void buffer_atomic_or(Memory& x) { atomic(x, Or{}); }

// Memory = memory ^ data.
void buffer_atomic_xor(Memory& x) { atomic(x, Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void buffer_atomic_inc(Memory& x) { atomic(x, Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void buffer_atomic_dec(Memory& x) { atomic(x, Decrement{}); }

// Memory = the first dword of data if memory equals the second.
void buffer_atomic_cmpswap(Memory& x) { compare_swap(x); }

// Memory = data.
void buffer_atomic_swap_x2(Memory& x) { atomic_x2(x, Swap{}); }

// Memory = memory + data.
void buffer_atomic_add_x2(Memory& x) { atomic_x2(x, Add{}); }

// Memory = memory - data.
void buffer_atomic_sub_x2(Memory& x) { atomic_x2(x, Sub{}); }

// Memory = the lesser of memory and data, signed.
void buffer_atomic_smin_x2(Memory& x) { atomic_x2(x, SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void buffer_atomic_umin_x2(Memory& x) { atomic_x2(x, UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void buffer_atomic_smax_x2(Memory& x) { atomic_x2(x, SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void buffer_atomic_umax_x2(Memory& x) { atomic_x2(x, UnsignedMax{}); }

// Memory = memory & data.
void buffer_atomic_and_x2(Memory& x) { atomic_x2(x, And{}); }

// Memory = memory | data.
void buffer_atomic_or_x2(Memory& x) { atomic_x2(x, Or{}); }

// Memory = memory ^ data.
void buffer_atomic_xor_x2(Memory& x) { atomic_x2(x, Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void buffer_atomic_inc_x2(Memory& x) { atomic_x2(x, Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void buffer_atomic_dec_x2(Memory& x) { atomic_x2(x, Decrement{}); }

// Memory = the first pair of dwords of data if memory equals the second.
void buffer_atomic_cmpswap_x2(Memory& x) { compare_swap_x2(x); }

}  // namespace lw::sem
