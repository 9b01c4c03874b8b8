// What lanes read from others: by a pattern, by an index that differs, within quads, within clusters. None reaches
// further than 32 lanes, so that the size of subgroups does not show.
#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { uint data[]; };
void main() {
  uint i = gl_LocalInvocationIndex, lane = gl_SubgroupInvocationID, value = data[i];
  uint other = subgroupShuffle(value, (lane & ~31u) | (lane * 7 & 31));
  data[i] = subgroupShuffleXor(value, 5) + subgroupQuadSwapHorizontal(value) * 100 +
            subgroupClusteredAdd(value, 4) * 10000 + other * 1000000;
}
