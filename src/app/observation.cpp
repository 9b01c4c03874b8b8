#include "app/observation.h"

#include <fmt/format.h>
#include <sys/ioctl.h>

#include <algorithm>

#include "app/run_requests.h"
#include "base/json_text.h"
#include "base/symbol_name.h"
#include "host/files.h"
#include "report/findings.h"

namespace lw::app {
namespace {

bool is_printed(const std::string& path) { return path == kStandardOutput; }

// Of a terminal its width, of anything else the usual one.
unsigned terminal_columns(std::FILE* out) {
  constexpr unsigned kUsual = 100, kFewest = 60;
  winsize size{};
  const bool is_terminal = ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return is_terminal ? std::max<unsigned>(kFewest, size.ws_col) : kUsual;
}

}  // namespace

void Observation::declare(Arguments& a) {
  a.optional_value("--trace", "FILE", &trace_path_, kStandardOutput,
                   "every instruction with what it changed and the memory it reached; JSON lines where FILE ends in "
                   ".jsonl. One thread");
  trace_page_.declare(a);
  a.option("--trace-workgroup", "X,Y,Z", &trace_workgroup_, "trace this workgroup alone");
  a.option("--trace-wave", "N", &trace_wave_, "trace wave N of a workgroup alone");
  a.option("--trace-lane", "N", &trace_lane_, "of vector registers, trace lane N alone");
  a.option("--trace-pc", "A:B", &trace_pc_, "trace the addresses from A to below B alone, as dis shows them");
  a.optional_value("--count", "FILE.json", &count_path_, kStandardOutput,
                   "instructions by mnemonic and unit, lanes active, bytes moved");
  a.optional_value("--profile", "FILE", &profile_path_, kStandardOutput,
                   "where the wave instructions go, by line and instruction");
  a.option("--flame", "FILE.svg", &flame_path_, "the same as a flame graph");
  a.option("--folded", "FILE", &folded_path_, "the same as perf's folded stacks");
  a.optional_value(
      "--check", "LIST", &check_, check::kAllChecks,
      "report mistakes: memory, uninitialised, races, waits, barriers, registers, lanes; all of them without a "
      "list. One thread");
  a.option("--junit", "OUT.xml", &junit_path_, "the same checks, and what they find as JUnit XML, too");
  a.option("--sarif", "OUT.sarif", &sarif_path_, "the same checks, and what they find as SARIF 2.1.0, too");
}

void Observation::add_files(host::CommandFiles& files) const {
  for (const std::string* path : {&trace_path_, &count_path_, &profile_path_})
    if (!path->empty() && !is_printed(*path)) files.written.push_back(*path);
  files.writes({flame_path_, folded_path_, trace_page_.path(), junit_path_, sarif_path_});
}

std::optional<Error> Observation::prepare() {
  const auto number = [](std::string_view flag, const std::string& text, uint64_t highest,
                         std::optional<uint32_t>& into) -> std::optional<Error> {
    if (text.empty()) return std::nullopt;
    const std::optional<uint64_t> value = parse_unsigned(text);
    if (!value || *value > highest) return Error{fmt::format("{} {}: expected 0 to {}", flag, text, highest)};
    into = static_cast<uint32_t>(*value);
    return std::nullopt;
  };
  if (auto error = number("--trace-wave", trace_wave_, 31, trace_options_.filter.wave)) return error;
  if (auto error = number("--trace-lane", trace_lane_, 63, trace_options_.lane)) return error;
  if (!trace_workgroup_.empty()) {
    const auto group = parse_three("--trace-workgroup", trace_workgroup_, 0);
    if (!group) return group.error();
    trace_options_.filter.workgroup = *group;
  }
  if (!trace_pc_.empty()) {
    const size_t colon = trace_pc_.find(':');
    const auto address = [](const std::string& text) {
      return parse_unsigned(text.starts_with("0x") ? text : "0x" + text);
    };
    const std::optional<uint64_t> first =
        colon == std::string::npos ? std::nullopt : address(trace_pc_.substr(0, colon));
    const std::optional<uint64_t> last =
        colon == std::string::npos ? std::nullopt : address(trace_pc_.substr(colon + 1));
    if (!first || !last || *first >= *last)
      return Error{fmt::format("--trace-pc {}: expected two hexadecimal addresses A:B with A below B", trace_pc_)};
    trace_options_.filter.pc_begin = *first;
    trace_options_.filter.pc_end = *last;
  }
  const bool filtered = !trace_workgroup_.empty() || !trace_wave_.empty() || !trace_lane_.empty() || !trace_pc_.empty();
  if (filtered && trace_path_.empty() && !trace_page_.is_wanted()) trace_path_ = std::string(kStandardOutput);
  if (check_.empty() && !(junit_path_.empty() && sarif_path_.empty())) check_ = check::kAllChecks;
  if (!check_.empty()) {
    Result<check::CheckerOptions> checks = check::parse_checks(check_);
    if (!checks) return checks.error();
    for (const check::Check of_programs : {check::Check::streams, check::Check::calls}) {
      bool& on = checks->on[static_cast<size_t>(of_programs)];
      if (on && check_ != check::kAllChecks)
        return Error{fmt::format("--check={}: '{}' is for programs, which hip --check runs; here is one dispatch",
                                 check_, check::check_name(of_programs))};
      on = false;
    }
    checks_ = *checks;
  }
  trace_options_.json_lines = trace_path_.ends_with(".jsonl");
  return trace_page_.prepare(trace_options_);
}

bool Observation::wants_anything() const {
  return !trace_path_.empty() || trace_page_.is_wanted() || !count_path_.empty() || !check_.empty() || wants_profile();
}

bool Observation::prints_meanwhile() const { return !trace_path_.empty() && is_printed(trace_path_); }

void Observation::add(events::Sink& sink, watch::SinkWatcher::Threads threads) {
  owned_watchers_.push_back(std::make_unique<watch::SinkWatcher>(sink, threads));
  watchers_.push_back(owned_watchers_.back().get());
}

std::optional<Error> Observation::begin(code::CodeFacts& facts, const state::Memory& memory, const Console& console) {
  using Threads = watch::SinkWatcher::Threads;
  if (!check_.empty()) {
    Result<std::unique_ptr<check::Checker>> checker = check::Checker::create(checks_, facts, memory);
    if (!checker) return checker.error();
    checker_ = std::move(*checker);
    add(*checker_, Threads::one);
  }
  if (!trace_path_.empty()) {
    std::function<void(std::string_view)> write = [&console](std::string_view text) { console.print(text); };
    if (!is_printed(trace_path_)) {
      Result<OutputFile> file = OutputFile::open(trace_path_);
      if (!file) return file.error();
      trace_file_ = std::move(*file);
      write = [this](std::string_view text) { trace_file_->write(text); };
    } else if (console.json) {
      return Error{"--trace --json: name a file, --trace=FILE.jsonl"};
    }
    if (is_printed(trace_path_)) trace_options_.columns = terminal_columns(console.out);
    observe::TraceSources sources;
    sources.buffer = [&memory](uint64_t address, uint64_t bytes) { return memory.relation(address, bytes); };
    sources.source_text = [this](const object::SourceLine& line) { return source_text_.line(line.file, line.line); };
    trace_ = std::make_unique<observe::Trace>(facts, trace_options_, std::move(sources), std::move(write));
    add(*trace_, Threads::one);
  }
  if (trace_page_.is_wanted()) add(*trace_page_.begin(facts, memory), Threads::one);
  if (!count_path_.empty()) {
    count_ = std::make_unique<observe::Count>(facts.begin(), facts.end());
    add(*count_, Threads::any);
  }
  if (wants_profile()) {
    profile_ = std::make_unique<observe::Profile>(facts);
    add(*profile_, Threads::any);
  }
  return std::nullopt;
}

std::optional<Error> Observation::finish(code::CodeFacts& facts, const Console& console, nlohmann::json& json,
                                         std::string_view kernel, const std::vector<report::CheckResult>& results) {
  if (trace_ && trace_->is_empty())
    fmt::print(
        console.err,
        "warning: the trace is empty: no instruction ran that --trace-workgroup, --trace-wave and --trace-pc leave\n");
  if (trace_file_)
    if (auto error = trace_file_->commit()) return error;
  if (trace_page_.is_wanted())
    if (auto error = trace_page_.finish(facts, console, kernel)) return error;
  if (checker_) {
    if (console.json) {
      json["findings"] = checker_->findings().json();
      json["findings_without_effect"] = checker_->findings().json(/*has_effect=*/false);
    } else {
      fmt::print(console.err, "{}", checker_->findings().text());
    }
    nlohmann::ordered_json findings = checker_->findings().json();
    for (nlohmann::ordered_json& finding : findings) finding["kernel"] = kernel;
    if (!junit_path_.empty())
      if (auto error = write_file(junit_path_, report::findings_junit("lanewise run", std::string(kernel),
                                                                      check::names_of(checks_), findings, results)))
        return error;
    if (!sarif_path_.empty())
      if (auto error = write_file(sarif_path_, report::findings_sarif(findings))) return error;
  }
  if (count_) {
    const observe::Counts counts = count_->counts(facts);
    if (!is_printed(count_path_)) {
      const std::string text = json_text(observe::counts_json(counts, facts, kernel), 2) + "\n";
      if (auto error = write_file(count_path_, text)) return error;
    } else if (console.json) {
      json["count"] = observe::counts_json(counts, facts, kernel);
    } else {
      console.print(observe::counts_text(counts, facts, kernel));
    }
  }
  return profile_ ? write_profile(facts, console, json, kernel) : std::nullopt;
}

std::optional<Error> Observation::write_profile(code::CodeFacts& facts, const Console& console, nlohmann::json& json,
                                                std::string_view kernel) {
  const observe::StackNode total = profile_->total();
  const std::string folded = observe::folded_stacks(total, facts, kernel);
  if (!folded_path_.empty())
    if (auto error = write_file(folded_path_, folded)) return error;
  if (!flame_path_.empty()) {
    const std::string title = fmt::format("{} on {}", shown_symbol(kernel), facts.target().name);
    if (auto error = write_file(flame_path_, observe::flame_svg(folded, title))) return error;
  }
  if (profile_path_.empty()) return std::nullopt;
  if (!is_printed(profile_path_)) return write_file(profile_path_, observe::profile_text(total, facts, kernel));
  if (console.json)
    json["profile"] = observe::profile_json(total, facts);
  else
    console.print(observe::profile_text(total, facts, kernel));
  return std::nullopt;
}

}  // namespace lw::app
