#pragma OPENCL FP_CONTRACT OFF

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t none = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;

kernel void edge_integers(read_only image2d_t in, global float4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)) - 6;
  out[(at.y + 6) * get_global_size(0) + at.x + 6] = read_imagef(in, edge, at);
}

kernel void edge_quarters(read_only image2d_t in, global float4* out) {
  const float2 at = convert_float2((int2)(get_global_id(0), get_global_id(1)) - 24) * 0.25f + 0.0625f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = read_imagef(in, edge, at);
}

kernel void border_integers(read_only image2d_t in, global float4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)) - 6;
  out[(at.y + 6) * get_global_size(0) + at.x + 6] = (float4)(read_imagef(in, border, at).xyz, 0);
}

kernel void border_quarters(read_only image2d_t in, global float4* out) {
  const float2 at = convert_float2((int2)(get_global_id(0), get_global_id(1)) - 24) * 0.25f + 0.0625f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (float4)(read_imagef(in, border, at).xyz, 0);
}

kernel void inside(read_only image2d_t in, global uint4* out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  out[at.y * get_global_size(0) + at.x] = read_imageui(in, none, at) + read_imageui(in, none, convert_float2(at) + 0.75f);
}
