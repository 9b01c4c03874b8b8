// targets: gfx900
// flags: -O2 -std=c++17 -lrocrand
// run: vega-64
// run: navi21-6900xt
// The distribution's rocRAND: the distributions of every generator it offers, one after the other from one generator,
// beside rocrand_distributions.h. Uniform numbers are compared bit by bit, normal ones by their difference, since the
// device's logarithm, sine and square root are approximations.
#include "rocrand_check.h"
#include "rocrand_distributions.h"
#include "rocrand_sequences.h"

using namespace reference;

template <class T>
void close(const std::vector<T>& got, const std::vector<double>& wanted, double difference, const char* what) {
  CHECK(got.size() == wanted.size());
  for (size_t i = 0; i < got.size(); ++i) {
    const double value = static_cast<double>(got[i]);
    if (std::isnan(wanted[i]) && std::isnan(value)) continue;
    if (std::abs(value - wanted[i]) <= difference) continue;
    std::fprintf(stderr, "%s: value %zu of %zu is %.17g, expected about %.17g\n", what, i, got.size(), value,
                 wanted[i]);
    std::exit(1);
  }
}

constexpr double kMean = 2, kDeviation = 0.5;
// The largest differences that are allowed.
constexpr double kFloatDifference = 2e-6, kDoubleDifference = 1e-14, kHalfDifference = 0.02;
// The inverse subtracts numbers that are close to each other near the mean.
constexpr double kInverseFloatDifference = 1e-3, kInverseDoubleDifference = 1e-10;

std::vector<double> normal(std::vector<double> values) {
  for (double& value : values) value = kMean + kDeviation * value;
  return values;
}

const auto normal_half = [](rocrand_generator handle, _Float16* memory, size_t count) {
  return rocrand_generate_normal_half(handle, reinterpret_cast<half*>(memory), count, __float2half(kMean),
                                      __float2half(kDeviation));
};
const auto normal_float = [](rocrand_generator handle, float* memory, size_t count) {
  return rocrand_generate_normal(handle, memory, count, kMean, kDeviation);
};
const auto normal_double = [](rocrand_generator handle, double* memory, size_t count) {
  return rocrand_generate_normal_double(handle, memory, count, kMean, kDeviation);
};
// Log-normal numbers are compared by their logarithms, which are normal.
const auto log_normal_float = [](rocrand_generator handle, float* memory, size_t count) {
  return rocrand_generate_log_normal(handle, memory, count, kMean, kDeviation);
};
const auto log_normal_double = [](rocrand_generator handle, double* memory, size_t count) {
  return rocrand_generate_log_normal_double(handle, memory, count, kMean, kDeviation);
};
template <class T>
std::vector<double> logarithms(const std::vector<T>& values) {
  std::vector<double> logs;
  for (const T value : values) logs.push_back(std::log(static_cast<double>(value)));
  return logs;
}
const auto uniform_half = [](rocrand_generator handle, uint16_t* memory, size_t count) {
  return rocrand_generate_uniform_half(handle, reinterpret_cast<half*>(memory), count);
};

