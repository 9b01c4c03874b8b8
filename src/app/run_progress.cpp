#include "app/run_progress.h"

#include <fmt/format.h>

#include <utility>

namespace lw::app {

std::function<ProgressState()> progress_of(const exec::Progress& progress, std::string doing) {
  return [&progress, doing = std::move(doing)] {
    return ProgressState{.doing = doing,
                         .done = progress.groups_done,
                         .all = progress.groups,
                         .unit = "workgroups",
                         .instructions = progress.instructions};
  };
}

int say_interrupted(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                    const launch::LaunchFile& file) {
  fmt::print(console.err, "{}{}\n  after {} wave instructions; {} of {} workgroups are done\n",
             console.colour ? "\033[1;33minterrupted\033[0m" : "interrupted",
             outcome.text().substr(events::outcome_name(outcome.kind).size()), outcome.instructions,
             progress.groups_done.load(), progress.groups.load());
  for (const launch::Output& output : file.outputs)
    fmt::print(console.err, "  {} holds what the kernel had stored by then\n", file.resolve(output.file));
  return kProgramFaulted;
}

nlohmann::json progress_json(const exec::Progress& progress) {
  return {{"workgroups_done", progress.groups_done.load()}, {"workgroups", progress.groups.load()}};
}

}  // namespace lw::app
