// What a model of time needs to know of machines, products and classes of instructions: the rows of
// isa/timing/*.timing.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "isa/isa.h"
#include "isa/machines.h"

namespace lw::isa {

// The numbers of machines, chips and products, by the names that the files give them: TimingKey::lds_banks. A point in
// a name is an underscore here.
enum class TimingKey : uint16_t {
#define LW_TIMING(name) name,
#include "isa/generated/timing_keys.inc"
#undef LW_TIMING
};

std::string_view key_name(TimingKey key);  // as in the files

// Of a product what its own row says, else what its chip's does, else its target's. nullptr where nothing is known.
const Fact* find_timing(const TargetLimits& limits, TimingKey key);
const Fact* find_timing(const Product& product, TimingKey key);

// What is known of a cost: CostKey::busy_wave64_cycles.
enum class CostKey : uint16_t {
#define LW_COST(name) name,
#include "isa/generated/cost_keys.inc"
#undef LW_COST
};

// What instructions of a class cost on some machines and targets.
struct Cost {
  std::string_view name;   // "mul_32"
  std::string_view words;  // "32-bit integer multiplication"
  std::span<const Fact> facts;

  // nullptr where it is not known.
  const Fact* find(CostKey key) const;
};

// A number that was chosen so that cases of `study timing` come out right, which are no test of it then.
struct Fitted {
  std::string_view number;  // "lds_latency_cycles"; of a class of instructions "trans.busy_wave64_cycles"
  std::string_view of;      // a product, chip or gfx name, or what TargetLimits::machine says
  std::string_view cases;   // ids, with blanks between them
};
std::span<const Fitted> fitted();

// The clock's own error for kernels that one thing bounds. Of the cases of `study timing` that nothing was fitted to,
// most have published times between these percentages of the modelled ones; docs/time.md has the rule.
struct ModelError {
  std::string_view bound;  // "memory", a name of lanewise::kBoundNames
  uint32_t least_percent = 0, most_percent = 0;
  uint32_t cases = 0;
  std::string_view source;  // Source::key
};
std::span<const ModelError> model_errors();
// nullptr where there is none.
const ModelError* find_model_error(std::string_view bound);

// nullptr where nothing is published.
const Cost* cost_of(const TargetLimits& limits, const Record& record);
// All that concern a target, in the files' order.
std::vector<const Cost*> costs_of(const TargetLimits& limits);

}  // namespace lw::isa
