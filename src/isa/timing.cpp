#include "isa/timing.h"

#include <algorithm>

#include "isa/tables.h"

namespace lw::isa {
namespace {

const Fact* find(std::span<const Fact> facts, const FactKind* kind) {
  for (const Fact& fact : facts)
    if (fact.kind == kind) return &fact;
  return nullptr;
}

// The numbers of costs from 1 on, 0 for none, by record.
std::span<const uint8_t> cost_numbers(const TargetLimits& limits) {
  return {kCostsOfTargets[&limits - kTargetLimits], kRecordsCount};
}

}  // namespace

std::string_view key_name(TimingKey key) { return kTimingKinds[static_cast<size_t>(key)].name; }

const Fact* find_timing(const TargetLimits& limits, TimingKey key) {
  const FactKind* kind = kTimingKinds + static_cast<size_t>(key);
  const Fact* timing = find(limits.timing, kind);
  return timing != nullptr ? timing : find(limits.facts, kind);
}

const Fact* find_timing(const Product& product, TimingKey key) {
  const FactKind* kind = kTimingKinds + static_cast<size_t>(key);
  for (const std::span<const Fact> facts : {product.timing, product.facts, product.chip->facts})
    if (const Fact* own = find(facts, kind)) return own;
  return find_timing(*product.chip->limits, key);
}

const Fact* Cost::find(CostKey key) const { return isa::find(facts, kCostKinds + static_cast<size_t>(key)); }

std::span<const Fitted> fitted() { return {kFitted, kFittedCount}; }

std::span<const ModelError> model_errors() { return {kModelErrors, kModelErrorsCount}; }

const ModelError* find_model_error(std::string_view bound) {
  for (const ModelError& error : model_errors())
    if (error.bound == bound) return &error;
  return nullptr;
}

const Cost* cost_of(const TargetLimits& limits, const Record& record) {
  const uint8_t number = cost_numbers(limits)[static_cast<size_t>(record.op)];
  return number == 0 ? nullptr : &kCosts[number - 1];
}

std::vector<const Cost*> costs_of(const TargetLimits& limits) {
  std::vector<bool> used(kCostsCount + 1);
  for (const uint8_t number : cost_numbers(limits)) used[number] = true;
  std::vector<const Cost*> costs;
  for (size_t i = 0; i < kCostsCount; ++i)
    if (used[i + 1]) costs.push_back(&kCosts[i]);
  return costs;
}

}  // namespace lw::isa
