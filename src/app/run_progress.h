// How far a dispatch is: while it runs, and where it was ended before it was done.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "app/command.h"
#include "base/progress_bar.h"
#include "events/events.h"
#include "exec/exec.h"
#include "launch/launch.h"

namespace lw::app {

// For a progress bar; `progress` must outlive it.
std::function<ProgressState()> progress_of(const exec::Progress& progress, std::string doing);

// Says on `err` why the dispatch was ended, where it was and how far, and which outputs of the file are those of a
// kernel that was not done. Returns kProgramFaulted.
int say_interrupted(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                    const launch::LaunchFile& file);
nlohmann::json progress_json(const exec::Progress& progress);

}  // namespace lw::app
