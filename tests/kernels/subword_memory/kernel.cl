// Loads and stores of bytes and 16-bit words in every address space, with sign and zero extension.
__kernel void extend(__global const char* i8, __global const uchar* u8, __global const short* i16,
                     __global const ushort* u16, __global int* out) {
  const uint i = get_global_id(0);
  out[4 * i] = i8[i] * 1000 + i8[i + 1];
  out[4 * i + 1] = u8[i] * 1000 - u8[i + 1];
  out[4 * i + 2] = i16[i] - i16[i + 1];
  out[4 * i + 3] = u16[i] + u16[i + 1] * 3;
}

__kernel void store_parts(__global const uint* in, __global uchar* bytes, __global ushort* words, __local uchar* lds8,
                          __local short* lds16) {
  const uint i = get_global_id(0);
  const uint l = get_local_id(0);
  const uint n = get_local_size(0);
  const uint v = in[i];
  bytes[3 * i] = (uchar)v;
  bytes[3 * i + 1] = (uchar)(v >> 8);
  bytes[3 * i + 2] = (uchar)(v >> 19);
  lds8[(5 * l + 3) % n] = (uchar)(v >> 24);
  lds16[(3 * l + 1) % n] = (short)(v >> 5);
  barrier(CLK_LOCAL_MEM_FENCE);
  words[2 * i] = (ushort)(lds8[l] << 4 | lds8[(l + 1) % n] >> 4);
  words[2 * i + 1] = (ushort)(lds16[l] >> 3);
}

// Unaligned vectors of small elements.
__kernel void vectors(__global const uchar* in, __global uchar* out, __global short* wide) {
  const uint i = get_global_id(0);
  const uchar3 three = vload3(i, in);
  const uchar8 eight = vload8(i, in + 1);
  vstore3(three.zxy, i, out);
  const short4 sums = convert_short4(eight.lo) - convert_short4(eight.hi);
  vstore4(sums, i, wide + 1);
}

// Half-precision storage: the arithmetic is in single precision.
__kernel void half_storage(__global const half* in, __global const float* singles, __global float* out,
                           __global half* stored) {
  const uint i = get_global_id(0);
  const float f = vload_half(i, in);
  out[i] = f * 2.0f + 1.0f;
  vstore_half(singles[i], 5 * i, stored);
  vstore_half_rtz(singles[i], 5 * i + 1, stored);
  vstore_half_rtp(singles[i], 5 * i + 2, stored);
  vstore_half_rtn(singles[i], 5 * i + 3, stored);
  vstore_half_rte(f, 5 * i + 4, stored);
}
