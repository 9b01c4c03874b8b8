#pragma OPENCL FP_CONTRACT OFF


kernel void copy(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  if (at.x < get_image_width(in) && at.y < get_image_height(in)) write_imagef(out, at, read_imagef(in, at));
}
