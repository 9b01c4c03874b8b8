// Executes a dispatch under the eyes of its watchers.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "exec/exec.h"
#include "watch/watcher.h"

namespace lw::watch {

using Watchers = std::vector<Watcher*>;
inline Watchers list_of(const std::vector<std::unique_ptr<Watcher>>& owned) {
  Watchers list;
  for (const std::unique_ptr<Watcher>& watcher : owned) list.push_back(watcher.get());
  return list;
}

// Runs the dispatch with these options: gpu::EmulatedGpu::run() or exec::Engine::launch().
using LaunchFunction = std::function<events::Outcome(const exec::DispatchOptions&)>;

// Launches the dispatch and returns its outcome after all watchers have ended. Events reach the watchers in the order
// of the list, after `options.sink`. The dispatch runs on one thread if a watcher wants that. Exceptions of the
// watchers' threads are thrown here.
events::Outcome execute(const LaunchFunction& launch, const Watchers& watchers, exec::DispatchOptions options = {});

}  // namespace lw::watch
