// One launch of a kernel in its old and its new code, and whether both did the same.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/session.h"
#include "input/load.h"
#include "lanewise/verification.h"
#include "launch/launch_file.h"

namespace lw::api {

// Code whose `kernel` is the one to launch.
struct KernelCode {
  std::shared_ptr<const input::LoadedFile> loaded;
  std::string name;  // of the file, for messages
};

// How a launch of both came out: one of the two is set unless they did the same.
struct PairOutcome {
  std::string unusable;  // why the launch says nothing, as UnusableLaunches::reason
  bool is_not_modelled = false;
  std::optional<lanewise::VerificationDifference> difference;  // without its launch
};

// Throws CancelRequested if the session is cancelled, and the Failure of a launch that cannot be.
PairOutcome launch_pair(const KernelCode& before, const KernelCode& after, const launch::LaunchFile& launch,
                        uint64_t fill_seed, const Session& session);

}  // namespace lw::api
