#define TILE 16

__kernel void transpose_naive(__global const uint* in, __global uint* out, uint width, uint height) {
  const uint x = get_global_id(0);
  const uint y = get_global_id(1);
  if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

// One padding column keeps the lanes that read a column in different LDS banks.
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose_lds(__global const uint* in, __global uint* out, uint width, uint height) {
  __local uint tile[TILE][TILE + 1];
  const uint lx = get_local_id(0);
  const uint ly = get_local_id(1);
  const uint x = get_group_id(0) * TILE + lx;
  const uint y = get_group_id(1) * TILE + ly;
  if (x < width && y < height) tile[ly][lx] = in[y * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint tx = get_group_id(1) * TILE + lx;
  const uint ty = get_group_id(0) * TILE + ly;
  if (tx < height && ty < width) out[ty * height + tx] = tile[lx][ly];
}
