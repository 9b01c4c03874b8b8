// In which order rocRAND's host API puts the values of its generators. Each kind of output (rocrand_distributions.h)
// takes `inputs` values of one subsequence and makes `outputs` numbers of them that end up side by side;
// here that is one step. A number of outputs that does not divide n uses a part of the last step, the rest is dropped.
#pragma once

#include "rocrand_engines.h"

namespace reference {

// One step after the other from one sequence.
class PhiloxSequence {
 public:
  PhiloxSequence(uint64_t seed, uint64_t offset) : engine_(seed, offset) {}
  template <class Kind>
  auto generate(size_t count) {
    std::vector<typename decltype(Kind::of({}))::value_type> values;
    while (values.size() < count) {
      std::array<uint32_t, Kind::inputs> input;
      for (uint32_t& value : input) value = engine_.next();
      const auto output = Kind::of(input);
      for (size_t k = 0; k < output.size() && values.size() < count; ++k) values.push_back(output[k]);
    }
    return values;
  }

 private:
  Philox engine_;
};

// 131072 threads, each with a subsequence, take turns. The next call goes on with the thread after the last one.
template <class Engine>
class TurnsOfThreads {
 public:
  TurnsOfThreads(uint64_t seed, uint64_t offset) : next_(offset % kThreads) {
    Engine first(seed);
    first.skip(offset / kThreads);
    engines_.reserve(kThreads);
    for (size_t thread = 0; thread < kThreads; ++thread) {
      engines_.push_back(first);
      if (thread < next_) engines_.back().next();
      first.skip_subsequence();
    }
  }
  template <class Kind>
  auto generate(size_t count) {
    std::vector<typename decltype(Kind::of({}))::value_type> values;
    while (values.size() < count) {
      std::array<uint32_t, Kind::inputs> input;
      for (uint32_t& value : input) value = engines_[next_].next();
      next_ = (next_ + 1) % kThreads;
      const auto output = Kind::of(input);
      for (size_t k = 0; k < output.size() && values.size() < count; ++k) values.push_back(output[k]);
    }
    return values;
  }

 private:
  static constexpr size_t kThreads = 512 * 256;
  std::vector<Engine> engines_;
  size_t next_;
};

// 512 workgroups of 256 threads, each workgroup with parameters of its own: round after round, every workgroup makes
// 256 steps of which the threads take one each. The last round is made by the workgroups that have something to write,
// so that workgroups get ahead of others. Every call begins with the first workgroup. Where a part of a step is needed,
// all workgroups make a further round, of which the second thread of the workgroup that comes next writes.
class Mtgp32Sequence {
 public:
  Mtgp32Sequence(const std::vector<Mtgp32Parameters>& parameters, uint64_t seed) {
    const uint32_t folded = uint32_t(seed ^ (seed >> 32));
    for (uint32_t k = 0; k < kGroups; ++k) engines_.emplace_back(parameters.at(k), folded + k + 1);
  }
  template <class Kind>
  auto generate(size_t count) {
    std::vector<typename decltype(Kind::of({}))::value_type> values;
    const size_t rest = count % Kind::outputs, whole = count - rest;
    size_t group = 0;
    for (; values.size() < whole; group = (group + 1) % kGroups)
      for (const auto& input : round<Kind::inputs>(group))
        for (const auto value : Kind::of(input)) values.push_back(value);
    values.resize(whole);
    for (size_t k = 0; rest != 0 && k < kGroups; ++k) {
      const auto output = Kind::of(round<Kind::inputs>(k)[1]);
      if (k == group) values.insert(values.end(), output.begin(), output.begin() + rest);
    }
    return values;
  }

 private:
  static constexpr size_t kGroups = 512, kThreads = 256;

  template <size_t inputs>
  std::array<std::array<uint32_t, inputs>, kThreads> round(size_t group) {
    std::array<std::array<uint32_t, inputs>, kThreads> values;
    for (size_t k = 0; k < inputs; ++k)
      for (auto& of_thread : values) of_thread[k] = engines_[group].next();
    return values;
  }

  std::vector<Mtgp32> engines_;
};

// n / dimensions values of the first dimension, then as many of the second. The next call goes on in each. rocRAND's
// kernels take the position in 32 bits, of Sobol64 too (the `j` in the mangled name of generate_kernel_64).
template <class Word>
class SobolSequence {
 public:
  SobolSequence(const std::vector<Word>& directions, size_t dimensions, uint64_t offset)
      : directions_(directions), dimensions_(dimensions), next_(static_cast<uint32_t>(offset)) {}
  template <class Kind>
  auto generate(size_t count) {
    std::vector<decltype(Kind::of(Word{}))> values;
    const auto each = static_cast<uint32_t>(count / dimensions_);
    for (size_t d = 0; d < dimensions_; ++d)
      for (uint32_t i = 0; i < each; ++i)
        values.push_back(Kind::of(sobol(&directions_.at(d * 8 * sizeof(Word)), Word{next_ + i})));
    next_ += each;
    return values;
  }

 private:
  const std::vector<Word>& directions_;
  size_t dimensions_;
  uint32_t next_;
};

}  // namespace reference
