#pragma OPENCL FP_CONTRACT OFF


kernel void store(global const float* values, write_only image2d_t out) {
  const int x = get_global_id(0);
  const float4 value = (float4)(values[x], values[(x + 7) % 48], values[(x + 19) % 48], values[(x + 40) % 48]);
  write_imagef(out, (int2)(x, 0), value);
}

kernel void store_random(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, read_imagef(in, at));
}
