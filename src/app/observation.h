// The options of commands that watch dispatches: --trace, --count, --profile, --check and what belongs to them.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/command.h"
#include "app/trace_page.h"
#include "base/base.h"
#include "check/check.h"
#include "input/source_text.h"
#include "observe/observe.h"
#include "report/junit.h"
#include "watch/execute.h"

namespace lw::app {

class Observation {
 public:
  void declare(Arguments& arguments);
  // Adds the files that the options name.
  void add_files(host::CommandFiles& files) const;
  // Reads the options; before anything runs.
  std::optional<Error> prepare();

  // After prepare(); where nothing is wanted, begin() and finish() need not be called.
  bool wants_anything() const;

  // Before the dispatch. `facts` must outlive the observation's use.
  std::optional<Error> begin(code::CodeFacts& facts, const state::Memory& memory, const Console& console);
  const watch::Watchers& watchers() const { return watchers_; }
  bool wants_one_thread() const { return !trace_path_.empty() || trace_page_.is_wanted() || !check_.empty(); }
  // Whether standard output is written to while the dispatch runs.
  bool prints_meanwhile() const;
  // Buffers are to lie further apart than usual, so that what misses one does not hit another.
  bool wants_red_zones() const { return !check_.empty() && checks_.on[static_cast<size_t>(check::Check::memory)]; }

  // How the dispatch ended; `rerun` runs it again, where that can be done.
  void note(const events::Outcome& outcome, const check::Rerun& rerun) {
    if (checker_) checker_->note(outcome, rerun);
    trace_page_.note(outcome);
  }
  // After the dispatch: writes files, prints, or puts results into `json`. `results` are what a CI server is to hear
  // besides what the checks found.
  std::optional<Error> finish(code::CodeFacts& facts, const Console& console, nlohmann::json& json,
                              std::string_view kernel, const std::vector<report::CheckResult>& results);
  bool found_something() const { return checker_ != nullptr && checker_->findings().any(); }

 private:
  bool wants_profile() const { return !profile_path_.empty() || !flame_path_.empty() || !folded_path_.empty(); }
  std::optional<Error> write_profile(code::CodeFacts& facts, const Console& console, nlohmann::json& json,
                                     std::string_view kernel);

  std::string trace_path_, trace_workgroup_, trace_wave_, trace_lane_, trace_pc_;
  std::string count_path_, profile_path_, flame_path_, folded_path_, check_;
  std::string junit_path_, sarif_path_;
  observe::TraceOptions trace_options_;
  input::SourceText source_text_;
  TracePage trace_page_;

  std::optional<OutputFile> trace_file_;
  std::unique_ptr<observe::Trace> trace_;
  std::unique_ptr<observe::Count> count_;
  std::unique_ptr<observe::Profile> profile_;
  check::CheckerOptions checks_;
  std::unique_ptr<check::Checker> checker_;
  void add(events::Sink& sink, watch::SinkWatcher::Threads threads);
  std::vector<std::unique_ptr<watch::Watcher>> owned_watchers_;
  watch::Watchers watchers_;
};

}  // namespace lw::app
