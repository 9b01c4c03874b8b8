// What every target compiles: 32-bit buffers, a uniform buffer, a subgroup operation, a loop with an early way out.
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer Source { uint values[]; } source;
layout(set = 0, binding = 1) buffer Target { uint values[]; } target;
layout(set = 0, binding = 2) uniform Settings { uint limit; uvec4 masks[3]; } settings;

void main() {
  uint i = gl_GlobalInvocationID.x;
  uint x = source.values[i];
  for (uint k = 0; k < settings.limit; ++k) {
    if (x == settings.masks[k % 3].y) break;
    x = x * 1664525u + 1013904223u;
  }
  target.values[i] = subgroupAdd(x) ^ x;
}
