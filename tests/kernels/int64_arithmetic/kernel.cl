// Result k of element i is out[16 * i + k].
__kernel void unsigned_operations(__global const ulong* a, __global const ulong* b, __global const ulong* small,
                                  __global ulong* out) {
  const uint i = get_global_id(0);
  const ulong x = a[i];
  const ulong y = b[i] | 1;
  const ulong s = small[i];
  __global ulong* o = out + 16 * i;
  o[0] = x + y;
  o[1] = x - y;
  o[2] = x * y;
  o[3] = x / y;
  o[4] = x % y;
  o[5] = x / s;
  o[6] = x % s;
  o[7] = mul_hi(x, y);
  o[8] = x << (y & 63);
  o[9] = x >> (y & 63);
  o[10] = rotate(x, y & 63);
  o[11] = clz(x >> (s & 63));
  o[12] = popcount(x);
  o[13] = max(x, y) - min(x, y);
  o[14] = (x & y) ^ (x | ~y);
  o[15] = (x < y) + 2 * (x > s) + 4 * (x == y) + ((ulong)(uint)x * (uint)y);
}

__kernel void signed_operations(__global const long* a, __global const long* b, __global const long* small,
                                __global long* out) {
  const uint i = get_global_id(0);
  const long x = a[i];
  const long y = b[i] | 1;
  const long s = small[i];
  __global long* o = out + 16 * i;
  o[0] = x / s;
  o[1] = x % s;
  o[2] = (x >> 8) / y;
  o[3] = (x >> 8) % y;
  o[4] = x / 10;
  o[5] = x % 1000003;
  o[6] = mul_hi(x, y);
  o[7] = x >> (s & 63);
  o[8] = (long)((ulong)x << (s & 63));
  o[9] = min(x, y);
  o[10] = max(x, y);
  o[11] = (long)abs(x);
  o[12] = (x < y) | ((x <= s) << 1) | ((x >= y) << 2) | ((x != s) << 3);
  o[13] = (long)(int)x * (long)(int)y;
  o[14] = add_sat(x, y);
  o[15] = sub_sat(x, y);
}

// a^e mod m by squaring, with 32-bit moduli.
__kernel void power_modulo(__global const ulong* base, __global const ulong* exponent, __global const ulong* modulus,
                           __global ulong* out) {
  const uint i = get_global_id(0);
  const ulong m = modulus[i];
  ulong result = 1 % m;
  ulong factor = base[i] % m;
  for (ulong e = exponent[i]; e != 0; e >>= 1) {
    if (e & 1) result = result * factor % m;
    factor = factor * factor % m;
  }
  out[i] = result;
}
