#pragma OPENCL FP_CONTRACT OFF

#define GROUP 128

// Each work-item strides over the input, then the group halves its partial sums in LDS.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void sum_u32(__global const uint* in, __global uint* group_sums, uint count) {
  __local uint partial[GROUP];
  const uint lid = get_local_id(0);
  uint sum = 0;
  for (uint i = get_global_id(0); i < count; i += get_global_size(0)) sum += in[i];
  partial[lid] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint stride = GROUP / 2; stride > 0; stride >>= 1) {
    if (lid < stride) partial[lid] += partial[lid + stride];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) group_sums[get_group_id(0)] = partial[0];
}

// The order of the additions is fixed, so the sum has one right answer.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void sum_f32(__global const float* in, __global float* group_sums) {
  __local float partial[GROUP];
  const uint lid = get_local_id(0);
  partial[lid] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint stride = 1; stride < GROUP; stride <<= 1) {
    if ((lid & (2 * stride - 1)) == 0) partial[lid] += partial[lid + stride];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) group_sums[get_group_id(0)] = partial[0];
}

// Largest value and where it first occurs.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void argmax(__global const int* in, __global int* best_value, __global uint* best_index) {
  __local int value[GROUP];
  __local uint index[GROUP];
  const uint lid = get_local_id(0);
  value[lid] = in[get_global_id(0)];
  index[lid] = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint stride = GROUP / 2; stride > 0; stride /= 2) {
    if (lid < stride) {
      const int other = value[lid + stride];
      const uint other_index = index[lid + stride];
      if (other > value[lid] || (other == value[lid] && other_index < index[lid])) {
        value[lid] = other;
        index[lid] = other_index;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) {
    best_value[get_group_id(0)] = value[0];
    best_index[get_group_id(0)] = index[0];
  }
}
