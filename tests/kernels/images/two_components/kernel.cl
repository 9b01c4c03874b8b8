#pragma OPENCL FP_CONTRACT OFF


kernel void load(read_only image2d_t in, global float4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imagef(in, at);
}

kernel void load_unsigned(read_only image2d_t in, global uint4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imageui(in, at);
}

kernel void load_signed(read_only image2d_t in, global int4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imagei(in, at);
}

kernel void turn(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)), last = get_image_dim(in) - 1;
  write_imagef(out, last - at, read_imagef(in, at));
}
