#include "support/known_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>
#include <string_view>

namespace lw::kernels {

namespace {

const Buffer& result_of(const Case& test, const HostResult& result, size_t run, size_t argument) {
  return result.at(run).at(test.runs.at(run).arguments.at(argument).buffer);
}

const Buffer& input_of(const Case& test, size_t run, size_t argument) {
  return test.buffers.at(test.runs.at(run).arguments.at(argument).buffer);
}

std::string expect(bool holds, std::string_view what) { return holds ? "" : fmt::format("  not so: {}\n", what); }

std::string sorting(const Case& test, const HostResult& result) {
  std::string report;
  const auto keys = elements<int32_t>(result_of(test, result, 0, 0));
  const auto values = elements<uint16_t>(result_of(test, result, 0, 1));
  const auto original = elements<int32_t>(input_of(test, 0, 0));
  for (size_t block = 0; block < keys.size(); block += 256)
    report += expect(std::is_sorted(keys.begin() + block, keys.begin() + block + 256), "every block is sorted");
  bool carried = true;
  for (size_t i = 0; i < keys.size(); ++i) carried &= original[values[i]] == keys[i];
  report += expect(carried, "values travel with their keys");
  auto expected = elements<uint32_t>(input_of(test, 1, 0));
  std::sort(expected.begin(), expected.end());
  report +=
      expect(elements<uint32_t>(result.back()[test.runs[1].arguments[0].buffer]) == expected, "the array is sorted");
  return report;
}

std::string scanning(const Case& test, const HostResult& result) {
  const auto in = elements<uint32_t>(input_of(test, 0, 0));
  std::vector<uint32_t> expected(in.size());
  std::exclusive_scan(in.begin(), in.end(), expected.begin(), 0U);
  return expect(elements<uint32_t>(result_of(test, result, 2, 0)) == expected, "the output is the exclusive scan");
}

std::string counting(const Case& test, const HostResult& result) {
  std::vector<uint32_t> expected(256);
  for (const uint8_t byte : elements<uint8_t>(input_of(test, 0, 0))) ++expected[byte];
  return expect(elements<uint32_t>(result_of(test, result, 0, 1)) == expected, "LDS counts are right") +
         expect(elements<uint32_t>(result_of(test, result, 1, 1)) == expected, "global counts are right");
}

std::string transposing(const Case& test, const HostResult& result) {
  const auto in = elements<uint32_t>(input_of(test, 0, 0));
  std::vector<uint32_t> expected(in.size());
  for (size_t y = 0; y < 54; ++y)
    for (size_t x = 0; x < 79; ++x) expected[x * 54 + y] = in[y * 79 + x];
  return expect(elements<uint32_t>(result_of(test, result, 0, 1)) == expected, "the plain transpose is right") +
         expect(elements<uint32_t>(result_of(test, result, 1, 1)) == expected, "the LDS transpose is right");
}

std::string summing(const Case& test, const HostResult& result) {
  const auto in = elements<uint32_t>(input_of(test, 0, 0));
  const auto sums = elements<uint32_t>(result_of(test, result, 0, 1));
  return expect(std::accumulate(sums.begin(), sums.end(), 0U) == std::accumulate(in.begin(), in.end(), 0U),
                "the group sums add up to the sum");
}

std::string deciphering(const Case& test, const HostResult& result) {
  return expect(result_of(test, result, 1, 2).bytes == input_of(test, 0, 1).bytes, "decryption gives the plain text");
}

std::string transforming(const Case& test, const HostResult& result) {
  const auto in = elements<float>(input_of(test, 0, 0));
  const auto back = elements<float>(result_of(test, result, 1, 1));
  const auto radix4 = elements<float>(result_of(test, result, 2, 2));
  double worst = 0;
  for (size_t i = 0; i < in.size(); ++i)
    worst = std::max(worst, std::fabs(static_cast<double>(back[i]) / 256 - static_cast<double>(in[i])));
  double worst_direct = 0;
  for (size_t k = 0; k < 256; ++k) {
    std::complex<double> sum = 0;
    for (size_t n = 0; n < 256; ++n)
      sum += std::complex<double>(in[2 * n], in[2 * n + 1]) *
             std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(k * n % 256) / 256);
    worst_direct = std::max(worst_direct, std::abs(sum - std::complex<double>(radix4[2 * k], radix4[2 * k + 1])));
  }
  return expect(worst < 1e-6, "backward after forward is 256 times the input") +
         expect(worst_direct < 1e-4, "radix 4 agrees with the sum of the definition");
}

std::string multiplying(const Case& test, const HostResult& result) {
  const auto a = elements<float>(input_of(test, 0, 0));
  const auto b = elements<float>(input_of(test, 0, 1));
  const auto c = elements<float>(result_of(test, result, 1, 2));
  double worst = 0;
  for (size_t row = 0; row < 32; ++row) {
    for (size_t column = 0; column < 48; ++column) {
      double sum = 0;
      for (size_t k = 0; k < 64; ++k)
        sum += static_cast<double>(a[row * 64 + k]) * static_cast<double>(b[k * 48 + column]);
      worst = std::max(worst, std::fabs(sum - static_cast<double>(c[row * 48 + column])));
    }
  }
  return expect(worst < 1e-5, "the product agrees with double precision");
}

std::string modular_powers(const Case& test, const HostResult& result) {
  const auto base = elements<uint64_t>(input_of(test, 2, 0));
  const auto exponent = elements<uint64_t>(input_of(test, 2, 1));
  const auto modulus = elements<uint64_t>(input_of(test, 2, 2));
  const auto out = elements<uint64_t>(result_of(test, result, 2, 3));
  bool right = true;
  for (size_t i = 0; i < base.size(); ++i) {
    uint64_t power = 1 % modulus[i];
    for (uint64_t e = 0; e < exponent[i]; ++e) power = power * (base[i] % modulus[i]) % modulus[i];
    right &= power == out[i];
  }
  return expect(right, "powers agree with repeated multiplication");
}

std::string living(const Case& test, const HostResult& result) {
  auto cells = elements<uint32_t>(input_of(test, 1, 0));
  const auto out = elements<uint32_t>(result_of(test, result, 1, 1));
  const auto alive = [&](int y, int x) { return cells[static_cast<size_t>((y + 100) % 100)] >> ((x + 32) % 32) & 1; };
  bool right = true;
  for (int y = 0; y < 100; ++y) {
    for (int x = 0; x < 32; ++x) {
      uint32_t neighbours = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) neighbours += dy != 0 || dx != 0 ? alive(y + dy, x + dx) : 0;
      const bool next = neighbours == 3 || (neighbours == 2 && alive(y, x) != 0);
      right &= next == (out[static_cast<size_t>(y)] >> x & 1);
    }
  }
  return expect(right, "the bit-sliced generation follows the rules");
}

