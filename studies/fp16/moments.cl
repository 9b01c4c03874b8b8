// Mean and standard deviation of colour in the 9x9 neighbourhood of each pixel, out of a tile in LDS.
//
// A workgroup of 8x8 work-items loads 16x16 texels, its own and a border of 4, and each work-item weighs 81 of them
// with a Gaussian whose values the compiler knows. Three parameters make the versions:
//
//   REAL        float | half                    what the sums are computed in
//   COMPONENTS  3 | 4                           colour alone, or all that a texel holds
//   TILE        TWO_ARRAYS | PAIRS | HALVES     how LDS holds a texel: its two words in arrays of their own; both
//                                               words side by side; three 16-bit values, 6 bytes from texel to texel
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define TWO_ARRAYS 1
#define PAIRS 2
#define HALVES 3

#define GROUP 8
#define RADIUS 4
#define EDGE (GROUP + 2 * RADIUS)

#define CONCATENATE(a, b) a##b
#define JOIN(a, b) CONCATENATE(a, b)
#define VECTOR JOIN(REAL, COMPONENTS)
#define TO_VECTOR JOIN(convert_, VECTOR)

#if TILE == TWO_ARRAYS
typedef struct {
  uint low[EDGE * EDGE];
  uint high[EDGE * EDGE];
} Tile;
#elif TILE == PAIRS
typedef struct {
  uint2 texel[EDGE * EDGE];
} Tile;
#else
typedef struct {
  half value[EDGE * EDGE * 3];
} Tile;
#endif

static void store(local Tile* tile, int at, uint2 texel) {
#if TILE == TWO_ARRAYS
  tile->low[at] = texel.x;
  tile->high[at] = texel.y;
#elif TILE == PAIRS
  tile->texel[at] = texel;
#else
  const half4 values = as_half4(texel);
  tile->value[3 * at] = values.x;
  tile->value[3 * at + 1] = values.y;
  tile->value[3 * at + 2] = values.z;
#endif
}

static half4 load(const local Tile* tile, int at) {
#if TILE == TWO_ARRAYS
  return as_half4((uint2)(tile->low[at], tile->high[at]));
#elif TILE == PAIRS
  return as_half4(tile->texel[at]);
#else
  return (half4)(tile->value[3 * at], tile->value[3 * at + 1], tile->value[3 * at + 2], 0);
#endif
}

static VECTOR colour(half4 texel) {
#if COMPONENTS == 3
  return TO_VECTOR(texel.xyz);
#else
  return TO_VECTOR(texel);
#endif
}

static REAL weight(REAL distance) {
  const REAL falloff = (REAL)3 / (REAL)((RADIUS + 1) * (RADIUS + 1));
  return exp(-falloff * distance * distance);
}

static float4 widen(VECTOR v) {
#if COMPONENTS == 3
  return (float4)(convert_float3(v), 0);
#else
  return convert_float4(v);
#endif
}

// `texels` are RGBA in half precision, row by row; beyond the edges of the image its outermost texels go on.
kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1))) void moments(global const uint2* texels,
                                                                          global float4* means,
                                                                          global float4* deviations, int width,
                                                                          int height) {
  local Tile tile;
  const int2 inside = (int2)(get_local_id(0), get_local_id(1));
  const int2 pixel = (int2)(get_group_id(0), get_group_id(1)) * GROUP + inside;
  const int2 last = (int2)(width - 1, height - 1);
#pragma unroll
  for (int y = 0; y < EDGE; y += GROUP) {
#pragma unroll
    for (int x = 0; x < EDGE; x += GROUP) {
      const int2 from = clamp(pixel + (int2)(x - RADIUS, y - RADIUS), (int2)(0), last);
      store(&tile, (inside.y + y) * EDGE + inside.x + x, texels[from.y * width + from.x]);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  VECTOR mean = 0;
  VECTOR square = 0;
  REAL weights = 0;
#pragma unroll
  for (int y = 0; y <= 2 * RADIUS; ++y) {
#pragma unroll
    for (int x = 0; x <= 2 * RADIUS; ++x) {
      const VECTOR c = colour(load(&tile, (inside.y + y) * EDGE + inside.x + x));
      const REAL w = weight((REAL)(x - RADIUS)) * weight((REAL)(y - RADIUS));
      weights += w;
      mean += c * w;
      square += c * c * w;
    }
  }
  const REAL scale = (REAL)1 / weights;
  mean *= scale;
  square *= scale;
  if (pixel.x > last.x || pixel.y > last.y) return;
  const int at = pixel.y * width + pixel.x;
  means[at] = widen(mean);
  deviations[at] = widen(sqrt(fabs(square - mean * mean)));
}
