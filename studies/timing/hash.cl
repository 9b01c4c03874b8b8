// Searches for a password of at most 15 characters by its hash: MD5 (RFC 1321), SHA-1, SHA-256, SHA-512 (FIPS 180-4).
// A work-item tries each of `rights` as the right part of the first word, whose left part and other words are its own.
// Done once for a work-item: what does not hang on the first word, and the last steps undone from what is wanted. What
// is found is checked by the host, so that one word of the state is enough. Without built-in functions, which gfx1100
// has no library for.
#define ROTATE(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define ME           (__builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x())
#define SEARCH(name)                                                 \
  kernel __attribute__((reqd_work_group_size(256, 1, 1))) void name( \
      global const uint8* passwords, constant uint* rights, constant uint* wanted, global uint* found, uint loops)
#define WORDS(word, length_at)                             \
  const uint8 password = passwords[ME];                    \
  word w[16] = {0, password.s1, password.s2, password.s3}; \
  w[length_at] = password.s4;                              \
  uint hit = 0;
#define DONE(result) \
  if (result) found[0] = result;

// Of constants the compiler knows the result; of others it does not always see that it is one instruction.
static uint chosen(uint mask, uint one, uint zero) {
  if (__builtin_constant_p(mask) || __builtin_constant_p(one) || __builtin_constant_p(zero))
    return zero ^ (mask & (one ^ zero));
  uint bits;
  __asm__("v_bfi_b32 %0, %1, %2, %3" : "=v"(bits) : "v"(mask), "v"(one), "v"(zero));
  return bits;
}
static ulong long_chosen(ulong mask, ulong one, ulong zero) {
  return (ulong)chosen(mask >> 32, one >> 32, zero >> 32) << 32 | chosen(mask, one, zero);
}

