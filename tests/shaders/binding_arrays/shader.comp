// Arrays of bindings, chosen by constants, by the workgroup and by the lane; more sets than SGPRs can name one by one.
#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 32) in;
layout(std430, set = 0, binding = 0) buffer Data { uint data[]; } one[4];
layout(std430, set = 0, binding = 1) readonly buffer More { uint data[]; } more[];
layout(std140, set = 1, binding = 7) uniform Block { uvec4 word; } block[3];
void main() {
  uint i = gl_LocalInvocationIndex;
  uint sum = one[0].data[i] + more[gl_WorkGroupID.x].data[i] + more[nonuniformEXT(i & 1)].data[i >> 1];
  sum += block[2].word.x + block[gl_WorkGroupID.x].word[i & 3];
  one[1 + gl_WorkGroupID.x].data[i] = sum;
}
