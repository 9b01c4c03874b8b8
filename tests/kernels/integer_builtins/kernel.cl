// OpenCL's integer functions. out[16 * i + k].
__kernel void signed_builtins(__global const int* a, __global const int* b, __global const int* c, __global int* out) {
  const uint i = get_global_id(0);
  const int x = a[i];
  const int y = b[i];
  const int z = c[i];
  __global int* o = out + 16 * i;
  o[0] = mad24(x >> 9, y >> 9, z);
  o[1] = mul24(x >> 8, y >> 8);
  o[2] = mad_hi(x, y, z);
  o[3] = mul_hi(x, y);
  o[4] = add_sat(x, y);
  o[5] = sub_sat(x, y);
  o[6] = mad_sat(x >> 16, y >> 14, z);
  o[7] = hadd(x, y);
  o[8] = rhadd(x, y);
  // Halved: rocm-device-libs 5.2.3 computes abs_diff as |x - y| in 32 bits, which is wrong where x - y overflows.
  o[9] = (int)abs(x) ^ (int)abs_diff(x >> 1, y >> 1);
  o[10] = clamp(x, min(y, z), max(y, z));
  o[11] = max(x, max(y, z)) - min(x, min(y, z));
  o[12] = rotate(x, y);
  o[13] = clz(x >> (i & 31)) + popcount(y);
  o[14] = bitselect(x, y, z);
  o[15] = select(x, y, z > 0) + upsample((short)x, (ushort)y);
}

__kernel void unsigned_builtins(__global const uint* a, __global const uint* b, __global const uint* c,
                                __global uint* out) {
  const uint i = get_global_id(0);
  const uint x = a[i];
  const uint y = b[i];
  const uint z = c[i];
  __global uint* o = out + 16 * i;
  o[0] = mad24(x >> 8, y >> 8, z);
  o[1] = mul_hi(x, y);
  o[2] = mad_hi(x, y, z);
  o[3] = add_sat(x, y);
  o[4] = sub_sat(x, y);
  o[5] = mad_sat(x >> 20, y >> 10, z);
  o[6] = hadd(x, y);
  o[7] = rhadd(x, y);
  o[8] = abs_diff(x, y) + abs_diff(y, z);
  o[9] = x / (y >> (i & 31) | 1);
  o[10] = x % (y >> (i & 31) | 1);
  o[11] = x / 7 + y % 1000 + z / 641;
  o[12] = max(min(x, y), min(max(x, y), z));
  o[13] = x + y < x;
  o[14] = (uint)((int)x / ((int)y >> (i & 15) | 1)) ^ (uint)((int)x % 77);
  o[15] = x * y + z;
}

__kernel void short_builtins(__global const short* a, __global const short* b, __global short* out) {
  const uint i = get_global_id(0);
  const short x = a[i];
  const short y = b[i];
  __global short* o = out + 16 * i;
  o[0] = x * y;
  o[1] = mul_hi(x, y);
  o[2] = add_sat(x, y);
  o[3] = sub_sat(x, y);
  o[4] = hadd(x, y);
  o[5] = x / (short)(y | 1);
  o[6] = x % (short)(y | 1);
  o[7] = x >> (y & 15);
  o[8] = (short)((ushort)x >> (y & 15));
  o[9] = rotate(x, y);
  o[10] = max(x, y);
  o[11] = min((ushort)x, (ushort)y);
  o[12] = clz(x);
  o[13] = popcount((short)(x ^ y));
  o[14] = (short)((ushort)x * (ushort)5 + (ushort)y);
  o[15] = (x < y) - ((ushort)x < (ushort)y) * 3;
}
