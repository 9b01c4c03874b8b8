#pragma OPENCL FP_CONTRACT OFF


kernel void scale(read_only image1d_buffer_t in, write_only image1d_buffer_t out) {
  const int x = get_global_id(0);
  write_imagef(out, x, read_imagef(in, (int)get_global_size(0) - 1 - x) * 0.61803f);
}

kernel void count(read_only image1d_buffer_t in, write_only image1d_buffer_t out) {
  const int x = get_global_id(0);
  write_imageui(out, x, read_imageui(in, x) + (uint4)(x, 1, 2, 3));
}

kernel void differences(read_only image1d_buffer_t in, write_only image1d_buffer_t out) {
  const int x = get_global_id(0);
  write_imagei(out, x, read_imagei(in, x) - read_imagei(in, x == 0 ? 0 : x - 1));
}
