// Slices of an array, and the faces of a cube, which are stored by number. Each invocation exchanges two slices alone: no
// other reads what it stores.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba16f) uniform image2DArray slices;
layout(binding = 1, rgba16f) uniform writeonly imageCube faces;
layout(binding = 2) buffer Sizes { ivec3 slices_size; ivec2 faces_size; };
void main() {
  ivec3 at = ivec3(gl_GlobalInvocationID), opposite = ivec3(at.xy, 5 - at.z);
  vec4 texel = imageLoad(slices, at) + vec4(at, at.z == 2 ? 100 : 0);
  vec4 other = imageLoad(slices, opposite) + vec4(opposite, 0);
  imageStore(faces, at, texel);
  imageStore(faces, opposite, other);
  imageStore(slices, opposite, texel.wzyx);
  imageStore(slices, at, other.wzyx);
  if (at == ivec3(0)) {
    slices_size = imageSize(slices);
    faces_size = imageSize(faces);
  }
}
