#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

// Two half-precision values at a time. out[10 * i + k].
__kernel void operations(__global const half2* a, __global const half2* b, __global const half2* c,
                         __global half2* out) {
  const uint i = get_global_id(0);
  const half2 x = a[i];
  const half2 y = b[i];
  const half2 z = c[i];
  __global half2* o = out + 10 * i;
  o[0] = x + y;
  o[1] = x - y;
  o[2] = x * y;
  o[3] = fma(x, y, z);
  o[4] = fmin(x, y);
  o[5] = fmax(x, y);
  o[6] = -x + y.yx;
  o[7] = fma(x.xx, -y, z.yx);
  o[8] = fabs(x) * z;
  o[9] = x < y ? x : z;
}

// Between half, float and integers.
__kernel void conversions(__global const half* a, __global const float* f, __global float* wide, __global half* narrow,
                          __global short* integers) {
  const uint i = get_global_id(0);
  const half x = a[i];
  wide[i] = (float)x * 3.0f;
  narrow[3 * i] = (half)f[i];
  narrow[3 * i + 1] = (half)(short)(int)f[i];
  narrow[3 * i + 2] = floor(x) + trunc(x) * (half)2.0f;
  integers[i] = (short)(x * (half)8.0f);
}

// A dot product whose terms are rounded to half after every step.
__kernel void dot_product(__global const half2* a, __global const half2* b, __global half* out, uint length) {
  const uint i = get_global_id(0);
  half2 sum = (half2)(0.0f);
  for (uint k = 0; k < length; ++k) sum = fma(a[(i + k) & 63], b[(i * 3 + k) & 63], sum);
  out[i] = sum.x + sum.y;
}
