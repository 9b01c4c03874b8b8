// The numbers that the timing model uses for a product, by their names in isa/machines.isa and isa/timing, with the
// known facts about them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "isa/machines.h"
#include "isa/timing.h"

namespace lw::timing {

struct Parameter {
  std::string name;  // "lds_latency_cycles"; of a class of instructions "trans.busy_wave64_cycles"
  const isa::Fact* fact = nullptr;
  uint64_t value = 0;
  bool is_set = false;  // set by the caller, not from the tables

  // Unmeasured: it lies between fact->low and fact->high.
  bool is_range() const { return fact->low != fact->high; }
  // Of a class of instructions.
  bool is_cost() const { return name != fact->kind->name; }
};

class Parameters {
 public:
  // The numbers of a product: its own, its chip's, its target's, and those of the classes of instructions.
  explicit Parameters(const isa::Product& product);

  const isa::Product& product() const { return *product_; }
  // Ordered by name. The returned vector and parameter are valid as long as this object.
  const std::vector<Parameter>& all() const& { return all_; }
  const std::vector<Parameter>& all() const&& = delete;
  const Parameter* find(std::string_view name) const&;
  const Parameter* find(std::string_view name) const&& = delete;
  std::optional<uint64_t> value(isa::TimingKey key) const;
  // Fails on an unknown name (the message suggests the nearest one), on a number that the clock does not read, and on
  // an impossible value.
  std::optional<Error> set(std::string_view name, uint64_t value);
  // The value of `key` for a class of instructions.
  std::optional<uint64_t> cost(const isa::Cost& cost, isa::CostKey key) const;

 private:
  void add(std::string name, const isa::Fact& fact);
  const isa::Product* product_;
  std::vector<Parameter> all_;
};

}  // namespace lw::timing
