// Samples at multiples of 1/256 of a texel, where weights are exact, through several samplers; gathers; comparisons; offsets.
#version 450
layout(local_size_x = 64) in;
layout(binding = 0) uniform texture2D image;
layout(binding = 1) uniform sampler samplers[3];
layout(binding = 2) uniform sampler2DShadow depths;
layout(binding = 3) buffer Data { vec4 data[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 at = vec2(int(i % 16) * 96 - 512, int(i / 16) * 288 - 1024) / 2048;  // in 8x8 texels: steps of 3/8 and 9/8
  data[i] = textureLod(sampler2D(image, samplers[0]), at, 0);
  data[256 + i] = textureLod(sampler2D(image, samplers[1]), at, 0);
  data[512 + i] = textureLod(sampler2D(image, samplers[2]), at + 1.0 / 64, 0);
  data[768 + i] = textureGather(sampler2D(image, samplers[0]), at + 1.0 / 32, 1);
  data[1280 + i] = textureLodOffset(sampler2D(image, samplers[0]), at, 0, ivec2(-8, 7)) +
                   16 * textureLodOffset(sampler2D(image, samplers[2]), at + 1.0 / 64, 0, ivec2(5, -3));
  data[1024 + i] = vec4(textureLod(depths, vec3(at + 1.0 / 16, 0.5), 0), textureGather(depths, at + 1.0 / 32, 0.25).xyz);
}
