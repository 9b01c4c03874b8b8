// Makes the watchers that a run asks for (checks, trace, page, counts, profile), and puts what they found into its
// report.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "api/launch_setup.h"
#include "check/check.h"
#include "host/source_text.h"
#include "lanewise/run.h"
#include "observe/observe.h"
#include "watch/execute.h"

namespace lw::api {

class RunWatchers {
 public:
  // Throws a Failure where a check is unknown. `request` must outlive this.
  RunWatchers(const lanewise::RunRequest& request, std::shared_ptr<const Files> files);

  // Whether buffers must lie further apart, so that an access beside one does not hit another.
  bool wants_red_zones() const;
  // The list for a launch that is placed. `setup` must outlive this.
  watch::Watchers begin(LaunchSetup& setup, check::Rerun rerun);
  // After the run.
  void add_results(const LaunchSetup& setup, const events::Outcome& outcome, lanewise::RunReport& report);

 private:
  bool wants_anything() const;
  check::SourceLineText source_lines();
  void begin_check(const state::Memory& memory, check::Rerun rerun);
  void begin_trace(const state::Memory& memory);
  void begin_page(const state::Memory& memory);
  void add(events::Sink& sink, watch::SinkWatcher::Threads threads);
  void add_page(const LaunchSetup& setup, const events::Outcome& outcome, lanewise::RunReport& report);

  const lanewise::RunRequest& request_;
  std::shared_ptr<const Files> files_;
  check::CheckerOptions checks_;
  observe::StepFilter filter_;
  host::SourceText source_text_;

  std::unique_ptr<code::CodeFacts> facts_;
  std::unique_ptr<check::Checker> checker_;
  std::unique_ptr<observe::Trace> trace_;
  std::unique_ptr<observe::Recording> page_;
  std::unique_ptr<observe::WaveRecorder> recorder_;
  std::unique_ptr<observe::Count> count_;
  std::unique_ptr<observe::Profile> profile_;
  std::unique_ptr<observe::BufferUses> buffers_;
  std::vector<std::unique_ptr<watch::Watcher>> watchers_;
};

}  // namespace lw::api
