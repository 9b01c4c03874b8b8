#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

// OpenCL allows these at most 2 to 4 ulp. x in (0, 20). out[12 * i + k].
__kernel void within_4_ulp(__global const float* in, __global float* out) {
  const uint i = get_global_id(0);
  const float x = in[i];
  __global float* o = out + 12 * i;
  o[0] = exp(x);
  o[1] = exp2(-x);
  o[2] = exp10(x * 0.5f);
  o[3] = expm1(x * 0.1f);
  o[4] = log(x);
  o[5] = log2(x);
  o[6] = log10(x);
  o[7] = log1p(x);
  o[8] = sin(x);
  o[9] = cos(x * 100.0f);
  o[10] = rsqrt(x);
  o[11] = cbrt(x) + hypot(x, 2.0f);
}

// At most 5 or 6 ulp. out[10 * i + k].
__kernel void within_6_ulp(__global const float* in, __global float* out) {
  const uint i = get_global_id(0);
  const float x = in[i];
  const float unit = x * 0.05f;
  __global float* o = out + 10 * i;
  o[0] = tan(x);
  o[1] = asin(unit);
  o[2] = acos(unit);
  o[3] = atan(x);
  o[4] = atan2(x, 10.0f - x);
  o[5] = sinh(unit);
  o[6] = cosh(unit);
  o[7] = tanh(unit);
  o[8] = asinh(x);
  o[9] = sinpi(x) + cospi(x) * 2.0f;
}

// At most 16 ulp. out[4 * i + k].
__kernel void within_16_ulp(__global const float* in, __global float* out) {
  const uint i = get_global_id(0);
  const float x = in[i];
  __global float* o = out + 4 * i;
  o[0] = pow(x, 1.7f);
  o[1] = erf(x * 0.1f);
  o[2] = erfc(x * 0.1f);
  o[3] = powr(x, -0.4f) + pown(x, 3);
}

// Double precision. out[8 * i + k].
__kernel void double_functions(__global const double* in, __global double* out) {
  const uint i = get_global_id(0);
  const double x = in[i];
  __global double* o = out + 8 * i;
  o[0] = exp(x);
  o[1] = log(x);
  o[2] = sin(x);
  o[3] = cos(x);
  o[4] = atan(x);
  o[5] = pow(x, 1.25);
  o[6] = rsqrt(x);
  o[7] = tanh(x * 0.1);
}
