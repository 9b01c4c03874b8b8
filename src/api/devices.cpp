#include "lanewise/devices.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "api/api.h"
#include "base/similar.h"
#include "isa/timing.h"

namespace lw::api {
namespace {

using lanewise::Claim;
using lanewise::DeviceFact;
using lanewise::DeviceInfo;
using lanewise::DevicesReport;
using lanewise::DevicesRequest;
using lanewise::ProductInfo;

// Facts of a product, its chip, its target, or a class of instructions on the target.
struct Part {
  std::string_view of;  // "product"
  std::span<const isa::Fact> facts;
  const isa::Cost* cost = nullptr;
};

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    words.emplace_back(text.substr(0, text.find(' ')));
    text.remove_prefix(std::min(text.size(), words.back().size() + 1));
  }
  return words;
}

Claim claim_of(const isa::FactKind& kind, uint64_t number, std::string_view word, std::string_view sources) {
  Claim claim;
  if (kind.unit == "no|yes")
    claim.value = word == "yes";
  else if (!word.empty())
    claim.value = std::string(word);
  else
    claim.value = number;
  // Words that a fact may be are no unit.
  if (word.empty()) claim.unit = kind.unit;
  claim.sources = words_of(sources);
  return claim;
}

// The cases of `study timing` that the number was chosen by; empty of most.
std::string_view fitted_to(const Part& part, const isa::Fact& fact, const isa::TargetLimits& limits,
                           const isa::Product* product) {
  const std::string name =
      part.cost == nullptr ? std::string(fact.kind->name) : fmt::format("{}.{}", part.cost->name, fact.kind->name);
  const auto has_it = [&](std::string_view of) {
    if (part.of == "product") return product != nullptr && of == product->name;
    if (part.of == "chip") return product != nullptr && of == product->chip->name;
    return of == limits.target || of == limits.machine;
  };
  for (const isa::Fitted& fitted : isa::fitted())
    if (fitted.number == name && has_it(fitted.of)) return fitted.cases;
  return {};
}

DeviceFact fact_of(const Part& part, const isa::Fact& fact) {
  DeviceFact out;
  out.name = fact.kind->name;
  out.of = part.of;
  out.group = part.cost == nullptr ? fact.kind->table : "Costs";
  if (part.cost != nullptr) {
    out.cost_class = part.cost->name;
    out.cost_class_meaning = part.cost->words;
  }
  out.claim = claim_of(*fact.kind, fact.number, fact.word, fact.sources);
  out.meaning = fact.kind->words;
  if (fact.high != 0) out.range.emplace(fact.low, fact.high);
  for (const isa::Claim& other : fact.others)
    out.others.push_back(claim_of(*fact.kind, other.number, other.word, other.sources));
  if (!fact.why.empty()) out.why = fact.why;
  return out;
}

std::vector<lanewise::FactSource> used_sources(const std::vector<DeviceFact>& facts) {
  std::vector<lanewise::FactSource> used;
  for (const isa::Source& source : isa::sources()) {
    const auto has_key = [&](const Claim& claim) { return std::ranges::count(claim.sources, source.key) != 0; };
    const auto names_it = [&](const DeviceFact& fact) {
      return has_key(fact.claim) || std::ranges::any_of(fact.others, has_key);
    };
    if (std::ranges::any_of(facts, names_it))
      used.push_back({std::string(source.key), std::string(source.words), std::string(source.evidence)});
  }
  return used;
}

ProductInfo info_of(const isa::Product& product) {
  ProductInfo info;
  info.name = product.name;
  info.target = product.chip->limits->target;
  info.marketing_name = product.marketing_name;
  info.chip = product.chip->words;
  info.compute_units = product.compute_units;
  info.boost_clock_mhz = product.boost_clock_mhz;
  info.memory_type = product.memory_type;
  info.memory_bytes = product.memory_bytes;
  info.memory_gb_per_second = product.memory_gb_per_second;
  info.runs = product.chip->limits->runs;
  return info;
}

// With a product its facts, its chip's and its target's; without one the target's.
DeviceInfo describe(const isa::TargetLimits& limits, const isa::Product* product) {
  std::vector<Part> parts;
  if (product != nullptr)
    parts = {{"product", product->facts}, {"product", product->timing}, {"chip", product->chip->facts}};
  parts.push_back({"target", limits.facts});
  parts.push_back({"target", limits.timing});
  for (const isa::Cost* cost : isa::costs_of(limits)) parts.push_back({"target", cost->facts, cost});
  DeviceInfo info;
  if (product != nullptr) info.product = info_of(*product);
  info.target = limits.target;
  info.machine = limits.machine;
  info.runs = limits.runs;
  for (const isa::Product& other : isa::products())
    if (other.chip->limits == &limits) info.products.emplace_back(other.name);
  for (const Part& part : parts)
    for (const isa::Fact& fact : part.facts) {
      info.facts.push_back(fact_of(part, fact));
      info.facts.back().fitted_to = words_of(fitted_to(part, fact, limits, product));
    }
  info.sources = used_sources(info.facts);
  return info;
}

bool contains(std::string_view text, std::string_view part) {
  const auto is_same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), is_same) != text.end();
}

// What may have been meant by a name that nothing has; empty where nothing is like it.
std::string similar_names(std::string_view name) {
  constexpr size_t kShortestPart = 3;
  std::string list;
  if (name.size() >= kShortestPart)
    for (const isa::Product& product : isa::products())
      if (contains(product.name, name) || contains(product.marketing_name, name) || contains(product.chip->words, name))
        list += fmt::format("{}{}", list.empty() ? "" : ", ", product.name);
  if (!list.empty()) return list;
  NearestName nearest(name);
  for (const isa::Product& product : isa::products()) nearest.offer(product.name);
  for (const isa::TargetLimits& limits : isa::all_limits()) nearest.offer(limits.target);
  return nearest.found();
}

DevicesReport devices(const DevicesRequest& request) {
  DevicesReport report;
  if (request.name.empty()) {
    for (const isa::Product& product : isa::products()) report.products.push_back(info_of(product));
    for (const isa::Device& device : isa::devices())
      if (device.is_generic()) report.targets_without_product.emplace_back(device.name);
    return report;
  }
  const isa::TargetLimits* limits = isa::find_limits(request.name);
  const isa::Product* product = nullptr;
  for (const isa::Product& one : isa::products())
    if (one.name == request.name) product = &one;
  if (product != nullptr) limits = product->chip->limits;
  if (limits == nullptr) {
    const std::string similar = similar_names(request.name);
    throw bad_input(code::kTarget, fmt::format("'{}' is not a product or target; {}", request.name,
                                               similar.empty() ? "lanewise devices lists them"
                                                               : fmt::format("did you mean {}?", similar)));
  }
  report.device = describe(*limits, product);
  return report;
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::DevicesReport> lanewise::devices(const DevicesRequest& request, const Session& session) {
  return lw::api::guarded<DevicesReport>(session, [&] { return lw::api::devices(request); });
}