constant uint kSines[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};
constant uint kShifts[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

static uint md5_mixed(int i, uint b, uint c, uint d) {
  return i < 16 ? chosen(b, c, d) : i < 32 ? chosen(d, b, c) : i < 48 ? b ^ c ^ d : c ^ (b | ~d);
}
static uint md5_word(const uint* w, int i) {
  return kSines[i] + w[i < 16 ? i : i < 32 ? (5 * i + 1) % 16 : i < 48 ? (3 * i + 5) % 16 : 7 * i % 16];
}
#define MD5_SHIFT(i) kShifts[(i) / 16 * 4 + (i) % 4]
// The state before step i.
static void md5_undo(int i, const uint* w, uint* s) {
  const uint b = s[2], c = s[3], d = s[0];
  s[0] = ROTATE(s[1] - b, 32 - MD5_SHIFT(i)) - md5_mixed(i, b, c, d) - md5_word(w, i);
  s[1] = b;
  s[2] = c;
  s[3] = d;
}
// Steps 43 to 48 are not needed: the first word enters at 48, so that of the four words before it only one hangs on it.
SEARCH(md5) {
  WORDS(uint, 14)
  uint last[4] = {wanted[0], wanted[1], wanted[2], wanted[3]};
#pragma unroll
  for (int i = 63; i > 48; --i) md5_undo(i, w, last);
#pragma unroll 1
  for (uint loop = 0; loop < loops; ++loop) {
    w[0] = password.s0 | rights[loop];
    uint s[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
#pragma unroll
    for (int i = 0; i < 43; ++i) {
      const uint sum = s[0] + md5_mixed(i, s[1], s[2], s[3]) + md5_word(w, i);
      s[0] = s[3];
      s[3] = s[2];
      s[2] = s[1];
      s[1] += ROTATE(sum, MD5_SHIFT(i));
    }
    uint undone[4] = {last[0], last[1], last[2], last[3]};
#pragma unroll
    for (int i = 48; i > 45; --i) md5_undo(i, w, undone);
    hit = s[1] == undone[0] ? w[0] : hit;
  }
  DONE(hit)
}

// A word of the message is a sum of the first ones, rotated: that of the fixed ones and that of the first word apart.
SEARCH(sha1) {
  WORDS(uint, 15)
  uint fixed[80], turns[80] = {1};  // by how much the first word is rotated in each: a bit a turn
#pragma unroll
  for (int i = 0; i < 80; ++i)
    fixed[i] = i < 16 ? w[i] : ROTATE(fixed[i - 3] ^ fixed[i - 8] ^ fixed[i - 14] ^ fixed[i - 16], 1);
#pragma unroll
  for (int i = 16; i < 80; ++i) turns[i] = (turns[i - 3] ^ turns[i - 8] ^ turns[i - 14] ^ turns[i - 16]) << 1;
#pragma unroll 1
  for (uint loop = 0; loop < loops; ++loop) {
    const uint first = password.s0 | rights[loop];
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
#pragma unroll
    for (int i = 0; i < 76; ++i) {
      const uint f = i < 20 ? chosen(b, c, d) : i < 40 || i >= 60 ? b ^ c ^ d : chosen(b ^ d, c, b);
      const uint constant_ = i < 20 ? 0x5a827999 : i < 40 ? 0x6ed9eba1 : i < 60 ? 0x8f1bbcdc : 0xca62c1d6;
      uint word = fixed[i];
#pragma unroll
      for (int turn = 0; turn < 22; ++turn)
        if (turns[i] >> turn & 1) word ^= turn == 0 ? first : ROTATE(first, turn);
      const uint sum = ROTATE(a, 5) + f + e + (constant_ + word);
      e = d;
      d = c;
      c = ROTATE(b, 30);
      b = a;
      a = sum;
    }
    hit = a == wanted[0] ? first : hit;
  }
  DONE(hit)
}

constant uint kRoots[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// The last word of the hash is there three steps before the end.
SEARCH(sha256) {
  WORDS(uint, 15)
#pragma unroll 1
  for (uint loop = 0; loop < loops; ++loop) {
    uint m[16] = {password.s0 | rights[loop]};
#pragma unroll
    for (int i = 1; i < 16; ++i) m[i] = w[i];
    uint s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
#pragma unroll
    for (int i = 0; i < 61; ++i) {
      if (i >= 16) {
        const uint x = m[(i + 1) % 16], y = m[(i + 14) % 16];
        m[i % 16] +=
            (ROTATE(x, 25) ^ ROTATE(x, 14) ^ x >> 3) + m[(i + 9) % 16] + (ROTATE(y, 15) ^ ROTATE(y, 13) ^ y >> 10);
      }
      const uint t = s[7] + (ROTATE(s[4], 26) ^ ROTATE(s[4], 21) ^ ROTATE(s[4], 7)) + chosen(s[4], s[5], s[6]) +
                     (kRoots[i] + m[i % 16]);
      const uint u = (ROTATE(s[0], 30) ^ ROTATE(s[0], 19) ^ ROTATE(s[0], 10)) + chosen(s[0] ^ s[2], s[1], s[0]);
      s[7] = s[6];
      s[6] = s[5];
      s[5] = s[4];
      s[4] = s[3] + t;
      s[3] = s[2];
      s[2] = s[1];
      s[1] = s[0];
      s[0] = t + u;
    }
    hit = s[4] == wanted[0] ? password.s0 | rights[loop] : hit;
  }
  DONE(hit)
}

constant ulong kLongRoots[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817};

// Two of v_alignbit_b32.
#define TURNED(x, n)                                                                                        \
  ((ulong)__builtin_amdgcn_alignbit((n) < 32 ? (x) : (x) >> 32, (n) < 32 ? (x) >> 32 : (x), (n)&31) << 32 | \
   __builtin_amdgcn_alignbit((n) < 32 ? (x) >> 32 : (x), (n) < 32 ? (x) : (x) >> 32, (n)&31))
static void sha512_step(int i, ulong* m, ulong* s) {
  if (i >= 16) {
    const ulong x = m[(i + 1) % 16], y = m[(i + 14) % 16];
    m[i % 16] += (TURNED(x, 1) ^ TURNED(x, 8) ^ x >> 7) + m[(i + 9) % 16] + (TURNED(y, 19) ^ TURNED(y, 61) ^ y >> 6);
  }
  const ulong t = s[7] + (TURNED(s[4], 14) ^ TURNED(s[4], 18) ^ TURNED(s[4], 41)) + long_chosen(s[4], s[5], s[6]) +
                  (kLongRoots[i] + m[i % 16]);
  const ulong u = (TURNED(s[0], 28) ^ TURNED(s[0], 34) ^ TURNED(s[0], 39)) + long_chosen(s[0] ^ s[2], s[1], s[0]);
  s[7] = s[6];
  s[6] = s[5];
  s[5] = s[4];
  s[4] = s[3] + t;
  s[3] = s[2];
  s[2] = s[1];
  s[1] = s[0];
  s[0] = t + u;
}
SEARCH(sha512) {
  WORDS(ulong, 15)
#pragma unroll 1
  for (uint loop = 0; loop < loops; ++loop) {
    ulong m[16] = {password.s0 | rights[loop]};
#pragma unroll
    for (int i = 1; i < 16; ++i) m[i] = w[i];
    ulong s[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                  0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
    // More steps in one loop are not unrolled.
#pragma unroll
    for (int i = 0; i < 26; ++i) sha512_step(i, m, s);
#pragma unroll
    for (int i = 26; i < 52; ++i) sha512_step(i, m, s);
#pragma unroll
    for (int i = 52; i < 77; ++i) sha512_step(i, m, s);
    hit = (uint)s[4] == wanted[0] ? password.s0 | rights[loop] : hit;
  }
  DONE(hit)
}
