// targets: gfx900
// flags: -O2 -std=c++17 -lrocrand
// run: fiji-r9-nano
// run: vega-64
// run: radeon-vii
// run: navi21-6900xt
// full: gfx803 on fiji-r9-nano:
// full: gfx900 on vega-64:
// full: gfx906 on radeon-vii:
// full: gfx1030 on navi21-6900xt:
// The distribution's rocRAND, whose kernels come with it: the 32-bit words of every generator it offers, beside the
// generators of rocrand_engines.h in the order of rocrand_sequences.h.
#include "rocrand_check.h"
#include "rocrand_distributions.h"
#include "rocrand_sequences.h"

// Calls in a row, the sizes multiples of nothing: the first two go past the end of a turn of all 131072 threads.
constexpr size_t kSizes[] = {140001, 131072, 1, 7, 0, 1000};

template <class Kind, class Sequence>
void compare(const Generator& generator, Sequence sequence, const char* name) {
  for (const size_t count : kSizes)
    same(generator.generate<uint32_t>(count, rocrand_generate), sequence.template generate<Kind>(count), name);
}

template <class Sequence, class Source>
void pseudo(rocrand_rng_type type, uint64_t seed, uint64_t offset) {
  const Generator generator(type);
  ROCRAND(rocrand_set_seed(generator.handle, seed));
  ROCRAND(rocrand_set_offset(generator.handle, offset));
  compare<reference::Words<Source>>(generator, Sequence(seed, offset), name_of(type));
}

template <class Word>
void sobol(rocrand_rng_type type, const char* header, const std::vector<size_t>& dimension_counts,
           const std::vector<uint64_t>& offsets) {
  const std::vector<Word> directions = reference::direction_vectors<Word>(header, dimension_counts.back());
  const std::vector<Word> published = reference::joe_kuo_directions<Word>();
  CHECK(std::equal(published.begin(), published.end(), directions.begin()));
  for (const size_t dimensions : dimension_counts)
    for (const uint64_t offset : offsets) {
      const Generator generator(type);
      REFUSED(ROCRAND_STATUS_TYPE_ERROR, rocrand_set_seed(generator.handle, 1));
      if (dimensions != 1)
        ROCRAND(rocrand_set_quasi_random_generator_dimensions(generator.handle, static_cast<unsigned>(dimensions)));
      ROCRAND(rocrand_set_offset(generator.handle, offset));
      reference::SobolSequence<Word> sequence(directions, dimensions, offset);
      for (const size_t each : {40000 / dimensions + 1, size_t{1}, size_t{3}})
        same(generator.generate<uint32_t>(each * dimensions, rocrand_generate),
             sequence.template generate<reference::SobolHigh<uint32_t>>(each * dimensions), name_of(type));
      uint32_t* none = nullptr;
      if (dimensions != 1)
        REFUSED(ROCRAND_STATUS_LENGTH_NOT_MULTIPLE, rocrand_generate(generator.handle, none, dimensions + 1));
    }
}

void what_is_not_offered() {
  rocrand_generator handle;
  for (const int type : {0, 399, 405, 499, 502, 503, 505})
    REFUSED(ROCRAND_STATUS_TYPE_ERROR, rocrand_create_generator(&handle, static_cast<rocrand_rng_type>(type)));
  REFUSED(ROCRAND_STATUS_NOT_CREATED, rocrand_set_seed(nullptr, 1));
  for (const unsigned dimensions : {0u, 20001u}) {
    const Generator generator(ROCRAND_RNG_QUASI_SOBOL32);
    REFUSED(ROCRAND_STATUS_OUT_OF_RANGE, rocrand_set_quasi_random_generator_dimensions(generator.handle, dimensions));
  }
}

struct Start {
  uint64_t seed, offset;
};

// "full": more seeds and offsets, the default types, and Sobol's sequences in all 20000 dimensions.
int main(int argc, char**) {
  const bool full = argc > 1;
  using Xorwow = reference::TurnsOfThreads<reference::Xorwow>;
  using Mrg32k3a = reference::TurnsOfThreads<reference::Mrg32k3a>;
  what_is_not_offered();
  std::vector<Start> starts{{0xfedcba9876543210, 0x123456789abcd}};
  if (full) starts.insert(starts.end(), {{0, 0}, {7, 1}, {0xffffffff, 131071}, {0x100000000, 131072}});
  for (const auto& [seed, offset] : starts) {
    pseudo<reference::PhiloxSequence, reference::Bits>(ROCRAND_RNG_PSEUDO_PHILOX4_32_10, seed, offset);
    pseudo<Xorwow, reference::Bits>(ROCRAND_RNG_PSEUDO_XORWOW, seed, offset);
    if (full) pseudo<Xorwow, reference::Bits>(ROCRAND_RNG_PSEUDO_DEFAULT, seed, offset);
    pseudo<Mrg32k3a, reference::MrgValues>(ROCRAND_RNG_PSEUDO_MRG32K3A, seed, offset);

    const Generator generator(ROCRAND_RNG_PSEUDO_MTGP32);
    REFUSED(ROCRAND_STATUS_TYPE_ERROR, rocrand_set_offset(generator.handle, 1));
    ROCRAND(rocrand_set_seed(generator.handle, seed));
    compare<reference::Words<reference::Bits>>(generator, reference::Mtgp32Sequence(mtgp32_parameters(), seed),
                                               "MTGP32");
  }
  const std::vector<size_t> dimensions = full ? std::vector<size_t>{1, 2, 10, 333, 20000} : std::vector<size_t>{1, 333};
  const char *header32 = "/usr/include/rocrand/rocrand_sobol32_precomputed.h",
             *header64 = "/usr/include/rocrand/rocrand_sobol64_precomputed.h";
  sobol<uint32_t>(ROCRAND_RNG_QUASI_SOBOL32, header32, dimensions, {0, 0xfedcba98});
  sobol<uint64_t>(ROCRAND_RNG_QUASI_SOBOL64, header64, dimensions, {1, 0xfedcba9876543210});
  if (full) sobol<uint32_t>(ROCRAND_RNG_QUASI_DEFAULT, header32, dimensions, {1});
}
