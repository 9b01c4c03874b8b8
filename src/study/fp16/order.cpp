// Whether the order of the published results is the order here.
#include <fmt/format.h>

#include <algorithm>

#include "study/fp16/fp16.h"

namespace lw::study {
namespace {

uint64_t value_of(const Fp16Measures& m, Fp16Quantity quantity) {
  switch (quantity) {
    case Fp16Quantity::vgprs: return m.vgprs;
    case Fp16Quantity::lines: return m.lines;
    case Fp16Quantity::lds_reads: return m.lds_reads;
  }
  return 0;
}

// "about" leaves open which of two near values is larger.
bool published_larger(const Fp16Version& a, const Fp16Version& b, Fp16Quantity quantity) {
  const PublishedFinding& finding = fp16_finding(quantity);
  return finding.value(a.name) > finding.value(b.name) + std::max(finding.tolerance(a.name), finding.tolerance(b.name));
}

template <class Value>
std::string order(std::vector<std::pair<std::string_view, Value>> values) {
  std::stable_sort(values.begin(), values.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::string text;
  for (size_t i = 0; i < values.size(); ++i)
    text += fmt::format("{}{}",
                        i == 0                                     ? ""
                        : values[i].second == values[i - 1].second ? " = "
                                                                   : " > ",
                        values[i].first);
  return text;
}

}  // namespace

const PublishedFinding& fp16_finding(Fp16Quantity quantity) {
  constexpr std::array<std::string_view, 3> kIds{"FP16-1", "FP16-2", "FP16-3"};
  return published_finding("fp16", kIds.at(static_cast<size_t>(quantity)));
}

uint32_t fp16_published_value(const Fp16Version& version, Fp16Quantity quantity) {
  return static_cast<uint32_t>(fp16_finding(quantity).value(version.name));
}

double fp16_published_change() { return published_finding("fp16", "FP16-4").value("D vs A"); }

std::string fp16_published_order(Fp16Quantity quantity) {
  std::vector<std::pair<std::string_view, uint32_t>> values;
  for (const Fp16Version& v : fp16_versions()) values.emplace_back(v.name, fp16_published_value(v, quantity));
  return order(std::move(values));
}

Fp16Ordering fp16_ordering(const Fp16Compiler& compiler, Fp16Quantity quantity) {
  Fp16Ordering ordering;
  std::vector<std::pair<std::string_view, uint64_t>> values;
  for (const Fp16Result& a : compiler.results) {
    const uint64_t of_a = value_of(a.measures, quantity);
    values.emplace_back(a.version->name, of_a);
    for (const Fp16Result& b : compiler.results) {
      if (!published_larger(*a.version, *b.version, quantity)) continue;
      ++ordering.pairs;
      const uint64_t of_b = value_of(b.measures, quantity);
      if (of_a > of_b)
        ++ordering.as_published;
      else
        ordering.differences.push_back(
            fmt::format("{} > {} (here {} and {})", a.version->name, b.version->name, of_a, of_b));
    }
  }
  ordering.obtained = order(std::move(values));
  return ordering;
}

}  // namespace lw::study
