#define BINS 256

// Each group counts in LDS, then adds its counts to the result.
__kernel void histogram_lds(__global const uchar* data, __global uint* bins, uint count) {
  __local uint counts[BINS];
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0)) counts[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < count; i += get_global_size(0)) atomic_inc(&counts[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0)) {
    if (counts[i] != 0) atomic_add(&bins[i], counts[i]);
  }
}

// Straight to global memory, four values a load.
__kernel void histogram_global(__global const uchar4* data, __global uint* bins) {
  const uchar4 v = data[get_global_id(0)];
  atomic_inc(&bins[v.x]);
  atomic_inc(&bins[v.y]);
  atomic_inc(&bins[v.z]);
  atomic_inc(&bins[v.w]);
}
