// Buffers of texels: read with a format, written with one, changed atomically.
#version 450
layout(local_size_x = 64) in;
layout(binding = 0) uniform usamplerBuffer bytes;
layout(binding = 1, rgba16f) uniform imageBuffer halves;
layout(binding = 2, r32ui) uniform uimageBuffer words;
layout(binding = 3) buffer Sizes { int sizes[3]; };
void main() {
  int i = int(gl_GlobalInvocationID.x);
  uvec4 texel = texelFetch(bytes, min(i, 99));
  imageStore(halves, i, vec4(texel) * 0.5 + imageLoad(halves, i));
  imageAtomicAdd(words, i & 7, texel.x);
  sizes[0] = textureSize(bytes);
  sizes[1] = imageSize(halves);
  sizes[2] = imageSize(words);
}
