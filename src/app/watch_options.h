// The options of `run` that watch the dispatch: --trace, --count, --profile, --check and what belongs to them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/trace_options.h"
#include "lanewise/run.h"
#include "report/junit.h"

namespace lw::app {

class WatchOptions {
 public:
  void declare(Arguments& arguments);
  // Adds the files that the options name.
  void add_files(host::CommandFiles& files) const;
  // Reads the options into the request, which must not outlive this.
  std::optional<Error> read(const Console& console, lanewise::RunRequest& request);
  bool wants_one_thread() const { return trace_.is_used() || !check_.empty() || buffers_; }
  bool prints_trace() const { return trace_.prints(); }
  // What goes into the document of --json.
  bool prints_report() const { return prints_trace() || prints_count() || prints_profile() || buffers_; }
  bool prints_count() const { return count_path_ == kStandardOutput; }
  bool prints_profile() const { return profile_path_ == kStandardOutput; }

  // Opens the file of a trace, before the run.
  std::optional<Error> begin() { return trace_.begin(); }
  // After the run: writes files and prints; returns why a file could not be written. `results` are reported to a CI
  // server besides the findings.
  std::vector<Error> finish(const Console& console, const lanewise::RunReport& report,
                            const std::vector<report::CheckResult>& results);

 private:
  void write_findings(const Console& console, const lanewise::RunReport& report,
                      const std::vector<report::CheckResult>& results, std::vector<Error>& errors) const;
  void write_profile(const Console& console, const lanewise::ProfileReport& profile, std::vector<Error>& errors) const;

  TraceOptions trace_;
  std::string count_path_, profile_path_, flame_path_, folded_path_, check_;
  std::string junit_path_, sarif_path_;
  bool buffers_ = false;
};

}  // namespace lw::app
