// Neighbours in a 3D image, those outside too, which are 0; its size.
#version 450
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;
layout(binding = 0, r32f) uniform readonly image3D from;
layout(binding = 1, r32f) uniform writeonly image3D to;
layout(binding = 2) buffer Sizes { ivec3 size; };
void main() {
  ivec3 at = ivec3(gl_GlobalInvocationID);
  float sum = 0;
  for (int axis = 0; axis < 3; ++axis) {
    ivec3 step = ivec3(axis == 0, axis == 1, axis == 2);
    sum += imageLoad(from, at + step).x + 2 * imageLoad(from, at - step).x;
  }
  imageStore(to, at, vec4(sum));
  if (at == ivec3(0)) size = imageSize(from);
}
