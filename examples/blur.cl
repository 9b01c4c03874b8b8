// An image drawn and an image blurred, for PNG files: `rings` paints, `blur` takes the mean of 5 x 5 texels.
constant sampler_t nearest_inside = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void rings(write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)), from = at * 2 - get_image_dim(out);
  const int distance_squared = from.x * from.x + from.y * from.y;
  const bool is_bright = (distance_squared >> 9) & 1;
  write_imagef(out, at, is_bright ? (float4)(1, 0.8f, 0.2f, 1) : (float4)(0.1f, 0.1f, 0.4f, 1));
}

kernel void blur(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 sum = 0;
  for (int y = -2; y <= 2; ++y)
    for (int x = -2; x <= 2; ++x) sum += read_imagef(in, nearest_inside, at + (int2)(x, y));
  write_imagef(out, at, sum / 25);
}
