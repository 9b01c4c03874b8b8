kernel void count(read_only image2d_t in, global uint* counts) {
  const uint4 texel = read_imageui(in, (int2)(get_global_id(0), get_global_id(1)));
  atomic_inc(&counts[texel.x >> 4]);
  atomic_inc(&counts[16 + (texel.y >> 4)]);
}

kernel void paint(global const uint* counts, write_only image2d_t out) {
  const int x = get_global_id(0), y = get_global_id(1);
  const bool is_full = counts[x] * 2 > y;
  write_imagef(out, (int2)(x, y), is_full ? (float4)(1, 0.5f, 0, 1) : (float4)(0, 0, 0, 1));
}
