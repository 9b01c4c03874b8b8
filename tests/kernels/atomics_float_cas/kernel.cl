#pragma OPENCL FP_CONTRACT OFF

// The summands are small whole numbers, so that their sum is exact in any order.
void add_global(volatile __global float* address, float value) {
  uint old = as_uint(*address);
  uint expected;
  do {
    expected = old;
    old = atomic_cmpxchg((volatile __global uint*)address, expected, as_uint(as_float(expected) + value));
  } while (old != expected);
}

void add_local(volatile __local float* address, float value) {
  uint old = as_uint(*address);
  uint expected;
  do {
    expected = old;
    old = atomic_cmpxchg((volatile __local uint*)address, expected, as_uint(as_float(expected) + value));
  } while (old != expected);
}

void max_global(volatile __global float* address, float value) {
  uint old = as_uint(*address);
  while (as_float(old) < value) {
    const uint expected = old;
    old = atomic_cmpxchg((volatile __global uint*)address, expected, as_uint(value));
    if (old == expected) break;
  }
}

__kernel void accumulate(__global const float* in, __global float* sums, __global float* largest) {
  __local float group_sums[4];
  const uint lid = get_local_id(0);
  if (lid < 4) group_sums[lid] = 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  const float value = rint(in[get_global_id(0)]);
  add_local(&group_sums[lid % 4], value);
  max_global(&largest[lid % 3], in[get_global_id(0)]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < 4) add_global(&sums[lid], group_sums[lid]);
}
