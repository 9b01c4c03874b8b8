// What `run` says of how a dispatch ended.
#pragma once

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "events/events.h"
#include "exec/exec.h"
#include "input/load.h"
#include "launch/launch.h"

namespace lw::app {

// Why and where in the source, as far as the outcome does not say it itself. The code lies `base` bytes from where its
// addresses begin.
void add_cause(events::Outcome& outcome, const object::Kernel& kernel, const input::LoadedFile& loaded, uint64_t base);

// Says on `err` how a dispatch ended that did not finish, and of one that was interrupted also how far it was and which
// outputs of the file are those of a kernel that was not done. Returns the exit code.
int say_outcome(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                const launch::LaunchFile& file);

nlohmann::json fault_json(const events::Outcome& outcome);
nlohmann::json progress_json(const exec::Progress& progress);

}  // namespace lw::app
