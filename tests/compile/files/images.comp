// Every kind of descriptor there is for compute shaders on these targets, with an array of one.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) uniform sampler2D combined[2];
layout(set = 0, binding = 1) uniform texture2D sampled;
layout(set = 0, binding = 2) uniform sampler filtering;
layout(set = 0, binding = 3, rgba8) uniform image2D stored;
layout(set = 2, binding = 0) uniform samplerBuffer texels;
layout(set = 2, binding = 1, r32ui) uniform uimageBuffer counters;

void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  vec2 uv = vec2(at) / 64.0;
  vec4 sum = textureLod(combined[0], uv, 0.0) + textureLod(combined[1], uv, 1.0);
  sum += textureLod(sampler2D(sampled, filtering), uv, 0.0) + texelFetch(texels, at.x);
  imageStore(stored, at, sum + imageLoad(stored, at.yx));
  imageAtomicAdd(counters, at.y, 1u);
}
