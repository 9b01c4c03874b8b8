#pragma OPENCL FP_CONTRACT OFF

#define RADIUS 4
#define TILE 64

__constant float weights[2 * RADIUS + 1] = {0.0276f, 0.0662f, 0.1238f, 0.1802f, 0.2044f, 0.1802f, 0.1238f, 0.0662f, 0.0276f};

// Rows: a tile and its halo go through LDS; the image's edge repeats.
__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void convolve_rows(__global const float* in, __global float* out, int width) {
  __local float line[TILE + 2 * RADIUS];
  const int row = get_global_id(1);
  const int start = (int)(get_group_id(0) * TILE) - RADIUS;
  for (int i = get_local_id(0); i < TILE + 2 * RADIUS; i += TILE)
    line[i] = in[row * width + clamp(start + i, 0, width - 1)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  for (int t = 0; t <= 2 * RADIUS; ++t) sum += weights[t] * line[get_local_id(0) + t];
  const int x = get_global_id(0);
  if (x < width) out[row * width + x] = sum;
}

// Columns straight from global memory.
__kernel void convolve_columns(__global const float* in, __global float* out, int width, int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width) return;
  float sum = 0.0f;
  for (int t = -RADIUS; t <= RADIUS; ++t)
    sum = fma(weights[t + RADIUS], in[clamp(y + t, 0, height - 1) * width + x], sum);
  out[y * width + x] = sum;
}
