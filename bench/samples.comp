// Sixteen linear samples for each texel that is written.
#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(binding = 0) uniform sampler2D from;
layout(binding = 1, rgba16f) uniform writeonly image2D to;

void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  vec2 at = (vec2(p) + 0.25) / 1024.0;
  vec4 sum = vec4(0);
  for (int i = 0; i < 16; ++i) sum += textureLod(from, at + float(i) / 64.0, 0.0);
  imageStore(to, p, sum / 16.0);
}
