// Subgroup operations whose combination does not depend on how large subgroups are: sums of sums, votes, and what a
// lane knows of the lanes before it.
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer From { uint from[]; };
layout(std430, binding = 1) buffer To { uint to[]; };
shared uint sum, most, counted, groups, votes;
void main() {
  uint i = gl_LocalInvocationIndex;
  if (i == 0) { sum = 0; most = 0; counted = 0; groups = 0; votes = 0; }
  barrier();
  uint value = from[gl_GlobalInvocationID.x];
  uint all = subgroupAdd(value), largest = subgroupMax(value);
  uvec4 odd = subgroupBallot((value & 1) != 0);
  uint before = subgroupExclusiveAdd(value), with_it = subgroupInclusiveAdd(value);
  bool anyone = subgroupAny(value > 0xf0000000u), everyone = subgroupAll(value > 1);
  if (subgroupElect()) {
    atomicAdd(sum, all);
    atomicMax(most, largest);
    atomicAdd(counted, subgroupBallotBitCount(odd));
    atomicAdd(groups, gl_SubgroupSize);
    if (anyone && !everyone) atomicAdd(votes, 1);
  }
  barrier();
  to[gl_GlobalInvocationID.x] = with_it - before + sum + most + counted;
  if (gl_SubgroupInvocationID == 0) to[gl_GlobalInvocationID.x] += subgroupBroadcastFirst(value) - value;
  if (i == 0) to[gl_GlobalInvocationID.x] = groups;
  if (gl_SubgroupID >= gl_NumSubgroups) to[gl_GlobalInvocationID.x] = 12345;
}
