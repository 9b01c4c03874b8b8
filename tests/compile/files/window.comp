// A weighted sum over a window of half-precision values: 16-bit storage and arithmetic, shared memory, push constants,
// specialization constants for the workgroup size, a float and a loop bound.
#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_16bit_storage : require

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const int RADIUS = 2;
layout(constant_id = 2) const float SCALE = 1.5;
layout(constant_id = 3) const bool CLAMPED = false;
layout(push_constant) uniform Push { uint count; float bias; vec4 weights; } push;
layout(set = 0, binding = 0) readonly buffer Source { float16_t values[]; } source;
layout(set = 1, binding = 3) buffer Target { float values[]; } target;
shared float tile[256];
const float table[5] = float[](0.1, 0.7, 0.3, 0.9, 0.2);

void main() {
  uint i = gl_GlobalInvocationID.x;
  tile[gl_LocalInvocationID.x & 255u] = float(source.values[i] * float16_t(2.0));
  barrier();
  float sum = push.bias;
  for (int k = -RADIUS; k <= RADIUS; ++k)
    sum += SCALE * tile[(gl_LocalInvocationID.x + k) & 255u] * table[(i + k) % 5];
  if (CLAMPED) sum = clamp(sum, 0.0, 1.0);
  if (i < push.count) target.values[i] = sum * push.weights.y;
}
