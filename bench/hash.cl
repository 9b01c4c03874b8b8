// Hashes of words that rules change first: what a search for passwords does. Every work-item has rules of its own, so
// that their cases are divergent branches, unrolled with the rounds of the hash between them.
#define ROTATE(x, n) rotate((uint)(x), (uint)(n))
#define BIG_0(x) (ROTATE(x, 30) ^ ROTATE(x, 19) ^ ROTATE(x, 10))
#define BIG_1(x) (ROTATE(x, 26) ^ ROTATE(x, 21) ^ ROTATE(x, 7))
#define SMALL_0(x) (ROTATE(x, 25) ^ ROTATE(x, 14) ^ ((x) >> 3))
#define SMALL_1(x) (ROTATE(x, 15) ^ ROTATE(x, 13) ^ ((x) >> 10))

constant uint first_state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

void change(uint w[16], uint rule) {
  switch (rule & 7) {
    case 0:  // upper case, letter by letter
#pragma unroll
      for (int i = 0; i < 4; ++i)
        for (int byte = 0; byte < 4; ++byte) {
          const uint letter = (w[i] >> (8 * byte)) & 0xff;
          if (letter >= 'a' && letter <= 'z') w[i] ^= 0x20u << (8 * byte);
        }
      break;
    case 1:  // reversed
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const uint other = w[7 - i];
        w[7 - i] = as_uint(as_uchar4(w[i]).wzyx);
        w[i] = as_uint(as_uchar4(other).wzyx);
      }
      break;
    case 2:  // one letter to the left
#pragma unroll
      for (int i = 0; i < 7; ++i) w[i] = w[i] >> 8 | w[i + 1] << 24;
      break;
    case 3:  // a digit behind the first zero
      for (int i = 0; i < 8; ++i)
        if (w[i] == 0) {
          w[i] = '0' + (rule >> 8) % 10;
          break;
        }
      break;
    case 4: if (w[1] > w[2]) w[1] ^= w[2] ^= w[1] ^= w[2]; break;
    case 5:
      while ((w[3] & 1) == 0 && w[3] != 0) w[3] >>= 1;
      break;
    case 6: w[4] += rule; break;
    default: break;
  }
}

__attribute__((always_inline)) uint rounds(uint w[16], uint state[8], global const uint* rules) {
  uint found = 0;
#pragma unroll
  for (int round = 0; round < 64; ++round) {
    if (round % 2 == 0) change(w, rules[round / 2]);
    const uint next = w[round % 16];
    const uint t1 = state[7] + BIG_1(state[4]) + bitselect(state[6], state[5], state[4]) + next;
    const uint t2 = BIG_0(state[0]) + bitselect(state[0], state[1], state[0] ^ state[2]);
    for (int i = 7; i > 0; --i) state[i] = state[i - 1];
    state[4] += t1;
    state[0] = t1 + t2;
    w[round % 16] += SMALL_1(w[(round + 14) % 16]) + w[(round + 9) % 16] + SMALL_0(w[(round + 1) % 16]);
    if (state[0] < 0x1000) found |= 1u << (round % 32);
  }
  return found;
}

kernel void hash(global const uint* words, global const uint* rules, global uint* digests) {
  const size_t id = get_global_id(0);
  uint w[16], state[8];
  for (int i = 0; i < 16; ++i) w[i] = words[16 * id + i];
  for (int i = 0; i < 8; ++i) state[i] = first_state[i];
  uint found = rounds(w, state, rules + 32 * id);
  found |= rounds(w, state, rules + 32 * id);
  for (int i = 0; i < 8; ++i) digests[8 * id + i] = state[i] ^ found;
}
