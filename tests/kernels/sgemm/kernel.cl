#pragma OPENCL FP_CONTRACT OFF

#define TILE 16

// C = alpha * A * B + beta * C, all row-major, sizes multiples of 16. Products are summed in the order of k.
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void sgemm_tiled(__global const float* a, __global const float* b, __global float* c, uint n, uint k, float alpha,
                 float beta) {
  __local float tile_a[TILE][TILE];
  __local float tile_b[TILE][TILE];
  const uint x = get_local_id(0);
  const uint y = get_local_id(1);
  const uint column = get_global_id(0);
  const uint row = get_global_id(1);
  float sum = 0.0f;
  for (uint step = 0; step < k; step += TILE) {
    tile_a[y][x] = a[row * k + step + x];
    tile_b[y][x] = b[(step + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < TILE; ++i) sum = fma(tile_a[y][i], tile_b[i][x], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = alpha * sum + beta * c[row * n + column];
}

// The same product without LDS: each work-item owns four columns of two rows.
__kernel void sgemm_blocked(__global const float* a, __global const float4* b, __global float4* c, uint n, uint k) {
  const uint column4 = get_global_id(0);
  const uint row = 2 * get_global_id(1);
  float4 sum0 = 0.0f;
  float4 sum1 = 0.0f;
  for (uint i = 0; i < k; ++i) {
    const float4 v = b[i * (n / 4) + column4];
    sum0 = fma((float4)(a[row * k + i]), v, sum0);
    sum1 = fma((float4)(a[(row + 1) * k + i]), v, sum1);
  }
  c[row * (n / 4) + column4] = sum0;
  c[(row + 1) * (n / 4) + column4] = sum1;
}
