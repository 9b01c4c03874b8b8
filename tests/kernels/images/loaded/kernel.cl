#pragma OPENCL FP_CONTRACT OFF


kernel void floats(read_only image2d_t in, global float4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imagef(in, at);
}

kernel void unsigned_integers(read_only image2d_t in, global uint4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imageui(in, at);
}

kernel void signed_integers(read_only image2d_t in, global int4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imagei(in, at);
}
