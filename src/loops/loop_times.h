// The innermost loops of a module's kernels, or some of its lines, timed on one compute unit.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "input/code_modules.h"
#include "lanewise/static_time.h"
#include "timing/code_info.h"

namespace lw::loops {

using lanewise::StaticKernel;

// The device, and what the kernels are taken to need.
struct LoopTimesOptions {
  const isa::Device* device = nullptr;
  std::vector<std::pair<std::string, uint64_t>> set = {};  // numbers of the device
  std::optional<uint32_t> vgprs = {}, lds_bytes = {}, waves = {}, workgroup_size = {};
  std::optional<std::pair<uint32_t, uint32_t>> lines = {};  // lanewise::StaticTimeRequest::lines
  std::string kernel = {};                                  // empty: all
  std::function<bool()> is_cancelled = [] { return false; };
};

// The compute unit of a device, with the numbers that the options set.
class UnitModel {
 public:
  // Fails where a number cannot be set.
  static Result<UnitModel> make(const LoopTimesOptions& options);

  const timing::Machine& machine() const { return unit_->machine; }
  const timing::ComputeUnit& unit() const { return *unit_; }
  const timing::Parameters& parameters() const { return *parameters_; }

 private:
  // A target without a product is taken for one of which nothing of its own is known.
  struct Nameless {
    isa::Chip chip;
    isa::Product product;
  };
  std::shared_ptr<const Nameless> nameless_;
  std::shared_ptr<timing::Parameters> parameters_;
  std::shared_ptr<timing::ComputeUnit> unit_;
};

// The kernels in the order of their addresses; where a module has none, its functions. Fails where a workgroup does not
// fit, and where the lines are those of no instruction.
Result<std::vector<StaticKernel>> loop_times(input::CodeModule module, const LoopTimesOptions& options,
                                             const UnitModel& model);

}  // namespace lw::loops
