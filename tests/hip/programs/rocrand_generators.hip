// targets: gfx900
// flags: -O2 -std=c++17 -lrocrand
// run: vega-64
// run: navi21-6900xt
// The distribution's rocRAND, whose kernels come with it. Philox and the first dimension of Sobol are compared with the
// algorithms written here from their papers (Salmon et al., SC 2011; Antonov and Saleev, 1979); of the other
// generators, whose seeding is rocRAND's own, the mean and that a seed repeats itself.
#include <rocrand/rocrand.h>

#include <cstdint>
#include <cstdio>
#include <vector>

#include "check.h"

static void philox4x32_10(uint64_t counter, uint64_t seed, uint32_t out[4]) {
  uint32_t c[4] = {uint32_t(counter), uint32_t(counter >> 32), 0, 0};
  uint32_t k[2] = {uint32_t(seed), uint32_t(seed >> 32)};
  for (int round = 0; round < 10; ++round) {
    const uint64_t p = uint64_t{0xd2511f53} * c[0], q = uint64_t{0xcd9e8d57} * c[2];
    const uint32_t next[4] = {uint32_t(q >> 32) ^ c[1] ^ k[0], uint32_t(q), uint32_t(p >> 32) ^ c[3] ^ k[1],
                              uint32_t(p)};
    for (int i = 0; i < 4; ++i) c[i] = next[i];
    k[0] += 0x9e3779b9;
    k[1] += 0xbb67ae85;
  }
  for (int i = 0; i < 4; ++i) out[i] = c[i];
}

static std::vector<uint32_t> generated(rocrand_rng_type type, size_t count, uint64_t seed) {
  rocrand_generator generator;
  CHECK(rocrand_create_generator(&generator, type) == ROCRAND_STATUS_SUCCESS);
  if (type != ROCRAND_RNG_QUASI_SOBOL32) CHECK(rocrand_set_seed(generator, seed) == ROCRAND_STATUS_SUCCESS);
  std::vector<uint32_t> values(count);
  auto device = DeviceArray<uint32_t>::of(values);
  CHECK(rocrand_generate(generator, device.data, count) == ROCRAND_STATUS_SUCCESS);
  device.read(values);
  CHECK(rocrand_destroy_generator(generator) == ROCRAND_STATUS_SUCCESS);
  return values;
}

int main() {
  constexpr size_t kCount = 100000;
  for (const uint64_t seed : {uint64_t{0}, uint64_t{0x123456789abcdef}}) {
    const std::vector<uint32_t> philox = generated(ROCRAND_RNG_PSEUDO_PHILOX4_32_10, kCount, seed);
    for (size_t i = 0; i < kCount; i += 4) {
      uint32_t wanted[4];
      philox4x32_10(i / 4, seed, wanted);
      for (size_t k = 0; k < 4; ++k) CHECK(philox[i + k] == wanted[k]);
    }
  }
  const std::vector<uint32_t> sobol = generated(ROCRAND_RNG_QUASI_SOBOL32, kCount, 0);
  uint32_t x = 0;
  for (size_t i = 0; i < kCount; ++i) {
    CHECK(sobol[i] == x);
    x ^= uint32_t{1} << (31 - __builtin_ctzll(~uint64_t{i}));
  }
  for (const rocrand_rng_type type :
       {ROCRAND_RNG_PSEUDO_XORWOW, ROCRAND_RNG_PSEUDO_MRG32K3A, ROCRAND_RNG_PSEUDO_MTGP32}) {
    const std::vector<uint32_t> once = generated(type, kCount, 7);
    CHECK(once == generated(type, kCount, 7));
    CHECK(once != generated(type, kCount, 8));
    double sum = 0;
    for (const uint32_t value : once) sum += value;
    const double mean = sum / kCount / 4294967296.0;
    CHECK(mean > 0.49 && mean < 0.51);
  }
  std::puts("rocRAND: as expected");
}
