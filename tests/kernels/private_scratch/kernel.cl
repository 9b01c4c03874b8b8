// Private arrays indexed by values that differ between lanes live in scratch memory.
__kernel void permute(__global const uint* in, __global uint* out, uint rounds) {
  const uint id = get_global_id(0);
  uint values[48];
  uchar order[48];
  for (uint i = 0; i < 48; ++i) {
    values[i] = in[id] * (2 * i + 1) + i;
    order[i] = (uchar)(i * 5 % 48);
  }
  uint state = in[id] | 1;
  for (uint r = 0; r < rounds; ++r) {
    state = state * 1664525u + 1013904223u;
    const uint a = (state >> 16) % 48;
    const uint b = (state >> 8) % 48;
    const uchar swapped = order[a];
    order[a] = order[b];
    order[b] = swapped;
    values[order[a]] += values[b] ^ state;
  }
  uint hash = 0;
  for (uint i = 0; i < 48; ++i) hash = rotate(hash, 5u) ^ values[order[i]];
  out[id] = hash;
}

// Insertion sort of a private array of 16-bit values.
__kernel void sort_private(__global const ushort* in, __global ushort* out) {
  const uint id = get_global_id(0);
  ushort v[24];
  for (uint i = 0; i < 24; ++i) v[i] = in[24 * id + i];
  for (int i = 1; i < 24; ++i) {
    const ushort key = v[i];
    int j = i - 1;
    while (j >= 0 && v[j] > key) {
      v[j + 1] = v[j];
      --j;
    }
    v[j + 1] = key;
  }
  for (uint i = 0; i < 24; ++i) out[24 * id + i] = v[i];
}

// 96 values stay live through a loop, more than the 64 registers that a group of 1024 leaves each lane: the compiler spills.
__kernel __attribute__((reqd_work_group_size(1024, 1, 1)))
void register_pressure(__global const uint* in, __global uint* out, uint rounds) {
  const uint id = get_global_id(0);
  uint v[96];
#pragma unroll
  for (uint i = 0; i < 96; ++i) v[i] = in[(id + 3 * i) & 511];
  for (uint r = 0; r < rounds; ++r) {
    const uint first = v[0];
#pragma unroll
    for (uint i = 0; i < 95; ++i) v[i] = v[i + 1] ^ r;
    v[95] = first + in[r];
  }
  uint hash = 0;
#pragma unroll
  for (uint i = 0; i < 96; ++i) hash = hash * 31 + v[i];
  out[id] = hash;
}
