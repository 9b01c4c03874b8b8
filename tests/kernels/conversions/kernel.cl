#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

// Single precision to integers: default, saturating, and every rounding mode. out[16 * i + k].
__kernel void from_float(__global const float* in, __global int* out) {
  const uint i = get_global_id(0);
  const float x = in[i];
  __global int* o = out + 16 * i;
  o[0] = convert_int_sat(x);
  o[1] = convert_int_sat_rte(x);
  o[2] = convert_int_sat_rtp(x);
  o[3] = convert_int_sat_rtn(x);
  o[4] = convert_int_sat_rtz(x);
  o[5] = (int)convert_uint_sat(x);
  o[6] = (int)convert_uint_sat_rte(x);
  o[7] = (int)convert_uint_sat_rtp(x);
  o[8] = convert_short_sat(x);
  o[9] = convert_short_sat_rtn(x);
  o[10] = convert_ushort_sat_rte(x);
  o[11] = convert_char_sat(x);
  o[12] = convert_char_sat_rtp(x);
  o[13] = convert_uchar_sat_rte(x);
  o[14] = convert_uchar_sat_rtn(x);
  o[15] = convert_uchar_sat(x * 0.001f);
}

// Integers to single precision, which cannot hold all of them. out[12 * i + k].
__kernel void to_float(__global const int* in, __global const long* wide, __global float* out) {
  const uint i = get_global_id(0);
  const int x = in[i];
  const long w = wide[i];
  __global float* o = out + 12 * i;
  o[0] = convert_float(x);
  o[1] = convert_float_rte(x);
  o[2] = convert_float_rtz(x);
  o[3] = convert_float_rtp(x);
  o[4] = convert_float_rtn(x);
  o[5] = convert_float((uint)x);
  o[6] = convert_float_rtz((uint)x);
  o[7] = convert_float_rte(w);
  o[8] = convert_float_rte((ulong)w);
  o[9] = convert_float((short)x);
  o[10] = convert_float((uchar)x) + convert_float((uchar)(x >> 8)) * 256.0f + convert_float((uchar)(x >> 24));
  o[11] = convert_float((char)x);
}

// Between integers: truncation and saturation. out[12 * i + k].
__kernel void integers(__global const int* in, __global const long* wide, __global long* out) {
  const uint i = get_global_id(0);
  const int x = in[i] >> (i % 24);
  const long w = wide[i] >> (i % 56);
  __global long* o = out + 12 * i;
  o[0] = convert_char_sat(x);
  o[1] = convert_uchar_sat(x);
  o[2] = convert_short_sat(x);
  o[3] = convert_ushort_sat(x);
  o[4] = convert_uint_sat(x);
  o[5] = convert_int_sat(w);
  o[6] = convert_uint_sat(w);
  o[7] = convert_char_sat(w);
  o[8] = (long)convert_ulong_sat(w);
  o[9] = convert_char(x) + convert_ushort(w);
  o[10] = convert_int_sat((ulong)w);
  o[11] = (long)convert_long_sat((ulong)w);
}

// Double precision to single and to integers. singles[2 * i + k], out[8 * i + k].
__kernel void from_double(__global const double* in, __global float* singles, __global long* out) {
  const uint i = get_global_id(0);
  const double x = in[i];
  singles[2 * i] = convert_float(x);
  singles[2 * i + 1] = convert_float_rte(x * 1.0e-3);
  __global long* o = out + 8 * i;
  o[0] = convert_int_sat(x);
  o[1] = convert_int_sat_rte(x);
  o[2] = convert_uint_sat(x);
  o[3] = convert_long(x);
  o[4] = convert_long_rte(x * 1.25);
  o[5] = convert_long_rtn(x);
  o[6] = convert_long_rtp(x);
  o[7] = as_long(convert_double(convert_long(x) - 12345) + convert_double((uint)i));
}
