#pragma OPENCL FP_CONTRACT OFF


kernel void blur(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  const int2 last = (int2)(get_image_width(in), get_image_height(in)) - 1;
  if (at.x > last.x || at.y > last.y) return;
  float4 sum = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) sum += read_imagef(in, clamp(at + (int2)(x, y), (int2)(0, 0), last));
  write_imagef(out, at, sum * 0.11111111f);
}
