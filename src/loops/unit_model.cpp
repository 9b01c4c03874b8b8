#include <memory>

#include "loops/loop_times.h"

namespace lw::loops {

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
    if (const auto error = model.parameters_->set(key, value)) return Error{"--set: " + error->message};
  if (options.waves)
    if (const auto error = model.parameters_->set("max_waves_per_simd", *options.waves))
      return Error{"--waves: " + error->message};
  Result<timing::ComputeUnit> unit = timing::make_compute_unit(*model.parameters_);
  if (!unit) return Error{"--set: " + unit.error().message};
  model.unit_ = std::make_shared<timing::ComputeUnit>(std::move(*unit));
  return model;
}

}  // namespace lw::loops
