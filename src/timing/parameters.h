// The numbers that a model of time uses for a product, each by its name in isa/machines.isa and isa/timing, with what
// is known of it.
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
  bool is_set = false;  // by whoever asked, not by the tables

  // Nobody has measured it: it lies between fact->low and fact->high.
  bool is_range() const { return fact->low != fact->high; }
};

class Parameters {
 public:
  // Of a product: its own numbers, its chip's, its target's, and those of the classes of instructions.
  explicit Parameters(const isa::Product& product);

  const isa::Product& product() const { return *product_; }
  const std::vector<Parameter>& all() const { return all_; }  // by name
  const Parameter* find(std::string_view name) const;
  std::optional<uint64_t> value(isa::TimingKey key) const;
  // Fails on a name that there is not, with the nearest that there is, on a number that the clock does not read, and on
  // a value that cannot be.
  std::optional<Error> set(std::string_view name, uint64_t value);
  // What `key` is for a class of instructions.
  std::optional<uint64_t> cost(const isa::Cost& cost, isa::CostKey key) const;

 private:
  void add(std::string name, const isa::Fact& fact);
  const isa::Product* product_;
  std::vector<Parameter> all_;
};

}  // namespace lw::timing
