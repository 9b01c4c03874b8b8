// All levels of a texture in one dispatch. A workgroup of 256 reduces 64x64 texels of level 0 to one of level 6; the
// workgroup of a slice that is done last reduces the 64x64 texels of level 6 to one of level 12. README.md has the rule
// that every variant follows, variants.json the values of the switches that go together:
//   ORDER     ROW_2X2, ROW_4X4, MORTON: which texels a thread loads
//   EXCHANGE  LDS, QUAD, SHUFFLE64: how threads get at each other's texels
//   PACKED    the threads that still work are 1: the first ones, so that whole waves idle; 0: spread over all waves
//   HALF      1: sums and LDS in fp16
//   FORMAT    rgba16f, rgba8
//   SAMPLER   1: 2x2 texels of level 0 by one sample in their middle
//   PASSES    1: one level alone, as a dispatch of its own, from `source` to levels[0]
#version 450
#define ROW_2X2 0
#define ROW_4X4 1
#define MORTON 2
#define LDS 0
#define QUAD 1
#define SHUFFLE64 2

#if HALF
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#define Texel f16vec4
#define Number float16_t
#else
#define Texel vec4
#define Number float
#endif
#if EXCHANGE == QUAD
#extension GL_KHR_shader_subgroup_quad : require
#elif EXCHANGE == SHUFFLE64
#extension GL_KHR_shader_subgroup_shuffle : require
#endif
#if EXCHANGE != LDS && HALF
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#endif
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 256) in;
#if SAMPLER
layout(set = 0, binding = 0) uniform sampler2DArray source;
#else
layout(set = 0, binding = 0, FORMAT) uniform readonly image2DArray source;
#endif
#if PASSES
layout(set = 0, binding = 1, FORMAT) uniform writeonly image2DArray levels[1];
#else
layout(set = 0, binding = 1, FORMAT) uniform writeonly image2DArray levels[12];  // levels 1 to 12
// Level 6 once more, as workgroups hand it over to the last one.
layout(set = 0, binding = 2, FORMAT) uniform coherent image2DArray level_6;
layout(set = 0, binding = 3) coherent buffer Counters { uint groups_done[]; };  // for each slice; 0 before and after
#endif
layout(push_constant) uniform Constants {
  vec2 texel_size;   // 1 / size of level 0
  uint level_count;  // levels to make, 1 to 12
};

#define thread gl_LocalInvocationIndex
#define slice int(gl_WorkGroupID.z)

// The sum in the order in which quad operations have it: rows first. Without `precise`, compilers reorder it.
Texel average(Texel a, Texel b, Texel c, Texel d) {
  precise Texel mean = ((a + b) + (c + d)) * Number(0.25);
  return mean;
}

// Place of a thread among the first width * width, width a power of two up to 16.
ivec2 place(uint index, uint width) {
#if ORDER == MORTON
  // Bits of the index, from the lowest: x0 y0 y1 x1 x2 y2 x3 y3.
  uint x = (index & 1) | (index >> 2 & 6) | (index >> 3 & 8);
  uint y = (index >> 1 & 3) | (index >> 3 & 4) | (index >> 4 & 8);
  return ivec2(x, y);
#else
  return ivec2(index % width, index / width);
#endif
}

// Texels outside an image are 0.
Texel load_2x2(ivec2 at) {
#if SAMPLER
  return Texel(textureLod(source, vec3(vec2(at + 1) * texel_size, slice), 0));
#else
  return average(Texel(imageLoad(source, ivec3(at, slice))), Texel(imageLoad(source, ivec3(at + ivec2(1, 0), slice))),
                 Texel(imageLoad(source, ivec3(at + ivec2(0, 1), slice))), Texel(imageLoad(source, ivec3(at + 1, slice))));
#endif
}

#if PASSES
void main() {
  ivec2 at = ivec2(gl_WorkGroupID.xy) * 16 + place(thread, 16);
  imageStore(levels[0], ivec3(at, slice), vec4(load_2x2(2 * at)));
}
#else

Texel load_2x2_of_level_6(ivec2 at) {
  return average(Texel(imageLoad(level_6, ivec3(at, slice))), Texel(imageLoad(level_6, ivec3(at + ivec2(1, 0), slice))),
                 Texel(imageLoad(level_6, ivec3(at + ivec2(0, 1), slice))), Texel(imageLoad(level_6, ivec3(at + 1, slice))));
}

void store(uint level, ivec2 at, Texel value) {
  if (level == 6)
    imageStore(level_6, ivec3(at, slice), vec4(value));
  else
    imageStore(levels[level - 1], ivec3(at, slice), vec4(value));
}

#if EXCHANGE == LDS
shared Texel texels[32][32];
#elif EXCHANGE == QUAD
shared Texel texels[16][16];
#else
shared Texel texels[4];
#endif
shared uint groups_before;

// Where texel `i` of the four of level 1 is that this thread makes, in the workgroup's 32x32.
ivec2 place_of_level_1(uint i) {
  ivec2 step = ivec2(i & 1, i >> 1);
#if ORDER == ROW_4X4
  return 2 * place(thread, 16) + step;
#elif EXCHANGE == SHUFFLE64
  // A wave has 32x32 texels of level 0 for itself.
  return place(thread & 63, 8) + 8 * step + 16 * ivec2(thread >> 6 & 1, thread >> 7);
#else
  return place(thread, 16) + 16 * step;
#endif
}

// A thread makes four texels of a workgroup's first level one after the other, and holds of them what the next needs:
// all four, or with operations across lanes one texel of the next level.
#if EXCHANGE == LDS
#define Held Texel[4]
void hold(inout Held held, uint i, Texel value) {
  held[i] = value;
}

