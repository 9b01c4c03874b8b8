#pragma OPENCL FP_CONTRACT OFF

// Points and centres in three dimensions. Sums are kept in fixed point, so that the order of atomics does not matter.
__kernel void assign_points(__global const float* points, __global const float* centres, __global uchar* owner,
                            __global int* sums, __global uint* sizes, uint centre_count, __local float* cached) {
  for (uint i = get_local_id(0); i < 3 * centre_count; i += get_local_size(0)) cached[i] = centres[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint id = get_global_id(0);
  const float3 p = (float3)(points[3 * id], points[3 * id + 1], points[3 * id + 2]);
  float best = INFINITY;
  uint best_centre = 0;
  for (uint c = 0; c < centre_count; ++c) {
    const float3 d = p - (float3)(cached[3 * c], cached[3 * c + 1], cached[3 * c + 2]);
    const float distance2 = d.x * d.x + d.y * d.y + d.z * d.z;
    if (distance2 < best) {
      best = distance2;
      best_centre = c;
    }
  }
  owner[id] = (uchar)best_centre;
  const int3 fixed_point = convert_int3_rte(p * 1024.0f);
  atomic_add(&sums[3 * best_centre], fixed_point.x);
  atomic_add(&sums[3 * best_centre + 1], fixed_point.y);
  atomic_add(&sums[3 * best_centre + 2], fixed_point.z);
  atomic_inc(&sizes[best_centre]);
}

// New centres; the sums are cleared for the next round.
__kernel void update_centres(__global float* centres, __global int* sums, __global uint* sizes) {
  const uint c = get_global_id(0);
  const uint size = sizes[c];
  for (uint axis = 0; axis < 3; ++axis) {
    if (size != 0) centres[3 * c + axis] = (float)sums[3 * c + axis] / ((float)size * 1024.0f);
    sums[3 * c + axis] = 0;
  }
  sizes[c] = 0;
}
