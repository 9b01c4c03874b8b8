#pragma OPENCL FP_CONTRACT OFF


#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void turn(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)), last = get_image_dim(in) - 1;
  write_imageh(out, last - at, read_imageh(in, at));
}
