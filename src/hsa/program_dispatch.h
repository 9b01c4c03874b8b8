// A dispatch of the program, with all that its watchers know of it and tell each other.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "code/code_facts.h"
#include "exec/dispatch.h"
#include "hsa/executable.h"
#include "hsa/queue.h"
#include "hsa/runtime.h"
#include "hsa/times.h"
#include "watch/watcher.h"

namespace lw::hsa {

struct ProgramDispatch {
  Queue& queue;
  Agent& gpu;
  KernelInMemory kernel;
  exec::DispatchInfo info;

  // Ends the dispatch early.
  const std::atomic<bool>& stopping() const { return queue.stopping(); }

  // Set by the checks: facts of the program's own kernel, which no other thread uses before the dispatch has ended.
  code::CodeFacts* facts = nullptr;
  std::string_view doing = {};              // "checking": the dispatch is slow enough for a progress bar
  std::optional<DispatchTimes> times = {};  // set by the clock
  bool has_failed = false;                  // a watcher could not do its work, and has said so
};

// All who watch the dispatch (watchers.cpp has the list). If `has_failed` is set afterwards, the dispatch is not to be
// executed.
std::vector<std::unique_ptr<watch::Watcher>> watchers_of(ProgramDispatch& dispatch);

}  // namespace lw::hsa
