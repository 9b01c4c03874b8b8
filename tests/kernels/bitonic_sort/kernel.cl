// One compare-and-exchange pass over global memory.
__kernel void bitonic_pass(__global uint* keys, uint distance, uint block) {
  const uint i = get_global_id(0);
  const uint partner = i ^ distance;
  if (partner <= i) return;
  const uint a = keys[i];
  const uint b = keys[partner];
  const bool ascending = (i & block) == 0;
  if ((a > b) == ascending) {
    keys[i] = b;
    keys[partner] = a;
  }
}

// Sorts blocks of twice the group's size in LDS, with the values travelling along with the keys.
__kernel void bitonic_local(__global int* keys, __global ushort* values, __local int* k, __local ushort* v) {
  const uint lid = get_local_id(0);
  const uint size = 2 * get_local_size(0);
  const uint base = get_group_id(0) * size;
  for (uint i = lid; i < size; i += get_local_size(0)) {
    k[i] = keys[base + i];
    v[i] = values[base + i];
  }
  for (uint block = 2; block <= size; block <<= 1) {
    for (uint distance = block >> 1; distance > 0; distance >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      const uint i = 2 * lid - (lid & (distance - 1));
      const uint j = i + distance;
      const bool descending = (i & block) != 0;
      const bool greater = k[i] > k[j] || (k[i] == k[j] && v[i] > v[j]);
      if (greater != descending) {
        const int key = k[i];
        k[i] = k[j];
        k[j] = key;
        const ushort value = v[i];
        v[i] = v[j];
        v[j] = value;
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = lid; i < size; i += get_local_size(0)) {
    keys[base + i] = k[i];
    values[base + i] = v[i];
  }
}
