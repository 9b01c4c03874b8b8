// Several generations of a small torus in LDS, one cell per work-item, a barrier after every read and write phase.
__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void life_lds(__global const uchar* in, __global uchar* out, uint generations) {
  __local uchar cells[16][16];
  const uint x = get_local_id(0);
  const uint y = get_local_id(1);
  const uint base = get_group_id(0) * 256;
  cells[y][x] = in[base + 16 * y + x];
  for (uint g = 0; g < generations; ++g) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint neighbours = 0;
    for (uint dy = 15; dy <= 17; ++dy)
      for (uint dx = 15; dx <= 17; ++dx) neighbours += cells[(y + dy) & 15][(x + dx) & 15];
    const uint alive = cells[y][x];
    neighbours -= alive;
    barrier(CLK_LOCAL_MEM_FENCE);
    cells[y][x] = neighbours == 3 || (alive && neighbours == 2);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 16 * y + x] = cells[y][x];
}

// 32 cells in a word: the sum of the eight neighbours by bit-sliced adders.
__kernel void life_bits(__global const uint* in, __global uint* out, uint height) {
  const uint y = get_global_id(0);
  const uint above = in[(y + height - 1) % height];
  const uint here = in[y];
  const uint below = in[(y + 1) % height];
  const uint n[8] = {rotate(above, 1u), above, rotate(above, 31u), rotate(here, 1u), rotate(here, 31u),
                     rotate(below, 1u), below, rotate(below, 31u)};
  uint ones = 0;
  uint twos = 0;
  uint fours = 0;
  for (uint i = 0; i < 8; ++i) {
    const uint carry1 = ones & n[i];
    ones ^= n[i];
    const uint carry2 = twos & carry1;
    twos ^= carry1;
    fours |= carry2;
  }
  out[y] = twos & ~fours & (ones | here);
}
