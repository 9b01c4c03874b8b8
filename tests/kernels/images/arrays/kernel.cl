#pragma OPENCL FP_CONTRACT OFF


kernel void reorder(read_only image2d_array_t in, write_only image2d_array_t out) {
  const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  const int n = get_image_array_size(in);
  write_imagef(out, (int4)(x, y, n - 1 - z, 0), read_imagef(in, (int4)(x, y, z, 0)));
}

kernel void sum(read_only image2d_array_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  int4 sum = 0;
  for (int z = 0; z < get_image_array_size(in); ++z) sum += read_imagei(in, (int4)(at, z, 0));
  write_imagei(out, at, sum);
}
