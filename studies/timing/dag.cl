// Random reads as a search by Ethash makes them: for a hash, 64 times 128 bytes of a large table, and the place of the
// next ones hangs on those that were read. Eight work-items read the 128 bytes together, for `loops` of their eight
// hashes one after the other. Keccak, before and after, is left out. WAVES: resident on a SIMD, as registers for Keccak
// would have it. BLOCKS: of 128 bytes, in the table.
#define PRIME            0x01000193u
#define MIXED(one, other) ((one) * PRIME ^ (other))

kernel __attribute__((reqd_work_group_size(64, 1, 1), amdgpu_waves_per_eu(WAVES, WAVES))) void search(
    global const uint4* table, global uint* found, uint loops) {
  local uint seeds[64], places[8];
  const uint me = get_local_id(0), part = me % 8, team = me / 8;
  seeds[me] = (get_global_id(0) + 1) * 0x9e3779b9u;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint result = 0;
#pragma unroll 1
  for (uint hash = 0; hash < loops; ++hash) {
    const uint seed = seeds[team * 8 + hash];
    uint4 mix = (uint4)(seed, seed + part, seed ^ 0x5bd1e995u, seed + 8 * part);
#pragma unroll 1
    for (uint round = 0; round < 16; ++round) {
#pragma unroll
      for (uint i = 0; i < 4; ++i) {
        const uint word = i == 0 ? mix.x : i == 1 ? mix.y : i == 2 ? mix.z : mix.w;
        if (part == round % 8) places[team] = MIXED(seed ^ (round * 4 + i), word) % BLOCKS;
        barrier(CLK_LOCAL_MEM_FENCE);
        mix = MIXED(mix, table[places[team] * 8 + part]);
        barrier(CLK_LOCAL_MEM_FENCE);
      }
    }
    result ^= mix.x ^ mix.y ^ mix.z ^ mix.w;
  }
  if (result == 0x12345678u) found[0] = me;
}
