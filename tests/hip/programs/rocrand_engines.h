// The random number generators that rocRAND offers, written from their papers. Plain C++, one value after the other;
// what is rocRAND's own is the seeding and the distance between two subsequences. Which value of which subsequence ends
// up where is in rocrand_sequences.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace reference {

// Philox4x32-10: Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011.
class Philox {
 public:
  Philox(uint64_t seed, uint64_t position) : seed_(seed), position_(position) {}

  uint32_t next() {
    const uint32_t value = block(position_ / 4)[position_ % 4];
    ++position_;
    return value;
  }

 private:
  std::array<uint32_t, 4> block(uint64_t counter) const {
    std::array<uint32_t, 4> c{uint32_t(counter), uint32_t(counter >> 32), 0, 0};
    uint32_t key[2] = {uint32_t(seed_), uint32_t(seed_ >> 32)};
    for (int round = 0; round < 10; ++round) {
      const uint64_t p = uint64_t{0xd2511f53} * c[0], q = uint64_t{0xcd9e8d57} * c[2];
      c = {uint32_t(q >> 32) ^ c[1] ^ key[0], uint32_t(q), uint32_t(p >> 32) ^ c[3] ^ key[1], uint32_t(p)};
      key[0] += 0x9e3779b9;
      key[1] += 0xbb67ae85;
    }
    return c;
  }

  uint64_t seed_, position_;
};

// XORWOW: Marsaglia, "Xorshift RNGs", J. Stat. Software 8 (2003), section 3.1. The shift register is linear over GF(2):
// going ahead by n values is the n-th power of its 160 x 160 matrix. The Weyl counter beside it only has to be added
// to.
class Xorwow {
 public:
  using Register = std::array<uint32_t, 5>;

  // Column j is what becomes of the register in which only bit j is set.
  class Matrix {
   public:
    static Matrix step() {
      Matrix m;
      for (unsigned j = 0; j < kBits; ++j) {
        Register unit{};
        unit[j / 32] = uint32_t{1} << (j % 32);
        m.columns_[j] = Xorwow::step(unit);
      }
      return m;
    }
    Register operator*(const Register& x) const {
      Register sum{};
      for (unsigned j = 0; j < kBits; ++j) {
        const uint32_t mask = -((x[j / 32] >> (j % 32)) & 1);
        for (unsigned k = 0; k < sum.size(); ++k) sum[k] ^= columns_[j][k] & mask;
      }
      return sum;
    }
    Matrix squared() const {
      Matrix m;
      for (unsigned j = 0; j < kBits; ++j) m.columns_[j] = *this * columns_[j];
      return m;
    }

   private:
    static constexpr unsigned kBits = 160;
    std::array<Register, kBits> columns_;
  };

  explicit Xorwow(uint64_t seed) : register_{123456789, 362436069, 521288629, 88675123, 5783321}, counter_(6615241) {
    const uint32_t low = 1228688033u * (uint32_t(seed) ^ 0x2c7f967fu);
    const uint32_t high = 2073658381u * (uint32_t(seed >> 32) ^ 0xa03697cbu);
    register_[0] += low;
    register_[1] ^= low;
    register_[2] += high;
    register_[3] ^= high;
    register_[4] += low;
    counter_ += low + high;
  }

  uint32_t next() {
    register_ = step(register_);
    counter_ += kWeyl;
    return register_[4] + counter_;
  }

  void skip(uint64_t values) {
    counter_ += uint32_t(values) * kWeyl;
    for (Matrix power = Matrix::step(); values != 0; values /= 2, power = power.squared())
      if (values % 2 != 0) register_ = power * register_;
  }

  void skip_subsequence() {  // a multiple of 2^32 values, so that the counter comes back to where it was
    static const Matrix jump = [] {
      Matrix power = Matrix::step();
      for (unsigned k = 0; k < kLog2Subsequence; ++k) power = power.squared();
      return power;
    }();
    register_ = jump * register_;
  }

 private:
  static constexpr uint32_t kWeyl = 362437;
  static constexpr unsigned kLog2Subsequence = 67;

  static Register step(const Register& x) {
    const uint32_t t = x[0] ^ (x[0] >> 2);
    return {x[1], x[2], x[3], x[4], x[4] ^ (x[4] << 4) ^ t ^ (t << 1)};
  }

  Register register_;
  uint32_t counter_;
};

