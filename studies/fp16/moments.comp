#version 460
// The shader of moments.cl for RADV: the same sums, parameters and layouts, in GLSL.
//
//   REAL        float | float16_t             what the sums are computed in
//   COMPONENTS  3 | 4                         colour alone, or all that a texel holds
//   TILE        TWO_ARRAYS | PAIRS | HALVES   how LDS holds a texel: its two words in arrays of their own; both words
//                                             side by side; three 16-bit values, 6 bytes from texel to texel
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_explicit_arithmetic_types : require

#define TWO_ARRAYS 1
#define PAIRS 2
#define HALVES 3

#define float_3 vec3
#define float_4 vec4
#define float16_t_3 f16vec3
#define float16_t_4 f16vec4
#define CONCATENATE(a, b) a##_##b
#define JOIN(a, b) CONCATENATE(a, b)
#define VECTOR JOIN(REAL, COMPONENTS)

const int kGroup = 8;
const int kRadius = 4;
const int kEdge = kGroup + 2 * kRadius;

layout(local_size_x = kGroup, local_size_y = kGroup) in;

// RGBA in half precision, row by row; beyond the edges of the image its outermost texels go on.
layout(std430, binding = 0) readonly buffer Texels { uvec2 texels[]; };
layout(std430, binding = 1) writeonly buffer Means { vec4 means[]; };
layout(std430, binding = 2) writeonly buffer Deviations { vec4 deviations[]; };
layout(push_constant) uniform Image { ivec2 size; };

#if TILE == TWO_ARRAYS
shared uint low[kEdge * kEdge];
shared uint high[kEdge * kEdge];
#elif TILE == PAIRS
shared uvec2 tile[kEdge * kEdge];
#else
shared float16_t tile[kEdge * kEdge * 3];
#endif

void store(int at, uvec2 texel) {
#if TILE == TWO_ARRAYS
  low[at] = texel.x;
  high[at] = texel.y;
#elif TILE == PAIRS
  tile[at] = texel;
#else
  const f16vec2 rg = unpackFloat2x16(texel.x);
  tile[3 * at] = rg.x;
  tile[3 * at + 1] = rg.y;
  tile[3 * at + 2] = unpackFloat2x16(texel.y).x;
#endif
}

f16vec4 load(int at) {
#if TILE == TWO_ARRAYS
  return f16vec4(unpackFloat2x16(low[at]), unpackFloat2x16(high[at]));
#elif TILE == PAIRS
  const uvec2 texel = tile[at];
  return f16vec4(unpackFloat2x16(texel.x), unpackFloat2x16(texel.y));
#else
  return f16vec4(tile[3 * at], tile[3 * at + 1], tile[3 * at + 2], 0);
#endif
}

REAL weight(REAL distance) {
  const REAL falloff = REAL(3) / REAL((kRadius + 1) * (kRadius + 1));
  return REAL(exp(-falloff * distance * distance));
}

vec4 widen(VECTOR v) {
#if COMPONENTS == 3
  return vec4(v, 0);
#else
  return vec4(v);
#endif
}

void main() {
  const ivec2 inside = ivec2(gl_LocalInvocationID.xy);
  const ivec2 pixel = ivec2(gl_WorkGroupID.xy) * kGroup + inside;
  const ivec2 last = size - 1;
  [[unroll]] for (int y = 0; y < kEdge; y += kGroup) {
    [[unroll]] for (int x = 0; x < kEdge; x += kGroup) {
      const ivec2 from = clamp(pixel + ivec2(x, y) - kRadius, ivec2(0), last);
      store((inside.y + y) * kEdge + inside.x + x, texels[from.y * size.x + from.x]);
    }
  }
  barrier();

  VECTOR mean = VECTOR(0);
  VECTOR square = VECTOR(0);
  REAL weights = REAL(0);
  [[unroll]] for (int y = 0; y <= 2 * kRadius; ++y) {
    [[unroll]] for (int x = 0; x <= 2 * kRadius; ++x) {
      const VECTOR c = VECTOR(load((inside.y + y) * kEdge + inside.x + x));
      const REAL w = weight(REAL(x - kRadius)) * weight(REAL(y - kRadius));
      weights += w;
      mean += c * w;
      square += c * c * w;
    }
  }
  const REAL scale = REAL(1) / weights;
  mean *= scale;
  square *= scale;
  if (pixel.x > last.x || pixel.y > last.y) return;
  const int at = pixel.y * size.x + pixel.x;
  means[at] = widen(mean);
  deviations[at] = widen(sqrt(abs(square - mean * mean)));
}
