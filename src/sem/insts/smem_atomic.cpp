// Scalar memory atomics: base and offset, or a buffer.
#include "atomics.h"
#include "scalar_address.h"

namespace lw::sem {
namespace {

void returns(Memory& x, U32 old) {
  if (returns_old(x)) set_dword(x.sdata, 0, old);
}
void returns(Memory& x, U64 old) {
  if (!returns_old(x)) return;
  set_dword(x.sdata, 0, lo(old));
  set_dword(x.sdata, 1, hi(old));
}
template <class Operation>
void scalar_atomic(Memory& x, FarPlace p, Operation operation) {
  returns(x, update32(x, p, dword(x.sdata_in, 0), operation));
}
template <class Operation>
void scalar_atomic_x2(Memory& x, FarPlace p, Operation operation) {
  returns(x, update64(x, p, qword(x.sdata_in, 0), operation));
}
// The first register is stored, the second compared.
void scalar_compare_swap(Memory& x, FarPlace p) {
  returns(x, compare_swap32(x, p, dword(x.sdata_in, 1), dword(x.sdata_in, 0)));
}
void scalar_compare_swap_x2(Memory& x, FarPlace p) {
  returns(x, compare_swap64(x, p, qword(x.sdata_in, 2), qword(x.sdata_in, 0)));
}

}  // namespace

// Memory = data.
void s_atomic_swap(Memory& x) { scalar_atomic(x, scalar(x), Swap{}); }

// Memory = memory + data.
void s_atomic_add(Memory& x) { scalar_atomic(x, scalar(x), Add{}); }

// Memory = memory - data.
void s_atomic_sub(Memory& x) { scalar_atomic(x, scalar(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void s_atomic_smin(Memory& x) { scalar_atomic(x, scalar(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void s_atomic_umin(Memory& x) { scalar_atomic(x, scalar(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void s_atomic_smax(Memory& x) { scalar_atomic(x, scalar(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void s_atomic_umax(Memory& x) { scalar_atomic(x, scalar(x), UnsignedMax{}); }

// Memory = memory & data.
void s_atomic_and(Memory& x) { scalar_atomic(x, scalar(x), And{}); }

// Memory = memory | data.
void s_atomic_or(Memory& x) { scalar_atomic(x, scalar(x), Or{}); }

// Memory = memory ^ data.
void s_atomic_xor(Memory& x) { scalar_atomic(x, scalar(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void s_atomic_inc(Memory& x) { scalar_atomic(x, scalar(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void s_atomic_dec(Memory& x) { scalar_atomic(x, scalar(x), Decrement{}); }

// Memory = the first dword of data if memory equals the second.
void s_atomic_cmpswap(Memory& x) { scalar_compare_swap(x, scalar(x)); }

// Memory = data.
void s_atomic_swap_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Swap{}); }

// Memory = memory + data.
void s_atomic_add_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Add{}); }

// Memory = memory - data.
void s_atomic_sub_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Sub{}); }

// Memory = the lesser of memory and data, signed.
void s_atomic_smin_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void s_atomic_umin_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void s_atomic_smax_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void s_atomic_umax_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), UnsignedMax{}); }

// Memory = memory & data.
void s_atomic_and_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), And{}); }

// Memory = memory | data.
void s_atomic_or_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Or{}); }

// Memory = memory ^ data.
void s_atomic_xor_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void s_atomic_inc_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void s_atomic_dec_x2(Memory& x) { scalar_atomic_x2(x, scalar(x), Decrement{}); }

// Memory = the first pair of dwords of data if memory equals the second.
void s_atomic_cmpswap_x2(Memory& x) { scalar_compare_swap_x2(x, scalar(x)); }

// Memory = data.
void s_buffer_atomic_swap(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Swap{}); }

// Memory = memory + data.
void s_buffer_atomic_add(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Add{}); }

// Memory = memory - data.
void s_buffer_atomic_sub(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Sub{}); }

// Memory = the lesser of memory and data, signed.
void s_buffer_atomic_smin(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void s_buffer_atomic_umin(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void s_buffer_atomic_smax(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void s_buffer_atomic_umax(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), UnsignedMax{}); }

// Memory = memory & data.
void s_buffer_atomic_and(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), And{}); }

// Memory = memory | data.
void s_buffer_atomic_or(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Or{}); }

// Memory = memory ^ data.
void s_buffer_atomic_xor(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void s_buffer_atomic_inc(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void s_buffer_atomic_dec(Memory& x) { scalar_atomic(x, scalar_buffer(x, 0), Decrement{}); }

// Memory = the first dword of data if memory equals the second.
void s_buffer_atomic_cmpswap(Memory& x) { scalar_compare_swap(x, scalar_buffer(x, 0)); }

// Memory = data.
void s_buffer_atomic_swap_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Swap{}); }

// Memory = memory + data.
void s_buffer_atomic_add_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Add{}); }

// Memory = memory - data.
void s_buffer_atomic_sub_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Sub{}); }

// Memory = the lesser of memory and data, signed.
void s_buffer_atomic_smin_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), SignedMin{}); }

// Memory = the lesser of memory and data, unsigned.
void s_buffer_atomic_umin_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), UnsignedMin{}); }

// Memory = the greater of memory and data, signed.
void s_buffer_atomic_smax_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), SignedMax{}); }

// Memory = the greater of memory and data, unsigned.
void s_buffer_atomic_umax_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), UnsignedMax{}); }

// Memory = memory & data.
void s_buffer_atomic_and_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), And{}); }

// Memory = memory | data.
void s_buffer_atomic_or_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Or{}); }

// Memory = memory ^ data.
void s_buffer_atomic_xor_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Xor{}); }

// Memory = memory + 1, or 0 if memory is data or more.
void s_buffer_atomic_inc_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Increment{}); }

// Memory = memory - 1, or data if memory is 0 or above data.
void s_buffer_atomic_dec_x2(Memory& x) { scalar_atomic_x2(x, scalar_buffer(x, 0), Decrement{}); }

// Memory = the first pair of dwords of data if memory equals the second.
void s_buffer_atomic_cmpswap_x2(Memory& x) { scalar_compare_swap_x2(x, scalar_buffer(x, 0)); }

}  // namespace lw::sem
