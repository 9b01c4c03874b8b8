// Push constants that are too many for SGPRs and read at a place that the workgroup decides: some in SGPRs, all in memory.
#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
layout(local_size_x = 64) in;
layout(std430, set = 2, binding = 1) buffer Data { uint data[]; };
layout(push_constant, std430) uniform Push { uint first; uint all[24]; uint16_t half_a; uint16_t half_b; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data[i] = p.first + p.all[gl_WorkGroupID.x * 7 % 24] * 10 + p.all[5] * 100 + p.all[23] * 1000 + uint(p.half_b);
}
