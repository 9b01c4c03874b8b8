// Texels of sampled images without a sampler's arithmetic.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2DArray slices;
layout(binding = 1) uniform utexture3D volume;
layout(binding = 2, rgba32f) uniform writeonly image2D to;
layout(binding = 3) buffer Sizes { ivec3 slices_size; int levels; ivec3 volume_size; };
#extension GL_EXT_samplerless_texture_functions : require
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  vec4 sum = vec4(texelFetch(volume, ivec3(at / 4, at.x % 3), 0));
  for (int slice = 0; slice < 3; ++slice) sum += texelFetch(slices, ivec3(at, slice), 0) * (slice + 1);
  imageStore(to, at, sum);
  slices_size = textureSize(slices, 0);
  levels = textureQueryLevels(slices);
  volume_size = textureSize(volume, 0);
}
