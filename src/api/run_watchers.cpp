#include "api/run_watchers.h"

#include <fmt/format.h>

#include "api/trace_page.h"
#include "state/registers.h"

namespace lw::api {
namespace {

using Threads = watch::SinkWatcher::Threads;
using lanewise::RunReport;

// A checker, which at the end of the dispatch may run it again.
class CheckWatcher final : public watch::Watcher {
 public:
  CheckWatcher(check::Checker& checker, check::Rerun rerun) : checker_(checker), rerun_(std::move(rerun)) {}
  events::Sink* sink() override { return &checker_; }
  bool wants_one_thread() const override { return true; }
  void end(const events::Outcome& outcome) override { checker_.note(outcome, rerun_); }

 private:
  check::Checker& checker_;
  check::Rerun rerun_;
};

// The checks of a single dispatch: the others are about programs.
check::CheckerOptions checks_of(const std::string& text) {
  Result<check::CheckerOptions> checks = check::parse_checks(text);
  if (!checks) throw bad_input(code::kOption, checks.error().message);
  for (const check::Check of_programs : {check::Check::streams, check::Check::calls}) {
    bool& on = checks->on[static_cast<size_t>(of_programs)];
    if (on && text != check::kAllChecks)
      throw bad_input(
          code::kOption,
          fmt::format("--check={}: '{}' checks a program, see `lanewise hip --check`; run executes one dispatch", text,
                      check::check_name(of_programs)));
    on = false;
  }
  return std::move(*checks);
}

std::function<std::string(uint64_t, uint64_t)> relations_in(const state::Memory& memory) {
  return [&memory](uint64_t address, uint64_t bytes) { return memory.relation(address, bytes); };
}

FileBytes owned(std::string text) {
  auto owner = std::make_shared<const std::string>(std::move(text));
  return {.bytes = std::as_bytes(std::span(*owner)), .owner = owner};
}

}  // namespace

RunWatchers::RunWatchers(const lanewise::RunRequest& request, std::shared_ptr<const Files> files)
    : request_(request), files_(std::move(files)), source_text_(files_) {
  if (!request.checks.empty()) {
    checks_ = checks_of(request.checks);
    checks_.source_text = source_lines();
  }
  const lanewise::TraceFilter& filter = request.filter;
  if (filter.lane.value_or(0) >= state::kLanes)
    throw bad_input(code::kOption, fmt::format("lane {}: a wave has at most {} lanes", *filter.lane, state::kLanes));
  if (request.trace && !request.trace->write) throw bad_input(code::kOption, "a trace needs a function to write to");
  if (request.recording && (filter.pc_begin != 0 || filter.pc_end != UINT64_MAX))
    throw bad_input(code::kOption, "a recording has all instructions of a wave: it cannot have a range of addresses");
  filter_.workgroup = filter.workgroup;
  filter_.wave = filter.wave;
  filter_.pc_begin = filter.pc_begin;
  filter_.pc_end = filter.pc_end;
}

check::SourceLineText RunWatchers::source_lines() {
  return [this](const object::SourceLine& at) { return source_text_.line(at.file, at.line); };
}

bool RunWatchers::wants_red_zones() const {
  return !request_.checks.empty() && checks_.on[static_cast<size_t>(check::Check::memory)];
}

bool RunWatchers::wants_anything() const {
  return !request_.checks.empty() || request_.trace || request_.trace_page || request_.recording || request_.count ||
         request_.profile || request_.buffers;
}

void RunWatchers::add(events::Sink& sink, Threads threads) {
  watchers_.push_back(std::make_unique<watch::SinkWatcher>(sink, threads));
}

void RunWatchers::begin_check(const state::Memory& memory, check::Rerun rerun) {
  Result<std::unique_ptr<check::Checker>> checker = check::Checker::create(checks_, *facts_, memory);
  if (!checker) throw bad_input(code::kOption, checker.error().message);
  checker_ = std::move(*checker);
  watchers_.push_back(std::make_unique<CheckWatcher>(*checker_, std::move(rerun)));
}

void RunWatchers::begin_trace(const state::Memory& memory) {
  observe::TraceSources sources;
  sources.buffer = relations_in(memory);
  sources.source_text = source_lines();
  const observe::TraceOptions options{.filter = filter_,
                                      .lane = request_.filter.lane,
                                      .json_lines = request_.trace->json_lines,
                                      .columns = request_.trace->columns};
  trace_ = std::make_unique<observe::Trace>(*facts_, options, std::move(sources), request_.trace->write);
  add(*trace_, Threads::one);
}

void RunWatchers::begin_page(const state::Memory& memory) {
  observe::RecordingSources sources;
  sources.memory = [&memory](uint64_t address, uint64_t bytes) -> std::span<const std::byte> {
    return memory.view(address, bytes);
  };
  sources.buffer = relations_in(memory);
  observe::RecordingOptions options{.filter = filter_};
  if (request_.trace_page->most_steps != 0) options.most_steps = request_.trace_page->most_steps;
  page_ = std::make_unique<observe::Recording>(*facts_, options, std::move(sources));
  add(*page_, Threads::one);
}

watch::Watchers RunWatchers::begin(LaunchSetup& setup, check::Rerun rerun) {
  if (!wants_anything()) return {};
  const state::Memory& memory = setup.device().memory();
  facts_ = setup.code_facts();
  if (!request_.checks.empty()) begin_check(memory, std::move(rerun));
  if (request_.trace) begin_trace(memory);
  if (request_.trace_page) begin_page(memory);
  if (request_.recording) {
    recorder_ = std::make_unique<observe::WaveRecorder>(*facts_, filter_, *request_.recording);
    add(*recorder_, Threads::one);
  }
  if (request_.count) {
    count_ = std::make_unique<observe::Count>(facts_->begin(), facts_->end());
    add(*count_, Threads::any);
  }
  if (request_.profile) {
    profile_ = std::make_unique<observe::Profile>(*facts_);
    add(*profile_, Threads::any);
  }
  if (request_.buffers) {
    std::vector<observe::BufferRange> ranges;
    for (const state::Buffer* buffer : memory.buffers())
      ranges.push_back({buffer->address, buffer->size_bytes, buffer->host, buffer->info.name});
    buffers_ = std::make_unique<observe::BufferUses>(std::move(ranges));
    add(*buffers_, Threads::one);
  }
  return watch::list_of(watchers_);
}

void RunWatchers::add_page(const LaunchSetup& setup, const events::Outcome& outcome, RunReport& report) {
  const std::string& file = request_.trace_page->file;
  if (page_->steps().empty()) {
    add_messages(report.missing_files,
                 one_error(code::kOption, "not written: the trace options select no instruction that ran", file));
    return;
  }
  std::vector<std::string> left_out;
  report.files.push_back(
      {file,
       owned(trace_page({*page_, *facts_, setup.kernel().name, outcome, request_.filter.lane, files_}, left_out))});
  for (std::string& sentence : left_out)
    add_message(report.messages, Severity::note, code::kOption, std::move(sentence), file);
}

void RunWatchers::add_results(const LaunchSetup& setup, const events::Outcome& outcome, RunReport& report) {
  const std::string& kernel = setup.kernel().name;
  report.trace_is_empty = trace_ != nullptr && trace_->is_empty();
  if (page_ != nullptr) add_page(setup, outcome, report);
  if (recorder_ != nullptr) report.recording = recorder_->take();
  if (checker_ != nullptr) {
    report.checks = check::names_of(checks_);
    report.findings = checker_->findings().reports();
    report.findings_without_effect = checker_->findings().reports(/*has_effect=*/false);
  }
  if (count_ != nullptr) report.count = observe::count_report(count_->counts(*facts_), *facts_, kernel);
  if (buffers_ != nullptr) report.buffers = buffers_->report();
  if (profile_ != nullptr) report.profile = observe::profile_report(profile_->total(), *facts_, kernel);
}

}  // namespace lw::api
