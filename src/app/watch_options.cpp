#include "app/watch_options.h"

#include <fmt/format.h>

#include "base/json_text.h"
#include "base/output_file.h"
#include "base/symbol_name.h"
#include "check/check.h"
#include "host/files.h"
#include "observe/profile.h"
#include "report/counts.h"
#include "report/findings.h"

namespace lw::app {
namespace {

bool is_printed(const std::string& path) { return path == kStandardOutput; }

void keep(std::optional<Error> error, std::vector<Error>& errors) {
  if (error) errors.push_back(std::move(*error));
}

}  // namespace

void WatchOptions::declare(Arguments& a) {
  trace_.declare(a);
  a.optional_value("--count", "FILE.json", &count_path_, kStandardOutput,
                   "count instructions by mnemonic and unit, active lanes and bytes moved");
  a.optional_value("--profile", "FILE", &profile_path_, kStandardOutput,
                   "count wave instructions by source line and by instruction");
  a.flag("--buffers", &buffers_,
         "print the bytes that the kernel loads from and stores to each buffer, and the distinct bytes; runs on one "
         "thread");
  a.option("--flame", "FILE.svg", &flame_path_, "write the profile as a flame graph");
  a.option("--folded", "FILE", &folded_path_, "write the profile as perf's folded stacks");
  a.optional_value("--check", kChecksValue, &check_, check::kAllChecks,
                   "report mistakes: memory, uninitialised, races, waits, barriers, registers, lanes; without a list, "
                   "all of them; runs on one thread");
  a.option("--junit", "OUT.xml", &junit_path_, "run --check and also write its findings as JUnit XML");
  a.option("--sarif", "OUT.sarif", &sarif_path_, "run --check and also write its findings as SARIF 2.1.0");
}

void WatchOptions::add_files(host::CommandFiles& files) const {
  trace_.add_files(files);
  for (const std::string* path : {&count_path_, &profile_path_})
    if (!path->empty() && !is_printed(*path)) files.written.push_back(*path);
  files.writes({flame_path_, folded_path_, junit_path_, sarif_path_});
}

std::optional<Error> WatchOptions::read(const Console& console, lanewise::RunRequest& request) {
  if (check_.empty() && !(junit_path_.empty() && sarif_path_.empty())) check_ = check::kAllChecks;
  request.checks = check_;
  request.count = !count_path_.empty();
  request.profile = !profile_path_.empty() || !flame_path_.empty() || !folded_path_.empty();
  request.buffers = buffers_;
  return trace_.read(console, request);
}

std::vector<Error> WatchOptions::finish(const Console& console, const lanewise::RunReport& report,
                                        const std::vector<report::CheckResult>& results) {
  std::vector<Error> errors;
  keep(trace_.finish(console, report), errors);
  if (report.findings) write_findings(console, report, results, errors);
  if (report.count && !is_printed(count_path_))
    keep(write_file(count_path_, json_text(report::count_json(*report.count), 2) + "\n"), errors);
  else if (report.count && !console.json)
    console.print(report::count_text(*report.count));
  if (report.profile) write_profile(console, *report.profile, errors);
  if (report.buffers && !console.json) console.print(report::buffers_text(*report.buffers));
  return errors;
}

void WatchOptions::write_findings(const Console& console, const lanewise::RunReport& report,
                                  const std::vector<report::CheckResult>& results, std::vector<Error>& errors) const {
  if (!console.json)
    for (const lanewise::Finding& finding : *report.findings)
      fmt::print(console.err, "{}", report::finding_text(finding));
  report::OrderedJson findings = report::findings_json(*report.findings);
  for (report::OrderedJson& finding : findings) finding["kernel"] = report.kernel;
  if (!junit_path_.empty())
    keep(write_file(junit_path_,
                    report::findings_junit("lanewise run", report.kernel, report.checks, findings, results)),
         errors);
  if (!sarif_path_.empty()) keep(write_file(sarif_path_, report::findings_sarif(findings)), errors);
}

void WatchOptions::write_profile(const Console& console, const lanewise::ProfileReport& profile,
                                 std::vector<Error>& errors) const {
  if (!folded_path_.empty()) keep(write_file(folded_path_, profile.folded_stacks), errors);
  if (!flame_path_.empty()) {
    const std::string title = fmt::format("{} on {}", shown_symbol(profile.kernel), profile.target);
    keep(write_file(flame_path_, observe::flame_svg(profile.folded_stacks, title)), errors);
  }
  if (profile_path_.empty()) return;
  if (!is_printed(profile_path_))
    keep(write_file(profile_path_, report::profile_text(profile)), errors);
  else if (!console.json)
    console.print(report::profile_text(profile));
}

}  // namespace lw::app
