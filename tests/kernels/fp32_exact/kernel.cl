#pragma OPENCL FP_CONTRACT OFF

// Single-precision functions with exactly one right answer. Result k of element i is out[24 * i + k].
__kernel void exact_functions(__global const float* a, __global const float* b, __global float* out) {
  const uint i = get_global_id(0);
  const float x = a[i];
  const float y = b[i];
  __global float* o = out + 24 * i;
  o[0] = x + y;
  o[1] = x * y;
  o[2] = x / y;
  o[3] = sqrt(fabs(x));
  o[4] = fma(x, y, -1.0f);
  o[5] = floor(x);
  o[6] = ceil(x);
  o[7] = trunc(y);
  o[8] = rint(x);
  o[9] = round(y);
  o[10] = fmin(x, y);
  o[11] = fmax(x, y);
  o[12] = copysign(x, y);
  o[13] = fmod(x, y);
  o[14] = remainder(x, y);
  o[15] = ldexp(x, (int)(i % 40) - 20);
  int exponent;
  o[16] = frexp(x, &exponent);
  o[17] = (float)exponent;
  o[18] = nextafter(x, y);
  o[19] = logb(y);
  o[20] = clamp(x, -1.0f, y < 0.0f ? 1.0f : y);
  o[21] = fabs(y) - fdim(x, y);
  o[22] = sign(x) + step(x, y);
  float whole;
  o[23] = fract(x, &whole) + whole;
}

__kernel void classify(__global const float* a, __global int* out) {
  const uint i = get_global_id(0);
  const float x = a[i];
  out[i] = isnan(x) | isinf(x) << 1 | isfinite(x) << 2 | isnormal(x) << 3 | (signbit(x) != 0) << 4 |
           (x == 0.0f) << 5 | isless(x, 1.0f) << 6 | isunordered(x, 1.0f) << 7 | (x != x) << 8 |
           isgreaterequal(x, 0.0f) << 9 | islessgreater(x, 2.0f) << 10;
}

// A division chain and a sum with compensation, which a wrong rounding would break.
__kernel void kahan_sum(__global const float* a, __global float* out, uint count) {
  const uint id = get_global_id(0);
  float sum = 0.0f;
  float correction = 0.0f;
  for (uint i = 0; i < count; ++i) {
    const float term = a[(i * 7 + id) % count] / (float)(i + id + 1) - correction;
    const float next = sum + term;
    correction = (next - sum) - term;
    sum = next;
  }
  out[2 * id] = sum;
  out[2 * id + 1] = correction;
}
