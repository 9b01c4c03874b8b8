typedef struct {
  uint id;
  float value;
} Entry;

// Three local arrays whose sizes the launch decides, one declared in the kernel, mixed with other arguments.
__kernel void shuffle_through_local(__local uint* first, __global const uint* in, __local Entry* second, uint shift,
                                    __local uchar* third, __global uint* out, __global float* values) {
  __local uint fixed_size[8];
  const uint l = get_local_id(0);
  const uint n = get_local_size(0);
  const uint i = get_global_id(0);
  first[l] = in[i];
  first[n + l] = in[i] * 3;
  second[n - 1 - l].id = i;
  second[n - 1 - l].value = (float)(in[i] & 0xffff);
  third[l] = (uchar)(in[i] >> 3);
  if (l < 8) fixed_size[l] = l * 1000 + shift;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint other = (l + shift) % n;
  out[i] = first[other] ^ first[n + (other + 1) % n] ^ (second[l].id << 16) ^ third[(l * 7) % n] ^ fixed_size[l % 8];
  values[i] = second[other].value;
}
