#pragma OPENCL FP_CONTRACT OFF


constant sampler_t mixed = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
constant sampler_t around = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void sample(read_only image3d_t in, global float4* out) {
  const int4 id = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  const float4 at = convert_float4(id * (int4)(40, 56, 72, 0) - 64) * (1.0f / 64);
  global float4* to = out + ((id.z * get_global_size(1) + id.y) * get_global_size(0) + id.x) * 4;
  to[0] = read_imagef(in, mixed, at);
  to[1] = (float4)(read_imagef(in, border, at).xyz, 0);
  to[2] = read_imagef(in, around, at * 0.125f);
  to[3] = (float4)(read_imagef(in, nearest, at + 0.1f).xyz, 0);
}
