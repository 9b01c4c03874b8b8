// Every atomic of images, contended by several workgroups; results that depend on the order are not looked at.
#version 450
layout(local_size_x = 64) in;
layout(binding = 0, r32ui) uniform uimage2D words;
layout(binding = 1, r32i) uniform iimage2DArray numbers;
layout(binding = 2) buffer Data { uint before[256]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  imageAtomicAdd(words, ivec2(0, 0), i);
  imageAtomicMin(words, ivec2(1, 0), 500 - i);
  imageAtomicMax(words, ivec2(2, 0), i * 3);
  imageAtomicAnd(words, ivec2(0, 1), ~(1u << (i & 15)));
  imageAtomicOr(words, ivec2(1, 1), 1u << (i & 31));
  imageAtomicXor(words, ivec2(2, 1), i * 0x10001);
  imageAtomicMin(numbers, ivec3(0, 0, 1), int(100 - i));
  imageAtomicMax(numbers, ivec3(1, 0, 1), int(i) - 1000);
  // A texel for each.
  ivec2 own = ivec2(i % 16, 2 + i / 16);
  before[i] = imageAtomicExchange(words, own, i + 7) + 1000 * imageAtomicCompSwap(words, own, i + 7, i * i);
  imageAtomicAdd(words, ivec2(100, 100), 1);  // outside
}
