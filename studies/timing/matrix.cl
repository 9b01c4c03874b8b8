// A product of matrices, c = a b^T, columns side by side: of half (BITS=16), float (32) or double (64). A workgroup
// makes a tile of TILE by TILE, a work-item 8 by 8 of it, in steps of DEPTH columns of a and b. These lie in LDS in two
// halves: one is filled for the next step while the other is multiplied. A work-item has the next column in registers
// while it multiplies one. Of the product, `loops` steps are done.
#if BITS == 16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef half real;
#elif BITS == 64
typedef double real;
#else
typedef float real;
#endif
typedef union {  // 16 bytes
  uint4 whole;
  uint words[4];
  real reals[128 / BITS];
} Piece;

#define EACH   (128 / BITS)   // elements of a piece
#define PIECES (8 / EACH)     // of a work-item in a column
#define COLUMN (TILE / EACH)  // pieces of a column
#define SIDE   (TILE / 8)     // work-items along a side
#define LANES  (SIDE * SIDE)
#define LOADS  (DEPTH * COLUMN / LANES)  // pieces that a work-item brings for a step

#if BITS == 16
// gfx8 has no packed arithmetic, but takes either half of a register.
#define MAC(a, b, i, j)                                                                                          \
  __asm__("v_mac_f16_sdwa %0, %1, %2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_" #i " src1_sel:WORD_" #j \
          : "+v"(*sum)                                                                                           \
          : "v"(a), "v"(b))
static void multiply(uint* sum, const Piece* a, const Piece* b, int i, int j) {
  const uint x = a->words[i / 2], y = b->words[j / 2];
  if (i % 2 == 0 && j % 2 == 0) MAC(x, y, 0, 0);
  if (i % 2 == 0 && j % 2 == 1) MAC(x, y, 0, 1);
  if (i % 2 == 1 && j % 2 == 0) MAC(x, y, 1, 0);
  if (i % 2 == 1 && j % 2 == 1) MAC(x, y, 1, 1);
}
typedef uint sum_t;
#else
static void multiply(real* sum, const Piece* a, const Piece* b, int i, int j) {
  *sum += a[i / EACH].reals[i % EACH] * b[j / EACH].reals[j % EACH];
}
typedef real sum_t;
#endif

static uint4 fetched(__amdgpu_buffer_rsrc_t matrix, uint mine, uint from) {
  return __builtin_amdgcn_raw_buffer_load_b128(matrix, mine, from, 0);
}
// Piece i of a column: first those of a, then those of b.
static void read(int i, Piece* a, Piece* b, local const Piece* from_a, local const Piece* from_b) {
  if (i < PIECES)
    a[i].whole = from_a[i * SIDE].whole;
  else
    b[i - PIECES].whole = from_b[(i - PIECES) * SIDE].whole;
}

