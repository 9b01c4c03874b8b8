#pragma OPENCL FP_CONTRACT OFF

#define N 256

float2 complex_multiply(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

// Radix-2 transform of 256 points by 128 work-items, one transform per group. sign is -1 forwards, +1 backwards.
__kernel __attribute__((reqd_work_group_size(N / 2, 1, 1)))
void fft256(__global const float2* in, __global float2* out, float sign) {
  __local float2 data[N];
  const uint lid = get_local_id(0);
  const uint base = get_group_id(0) * N;
  for (uint i = lid; i < N; i += N / 2) {
    uint reversed = 0;
    for (uint bit = 0; bit < 8; ++bit) reversed |= ((i >> bit) & 1) << (7 - bit);
    data[reversed] = in[base + i];
  }
  for (uint half_size = 1; half_size < N; half_size <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint k = lid & (half_size - 1);
    const uint i = 2 * lid - k;
    const float angle = sign * (float)k / (float)half_size;
    const float2 twiddle = (float2)(cospi(angle), sinpi(angle));
    const float2 a = data[i];
    const float2 b = complex_multiply(twiddle, data[i + half_size]);
    data[i] = a + b;
    data[i + half_size] = a - b;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = lid; i < N; i += N / 2) out[base + i] = data[i];
}

// Twiddles from a table in memory, so that every bit is determined.
__kernel __attribute__((reqd_work_group_size(N / 4, 1, 1)))
void fft256_radix4(__global const float2* in, __global const float2* twiddles, __global float2* out) {
  __local float2 data[N];
  const uint lid = get_local_id(0);
  for (uint i = lid; i < N; i += N / 4) {
    uint reversed = 0;
    for (uint digit = 0; digit < 8; digit += 2) reversed |= ((i >> digit) & 3) << (6 - digit);
    data[reversed] = in[i];
  }
  for (uint quarter = 1; quarter < N; quarter <<= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint k = lid & (quarter - 1);
    const uint i = 4 * lid - 3 * k;
    const uint stride = N / 4 / quarter;
    const float2 a = data[i];
    const float2 b = complex_multiply(twiddles[k * stride], data[i + quarter]);
    const float2 c = complex_multiply(twiddles[2 * k * stride], data[i + 2 * quarter]);
    const float2 d = complex_multiply(twiddles[3 * k * stride], data[i + 3 * quarter]);
    const float2 ac = a + c;
    const float2 amc = a - c;
    const float2 bd = b + d;
    const float2 bmd = (float2)(b.y - d.y, d.x - b.x);
    data[i] = ac + bd;
    data[i + quarter] = amc + bmd;
    data[i + 2 * quarter] = ac - bd;
    data[i + 3 * quarter] = amc - bmd;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = lid; i < N; i += N / 4) out[i] = data[i];
}