template <class T>
int32_t saturated(double value) {
  if (std::isnan(value)) return 0;
  const double low = static_cast<double>(std::numeric_limits<T>::min());
  const double high = static_cast<double>(std::numeric_limits<T>::max());
  return static_cast<int32_t>(static_cast<T>(std::clamp(value, low, high)));
}

// PoCL's own conversions are library code, so they get a second opinion.
std::string converting(const Case& test, const HostResult& result) {
  std::string report;
  for (const size_t run : {size_t{0}, size_t{1}}) {
    const auto in = elements<float>(input_of(test, run, 0));
    const auto out = elements<int32_t>(result_of(test, result, run, 1));
    for (size_t i = 0; i < in.size(); ++i) {
      const double x = in[i];
      const double thousandth = static_cast<double>(in[i] * 0.001f);
      const std::array<int32_t, 16> expected{
          saturated<int32_t>(std::trunc(x)),      saturated<int32_t>(std::nearbyint(x)),
          saturated<int32_t>(std::ceil(x)),       saturated<int32_t>(std::floor(x)),
          saturated<int32_t>(std::trunc(x)),      saturated<uint32_t>(std::trunc(x)),
          saturated<uint32_t>(std::nearbyint(x)), saturated<uint32_t>(std::ceil(x)),
          saturated<int16_t>(std::trunc(x)),      saturated<int16_t>(std::floor(x)),
          saturated<uint16_t>(std::nearbyint(x)), saturated<int8_t>(std::trunc(x)),
          saturated<int8_t>(std::ceil(x)),        saturated<uint8_t>(std::nearbyint(x)),
          saturated<uint8_t>(std::floor(x)),      saturated<uint8_t>(std::trunc(thousandth))};
      for (size_t k = 0; k < expected.size(); ++k)
        if (out[16 * i + k] != expected[k])
          report += fmt::format("  conversion {} of {} is {}, not {}\n", k, x, out[16 * i + k], expected[k]);
    }
  }
  return report;
}