// Level n lies in LDS at every 2^(n-1)th entry in both directions: a thread writes where only it has read.
void reduce(uint base, ivec2 tile, Held value) {
#if ORDER == ROW_4X4
  ivec2 own = place(thread, 16);
  Texel level_2 = average(value[0], value[1], value[2], value[3]);
  if (base + 2 <= level_count) store(base + 2, tile * 16 + own, level_2);
  texels[2 * own.y][2 * own.x] = level_2;
  const uint first = 3;
#else
  for (uint i = 0; i < 4; ++i) {
    ivec2 at = place_of_level_1(i);
    texels[at.y][at.x] = value[i];
  }
  const uint first = 2;
#endif
  for (uint n = first; n <= 6; ++n) {
    barrier();
    if (base + n > level_count) return;
    uint width = 1u << (6 - n);
    uint apart = PACKED == 1 ? 1 : 1u << 2 * (n - 2);  // distance of threads that work
    if (thread % apart == 0 && thread / apart < width * width) {
      ivec2 own = place(thread / apart, width);
      ivec2 at = own << (n - 1);
      int next = 1 << (n - 2);
      Texel mean = average(texels[at.y][at.x], texels[at.y][at.x + next], texels[at.y + next][at.x], texels[at.y + next][at.x + next]);
      texels[at.y][at.x] = mean;
      store(base + n, tile * int(width) + own, mean);
    }
  }
}
#elif EXCHANGE == QUAD
Texel quad_average(Texel value) {
  value += subgroupQuadSwapHorizontal(value);
  value += subgroupQuadSwapVertical(value);
  return value * Number(0.25);
}

// Each thread of a quad keeps one of its four texels of level 2.
#define Held Texel
void hold(inout Held held, uint i, Texel value) {
  Texel mean = quad_average(value);
  if ((thread & 3) == i) held = mean;
}

// Level n lies in LDS at every 2^(n-2)th entry in both directions.
void reduce(uint base, ivec2 tile, Held kept) {
  if (base + 2 > level_count) return;
  ivec2 own = place_of_level_1(thread & 3) >> 1;
  store(base + 2, tile * 16 + own, kept);
  texels[own.y][own.x] = kept;
  for (uint n = 3; n <= 6; ++n) {
    barrier();
    if (base + n > level_count) return;
    uint width = 1u << (7 - n);  // of the level before, a thread for each of its texels
    if (thread < width * width) {
      own = place(thread, width);
      ivec2 at = own << (n - 3);
      Texel mean = quad_average(texels[at.y][at.x]);
      if ((thread & 3) == 0) {
        texels[at.y][at.x] = mean;
        store(base + n, tile * int(width / 2) + own / 2, mean);
      }
    }
  }
}
#else
Texel average_across(Texel value, uint horizontal, uint vertical) {
  value += subgroupShuffleXor(value, horizontal);
  value += subgroupShuffleXor(value, vertical);
  return value * Number(0.25);
}

// Lanes of a quad keep one 4x4 of level 2 each, and put them together at level 5.
#define Held Texel
void hold(inout Held held, uint i, Texel value) {
  Texel mean = average_across(value, 1, 2);
  if ((thread & 3) == i) held = mean;
}

void reduce(uint base, ivec2 tile, Held kept) {
  if (base + 2 > level_count) return;
  ivec2 own = place_of_level_1(thread & 3);
  store(base + 2, tile * 16 + own / 2, kept);
  if (base + 3 > level_count) return;
  kept = average_across(kept, 8, 4);
  if ((thread & 12) == 0) store(base + 3, tile * 8 + own / 4, kept);
  if (base + 4 > level_count) return;
  kept = average_across(kept, 16, 32);
  if ((thread & 60) == 0) store(base + 4, tile * 4 + own / 8, kept);
  if (base + 5 > level_count) return;
  kept = average_across(kept, 1, 2);
  if ((thread & 63) == 0) {
    store(base + 5, tile * 2 + own / 16, kept);
    texels[thread >> 6] = kept;
  }
  barrier();
  if (base + 6 > level_count) return;
  if (thread == 0) store(base + 6, tile, average(texels[0], texels[1], texels[2], texels[3]));
}
#endif

// Whether this workgroup is its slice's last. The thread that asks is the one that stored the texel of level 6.
bool is_last() {
  if (thread == 0) {
    memoryBarrierImage();
    groups_before = atomicAdd(groups_done[slice], 1);
  }
  barrier();
  memoryBarrierImage();
  return groups_before == gl_NumWorkGroups.x * gl_NumWorkGroups.y - 1;
}

// Of the last workgroup alone: its loads should not decide how many registers all others have.
#if EXCHANGE == LDS
#define ONE_AFTER_THE_OTHER
#else
#define ONE_AFTER_THE_OTHER [[dont_unroll]]
#endif

void main() {
  Held held;
  ivec2 tile = ivec2(gl_WorkGroupID.xy);
  for (uint i = 0; i < 4; ++i) {
    ivec2 at = tile * 32 + place_of_level_1(i);
    Texel value = load_2x2(2 * at);
    store(1, at, value);
    hold(held, i, value);
  }
  reduce(0, tile, held);
  if (level_count <= 6 || !is_last()) return;
  if (thread == 0) groups_done[slice] = 0;
  ONE_AFTER_THE_OTHER for (uint i = 0; i < 4; ++i) {
    ivec2 at = place_of_level_1(i);
    Texel value = load_2x2_of_level_6(2 * at);
    store(7, at, value);
    hold(held, i, value);
  }
  reduce(6, ivec2(0), held);
}
#endif
