#define GROUP 128

// Work-efficient exclusive scan of two elements per work-item; the group's total goes to `totals`.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void scan_blocks(__global const uint* in, __global uint* out, __global uint* totals) {
  __local uint tree[2 * GROUP];
  const uint lid = get_local_id(0);
  const uint base = get_group_id(0) * 2 * GROUP;
  tree[2 * lid] = in[base + 2 * lid];
  tree[2 * lid + 1] = in[base + 2 * lid + 1];
  uint offset = 1;
  for (uint active = GROUP; active > 0; active >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < active) tree[offset * (2 * lid + 2) - 1] += tree[offset * (2 * lid + 1) - 1];
    offset <<= 1;
  }
  if (lid == 0) {
    totals[get_group_id(0)] = tree[2 * GROUP - 1];
    tree[2 * GROUP - 1] = 0;
  }
  for (uint active = 1; active <= GROUP; active <<= 1) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < active) {
      const uint left = offset * (2 * lid + 1) - 1;
      const uint right = offset * (2 * lid + 2) - 1;
      const uint swapped = tree[left];
      tree[left] = tree[right];
      tree[right] += swapped;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * lid] = tree[2 * lid];
  out[base + 2 * lid + 1] = tree[2 * lid + 1];
}

// Inclusive scan of the block totals by one group, doubling the distance each step.
__kernel void scan_totals(__global uint* totals, uint count, __local uint* scratch) {
  const uint lid = get_local_id(0);
  scratch[lid] = lid < count ? totals[lid] : 0;
  for (uint distance = 1; distance < get_local_size(0); distance <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint left = lid >= distance ? scratch[lid - distance] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    scratch[lid] += left;
  }
  if (lid < count) totals[lid] = scratch[lid];
}

__kernel void add_totals(__global uint* out, __global const uint* totals) {
  const uint block = get_global_id(0) / (2 * GROUP);
  if (block > 0) out[get_global_id(0)] += totals[block - 1];
}
