// studies/spd/spd.comp in OpenCL C: the same algorithm, switches and rule, for EXCHANGE=LDS, the one that OpenCL has the
// means for; each level is stored as soon as it is made. Levels are images of their own, as few devices have images with levels. Level 6 lies in `level_6` as well,
// 64x64 texels a slice, as floats that its format has: workgroups hand it over there, since OpenCL says of no image what
// another workgroup sees of it.
#define ROW_2X2 0
#define ROW_4X4 1
#define MORTON 2
#define LDS 0
#define rgba16f 0
#define rgba8 1
#if EXCHANGE != LDS
#error "OpenCL C has no quad operations and no shuffle: EXCHANGE must be LDS"
#endif

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#if HALF
typedef half4 Texel;
#define to_texel convert_half4
#define Number half
#else
typedef float4 Texel;
#define to_texel(value) (value)
#define Number float
#endif

// Sums are rounded one by one, as the rule has them.
#pragma OPENCL FP_CONTRACT OFF

// Texels outside an image are 0.
constant sampler_t kTexels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t kMiddles = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

// The sum in the order in which quad operations have it: rows first.
Texel average(Texel a, Texel b, Texel c, Texel d) { return ((a + b) + (c + d)) * (Number)0.25f; }

int2 place(uint index, uint width) {
#if ORDER == MORTON
  // Bits of the index, from the lowest: x0 y0 y1 x1 x2 y2 x3 y3.
  uint x = (index & 1) | (index >> 2 & 6) | (index >> 3 & 8);
  uint y = (index >> 1 & 3) | (index >> 3 & 4) | (index >> 4 & 8);
  return (int2)(x, y);
#else
  return (int2)(index % width, index / width);
#endif
}

Texel load_2x2(read_only image2d_array_t source, int2 at, int slice) {
#if SAMPLER
  return to_texel(read_imagef(source, kMiddles, (float4)(convert_float2(at + 1), slice, 0)));
#else
  return average(to_texel(read_imagef(source, kTexels, (int4)(at, slice, 0))),
                 to_texel(read_imagef(source, kTexels, (int4)(at.x + 1, at.y, slice, 0))),
                 to_texel(read_imagef(source, kTexels, (int4)(at.x, at.y + 1, slice, 0))),
                 to_texel(read_imagef(source, kTexels, (int4)(at + 1, slice, 0))));
#endif
}

// A write outside an image has no defined effect in OpenCL.
void write_inside(write_only image2d_array_t image, int2 at, int slice, Texel value) {
  if (at.x < get_image_width(image) && at.y < get_image_height(image))
    write_imagef(image, (int4)(at, slice, 0), convert_float4(value));
}

#if PASSES
kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void spd_pass(read_only image2d_array_t source, write_only image2d_array_t level) {
  int2 at = (int2)(get_group_id(0), get_group_id(1)) * 16 + place(get_local_id(0), 16);
  write_inside(level, at, get_group_id(2), load_2x2(source, 2 * at, get_group_id(2)));
}
#else

// What an image of the format holds after `value` is written.
float4 as_stored(Texel value) {
#if FORMAT == rgba8
  return convert_float4(convert_uchar4_sat_rte(convert_float4(value) * 255.0f)) / 255.0f;
#else
  return convert_float4(convert_half4_rte(convert_float4(value)));
#endif
}

#define LEVELS(X) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12)
#define PARAMETER(n) write_only image2d_array_t level##n,
#define STORE(n) case n: write_inside(level##n, at, slice, value); break;
#define ARGUMENT(n) level##n,

void store(LEVELS(PARAMETER) global float4* level_6, int slice, uint level, int2 at, Texel value) {
  switch (level) { LEVELS(STORE) }
  if (level == 6 && at.x < get_image_width(level6) && at.y < get_image_height(level6))
    level_6[(slice * 64 + at.y) * 64 + at.x] = as_stored(value);
}

int2 place_of_level_1(uint thread, uint i) {
  int2 step = (int2)(i & 1, i >> 1);
#if ORDER == ROW_4X4
  return 2 * place(thread, 16) + step;
#else
  return place(thread, 16) + 16 * step;
#endif
}

// Level n lies in LDS at every 2^(n-1)th entry in both directions: a thread writes where only it has read.
void reduce(LEVELS(PARAMETER) global float4* level_6, local Texel* texels, int slice, uint level_count, uint base, int2 tile,
            const Texel* value) {
  uint thread = get_local_id(0);
#if ORDER == ROW_4X4
  int2 at_2 = place(thread, 16);
  Texel level_2 = average(value[0], value[1], value[2], value[3]);
  if (base + 2 <= level_count) store(LEVELS(ARGUMENT) level_6, slice, base + 2, tile * 16 + at_2, level_2);
  texels[at_2.y * 64 + at_2.x * 2] = level_2;
  const uint first = 3;
#else
  for (uint i = 0; i < 4; ++i) {
    int2 at = place_of_level_1(thread, i);
    texels[at.y * 32 + at.x] = value[i];
  }
  const uint first = 2;
#endif
  for (uint n = first; n <= 6; ++n) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (base + n > level_count) return;
    uint width = 1u << (6 - n);
    uint apart = PACKED == 1 ? 1 : 1u << 2 * (n - 2);  // distance of threads that work
    if (thread % apart == 0 && thread / apart < width * width) {
      int2 own = place(thread / apart, width);
      uint next = 1u << (n - 2);
      local Texel* at = texels + ((own.y * 32 + own.x) << (n - 1));
      Texel mean = average(at[0], at[next], at[next * 32], at[next * 33]);
      at[0] = mean;
      store(LEVELS(ARGUMENT) level_6, slice, base + n, tile * (int)width + own, mean);
    }
  }
}

// `level_6` and `groups_done`, one number a slice, are 0 at the start; level_count is 1 to 12.
kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void spd(read_only image2d_array_t source, LEVELS(PARAMETER) global float4* level_6, global uint* groups_done,
         uint level_count) {
  local Texel texels[32 * 32];
  local uint groups_before;
  uint thread = get_local_id(0);
  int slice = get_group_id(2);
  int2 tile = (int2)(get_group_id(0), get_group_id(1));
  Texel value[4];
  for (uint i = 0; i < 4; ++i) {
    int2 at = tile * 32 + place_of_level_1(thread, i);
    value[i] = load_2x2(source, 2 * at, slice);
    store(LEVELS(ARGUMENT) level_6, slice, 1, at, value[i]);
  }
  reduce(LEVELS(ARGUMENT) level_6, texels, slice, level_count, 0, tile, value);
  if (level_count <= 6) return;
  // The thread that asks whether this workgroup is the last is the one that stored the texel of level 6.
  if (thread == 0) {
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    groups_before = atomic_inc(groups_done + slice);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (groups_before != get_num_groups(0) * get_num_groups(1) - 1) return;
  if (thread == 0) groups_done[slice] = 0;
  for (uint i = 0; i < 4; ++i) {
    int2 at = place_of_level_1(thread, i);
    global const float4* from = level_6 + (slice * 64 + 2 * at.y) * 64 + 2 * at.x;
    value[i] = average(to_texel(from[0]), to_texel(from[1]), to_texel(from[64]), to_texel(from[65]));
    store(LEVELS(ARGUMENT) level_6, slice, 7, at, value[i]);
  }
  reduce(LEVELS(ARGUMENT) level_6, texels, slice, level_count, 6, (int2)(0, 0), value);
}
#endif
