#pragma OPENCL FP_CONTRACT OFF


constant sampler_t bilinear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

kernel void resize(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, read_imagef(in, bilinear, (convert_float2(at) + 0.5f) / convert_float2(get_image_dim(out))));
}
