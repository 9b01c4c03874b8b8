#include "app/watch_options.h"

#include <fmt/format.h>
#include <sys/ioctl.h>

#include <algorithm>

#include "app/run_requests.h"
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

// The width of a terminal; the usual one for anything else.
unsigned terminal_columns(std::FILE* out) {
  constexpr unsigned kUsual = 100, kFewest = 60;
  winsize size{};
  const bool is_terminal = ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return is_terminal ? std::max<unsigned>(kFewest, size.ws_col) : kUsual;
}

void keep(std::optional<Error> error, std::vector<Error>& errors) {
  if (error) errors.push_back(std::move(*error));
}

}  // namespace

void WatchOptions::declare(Arguments& a) {
  a.optional_value("--trace", "FILE", &trace_path_, kStandardOutput,
                   "trace every instruction, the registers that it changed and the memory that it accessed; JSON lines "
                   "if FILE ends in .jsonl; runs on one thread");
  a.option("--trace-html", "OUT", &page_path_,
           "write a page in which waves can be stepped forward and back; --trace-workgroup (default: the first), "
           "--trace-wave and --trace-pc select its contents; runs on one thread");
  a.option("--trace-steps", "N", &page_steps_,
           "maximum number of instructions of each wave in that page (default: 1000)");
  a.option("--trace-workgroup", "X,Y,Z", &trace_workgroup_, "trace only this workgroup");
  a.option("--trace-wave", "N", &trace_wave_, "trace only wave N of a workgroup");
  a.option("--trace-lane", "N", &trace_lane_, "trace only lane N of vector registers");
  a.option("--trace-pc", "A:B", &trace_pc_, "trace only the addresses from A to below B, as `lanewise dis` shows them");
  a.optional_value("--count", "FILE.json", &count_path_, kStandardOutput,
                   "count instructions by mnemonic and unit, active lanes and bytes moved");
  a.optional_value("--profile", "FILE", &profile_path_, kStandardOutput,
                   "count wave instructions by source line and by instruction");
  a.flag("--buffers", &buffers_,
         "print the bytes that the kernel loads from and stores to each buffer, and the distinct bytes; runs on one "
         "thread");
  a.option("--flame", "FILE.svg", &flame_path_, "write the profile as a flame graph");
  a.option("--folded", "FILE", &folded_path_, "write the profile as perf's folded stacks");
  a.optional_value("--check", "LIST", &check_, check::kAllChecks,
                   "report mistakes: memory, uninitialised, races, waits, barriers, registers, lanes; without a list, "
                   "all of them; runs on one thread");
  a.option("--junit", "OUT.xml", &junit_path_, "run --check and also write its findings as JUnit XML");
  a.option("--sarif", "OUT.sarif", &sarif_path_, "run --check and also write its findings as SARIF 2.1.0");
}

void WatchOptions::add_files(host::CommandFiles& files) const {
  for (const std::string* path : {&trace_path_, &count_path_, &profile_path_})
    if (!path->empty() && !is_printed(*path)) files.written.push_back(*path);
  files.writes({flame_path_, folded_path_, page_path_, junit_path_, sarif_path_});
}

std::optional<Error> WatchOptions::read_range(lanewise::TraceFilter& filter) const {
  if (trace_pc_.empty()) return std::nullopt;
  const size_t colon = trace_pc_.find(':');
  const auto address = [](const std::string& text) {
    return parse_unsigned(text.starts_with("0x") ? text : "0x" + text);
  };
  const std::optional<uint64_t> first = colon == std::string::npos ? std::nullopt : address(trace_pc_.substr(0, colon));
  const std::optional<uint64_t> last = colon == std::string::npos ? std::nullopt : address(trace_pc_.substr(colon + 1));
  if (!first || !last || *first >= *last)
    return Error{fmt::format("--trace-pc {}: expected two hexadecimal addresses A:B with A below B", trace_pc_)};
  filter.pc_begin = *first;
  filter.pc_end = *last;
  return std::nullopt;
}

