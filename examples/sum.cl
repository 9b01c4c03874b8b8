// The sum of each workgroup's part of `in`, in local memory. `partial` has one word for each work-item of a workgroup;
// its size, a power of two, is chosen by the caller (lds:BYTES on Lanewise's command line).
kernel void sum(global const uint* in, global uint* out, local uint* partial) {
  const uint me = get_local_id(0);
  partial[me] = in[get_global_id(0)];
  for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (me < half_size) partial[me] += partial[me + half_size];
  }
  if (me == 0) out[get_group_id(0)] = partial[0];
}
