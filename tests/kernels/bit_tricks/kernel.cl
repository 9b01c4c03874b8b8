uint reverse_bits(uint v) {
  v = ((v >> 1) & 0x55555555u) | ((v & 0x55555555u) << 1);
  v = ((v >> 2) & 0x33333333u) | ((v & 0x33333333u) << 2);
  v = ((v >> 4) & 0x0f0f0f0fu) | ((v & 0x0f0f0f0fu) << 4);
  v = ((v >> 8) & 0x00ff00ffu) | ((v & 0x00ff00ffu) << 8);
  return v >> 16 | v << 16;
}

uint spread_bits(uint v) {
  v &= 0xffff;
  v = (v | v << 8) & 0x00ff00ffu;
  v = (v | v << 4) & 0x0f0f0f0fu;
  v = (v | v << 2) & 0x33333333u;
  return (v | v << 1) & 0x55555555u;
}

uint square_root(uint v) {
  uint root = 0;
  for (uint bit = 1u << 30; bit != 0; bit >>= 2) {
    if (v >= root + bit) {
      v -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
  }
  return root;
}

// Result k of element i is out[16 * i + k].
__kernel void words(__global const uint* a, __global const uint* b, __global uint* out) {
  const uint i = get_global_id(0);
  const uint x = a[i];
  const uint y = b[i];
  const uint n = i & 31;
  __global uint* o = out + 16 * i;
  o[0] = reverse_bits(x);
  o[1] = spread_bits(x) | spread_bits(y) << 1;
  o[2] = square_root(x);
  o[3] = x & (0u - x);
  o[4] = (x | x >> n) ^ (x & ((1u << n) - 1));
  o[5] = (uint)((int)(x << n) >> 27);
  o[6] = (x >> n) & 0x3ff;
  o[7] = (x & y) | (~x & (y >> 5));
  o[8] = (x & y) ^ (y & o[7]) ^ (x & o[7]);
  o[9] = as_uint(as_uchar4(x).wzyx);
  o[10] = (uint)(((ulong)x << 32 | y) >> n);
  o[11] = (x & y) + ((x ^ y) >> 1);
  o[12] = x ^ x >> 1;
  o[13] = 31 - clz(x | 1) + popcount(y) + (32 - clz(y));
  o[14] = ((x ^ (x >> 31)) - (x >> 31)) + ((x << 3) + y) + ((x + y) << 2) + (x << n | y);
  o[15] = rotate(x, n) - rotate(y, 32 - n);
}

__kernel void double_words(__global const ulong* a, __global ulong* out) {
  const uint i = get_global_id(0);
  const ulong x = a[i];
  ulong parity = x;
  parity ^= parity >> 32;
  parity ^= parity >> 16;
  parity ^= parity >> 8;
  parity = 0x6996 >> ((parity ^ parity >> 4) & 15) & 1;
  ulong next = x | (x - 1);
  next = (next + 1) | (((~next & (0UL - ~next)) - 1) >> (popcount(x & (0UL - x)) + 5));
  out[4 * i] = parity;
  out[4 * i + 1] = next;
  out[4 * i + 2] = clz(x >> (i & 63)) * 100 + popcount(x & (x >> 7));
  out[4 * i + 3] = as_ulong(as_uchar8(x).s76543210) ^ (x * 0x0101010101010101UL >> 56);
}
