#include <fmt/format.h>

#include <memory>

#include "loops/loop_times.h"

namespace lw::loops {
namespace {

// Fails on numbers that the time of a compute unit does not depend on.
std::optional<Error> set_number(timing::Parameters& parameters, std::string_view name, uint64_t value) {
  if (const auto error = parameters.set(name, value)) return error;
  const timing::Parameter& number = *parameters.find(name);
  const bool is_size_of_code_cache = name == isa::key_name(isa::TimingKey::instruction_cache_bytes);
  if (number.is_cost() || is_size_of_code_cache || timing::is_read_by_compute_unit(parameters, *number.fact))
    return std::nullopt;
  return Error{fmt::format("--static does not use {}: setting it would change nothing", name)};
}

}  // namespace

Result<UnitModel> UnitModel::make(const LoopTimesOptions& options) {
  UnitModel model;
  const isa::Device& device = *options.device;
  const isa::Product* product = device.product;
  if (product == nullptr) {
    const auto nameless = std::make_shared<Nameless>();
    nameless->chip.name = nameless->chip.words = device.name;
    nameless->chip.limits = device.limits;
    nameless->product.name = nameless->product.marketing_name = device.name;
    nameless->product.chip = &nameless->chip;
    product = &nameless->product;
    model.nameless_ = nameless;
  }
  model.parameters_ = std::make_shared<timing::Parameters>(*product);
  for (const auto& [key, value] : options.set)
    if (const auto error = set_number(*model.parameters_, key, value)) return Error{"--set: " + error->message};
  if (options.waves)
    if (const auto error = model.parameters_->set("max_waves_per_simd", *options.waves))
      return Error{"--waves: " + error->message};
  Result<timing::ComputeUnit> unit = timing::make_compute_unit(*model.parameters_);
  if (!unit) return Error{"--set: " + unit.error().message};
  model.unit_ = std::make_shared<timing::ComputeUnit>(std::move(*unit));
  return model;
}

}  // namespace lw::loops
