// Makes the report of a timed dispatch from what the clock measured.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/session.h"
#include "code/code_facts.h"
#include "isa/machines.h"
#include "lanewise/time.h"
#include "timing/analysis.h"
#include "timing/code_info.h"

namespace lw::api {

struct TimedParts {
  code::CodeFacts& facts;
  timing::CodeInfo& code;
  const timing::Machine& machine;
  const isa::TargetLimits& limits;
  const timing::KernelResources& resources;
  const timing::DispatchTime& time;
  const timing::Analysis& analysis;
  const std::vector<lanewise::LintFinding>& hazards;  // by address
};

// All but the names, the counts of the whole dispatch, `is_complete`, `is_warm` and the timeline.
lanewise::TimedDispatch timed_dispatch(const TimedParts& parts, bool is_warm,
                                       const std::shared_ptr<const Files>& files);

}  // namespace lw::api
