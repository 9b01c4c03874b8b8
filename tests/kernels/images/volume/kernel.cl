#pragma OPENCL FP_CONTRACT OFF


#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

kernel void slice(read_only image3d_t in, write_only image2d_t out, int z) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, read_imagef(in, (int4)(at, z, 0)));
}

kernel void projections(read_only image3d_t in, global uint4* out) {
  const int n = get_image_width(in), a = get_global_id(0), b = get_global_id(1), axis = get_global_id(2);
  uint4 sum = 0;
  for (int i = 0; i < n; ++i)
    sum += read_imageui(in, axis == 0 ? (int4)(i, a, b, 0) : axis == 1 ? (int4)(a, i, b, 0) : (int4)(a, b, i, 0));
  out[(axis * n + b) * n + a] = sum;
}
