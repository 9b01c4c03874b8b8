#pragma OPENCL FP_CONTRACT OFF

// The matrix has 3 + row % 13 entries in each row, made by this kernel: columns and values from a multiplicative hash.
__kernel void build_matrix(__global uint* row_start, __global uint* columns, __global float* values, uint rows,
                           uint column_count) {
  const uint row = get_global_id(0);
  if (row >= rows) return;
  uint start = 0;
  for (uint r = 0; r < row; ++r) start += 3 + r % 13;
  const uint end = start + 3 + row % 13;
  row_start[row] = start;
  if (row == rows - 1) row_start[rows] = end;
  for (uint i = start; i < end; ++i) {
    const uint hash = (i + 1) * 2654435761u;
    columns[i] = (hash >> 8) % column_count;
    values[i] = (float)((int)(hash & 0xffff) - 32768) / 4096.0f;
  }
}

// One row per work-item.
__kernel void spmv_scalar(__global const uint* row_start, __global const uint* columns, __global const float* values,
                          __global const float* x, __global float* y, uint rows) {
  const uint row = get_global_id(0);
  if (row >= rows) return;
  float sum = 0.0f;
  for (uint i = row_start[row]; i < row_start[row + 1]; ++i) sum = fma(values[i], x[columns[i]], sum);
  y[row] = sum;
}

// Eight work-items per row, partial sums added in LDS.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void spmv_vector(__global const uint* row_start, __global const uint* columns, __global const float* values,
                 __global const float* x, __global float* y, uint rows) {
  __local float partial[64];
  const uint lid = get_local_id(0);
  const uint lane = lid & 7;
  const uint row = get_global_id(0) >> 3;
  float sum = 0.0f;
  if (row < rows) {
    for (uint i = row_start[row] + lane; i < row_start[row + 1]; i += 8) sum += values[i] * x[columns[i]];
  }
  partial[lid] = sum;
  for (uint stride = 4; stride > 0; stride >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < stride) partial[lid] += partial[lid + stride];
  }
  if (lane == 0 && row < rows) y[row] = partial[lid];
}
