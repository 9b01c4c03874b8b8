#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

// Every operation is used so that the result does not depend on the order of the work-items.
__kernel void global_32(__global const uint* in, volatile __global uint* u, volatile __global int* s,
                        volatile __global uint* slots) {
  const uint v = in[get_global_id(0)];
  atomic_add(&u[0], v);
  atomic_sub(&u[1], v >> 3);
  // Two work-items meet in each slot.
  atomic_add(&slots[atomic_inc(&u[2])], 1);
  atomic_add(&slots[atomic_dec(&u[3]) - 1], 256);
  atomic_min(&u[4], v);
  atomic_max(&u[5], v);
  atomic_and(&u[6], v | 0xffff0f00u);
  atomic_or(&u[7], v & 0x00f0ff01u);
  atomic_xor(&u[8], v);
  atomic_min(&s[0], (int)v);
  atomic_max(&s[1], (int)v);
  atomic_add(&s[2], (int)v >> 4);
  // What each exchange returns, plus what is left at the end, is everything that was put in.
  atomic_add(&u[9], atomic_xchg(&u[10], v));
  // A product modulo a prime, which commutes, by compare-and-exchange.
  uint seen = u[11];
  uint expected;
  do {
    expected = seen;
    seen = atomic_cmpxchg(&u[11], expected, (uint)((ulong)expected * (v % 65520 + 1) % 65521));
  } while (seen != expected);
}

__kernel void global_64(__global const ulong* in, volatile __global ulong* u, volatile __global long* s) {
  const ulong v = in[get_global_id(0)];
  atom_add(&u[0], v);
  atom_sub(&u[1], v >> 3);
  atom_inc(&u[2]);
  atom_dec(&u[3]);
  atom_min(&u[4], v);
  atom_max(&u[5], v);
  atom_and(&u[6], v | 0xffffffffff000000UL);
  atom_or(&u[7], v & 0xf0000ff0001UL);
  atom_xor(&u[8], v);
  atom_min(&s[0], (long)v);
  atom_max(&s[1], (long)v);
  atom_add(&u[9], atom_xchg(&u[10], v));
  ulong expected;
  ulong seen = u[11];
  do {
    expected = seen;
    seen = atom_cmpxchg(&u[11], expected, rotate(expected, 1UL) + v * 0);
  } while (seen != expected);
}

// Folds the exchanged rest into the sum and clears it, as which work-item came last is not determined.
__kernel void settle(__global uint* u, __global ulong* w) {
  u[9] += u[10];
  u[10] = 0;
  w[9] += w[10];
  w[10] = 0;
}

__kernel void local_32_and_64(__global const uint* in, __global uint* out, __global ulong* wide) {
  __local uint u[10];
  __local ulong w[8];
  const uint l = get_local_id(0);
  if (l < 10) u[l] = l == 3 || l == 5 ? ~0u : l == 9 ? 64 : 0;
  if (l < 8) w[l] = l == 2 || l == 5 ? ~0UL : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint v = in[get_global_id(0)];
  const ulong x = (ulong)v * 0x9e3779b97f4a7c15UL;
  atomic_add(&u[0], v);
  atomic_sub(&u[1], v >> 1);
  atomic_inc(&u[2]);
  atomic_min(&u[3], v);
  atomic_max(&u[4], v);
  atomic_and(&u[5], v | 0xf0f0f0f0u);
  atomic_or(&u[6], v & 0x0f000f0fu);
  atomic_xor(&u[7], v);
  atomic_add(&u[8], 1u << (8 * (l & 3)));
  atomic_dec(&u[9]);
  atom_add(&w[0], x);
  atom_sub(&w[1], x >> 9);
  atom_min(&w[2], x);
  atom_max(&w[3], x);
  atom_xor(&w[4], x);
  atom_and(&w[5], x | 0xffffffff00000000UL);
  atom_or(&w[6], x & 0xff00ff0000000UL);
  atom_inc(&w[7]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 10) out[10 * get_group_id(0) + l] = u[l];
  if (l < 8) wide[8 * get_group_id(0) + l] = w[l];
}
