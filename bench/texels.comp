// Every texel of an image to another.
#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(binding = 0, rgba16f) uniform readonly image2D from;
layout(binding = 1, rgba16f) uniform writeonly image2D to;

void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  imageStore(to, p, imageLoad(from, p));
}
