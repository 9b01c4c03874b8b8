// The kernels of BabelStream's and GPU-STREAM's kind: an element a work-item.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void copy(global const double* a, global double* b, global double* c) { size_t i = get_global_id(0); c[i] = a[i]; }
kernel void mul(global double* a, global double* b, global const double* c) { size_t i = get_global_id(0); b[i] = 0.4 * c[i]; }
kernel void add(global const double* a, global const double* b, global double* c) { size_t i = get_global_id(0); c[i] = a[i] + b[i]; }
kernel void triad(global double* a, global const double* b, global const double* c) { size_t i = get_global_id(0); a[i] = b[i] + 0.4 * c[i]; }
// Reads alone: nothing is ever written, which no compiler can know. A workgroup goes through memory of its own, a row of
// all its work-items after the other.
kernel void read1(global const float* a, global float* out) {
  const size_t row = get_local_size(0), first = get_group_id(0) * row * 16 + get_local_id(0);
  float sum = 0;
  for (int k = 0; k < 16; ++k) sum += a[first + k * row];
  if (sum == 1.5f) out[0] = 1;
}
kernel void read4(global const float4* a, global float* out) {
  const size_t row = get_local_size(0), first = get_group_id(0) * row * 16 + get_local_id(0);
  float4 sum = 0;
  for (int k = 0; k < 16; ++k) sum += a[first + k * row];
  if (sum.x + sum.y + sum.z + sum.w == 1.5f) out[0] = 1;
}
kernel void read16(global const float16* a, global float* out) {
  const size_t row = get_local_size(0), first = get_group_id(0) * row * 16 + get_local_id(0);
  float16 sum = 0;
  for (int k = 0; k < 16; ++k) sum += a[first + k * row];
  if (sum.s0 + sum.s5 + sum.sa + sum.sf == 1.5f) out[0] = 1;
}
kernel void once(global const float* a, global float* out) {
  if (a[get_global_id(0)] == 1.5f) out[0] = 1;
}
// A sum for each workgroup, which a host adds up.
#ifndef DOT
#define DOT 1024
#endif
kernel __attribute__((reqd_work_group_size(DOT, 1, 1))) void dot(global const double* a, global const double* b,
                                                                 global double* sums, uint elements) {
  local double part[DOT];
  const uint me = get_local_id(0);
  double sum = 0;
  for (uint i = get_global_id(0); i < elements; i += get_global_size(0)) sum += a[i] * b[i];
  part[me] = sum;
  for (uint distance = DOT / 2; distance > 0; distance /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (me < distance) part[me] += part[me + distance];
  }
  if (me == 0) sums[get_group_id(0)] = part[0];
}
// As many threads as are resident go through the buffer, seven loads under way each.
kernel void resident(global const float* a, global float* out) {
  size_t n = get_global_size(0);
  float sum = 0;
#pragma unroll 1
  for (int k = 0; k < 72; ++k) {
    global const float* p = a + get_global_id(0) + (size_t)k * 7 * n;
    sum += p[0] + p[n] + p[2 * n] + p[3 * n] + p[4 * n] + p[5 * n] + p[6 * n];
  }
  if (sum == 1.5f) out[0] = sum;
}
// Writes alone, in the order of read4.
kernel void write4(global float4* a) {
  const size_t row = get_local_size(0), first = get_group_id(0) * row * 16 + get_local_id(0);
  for (int k = 0; k < 16; ++k) a[first + k * row] = 1;
}
// Four words a work-item.
kernel void copy4(global const uint4* a, global uint4* b) { size_t i = get_global_id(0); b[i] = a[i]; }
// All work-items go through the buffer together, `loops` times. In each pass a workgroup reads what another one, of a
// far compute unit, read in the pass before.
kernel void passes(global const float4* a, global float* out, uint rows, uint loops) {
  const uint groups = get_num_groups(0);
  float4 sum = 0;
#pragma unroll 1
  for (uint loop = 0; loop < loops; ++loop) {
    const uint first = (get_group_id(0) + 37 * loop) % groups * get_local_size(0) + get_local_id(0);
#pragma unroll 4
    for (uint row = 0; row < rows; ++row) sum += a[first + row * get_global_size(0)];
  }
  if (sum.x + sum.y + sum.z + sum.w == 1.5f) out[0] = 1;
}
