// Rows of texels, one and several.
#version 450
layout(local_size_x = 32) in;
layout(binding = 0, r32ui) uniform readonly uimage1D row;
layout(binding = 1, r32ui) uniform uimage1DArray rows;
layout(binding = 2) buffer Sizes { int width; int array_width; int array_slices; };
void main() {
  int x = int(gl_GlobalInvocationID.x);
  for (int slice = 0; slice < 3; ++slice) {
    uint there = imageLoad(rows, ivec2(x, slice)).x;
    imageStore(rows, ivec2(x, slice), uvec4(there + imageLoad(row, x + slice).x * 10));
  }
  width = imageSize(row);
  array_width = imageSize(rows).x;
  array_slices = imageSize(rows).y;
}
