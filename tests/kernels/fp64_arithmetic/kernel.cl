#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

// All of these are exact or correctly rounded. Result k of element i is out[16 * i + k].
__kernel void operations(__global const double* a, __global const double* b, __global double* out) {
  const uint i = get_global_id(0);
  const double x = a[i];
  const double y = b[i];
  __global double* o = out + 16 * i;
  o[0] = x + y;
  o[1] = x - y;
  o[2] = x * y;
  o[3] = x / y;
  o[4] = sqrt(fabs(x));
  o[5] = fma(x, y, -x);
  o[6] = floor(x);
  o[7] = ceil(y);
  o[8] = trunc(x);
  o[9] = rint(y);
  o[10] = round(x);
  o[11] = fmin(x, y);
  o[12] = fmax(x, y);
  o[13] = copysign(x, y);
  o[14] = fmod(x, y);
  o[15] = ldexp(x, (int)i - 60);
}

__kernel void conversions(__global const double* a, __global const long* integers, __global long* out,
                          __global double* reals, __global float* singles) {
  const uint i = get_global_id(0);
  const double x = a[i];
  out[4 * i] = (long)x;
  out[4 * i + 1] = (int)x;
  out[4 * i + 2] = (long)(uint)fabs(x);
  out[4 * i + 3] = (x < 0.0) + 2 * isnan(x - x) + 4 * isinf(x / 0.0) + 8 * isless(x, 10.0) + 16 * signbit(x);
  int exponent;
  reals[4 * i] = frexp(x, &exponent);
  reals[4 * i + 1] = (double)integers[i] + exponent;
  reals[4 * i + 2] = (double)(ulong)integers[i];
  reals[4 * i + 3] = (double)(int)integers[i] * (double)(uint)integers[i];
  singles[2 * i] = (float)x;
  singles[2 * i + 1] = (float)integers[i];
}

// Horner's rule and Newton's iteration, where an error in a single step would grow.
__kernel void newton_cube_root(__global const double* a, __global double* out) {
  const uint i = get_global_id(0);
  const double x = fabs(a[i]) + 1.0;
  double r = x;
  for (int step = 0; step < 40; ++step) r = r - (r * r * r - x) / (3.0 * r * r);
  double polynomial = 0.0;
  for (int k = 12; k >= 0; --k) polynomial = polynomial * (x * 0.0625) + (double)(k * k - 20) / (double)(k + 3);
  out[2 * i] = r;
  out[2 * i + 1] = polynomial;
}