// MRG32k3a: L'Ecuyer, "Good parameters and implementations for combined multiple recursive random number generators",
// Operations Research 47 (1999). Two recurrences of order three; going ahead is a power of a 3 x 3 matrix.
class Mrg32k3a {
 public:
  static constexpr unsigned kLog2Subsequence = 76;
  static constexpr uint64_t kModulus1 = 4294967087, kModulus2 = 4294944443;

  explicit Mrg32k3a(uint64_t seed) {
    if (seed == 0) seed = 12345;
    const uint32_t x = uint32_t(seed) ^ 0x55555555u, y = uint32_t(seed >> 32) ^ 0xaaaaaaaau;
    first_ = {seeded(x, seed, kModulus1), seeded(y, seed, kModulus1), seeded(x, seed, kModulus1)};
    second_ = {seeded(y, seed, kModulus2), seeded(x, seed, kModulus2), seeded(y, seed, kModulus2)};
  }

  // From 1 to kModulus1, as in the paper.
  uint32_t next() {
    first_ = step1(kModulus1) * first_;
    second_ = step2(kModulus2) * second_;
    const uint64_t p1 = first_[2], p2 = second_[2];
    return uint32_t(p1 > p2 ? p1 - p2 : p1 + kModulus1 - p2);
  }

  void skip(uint64_t values) {
    Matrix power1 = step1(kModulus1), power2 = step2(kModulus2);
    for (; values != 0; values /= 2, power1 = power1.squared(), power2 = power2.squared()) {
      if (values % 2 == 0) continue;
      first_ = power1 * first_;
      second_ = power2 * second_;
    }
  }

  void skip_subsequence() {
    static const Matrix jump1 = subsequence(step1(kModulus1)), jump2 = subsequence(step2(kModulus2));
    first_ = jump1 * first_;
    second_ = jump2 * second_;
  }

 private:
  using Vector = std::array<uint64_t, 3>;

  struct Matrix {
    uint64_t modulus;
    std::array<Vector, 3> rows;

    Vector operator*(const Vector& x) const {
      Vector product{};
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) product[i] = (product[i] + rows[i][j] * x[j] % modulus) % modulus;
      return product;
    }
    Matrix squared() const {
      Matrix m{modulus, {}};
      for (int j = 0; j < 3; ++j) {
        const Vector column = *this * Vector{rows[0][j], rows[1][j], rows[2][j]};
        for (int i = 0; i < 3; ++i) m.rows[i][j] = column[i];
      }
      return m;
    }
  };

  static Matrix step1(uint64_t m) { return {m, {{{0, 1, 0}, {0, 0, 1}, {m - 810728, 1403580, 0}}}}; }
  static Matrix step2(uint64_t m) { return {m, {{{0, 1, 0}, {0, 0, 1}, {m - 1370589, 0, 527612}}}}; }

  static Matrix subsequence(Matrix power) {
    for (unsigned k = 0; k < kLog2Subsequence; ++k) power = power.squared();
    return power;
  }

  // rocRAND multiplies in 64 bits, 17 bits of the first factor at a time, and replaces 2^32 by 2^32 - m where it should
  // reduce: with seeds above 2^32 bits are lost, so that this is not the product modulo m.
  static uint64_t seeded(uint32_t factor, uint64_t seed, uint64_t modulus) {
    const auto folded = [modulus](uint64_t p) {
      const uint64_t surplus = (uint64_t{1} << 32) - modulus;
      for (uint64_t times = modulus == kModulus1 ? 1 : 2; times != 0; --times) p = (p >> 32) * surplus + uint32_t(p);
      return p >= modulus ? p - modulus : p;
    };
    const uint64_t high = folded((factor >> 17) * seed) << 17, low = folded((factor & 0x1ffff) * seed);
    return uint32_t(folded(high + low));
  }

  Vector first_, second_;
};

// What a table of MTGP32 parameters has for one of its generators.
struct Mtgp32Parameters {
  unsigned position, shift1, shift2;
  uint32_t mask;
  std::array<uint32_t, 16> recursion, tempering;
};

