#pragma OPENCL FP_CONTRACT OFF

constant sampler_t edge = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t border = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t around = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t mirrored = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;

kernel void edge_at(read_only image2d_t in, global float4* out) {
  const float2 size = convert_float2(get_image_dim(in));
  const float2 texel = convert_float2((int2)(get_global_id(0), get_global_id(1))) - size * 1.0f + 0.3f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = read_imagef(in, edge, texel / size);
}

kernel void border_at(read_only image2d_t in, global float4* out) {
  const float2 size = convert_float2(get_image_dim(in));
  const float2 texel = convert_float2((int2)(get_global_id(0), get_global_id(1))) - size * 1.0f + 0.3f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (float4)(read_imagef(in, border, texel / size).xyz, 0);
}

kernel void around_at(read_only image2d_t in, global float4* out) {
  const float2 size = convert_float2(get_image_dim(in));
  const float2 texel = convert_float2((int2)(get_global_id(0), get_global_id(1))) - size * 1.0f + 0.3f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = read_imagef(in, around, texel / size);
}

kernel void mirrored_at(read_only image2d_t in, global float4* out) {
  const float2 size = convert_float2(get_image_dim(in));
  const float2 texel = convert_float2((int2)(get_global_id(0), get_global_id(1))) - size * 1.0f + 0.3f;
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = read_imagef(in, mirrored, texel / size);
}
