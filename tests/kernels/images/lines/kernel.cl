#pragma OPENCL FP_CONTRACT OFF


kernel void reverse(read_only image1d_t in, write_only image1d_t out) {
  const int x = get_global_id(0);
  write_imagef(out, x, read_imagef(in, get_image_width(in) - 1 - x));
}

kernel void exchange(read_only image1d_array_t in, write_only image1d_array_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imageui(out, (int2)(at.x, get_image_array_size(in) - 1 - at.y), read_imageui(in, at));
}
