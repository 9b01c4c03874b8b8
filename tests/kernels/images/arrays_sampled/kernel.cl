#pragma OPENCL FP_CONTRACT OFF


constant sampler_t mixed = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void sample(read_only image2d_array_t in, global float4* out) {
  const int4 id = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  const float4 at = (float4)(convert_float2(id.xy * (int2)(43, 59) - 100) * (1.0f / 256), id.z - 1.7f, 0);
  global float4* to = out + ((id.z * get_global_size(1) + id.y) * get_global_size(0) + id.x) * 2;
  to[0] = read_imagef(in, mixed, at);
  to[1] = read_imagef(in, nearest, at);
}
