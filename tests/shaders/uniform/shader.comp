// Uniform buffers in std140 with matrices and arrays, indexed by what is the same for all lanes and by what is not.
#version 450
layout(local_size_x = 64) in;
layout(std140, set = 1, binding = 2) uniform Settings { mat3 turn; vec2 scale; int shift[5]; uvec4 table[8]; } s;
layout(std430, set = 3, binding = 0) buffer Data { vec4 data[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec3 turned = s.turn * data[i].xyz;
  uint picked = s.table[i & 7][i >> 3 & 3] + uint(s.shift[gl_WorkGroupID.x]);
  data[i] = vec4(turned.xy * s.scale, turned.z, float(picked));
}
