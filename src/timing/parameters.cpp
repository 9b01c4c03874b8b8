#include "timing/parameters.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/similar.h"
#include "timing/machine.h"

namespace lw::timing {
namespace {

std::string cost_name(const isa::Cost& cost, const isa::Fact& fact) {
  return fmt::format("{}.{}", cost.name, fact.kind->name);
}

// How far `set` goes beyond what products have.
constexpr uint64_t kBeyond = 64;

// The largest that any product has, of those that can be told apart from 0 at least.
uint64_t most_settable(std::string_view name) {
  uint64_t most = 1;
  for (const isa::Product& product : isa::products()) {
    const Parameters parameters(product);
    if (const Parameter* known = parameters.find(name)) most = std::max({most, known->fact->high, known->fact->number});
  }
  return most > UINT32_MAX ? most : std::min<uint64_t>(most * kBeyond, UINT32_MAX);
}

}  // namespace

Parameters::Parameters(const isa::Product& product) : product_(&product) {
  const isa::TargetLimits& limits = *product.chip->limits;
  // The product's own come first: of one name, the first stays.
  for (const auto facts : {product.facts, product.timing, product.chip->facts, limits.facts, limits.timing})
    for (const isa::Fact& fact : facts) add(std::string(fact.kind->name), fact);
  for (const isa::Cost* cost : isa::costs_of(limits))
    for (const isa::Fact& fact : cost->facts) add(cost_name(*cost, fact), fact);
  std::stable_sort(all_.begin(), all_.end(), [](const Parameter& a, const Parameter& b) { return a.name < b.name; });
  const auto same = [](const Parameter& a, const Parameter& b) { return a.name == b.name; };
  all_.erase(std::unique(all_.begin(), all_.end(), same), all_.end());
}

void Parameters::add(std::string name, const isa::Fact& fact) {
  Parameter parameter{.name = std::move(name), .fact = &fact, .value = fact.number};
  if (fact.word == "yes") parameter.value = 1;
  all_.push_back(std::move(parameter));
}

const Parameter* Parameters::find(std::string_view name) const& {
  const auto at = std::lower_bound(all_.begin(), all_.end(), name,
                                   [](const Parameter& p, std::string_view n) { return p.name < n; });
  return at == all_.end() || at->name != name ? nullptr : &*at;
}

std::optional<uint64_t> Parameters::value(isa::TimingKey key) const {
  const Parameter* found = find(isa::key_name(key));
  return found == nullptr ? std::nullopt : std::optional(found->value);
}

std::optional<Error> Parameters::set(std::string_view name, uint64_t value) {
  if (const Parameter* found = find(name)) {
    if (!found->fact->word.empty() && value > 1) return Error{fmt::format("{} is 0 or 1", name)};
    // What the product has itself needs no look at the others: ranges are tried often.
    if (value > std::max(found->fact->number, found->fact->high))
      if (const uint64_t most = most_settable(name); value > most)
        return Error{fmt::format("{}: {} is more than any machine has; expected at most {}", name, value, most)};
    if (!found->is_cost() && !is_read_by_clock(*this, *found->fact))
      return Error{fmt::format("the time model does not use {}: setting it would change nothing", name)};
    Parameter& parameter = all_[static_cast<size_t>(found - all_.data())];
    parameter.value = value;
    parameter.is_set = true;
    return std::nullopt;
  }
  NearestName nearest(name);
  for (const Parameter& parameter : all_) nearest.offer(parameter.name);
  const std::string hint = nearest.found().empty() ? "" : fmt::format("; is it {}?", nearest.found());
  return Error{fmt::format("'{}' is not a number of {}{}; `lanewise devices {}` lists them", name, product_->name, hint,
                           product_->name)};
}

std::optional<uint64_t> Parameters::cost(const isa::Cost& cost, isa::CostKey key) const {
  const isa::Fact* fact = cost.find(key);
  if (fact == nullptr) return std::nullopt;
  const Parameter* found = find(cost_name(cost, *fact));
  return found == nullptr ? std::nullopt : std::optional(found->value);
}

}  // namespace lw::timing
