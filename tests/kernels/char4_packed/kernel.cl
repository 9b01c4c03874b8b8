// Four bytes at a time: wrap-around, saturating and averaging arithmetic, comparison masks, shuffles.
__kernel void unsigned_bytes(__global const uchar4* a, __global const uchar4* b, __global uchar4* out) {
  const uint i = get_global_id(0);
  const uchar4 x = a[i];
  const uchar4 y = b[i];
  __global uchar4* o = out + 12 * i;
  o[0] = x + y;
  o[1] = x - y;
  o[2] = x * y;
  o[3] = add_sat(x, y);
  o[4] = sub_sat(x, y);
  o[5] = hadd(x, y);
  o[6] = rhadd(x, y);
  o[7] = abs_diff(x, y);
  o[8] = max(x, y) ^ min(x.wzyx, y);
  o[9] = (x >> (uchar)3) | (y << (uchar)2);
  o[10] = mul_hi(x, y);
  o[11] = as_uchar4(x > y) & popcount(x);
}

// To -128 .. 127, by way of 0 .. 255: for the limit -128 clang makes a 16-bit literal whose high half llvm-objdump's
// text loses (docs/errata.md).
char4 saturated(int4 sum) { return as_char4(convert_uchar4_sat(sum + 128) ^ (uchar4)(0x80)); }

__kernel void signed_bytes(__global const char4* a, __global const char4* b, __global char4* out) {
  const uint i = get_global_id(0);
  const char4 x = a[i];
  const char4 y = b[i];
  __global char4* o = out + 8 * i;
  o[0] = saturated(convert_int4(x) + convert_int4(y));
  o[1] = saturated(convert_int4(x) - convert_int4(y));
  o[2] = saturated(convert_int4(x) * convert_int4(y) + 5);
  o[3] = x >> (char)2;
  o[4] = max(x, y);
  o[5] = min(x, y);
  o[6] = as_char4(abs(x));
  o[7] = select(x, y.yxwz, x < y);
}

// Dot products of four bytes, as integer networks use them.
__kernel void dot_products(__global const char4* a, __global const char4* b, __global const uchar4* c,
                           __global int* out) {
  const uint i = get_global_id(0);
  const int4 x = convert_int4(a[i]);
  const int4 y = convert_int4(b[i]);
  const int4 z = convert_int4(c[i]);
  const int4 xy = x * y;
  const int4 xz = x * z;
  out[3 * i] = xy.x + xy.y + xy.z + xy.w;
  out[3 * i + 1] = xz.x + xz.y + xz.z + xz.w;
  const short4 wide = convert_short4(a[i]) * convert_short4(c[i]);
  out[3 * i + 2] = as_int2(wide).x ^ as_int2(wide).y;
}

// Alpha blending of RGBA pixels in integer arithmetic.
__kernel void blend(__global const uchar4* over, __global const uchar4* under, __global uchar4* out) {
  const uint i = get_global_id(0);
  const ushort4 o = convert_ushort4(over[i]);
  const ushort4 u = convert_ushort4(under[i]);
  const ushort alpha = o.w;
  ushort4 mixed = o * alpha + u * (ushort)(255 - alpha) + (ushort)128;
  mixed = (mixed + (mixed >> (ushort)8)) >> (ushort)8;
  out[i] = convert_uchar4_sat(mixed);
}
