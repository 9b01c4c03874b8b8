// What binds a dispatch, and how sure its time is: from the sums of one simulation and from others that differ in one
// thing.
#pragma once

#include <string>
#include <vector>

#include "lanewise/unit_use.h"
#include "timing/clock.h"

namespace lw::timing {

using lanewise::Roofline;
using lanewise::Utilisation;
using lanewise::WhatIfTime;

Utilisation utilisation(const Machine& machine, const DispatchTime& time);
Roofline roofline(const Machine& machine, const DispatchTime& time);

// A parameter that nobody has measured, at both ends of its range.
struct Effect {
  const Parameter* parameter = nullptr;
  uint64_t cycles_low = 0, cycles_high = 0;  // with Fact::low and Fact::high
};

struct Analysis {
  std::string bound;  // a sentence
  std::vector<WhatIfTime> what_ifs;
  // The part of the dispatch that was kept uses units too differently from the whole for what-ifs to hold.
  bool part_differs = false;
  std::vector<Effect> effects;  // the largest first; those that move nothing are left out
  // With all numbers that nobody has measured at their better and their worse ends; 0: not known.
  uint64_t least_cycles = 0, most_cycles = 0;
  bool was_cancelled = false;  // the rest is missing
};

struct AnalysisOptions {
  bool what_ifs = true;
  bool sensitivity = false;  // every parameter with a range, twice; else only the bounds
  // `groups` have a part of the dispatch: what it shows, in relation to its own time, is taken to hold for the whole.
  bool is_part = false;
  // What the caches have when the dispatch begins; nullptr: nothing.
  const KeptCaches* caches = nullptr;
  std::function<bool()> is_cancelled = {};  // leaves the rest out
  unsigned threads = 1;
  std::optional<uint32_t> clock_mhz = {};
};

// A new source for each simulation.
using MakeSource = std::function<std::unique_ptr<trace::GroupSource>()>;

Analysis analyse(const Parameters& parameters, const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                 const DispatchTime& time, const AnalysisOptions& options, const MakeSource& groups);

}  // namespace lw::timing
