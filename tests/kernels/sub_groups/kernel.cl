#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL FP_CONTRACT OFF

// Every sub-group function on integers. out[10 * i + k].
__kernel void integers(__global const uint* in, __global uint* out) {
  const uint i = get_global_id(0);
  const uint v = in[i];
  __global uint* o = out + 10 * i;
  o[0] = sub_group_reduce_add(v);
  o[1] = sub_group_reduce_min(v);
  o[2] = sub_group_reduce_max(v);
  o[3] = sub_group_scan_inclusive_add(v);
  o[4] = sub_group_scan_exclusive_add(v);
  o[5] = sub_group_scan_inclusive_max(v);
  o[6] = sub_group_scan_exclusive_min(v);
  o[7] = sub_group_broadcast(v, 3);
  o[8] = (sub_group_any(v < 50) != 0) + 2 * (sub_group_all(v > 2) != 0);
  o[9] = get_sub_group_size() * 1000000 + get_sub_group_local_id() * 1000 + get_sub_group_id() * 100 +
         get_num_sub_groups() * 10 + (get_max_sub_group_size() == 64);
}

// Sums of whole numbers, exact in any order; wide integers; signed extremes.
__kernel void other_types(__global const float* f, __global const long* w, __global float* out_f, __global long* out_w) {
  const uint i = get_global_id(0);
  const float value = rint(f[i]);
  out_f[3 * i] = sub_group_reduce_add(value);
  out_f[3 * i + 1] = sub_group_scan_inclusive_add(value);
  out_f[3 * i + 2] = sub_group_reduce_max(f[i]) - sub_group_reduce_min(f[i]);
  out_w[3 * i] = sub_group_reduce_add(w[i]);
  out_w[3 * i + 1] = sub_group_scan_exclusive_add(w[i]);
  out_w[3 * i + 2] = sub_group_reduce_min(w[i]);
}

// A group's sum: sub-groups reduce, their leaders add in LDS.
__kernel void group_sum(__global const uint* in, __global uint* sums) {
  __local uint total;
  if (get_local_id(0) == 0) total = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint sum = sub_group_reduce_add(in[get_global_id(0)]);
  if (get_sub_group_local_id() == 0) atomic_add(&total, sum);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) sums[get_group_id(0)] = total;
}
