#pragma OPENCL FP_CONTRACT OFF

constant sampler_t edge = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t border = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
constant sampler_t around = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t mirrored = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_LINEAR;

kernel void edge_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 texel = convert_float2(id * (int2)(97, 161) - 4000) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = read_imagef(in, edge, texel / convert_float2(get_image_dim(in)));
}

kernel void border_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 texel = convert_float2(id * (int2)(97, 161) - 4000) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = (float4)(read_imagef(in, border, texel / convert_float2(get_image_dim(in))).xyz, 0);
}

kernel void around_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 texel = convert_float2(id * (int2)(97, 161) - 4000) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = read_imagef(in, around, texel / convert_float2(get_image_dim(in)));
}

kernel void mirrored_at(read_only image2d_t in, global float4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 texel = convert_float2(id * (int2)(97, 161) - 4000) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = read_imagef(in, mirrored, texel / convert_float2(get_image_dim(in)));
}