kernel __attribute__((reqd_work_group_size(LANES, 1, 1), amdgpu_waves_per_eu(WAVES, WAVES))) void product(
    global const Piece* a, global const Piece* b, global Piece* c, uint n, uint loops) {
  local Piece as[2][DEPTH][COLUMN], bs[2][DEPTH][COLUMN];
  const uint me = get_local_id(0), left = me % SIDE, top = me / SIDE;
  const uint column = n / EACH, tiles = n / TILE, tile_x = get_group_id(0) % tiles, tile_y = get_group_id(0) / tiles;
  // Buffers, whose addresses have a scalar part: one register for all loads of a work-item.
  const __amdgpu_buffer_rsrc_t from_a_matrix =
      __builtin_amdgcn_make_buffer_rsrc((void*)(a + tile_x * COLUMN), 0, -1, 0x27000);
  const __amdgpu_buffer_rsrc_t from_b_matrix =
      __builtin_amdgcn_make_buffer_rsrc((void*)(b + tile_y * COLUMN), 0, -1, 0x27000);
  const uint mine = (me / COLUMN * column + me % COLUMN) * 16;
  const uint next = LANES / COLUMN * column * 16;
  uint done = 0;
  local Piece *to_a = &as[0][0][me], *to_b = &bs[0][0][me];
  local const Piece *from_a = &as[0][0][left], *from_b = &bs[0][0][top];
  const uint other = DEPTH * COLUMN;  // from one half to the other
  Piece new_a[LOADS], new_b[LOADS], x[2][PIECES], y[2][PIECES];
  sum_t sums[8][8] = {};
#pragma unroll
  for (int i = 0; i < LOADS; ++i) {
    to_a[i * LANES].whole = fetched(from_a_matrix, mine, done + i * next);
    to_b[i * LANES].whole = fetched(from_b_matrix, mine, done + i * next);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
  for (int i = 0; i < 2 * PIECES; ++i) read(i, x[0], y[0], from_a, from_b);
#pragma unroll 1
  for (uint loop = 0; loop < loops; loop += 2) {
#pragma unroll
    for (uint half_ = 0; half_ < 2; ++half_) {
      done += DEPTH * column * 16;
#pragma unroll
      for (int k = 0; k < DEPTH; ++k) {
        if (PLACED) __builtin_amdgcn_s_waitcnt(0xc07f);  // lgkmcnt(0): what was read and written is waited for once
        if (k == DEPTH - 1) barrier(CLK_LOCAL_MEM_FENCE);
        const uint at = k == DEPTH - 1 ? (half_ ^ 1) * other : half_ * other + (k + 1) * COLUMN;
        // The compiler would read where it multiplies, or all at once. PLACED: as if written by hand, memory
        // instructions stand apart, so that none waits for the one before.
#pragma unroll
        for (int j = 0; j < 8; ++j) {
          const int load = 2 * k + j / 4;
          if (k < LOADS && j % 4 == 0) {
            if (load % 2 == 0) new_a[load / 2].whole = fetched(from_a_matrix, mine, done + load / 2 * next);
            if (load % 2 == 1) new_b[load / 2].whole = fetched(from_b_matrix, mine, done + load / 2 * next);
          }
          if (k == DEPTH - 2 && j < 2 * LOADS) {
            if (j % 2 == 0) to_a[(half_ ^ 1) * other + j / 2 * LANES].whole = new_a[j / 2].whole;
            if (j % 2 == 1) to_b[(half_ ^ 1) * other + j / 2 * LANES].whole = new_b[j / 2].whole;
          }
          if (PLACED ? j * PIECES % 4 == 0 : j < 2 * PIECES)
            read(PLACED ? j * PIECES / 4 : j, x[(k + 1) % 2], y[(k + 1) % 2], from_a + at, from_b + at);
          if (PLACED) __builtin_amdgcn_sched_barrier(0);
          if (PLACED)
#pragma unroll
            for (int i = 0; i < 8; ++i) multiply(&sums[j][i], x[k % 2], y[k % 2], i, j);
          if (PLACED) __builtin_amdgcn_sched_barrier(0);
        }
        if (!PLACED) {
          __builtin_amdgcn_sched_barrier(0);
#pragma unroll
          for (int j = 0; j < 8; ++j)
#pragma unroll
            for (int i = 0; i < 8; ++i) multiply(&sums[j][i], x[k % 2], y[k % 2], i, j);
          __builtin_amdgcn_sched_barrier(0);
        }
      }
    }
  }
#pragma unroll
  for (int j = 0; j < 8; ++j) {
    const uint row = tile_y * TILE + (j / EACH * SIDE + top) * EACH + j % EACH;
#pragma unroll
    for (int i = 0; i < PIECES; ++i) {
      Piece piece;
#if BITS == 16
      for (int word = 0; word < 4; ++word) piece.words[word] = sums[j][2 * word] | sums[j][2 * word + 1] << 16;
#else
      for (int word = 0; word < EACH; ++word) piece.reals[word] = sums[j][i * EACH + word];
#endif
      c[row * column + tile_x * COLUMN + i * SIDE + left].whole = piece.whole;
    }
  }
}
