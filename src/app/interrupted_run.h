// What `run` says of a dispatch that was ended before it was done.
#pragma once

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "events/events.h"
#include "exec/exec.h"
#include "launch/launch.h"

namespace lw::app {

// Says on `err` why the dispatch was ended, where it was and how far, and which outputs of the file are those of a
// kernel that was not done. Returns kProgramFaulted.
int say_interrupted(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                    const launch::LaunchFile& file);
nlohmann::json progress_json(const exec::Progress& progress);

}  // namespace lw::app
