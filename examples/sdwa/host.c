// What the kernels of this folder must compute, on the host: inputs for them, and the results of plain C arithmetic.
//
//   host FOLDER COUNT SEED    writes a.npy, b.npy, c.npy (COUNT words, two halves each) and one NAME.npy per operation
//
// Halves are computed as _Float16; the compiler rounds each operation once. Where neither operand is a NaN but the
// result is one, the machine's is 0x7e00.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static uint64_t next_random(void) {  // splitmix64
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

// One half in four is a special value: zeros, infinities, NaNs, the least and greatest denormals and normals.
static uint16_t random_half(void) {
  static const uint16_t special[] = {0x0000, 0x8000, 0x7c00, 0xfc00, 0x7e00, 0x7d01, 0xfe55, 0x0001,
                                     0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x7bff, 0xfbff, 0x3c00};
  const uint64_t random = next_random();
  return (random >> 32) % 4 == 0 ? special[random % 16] : (uint16_t)random;
}

static _Float16 value(uint16_t bits) {
  _Float16 half;
  memcpy(&half, &bits, sizeof half);
  return half;
}

static uint16_t result(_Float16 half) {
  uint16_t bits;
  memcpy(&bits, &half, sizeof bits);
  return (bits & 0x7fff) > 0x7c00 ? 0x7e00 : bits;
}

static uint16_t add(uint16_t a, uint16_t b) { return result(value(a) + value(b)); }
static uint16_t multiply(uint16_t a, uint16_t b) { return result(value(a) * value(b)); }

// Denormals as zeros, as v_mad_f16 has them and as the mode of the packed mad kernels asks.
static uint16_t flushed(uint16_t a) { return (a & 0x7c00) == 0 ? a & 0x8000 : a; }
static uint16_t mad(uint16_t a, uint16_t b, uint16_t c) {
  const uint16_t product = flushed(multiply(flushed(a), flushed(b)));
  return flushed(add(product, flushed(c)));
}

static uint32_t pack(uint16_t low, uint16_t high) { return low | (uint32_t)high << 16; }

static void write_npy(const char* folder, const char* name, const uint32_t* words, size_t count) {
  char path[4096], header[128];
  snprintf(path, sizeof path, "%s/%s.npy", folder, name);
  const int used = snprintf(header, sizeof header, "{'descr': '<f2', 'fortran_order': False, 'shape': (%zu,), }", 2 * count);
  memset(header + used, ' ', sizeof header - (size_t)used);
  const unsigned length = 118;  // 10 bytes before it: the data starts at 128
  header[length - 1] = '\n';
  FILE* file = fopen(path, "wb");
  if (!file || fwrite("\x93NUMPY\x01\0", 1, 8, file) != 8 || fputc((int)length, file) == EOF || fputc(0, file) == EOF ||
      fwrite(header, 1, length, file) != length || fwrite(words, 4, count, file) != count || fclose(file) != 0) {
    perror(path);
    exit(1);
  }
}

int main(int argc, char** argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: host FOLDER COUNT SEED\n");
    return 2;
  }
  const size_t count = strtoull(argv[2], NULL, 0);
  state = strtoull(argv[3], NULL, 0);
  uint32_t* words = malloc(7 * count * sizeof *words);
  if (!words) return 1;
  uint32_t *a = words, *b = a + count, *c = b + count, *out[4];
  for (int i = 0; i < 4; ++i) out[i] = c + (size_t)(i + 1) * count;
  for (size_t i = 0; i < count; ++i) {
    a[i] = pack(random_half(), random_half());
    b[i] = pack(random_half(), random_half());
    c[i] = pack(random_half(), random_half());
    const uint16_t al = (uint16_t)a[i], ah = a[i] >> 16, bl = (uint16_t)b[i], bh = b[i] >> 16;
    const uint16_t cl = (uint16_t)c[i], ch = c[i] >> 16;
    out[0][i] = pack(cl, add(ah, bh));
    out[1][i] = pack(add(al, bl), add(ah, bh));
    out[2][i] = pack(mad(al, bl, cl), mad(ah, bh, ch));
    out[3][i] = pack(add(ah, bh), add(al, bl));
  }
  static const char* const names[] = {"high_add", "packed_add", "packed_mad", "packed_add_swap"};
  write_npy(argv[1], "a", a, count);
  write_npy(argv[1], "b", b, count);
  write_npy(argv[1], "c", c, count);
  for (int i = 0; i < 4; ++i) write_npy(argv[1], names[i], out[i], count);
  free(words);
  return 0;
}
