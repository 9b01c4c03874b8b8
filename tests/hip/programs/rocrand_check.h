// What the programs about rocRAND share: generators of its host API, and a comparison that says where it fails.
#pragma once

#include <rocrand/rocrand.h>
#include <rocrand/rocrand_mtgp32_11213.h>

#include <vector>

#include "check.h"
#include "rocrand_engines.h"

#define ROCRAND(call)         check_rocrand((call), ROCRAND_STATUS_SUCCESS, #call, __LINE__)
#define REFUSED(status, call) check_rocrand((call), (status), #call, __LINE__)

inline void check_rocrand(rocrand_status got, rocrand_status wanted, const char* what, int line) {
  if (got == wanted) return;
  std::fprintf(stderr, "line %d: %s: status %d, expected %d\n", line, what, got, wanted);
  std::exit(1);
}

inline const char* name_of(rocrand_rng_type type) {
  switch (type) {
    case ROCRAND_RNG_PSEUDO_XORWOW: return "XORWOW";
    case ROCRAND_RNG_PSEUDO_MRG32K3A: return "MRG32k3a";
    case ROCRAND_RNG_PSEUDO_MTGP32: return "MTGP32";
    case ROCRAND_RNG_PSEUDO_PHILOX4_32_10: return "Philox4x32-10";
    case ROCRAND_RNG_QUASI_SOBOL32: return "Sobol32";
    case ROCRAND_RNG_QUASI_SOBOL64: return "Sobol64";
    default: return "default";
  }
}

struct Generator {
  rocrand_generator handle;
  explicit Generator(rocrand_rng_type type) { ROCRAND(rocrand_create_generator(&handle, type)); }
  Generator(const Generator&) = delete;
  ~Generator() { ROCRAND(rocrand_destroy_generator(handle)); }

  // `call(handle, memory, count)`, and what it left in memory; it must not write beyond that.
  template <class T, class Call>
  std::vector<T> generate(size_t count, Call call) const {
    constexpr size_t kGuards = 8;
    std::vector<T> values(count + kGuards);
    __builtin_memset(values.data(), 0xa5, values.size() * sizeof(T));
    const std::vector<T> before = values;
    const auto device = DeviceArray<T>::of(values);
    ROCRAND(call(handle, device.data, count));
    device.read(values);
    CHECK(__builtin_memcmp(&values[count], &before[count], kGuards * sizeof(T)) == 0);
    values.resize(count);
    return values;
  }
};

template <class T>
void same(const std::vector<T>& got, const std::vector<T>& wanted, const char* what) {
  CHECK(got.size() == wanted.size());
  for (size_t i = 0; i < got.size(); ++i) {
    if (__builtin_memcmp(&got[i], &wanted[i], sizeof(T)) == 0) continue;
    std::fprintf(stderr, "%s: value %zu of %zu is %.17g, expected %.17g\n", what, i, got.size(), double(got[i]),
                 double(wanted[i]));
    std::exit(1);
  }
}

// The published parameters, which rocRAND takes from the authors' table.
inline std::vector<reference::Mtgp32Parameters> mtgp32_parameters() {
  std::vector<reference::Mtgp32Parameters> all;
  for (const auto& p : mtgp32dc_params_fast_11213) {
    reference::Mtgp32Parameters one{unsigned(p.pos), unsigned(p.sh1), unsigned(p.sh2), p.mask, {}, {}};
    for (size_t k = 0; k < 16; ++k) {
      one.recursion[k] = p.tbl[k];
      one.tempering[k] = p.tmp_tbl[k];
    }
    all.push_back(one);
  }
  return all;
}
