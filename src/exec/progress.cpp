#include "exec/progress.h"

#include <fmt/format.h>

#include <utility>

namespace lw::exec {

std::function<ProgressState()> look_at(const DispatchProgress& progress, std::string doing) {
  return [&progress, doing = std::move(doing)] {
    return ProgressState{.doing = doing,
                         .done = progress.groups_done,
                         .all = progress.groups,
                         .unit = "workgroups",
                         .instructions = progress.instructions};
  };
}

std::string progress_text(const DispatchProgress& progress) {
  return fmt::format("after {} wave instructions; {} of {} workgroups are done", progress.instructions.load(),
                     progress.groups_done.load(), progress.groups.load());
}

}  // namespace lw::exec