// MTGP32 with the period 2^11213 - 1: Saito and Matsumoto, "Variants of Mersenne Twister suitable for graphic
// processors", ACM Trans. Math. Software 39 (2013), section 2; seeding as in the authors' program.
class Mtgp32 {
 public:
  Mtgp32(const Mtgp32Parameters& parameters, uint32_t seed) : parameters_(parameters) {
    const uint32_t hidden = parameters.recursion[4] ^ (parameters.recursion[8] << 16);
    uint32_t mixed = hidden + (hidden >> 16);
    mixed = (mixed + (mixed >> 8)) & 0xff;
    state_.fill(mixed * 0x01010101u);
    state_[0] = seed;
    state_[1] = hidden;
    for (uint32_t i = 1; i < kSize; ++i) state_[i] ^= 1812433253u * (state_[i - 1] ^ (state_[i - 1] >> 30)) + i;
  }

  uint32_t next() {
    const auto at = [this](unsigned i) { return state_[(begin_ + i) % kSize]; };
    uint32_t x = (at(0) & parameters_.mask) ^ at(1);
    x ^= x << parameters_.shift1;
    uint32_t y = x ^ (at(parameters_.position) >> parameters_.shift2);
    y ^= parameters_.recursion[y & 15];
    uint32_t t = at(parameters_.position - 1);
    t ^= t >> 16;
    t ^= t >> 8;
    state_[begin_] = y;
    begin_ = (begin_ + 1) % kSize;
    return y ^ parameters_.tempering[t & 15];
  }

 private:
  static constexpr unsigned kSize = 11213 / 32 + 1;
  Mtgp32Parameters parameters_;
  std::array<uint32_t, kSize> state_;
  unsigned begin_ = 0;
};

// Sobol's sequence in Gray code order: Antonov and Saleev, USSR Comput. Maths. Math. Phys. 19 (1979). Value n is the
// sum over GF(2) of the direction vectors that n ^ (n >> 1) selects.
template <class Word>
Word sobol(const Word* directions, Word n) {
  Word value = 0;
  for (Word gray = n ^ (n >> 1); gray != 0; gray &= gray - 1) value ^= directions[__builtin_ctzll(gray)];
  return value;
}

// The direction vectors of the first dimensions by the recurrence of Bratley and Fox, ACM Trans. Math. Software 14
// (1988), from the primitive polynomials and initial numbers of Joe and Kuo, SIAM J. Sci. Comput. 30 (2008), table
// new-joe-kuo-6.
template <class Word>
std::vector<Word> joe_kuo_directions() {
  struct Polynomial {
    unsigned degree, coefficients;
    std::array<uint32_t, 5> initial;
  };
  static constexpr Polynomial kPolynomials[] = {{1, 0, {1}},
                                                {2, 1, {1, 3}},
                                                {3, 1, {1, 3, 1}},
                                                {3, 2, {1, 1, 1}},
                                                {4, 1, {1, 1, 3, 3}},
                                                {4, 4, {1, 3, 5, 13}},
                                                {5, 2, {1, 1, 5, 5, 17}},
                                                {5, 4, {1, 1, 5, 5, 5}},
                                                {5, 7, {1, 1, 7, 11, 19}}};
  constexpr unsigned kBits = 8 * sizeof(Word);
  std::vector<Word> directions;
  for (unsigned k = 0; k < kBits; ++k) directions.push_back(Word{1} << (kBits - 1 - k));
  for (const Polynomial& p : kPolynomials) {
    std::array<Word, kBits> v;
    for (unsigned k = 0; k < kBits; ++k) {
      if (k < p.degree) {
        v[k] = Word{p.initial[k]} << (kBits - 1 - k);
        continue;
      }
      v[k] = v[k - p.degree] ^ (v[k - p.degree] >> p.degree);
      for (unsigned i = 1; i < p.degree; ++i)
        if ((p.coefficients >> (p.degree - 1 - i)) & 1) v[k] ^= v[k - i];
    }
    directions.insert(directions.end(), v.begin(), v.end());
  }
  return directions;
}

// The first direction vectors in one of rocRAND's headers, as data: 26 MB of text that no compiler has to read.
template <class Word>
std::vector<Word> direction_vectors(const std::string& header, size_t dimensions) {
  std::ifstream file(header);
  std::string word;
  while (file >> word && word != "{") {
  }
  std::vector<Word> directions;
  while (directions.size() < dimensions * 8 * sizeof(Word) && file >> word && word.compare(0, 2, "0x") == 0)
    directions.push_back(static_cast<Word>(std::strtoull(word.c_str(), nullptr, 16)));
  if (directions.size() < dimensions * 8 * sizeof(Word)) {
    std::fprintf(stderr, "%s: no %zu dimensions of direction vectors\n", header.c_str(), dimensions);
    std::exit(1);
  }
  return directions;
}

}  // namespace reference