std::optional<Error> WatchOptions::read_filter(lanewise::TraceFilter& filter) const {
  const auto number = [](std::string_view flag, const std::string& text, uint64_t highest,
                         std::optional<uint32_t>& into) -> std::optional<Error> {
    if (text.empty()) return std::nullopt;
    const std::optional<uint64_t> value = parse_unsigned(text);
    if (!value || *value > highest) return Error{fmt::format("{} {}: expected 0 to {}", flag, text, highest)};
    into = static_cast<uint32_t>(*value);
    return std::nullopt;
  };
  if (auto error = number("--trace-wave", trace_wave_, 31, filter.wave)) return error;
  if (auto error = number("--trace-lane", trace_lane_, 63, filter.lane)) return error;
  if (!trace_workgroup_.empty()) {
    const auto group = parse_three("--trace-workgroup", trace_workgroup_, 0);
    if (!group) return group.error();
    filter.workgroup = *group;
  }
  return read_range(filter);
}

std::optional<Error> WatchOptions::read_page(lanewise::RunRequest& request) const {
  constexpr uint64_t kMostSteps = 100'000;
  if (!page_path_.empty()) request.trace_page = lanewise::TracePageRequest{.file = page_path_};
  if (page_steps_.empty()) return std::nullopt;
  if (page_path_.empty()) return Error{"--trace-steps needs --trace-html"};
  const std::optional<uint64_t> steps = parse_unsigned(page_steps_);
  if (!steps || *steps == 0 || *steps > kMostSteps)
    return Error{fmt::format("--trace-steps {}: expected 1 to {}", page_steps_, kMostSteps)};
  request.trace_page->most_steps = *steps;
  return std::nullopt;
}

std::optional<Error> WatchOptions::read(const Console& console, lanewise::RunRequest& request) {
  if (auto error = read_filter(request.filter)) return error;
  const bool filtered = !trace_workgroup_.empty() || !trace_wave_.empty() || !trace_lane_.empty() || !trace_pc_.empty();
  if (filtered && trace_path_.empty() && page_path_.empty()) trace_path_ = std::string(kStandardOutput);
  if (check_.empty() && !(junit_path_.empty() && sarif_path_.empty())) check_ = check::kAllChecks;
  request.checks = check_;
  request.count = !count_path_.empty();
  request.profile = !profile_path_.empty() || !flame_path_.empty() || !folded_path_.empty();
  request.buffers = buffers_;
  if (auto error = read_page(request)) return error;
  return trace_path_.empty() ? std::nullopt : open_trace(console, request);
}

std::optional<Error> WatchOptions::open_trace(const Console& console, lanewise::RunRequest& request) {
  request.trace = lanewise::TraceRequest{.write = [&console](std::string_view text) { console.print(text); },
                                         .json_lines = trace_path_.ends_with(".jsonl")};
  if (is_printed(trace_path_)) {
    if (console.json) return Error{"--trace --json: name a file, --trace=FILE.jsonl"};
    request.trace->columns = terminal_columns(console.out);
    return std::nullopt;
  }
  request.trace->write = [this](std::string_view text) {
    if (trace_file_) trace_file_->write(text);
  };
  return std::nullopt;
}

bool WatchOptions::prints_trace() const { return !trace_path_.empty() && is_printed(trace_path_); }

std::optional<Error> WatchOptions::begin() {
  if (trace_path_.empty() || prints_trace()) return std::nullopt;
  Result<OutputFile> file = OutputFile::open(trace_path_);
  if (!file) return file.error();
  trace_file_ = std::move(*file);
  return std::nullopt;
}

std::vector<Error> WatchOptions::finish(const Console& console, const lanewise::RunReport& report,
                                        const std::vector<report::CheckResult>& results) {
  std::vector<Error> errors;
  if (report.trace_is_empty)
    fmt::print(
        console.err,
        "warning: the trace is empty: --trace-workgroup, --trace-wave and --trace-pc select no instruction that ran\n");
  if (trace_file_) keep(trace_file_->commit(), errors);
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
