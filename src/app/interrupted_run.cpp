#include "app/interrupted_run.h"

#include <fmt/format.h>

namespace lw::app {

int say_interrupted(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                    const launch::LaunchFile& file) {
  fmt::print(console.err, "{}{}\n  {}\n", console.colour ? "\033[1;33minterrupted\033[0m" : "interrupted",
             outcome.text().substr(events::outcome_name(outcome.kind).size()), exec::progress_text(progress));
  for (const launch::Output& output : file.outputs)
    fmt::print(console.err, "  {} holds what the kernel had stored by then\n", file.resolve(output.file));
  return kProgramFaulted;
}

nlohmann::json progress_json(const exec::Progress& progress) {
  return {{"workgroups_done", progress.groups_done.load()}, {"workgroups", progress.groups.load()}};
}

}  // namespace lw::app
