// Every work-item function in a launch whose last groups are smaller in all three dimensions. out[12 * i + k].
__kernel void identify(__global uint* out) {
  const uint i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
  __global uint* o = out + 12 * i;
  for (uint d = 0; d < 3; ++d) {
    o[d] = get_local_id(d) | get_group_id(d) << 8 | get_global_id(d) << 16;
    o[3 + d] = get_local_size(d) | get_num_groups(d) << 8 | get_global_size(d) << 16;
  }
  o[6] = get_enqueued_local_size(0) | get_enqueued_local_size(1) << 8 | get_enqueued_local_size(2) << 16;
  o[7] = get_global_linear_id();
  // Not get_local_linear_id(): rocm-device-libs 5.2.3 computes it from the enqueued size in partial groups too.
  o[8] = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
  o[9] = get_work_dim();
  o[10] = get_global_offset(0) + get_global_offset(1) + get_global_offset(2);
  o[11] = get_local_id(3) + 10 * get_local_size(3) + 100 * get_global_size(3) + 1000 * get_num_groups(3);
}

// Work-items of each group counted through LDS: partial waves and partial groups meet the same barriers.
__kernel void count_items(__global uint* counts, __global uint* positions) {
  __local uint count;
  __local uint position_sum;
  const uint l = get_local_linear_id();
  if (l == 0) {
    count = 0;
    position_sum = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&count);
  atomic_add(&position_sum, get_global_linear_id());
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    const uint group = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
    counts[group] = count;
    positions[group] = position_sum;
  }
}
