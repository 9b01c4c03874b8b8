// Arithmetic of halves, alone and in pairs, subnormal ones among them.
#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
layout(local_size_x = 64) in;
layout(std430, binding = 1) buffer Halves { f16vec4 halves[]; };
layout(constant_id = 0) const float16_t factor = float16_t(1);
void main() {
  uint i = gl_GlobalInvocationID.x;
  f16vec4 h = halves[i];
  f16vec2 low = min(h.xy, f16vec2(100)) * factor, high = max(h.zw, -f16vec2(50)) * factor;
  halves[i] = f16vec4(low + high.yx, high.x, h.z + h.z);
}
