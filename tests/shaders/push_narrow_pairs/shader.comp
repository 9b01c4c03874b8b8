// Pairs of narrow push constants, which RADV reads as whole words in the end, and from memory all the same: it had
// decided so before.
#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer Data { uint data[]; };
layout(push_constant, std430) uniform Push {
  uint first;
  uint16_t a, b;
  uint second;
  uint8_t c, d, e, f;
  uint64_t wide;
  uvec2 far[4];
};
void main() {
  data[gl_WorkGroupID.x] = first + 2 * uint(a) + 3 * uint(b) + second * 5 + uint(c) * 7 + uint(d) * 11 + uint(e) * 13 +
                           uint(f) * 17 + uint(wide >> 3) * 3 + far[1].y + far[2].x;
}
