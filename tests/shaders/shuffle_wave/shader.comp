// What lanes read from others anywhere in a wave of 64: by an index that differs, in all lanes and in some.
#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { uint data[]; };
void main() {
  uint i = gl_LocalInvocationIndex, value = data[i];
  uint result = subgroupShuffle(value, i * 13 + 7 & 63) + 1000 * subgroupShuffleXor(value, 41);
  if (i >= 8 && i < 40) result += 1000000 * subgroupShuffle(value, 8 + (i * 5 & 31));
  data[i] = result;
}
