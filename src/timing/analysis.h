// What limits a dispatch, and how certain its time is: from the sums of one simulation, and from further simulations
// that differ in one thing.
#pragma once

#include <string>
#include <vector>

#include "lanewise/unit_use.h"
#include "timing/clock.h"
#include "timing/uncertainty.h"
#include "trace/queue.h"

namespace lw::timing {

using lanewise::Roofline;
using lanewise::Utilisation;
using lanewise::WhatIfTime;

Utilisation utilisation(const Machine& machine, const DispatchTime& time);
Roofline roofline(const Machine& machine, const DispatchTime& time);

// An unmeasured parameter, at both ends of its range.
struct Effect {
  const Parameter* parameter = nullptr;
  uint64_t cycles_low = 0, cycles_high = 0;  // with Fact::low and Fact::high
};

struct Analysis {
  Bound bound_by = Bound::latency;
  std::string bound;  // the same in a sentence
  std::vector<WhatIfTime> what_ifs;
  // Instructions of the first workgroups of Replays::store that were simulated on a part of the device; 0 if no part of
  // the device was used.
  uint64_t part_steps = 0;
  // The kept part of the dispatch uses the units too differently from the whole dispatch, so its what-ifs do not apply.
  bool part_differs = false;
  std::vector<Effect> effects;  // the largest first; without those that change nothing
  Uncertainty uncertainty;      // of the dispatch's cycles
  bool has_range = false;       // false: uncertainty.parameters were not asked for, or the analysis was cancelled
  bool was_cancelled = false;   // the rest is missing
};

struct AnalysisOptions {
  bool what_ifs = true;
  bool range = false;        // with neither of the two others: only the uncertainty
  bool sensitivity = false;  // simulates both ends of every parameter with a range; otherwise only the bounds
  // Replays::kept holds a part of the dispatch. Relative to its own time, its results are assumed to apply to the
  // whole.
  bool is_part = false;
  // Contents of the caches when the dispatch begins; nullptr: empty.
  const KeptCaches* caches = nullptr;
  std::function<bool()> is_cancelled = {};  // skips the rest; called from several threads at once
  unsigned threads = 1;                     // host threads, including the calling one
  std::optional<uint32_t> clock_mhz = {};
};

// A new source for each simulation.
using MakeSource = std::function<std::unique_ptr<trace::GroupSource>()>;
struct Replays {
  MakeSource kept;
  // The store that `kept` replays, or nullptr. If set, the analysis may simulate only its first workgroups, on a part
  // of the device.
  const trace::GroupStore* store = nullptr;
};
Replays replays_of(const trace::GroupStore& store);

Analysis analyse(const Parameters& parameters, const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                 const DispatchTime& time, const AnalysisOptions& options, const Replays& replays);

}  // namespace lw::timing