// How far the host's own functions are from the value rounded from double precision.
std::string approximating(const Case& test, const HostResult& result) {
  using Function = double (*)(double);
  struct Bound {
    size_t run;
    size_t position;
    size_t stride;
    uint64_t ulp;
    Function exact;
  };
  static constexpr std::array<Bound, 16> bounds{{
      {0, 0, 12, 3, [](double x) { return std::exp(x); }},
      {0, 1, 12, 3, [](double x) { return std::exp2(-x); }},
      {0, 4, 12, 3, [](double x) { return std::log(x); }},
      {0, 5, 12, 3, [](double x) { return std::log2(x); }},
      {0, 6, 12, 3, [](double x) { return std::log10(x); }},
      {0, 7, 12, 2, [](double x) { return std::log1p(x); }},
      {0, 8, 12, 4, [](double x) { return std::sin(x); }},
      {0, 10, 12, 2, [](double x) { return 1 / std::sqrt(x); }},
      {1, 0, 10, 5, [](double x) { return std::tan(x); }},
      {1, 3, 10, 5, [](double x) { return std::atan(x); }},
      {1, 8, 10, 4, [](double x) { return std::asinh(x); }},
      {2, 0, 4, 16, [](double x) { return std::pow(x, static_cast<double>(1.7f)); }},
      {3, 0, 8, 3, [](double x) { return std::exp(x); }},
      {3, 1, 8, 3, [](double x) { return std::log(x); }},
      {3, 2, 8, 4, [](double x) { return std::sin(x); }},
      {3, 5, 8, 16, [](double x) { return std::pow(x, 1.25); }},
  }};
  std::string report;
  for (const Bound& bound : bounds) {
    const Buffer& in = input_of(test, bound.run, 0);
    const Buffer& out = result_of(test, result, bound.run, 1);
    for (size_t i = 0; i < in.count; ++i) {
      const bool single = in.type == ElementType::f32;
      const double x = single ? static_cast<double>(element<float>(in, i)) : element<double>(in, i);
      const double wide = bound.exact(x);
      const auto narrow = static_cast<float>(wide);
      const auto* want =
          single ? reinterpret_cast<const std::byte*>(&narrow) : reinterpret_cast<const std::byte*>(&wide);
      const size_t at = bound.stride * i + bound.position;
      const uint64_t apart = ulp_distance(in.type, &out.bytes[at * size_bytes(in.type)], want);
      if (apart > bound.ulp)
        report +=
            fmt::format("  run {} function {} of {} is {} ulp from the truth\n", bound.run, bound.position, x, apart);
    }
  }
  return report;
}

struct Property {
  std::string_view case_name;
  std::string (*check)(const Case&, const HostResult&);
};

constexpr std::array<Property, 12> properties{{
    {"aes128", deciphering},
    {"bitonic_sort", sorting},
    {"conversions", converting},
    {"fft", transforming},
    {"game_of_life", living},
    {"histogram", counting},
    {"int64_arithmetic", modular_powers},
    {"math_functions", approximating},
    {"prefix_scan", scanning},
    {"reduction", summing},
    {"sgemm", multiplying},
    {"transpose", transposing},
}};

}  // namespace

std::string check_properties(const Case& test, const HostResult& result, bool& checked) {
  checked = false;
  for (const Property& property : properties) {
    if (property.case_name != test.name) continue;
    checked = true;
    return property.check(test, result);
  }
  return {};
}

}  // namespace lw::kernels
