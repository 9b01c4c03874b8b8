// One image as texels of sRGB, of whole numbers, of floats and as raw words: each binding has a format of its own.
#version 450
layout(local_size_x = 8, local_size_y = 4) in;
layout(binding = 0) uniform sampler2D as_srgb;
layout(binding = 1, rgba8ui) uniform uimage2D as_numbers;
layout(binding = 2) uniform sampler2D as_floats;
layout(binding = 3, r32ui) uniform uimage2D as_words;
layout(binding = 4) buffer Out { vec4 texels[]; };
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID);
  uint i = at.y * 8 + at.x;
  vec4 shown = texelFetch(as_srgb, at, 0);
  uvec4 numbers = imageLoad(as_numbers, at);
  uint word = imageLoad(as_words, at).x;
  texels[4 * i] = shown;
  texels[4 * i + 1] = vec4(numbers);
  texels[4 * i + 2] = texelFetch(as_floats, at, 0);
  texels[4 * i + 3] = vec4(word & 0xffffu, word >> 16, 0, 1);
  memoryBarrierImage();
  if (at.x < 4)
    imageStore(as_numbers, at, numbers.wzyx + 3);
  else
    imageStore(as_words, at, uvec4(word ^ 0x01020304u));
}
