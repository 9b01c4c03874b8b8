// The levels of one image as an array of bindings, and one level once more.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8ui) uniform readonly uimage2D base;
layout(binding = 1, rgba8ui) uniform uimage2D levels[4];
layout(binding = 2, rgba8ui) uniform coherent uimage2D level_2;
layout(binding = 3) buffer Sizes { ivec2 sizes[5]; };
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  uvec4 sum = imageLoad(base, 2 * at) + imageLoad(base, 2 * at + ivec2(1, 1));
  imageStore(levels[0], at, sum / 2);
  for (int n = 2; n < 5; ++n) {
    if (n == 2)
      imageStore(level_2, at, uvec4(at, n, 255));
    else
      imageStore(levels[n - 1], at, uvec4(at * n, n, 255));
  }
  if (at == ivec2(0)) {
    sizes[0] = imageSize(base);
    sizes[1] = imageSize(levels[0]);
    sizes[2] = imageSize(level_2);
    sizes[3] = imageSize(levels[2]);
    sizes[4] = imageSize(levels[3]);
  }
}
