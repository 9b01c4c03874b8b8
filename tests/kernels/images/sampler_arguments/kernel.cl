#pragma OPENCL FP_CONTRACT OFF


kernel void sample(read_only image2d_t in, sampler_t sampler, global float4* out, float2 scale) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1));
  const float2 at = convert_float2(id * (int2)(83, 117) - 2000) * (1.0f / 256);
  out[id.y * get_global_size(0) + id.x] = read_imagef(in, sampler, at * scale);
}

kernel void sample_unsigned(read_only image2d_t in, sampler_t sampler, global uint4* out) {
  const int2 id = (int2)(get_global_id(0), get_global_id(1)) - 4;
  out[(id.y + 4) * get_global_size(0) + id.x + 4] = read_imageui(in, sampler, id);
}