template <class Source, class Sequence>
void pseudo(rocrand_rng_type type, Sequence sequence) {
  const Generator generator(type);
  const char* name = name_of(type);
  for (const size_t count : {size_t{1001}, size_t{140000}, size_t{2}}) {
    same(generator.generate<uint8_t>(count, rocrand_generate_char),
         sequence.template generate<Parts<Source, uint8_t>>(count), name);
    same(generator.generate<uint16_t>(count, rocrand_generate_short),
         sequence.template generate<Parts<Source, uint16_t>>(count), name);
    same(generator.generate<float>(count, rocrand_generate_uniform),
         sequence.template generate<UniformFloat<Source>>(count), name);
    same(generator.generate<double>(count, rocrand_generate_uniform_double),
         sequence.template generate<UniformDouble<Source>>(count), name);
    same(generator.generate<uint16_t>(count, uniform_half), sequence.template generate<UniformHalf<Source>>(count),
         name);
    const size_t even = count & ~size_t{1};  // normal numbers come in twos
    close(generator.generate<float>(even, normal_float), normal(sequence.template generate<NormalFloat<Source>>(even)),
          kFloatDifference, name);
    close(generator.generate<double>(even, normal_double),
          normal(sequence.template generate<NormalDouble<Source>>(even)), kDoubleDifference, name);
    close(logarithms(generator.generate<float>(even, log_normal_float)),
          normal(sequence.template generate<NormalFloat<Source>>(even)), kFloatDifference, name);
    close(logarithms(generator.generate<double>(even, log_normal_double)),
          normal(sequence.template generate<NormalDouble<Source>>(even)), kDoubleDifference, name);
    close(generator.generate<_Float16>(even, normal_half), normal(sequence.template generate<NormalHalf<Source>>(even)),
          kHalfDifference, name);
  }
}

template <class Word>
void quasi(rocrand_rng_type type, const char* header, uint64_t offset) {
  constexpr size_t kDimensions = 7;
  const std::vector<Word> directions = direction_vectors<Word>(header, kDimensions);
  const Generator generator(type);
  const char* name = name_of(type);
  ROCRAND(rocrand_set_quasi_random_generator_dimensions(generator.handle, kDimensions));
  ROCRAND(rocrand_set_offset(generator.handle, offset));
  SobolSequence<Word> sequence(directions, kDimensions, offset);
  for (const size_t count : {size_t{1001}, size_t{35000}}) {
    same(generator.generate<uint8_t>(count, rocrand_generate_char),
         sequence.template generate<SobolHigh<uint8_t>>(count), name);
    same(generator.generate<uint16_t>(count, rocrand_generate_short),
         sequence.template generate<SobolHigh<uint16_t>>(count), name);
    same(generator.generate<float>(count, rocrand_generate_uniform), sequence.template generate<SobolFloat>(count),
         name);
    same(generator.generate<double>(count, rocrand_generate_uniform_double),
         sequence.template generate<SobolDouble>(count), name);
    same(generator.generate<uint16_t>(count, uniform_half), sequence.template generate<SobolHalf>(count), name);
    close(generator.generate<float>(count, normal_float),
          normal(sequence.template generate<SobolNormal<SobolFloat>>(count)), kInverseFloatDifference, name);
    close(generator.generate<double>(count, normal_double),
          normal(sequence.template generate<SobolNormal<SobolDouble>>(count)), kInverseDoubleDifference, name);
    close(logarithms(generator.generate<float>(count, log_normal_float)),
          normal(sequence.template generate<SobolNormal<SobolFloat>>(count)), kInverseFloatDifference, name);
    close(logarithms(generator.generate<double>(count, log_normal_double)),
          normal(sequence.template generate<SobolNormal<SobolLowDouble>>(count)), kInverseDoubleDifference, name);
  }
}

int main() {
  pseudo<Bits>(ROCRAND_RNG_PSEUDO_PHILOX4_32_10, PhiloxSequence(0, 0));
  pseudo<Bits>(ROCRAND_RNG_PSEUDO_MTGP32, Mtgp32Sequence(mtgp32_parameters(), 0));
  pseudo<MrgValues>(ROCRAND_RNG_PSEUDO_MRG32K3A, TurnsOfThreads<Mrg32k3a>(0, 0));
  pseudo<Bits>(ROCRAND_RNG_PSEUDO_XORWOW, TurnsOfThreads<Xorwow>(0, 0));
  quasi<uint32_t>(ROCRAND_RNG_QUASI_SOBOL32, "/usr/include/rocrand/rocrand_sobol32_precomputed.h", 12345);
  quasi<uint64_t>(ROCRAND_RNG_QUASI_SOBOL64, "/usr/include/rocrand/rocrand_sobol64_precomputed.h", 0xfedcba9876543);
}
