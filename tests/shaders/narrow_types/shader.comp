// Integers of 8 and 16 bits, vectors of them, and integers of 64 bits.
#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Shorts { u16vec2 shorts[]; };
layout(std430, binding = 2) buffer Bytes { u8vec4 bytes[]; };
layout(std430, binding = 3) buffer Longs { int64_t longs[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  u16vec2 s = shorts[i];
  shorts[i] = u16vec2(s.x * s.y + uint16_t(7), max(s.x, s.y) >> uint16_t(3));
  u8vec4 b = bytes[i];
  bytes[i] = u8vec4(b.wzyx + u8vec4(200));
  int64_t l = longs[i];
  longs[i] = l * l - (l << 33) + int64_t(s.x);
}
