// Levels of a sampled image, by texelFetch and by textureLod between two of them.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D image;
layout(binding = 1) buffer Data { vec4 data[]; };
layout(binding = 2) buffer Sizes { ivec2 sizes[5]; int levels; };
void main() {
  ivec2 at = ivec2(gl_LocalInvocationID.xy);
  uint i = gl_LocalInvocationIndex;
  vec4 sum = vec4(0);
  for (int level = 0; level < 4; ++level) sum += texelFetch(image, at >> level, level) * (level + 1);
  data[i] = sum;
  data[64 + i] = textureLod(image, (vec2(at) + 0.5) / 8, float(at.x) * 0.5);
  for (int level = 0; level < 5; ++level) sizes[level] = textureSize(image, level);
  levels = textureQueryLevels(image);
}
