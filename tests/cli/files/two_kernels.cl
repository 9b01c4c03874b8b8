kernel void first(global int* out) { out[get_global_id(0)] = 1; }
kernel void second(global int* out, int value, local int* shared) {
  shared[get_local_id(0)] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = shared[0];
}
