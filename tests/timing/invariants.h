// What must hold of every kernel on every device, whatever the numbers are.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "timing/clock.h"

namespace lw::timing_tests {

struct TimedKernel {
  const timing::Machine& machine;
  timing::CodeInfo& info;
  timing::Dispatch dispatch;
  std::shared_ptr<const trace::GroupTrace> group;  // one of its workgroups
};

// A wave alone is not faster for executing one of its instructions once more; asked at several places.
// Returns what is wrong, empty where nothing is; nullopt where the kernel is too large or has no such instruction.
std::optional<std::string> one_more_instruction(const TimedKernel& kernel);

// Twice the workgroups take from 1.9 to 2.1 times as long on a machine that they fill, where they share nothing but
// instruction fetch, issue and LDS: loads and stores are taken to be done when they are issued.
std::optional<std::string> twice_the_workgroups(const TimedKernel& kernel);

// The first of two dispatches is as one alone, and the second finds its code, and what it read or wrote where that is
// little beside the L2: nothing is read from memory. `groups` makes the workgroups anew. nullopt where it is not
// little.
std::optional<std::string> second_dispatch(const TimedKernel& kernel, const timing::DispatchTime& alone,
                                           const std::function<std::unique_ptr<trace::GroupSource>()>& groups);

}  // namespace lw::timing_tests
