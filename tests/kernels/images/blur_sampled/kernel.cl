#pragma OPENCL FP_CONTRACT OFF


constant sampler_t between = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

kernel void blur(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  const float2 centre = convert_float2(at) + 0.5f;
  float4 sum = read_imagef(in, between, centre) * 0.25f;
  sum += read_imagef(in, between, centre + (float2)(0.5f, 0.5f)) * 0.1875f;
  sum += read_imagef(in, between, centre + (float2)(-0.5f, 0.5f)) * 0.1875f;
  sum += read_imagef(in, between, centre + (float2)(0.5f, -0.5f)) * 0.1875f;
  sum += read_imagef(in, between, centre + (float2)(-0.5f, -0.5f)) * 0.1875f;
  write_imagef(out, at, sum);
}
