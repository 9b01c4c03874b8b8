#pragma OPENCL FP_CONTRACT OFF

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

kernel void edge_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 at = convert_float2(id * (int2)(37, 61) - 500) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = read_imagef(in, edge, at);
}

kernel void border_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 at = convert_float2(id * (int2)(37, 61) - 500) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = (float4)(read_imagef(in, border, at).xyz, 0);
}
