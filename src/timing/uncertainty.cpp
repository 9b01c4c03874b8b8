#include "timing/uncertainty.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "isa/timing.h"

namespace lw::timing {
namespace {

constexpr double kPercent = 100;

}  // namespace

Factors together(Factors a, Factors b) {
  return {std::exp(-std::hypot(std::log(a.least), std::log(b.least))),
          std::exp(std::hypot(std::log(a.most), std::log(b.most)))};
}

Factors either(Factors a, Factors b) { return {std::min(a.least, b.least), std::max(a.most, b.most)}; }

Factors inverse(Factors a) { return {1 / a.most, 1 / a.least}; }

Factors from_percent(uint32_t least_percent, uint32_t most_percent) {
  return {least_percent / kPercent, most_percent / kPercent};
}

Factors model_error(Bound bound) {
  const isa::ModelError* error = isa::find_model_error(name_of(bound));
  LW_CHECK(error != nullptr, "isa/timing/errors.timing has no row for what bounds a kernel");
  return from_percent(error->least_percent, error->most_percent);
}

Factors Uncertainty::all() const {
  Factors factors = together(together(parameters, model), sample);
  factors.least = std::min(1.0, std::max(factors.least, needed));
  return factors;
}

}  // namespace lw::timing
