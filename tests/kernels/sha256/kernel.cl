__constant uint round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

uint rotate_right(uint x, uint n) { return rotate(x, 32u - n); }

// Byte `i` of the padded message: the text, 0x80, zeros, and the bit length in the last eight bytes.
uint padded_byte(__global const uchar* text, uint length, uint padded_length, uint i) {
  if (i < length) return text[i];
  if (i == length) return 0x80;
  if (i < padded_length - 4) return 0;
  return (length * 8) >> (8 * (padded_length - 1 - i)) & 0xff;
}

// FIPS 180-4. Work-item i digests the first i * step bytes of the text.
__kernel void sha256(__global const uchar* text, uint step, __global uint* digests) {
  const uint id = get_global_id(0);
  const uint length = id * step;
  const uint padded_length = (length + 9 + 63) / 64 * 64;
  uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (uint block = 0; block < padded_length; block += 64) {
    uint w[64];
    for (uint t = 0; t < 16; ++t) {
      uint word = 0;
      for (uint b = 0; b < 4; ++b) word = word << 8 | padded_byte(text, length, padded_length, block + 4 * t + b);
      w[t] = word;
    }
    for (uint t = 16; t < 64; ++t) {
      const uint s0 = rotate_right(w[t - 15], 7) ^ rotate_right(w[t - 15], 18) ^ (w[t - 15] >> 3);
      const uint s1 = rotate_right(w[t - 2], 17) ^ rotate_right(w[t - 2], 19) ^ (w[t - 2] >> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    uint a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
    for (uint t = 0; t < 64; ++t) {
      const uint big1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
      const uint choose = (e & f) ^ (~e & g);
      const uint t1 = k + big1 + choose + round_constants[t] + w[t];
      const uint big0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
      const uint majority = (a & b) ^ (a & c) ^ (b & c);
      const uint t2 = big0 + majority;
      k = g; g = f; f = e; e = d + t1; d = c; c = b; b = a; a = t1 + t2;
    }
    h[0] += a; h[1] += b; h[2] += c; h[3] += d; h[4] += e; h[5] += f; h[6] += g; h[7] += k;
  }
  for (uint i = 0; i < 8; ++i) digests[8 * id + i] = h[i];
}
