#include "lanewise/run.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/launch_outcome.h"
#include "api/launch_setup.h"
#include "api/run_arrays.h"
#include "api/run_watchers.h"
#include "launch/record.h"
#include "timing/occupancy.h"
#include "watch/clock.h"
#include "watch/host_replay.h"

namespace lw::api {
namespace {

using lanewise::RunReport;
using lanewise::RunRequest;

// One run of a launch, from its placing to its report.
class Run {
 public:
  Run(const RunRequest& request, const Session& session, Messages& messages)
      : request_(request),
        session_(session),
        setup_(request.launch, session, messages),
        watchers_(request, session.files) {}

  RunReport report();

 private:
  void prepare();
  void save_launch();
  events::Outcome execute();
  check::Rerun rerun();
  void tell_end(events::Outcome& outcome, RunReport& report);

  const RunRequest& request_;
  const Session& session_;
  LaunchSetup setup_;
  RunWatchers watchers_;
  std::unique_ptr<watch::HostReplay> host_;
  exec::DispatchProgress progress_;
  bool was_cancelled_ = false;  // when the kernel ended
};

void Run::prepare() {
  setup_.read_arguments(outputs_of(request_), expectations_of(request_));
  check_arrays(request_, setup_.inputs());
  check_outputs(request_, setup_.inputs());
  constexpr uint64_t kRedZoneBytes = uint64_t{1} << 30;
  setup_.place(watchers_.wants_red_zones() ? kRedZoneBytes : 0);
  const isa::Target& target = setup_.device().target_of(setup_.kernel());
  if (const auto why = timing::why_it_does_not_fit(
          *target.limits, watch::resources_of(target, setup_.kernel(), setup_.placed().dispatch)))
    throw bad_input(code::kKernel, *why);
  Result<std::unique_ptr<watch::HostReplay>> replay =
      watch::HostReplay::create(setup_.inputs(), setup_.device().memory(), *session_.files);
  if (!replay) throw bad_input(code::kFile, replay.error().message);
  host_ = std::move(*replay);
}

void Run::save_launch() {
  if (!request_.save_launch) return;
  const auto write = [&](const std::string& name, std::span<const std::byte> bytes) -> std::optional<Error> {
    Messages wrong = request_.save_launch(name, bytes);
    if (!wrong.empty()) throw Failure{FailureKind::bad_input, std::move(wrong)};
    return std::nullopt;
  };
  const Result<launch::RecordedDispatch> recorded =
      setup_.inputs().recorded(setup_.device(), setup_.placed(), setup_.loaded().elf);
  if (!recorded) throw bad_input(code::kArgument, recorded.error().message);
  const Result<launch::LaunchFile> launch = launch::write_launch(write, *recorded);
  if (!launch) throw bad_input(code::kArgument, launch.error().message);
  if (host_ == nullptr) return;
  const launch::RecordedHost again = host_->recorded();
  if (const std::optional<Error> error = launch::write_results(write, *launch, {}, &again))
    throw bad_input(code::kArgument, error->message);
}

// Another run of the same dispatch in other memory. Answers of a host cannot be repeated.
check::Rerun Run::rerun() {
  if (host_ != nullptr) return {};
  return [this](state::Memory& memory, const check::RerunOptions& wanted) {
    exec::DispatchOptions options{.threads = 1, .max_instructions = wanted.max_instructions, .sink = wanted.sink};
    options.fill_seed = wanted.fill_seed;
    options.cancel = {&session_.cancel.flag()};
    exec::DispatchProgress progress;
    options.progress = &progress;
    const Reporting reporting(session_, exec::look_at(progress, fmt::format("checking {}", setup_.kernel().name)));
    return setup_.device().run_in(memory, setup_.placed(), options);
  };
}

events::Outcome Run::execute() {
  exec::DispatchOptions options{.threads = request_.threads, .max_instructions = setup_.max_instructions()};
  options.cancel = {&session_.cancel.flag()};
  options.progress = &progress_;
  watch::Watchers watchers;
  if (host_ != nullptr) watchers.push_back(host_.get());
  for (watch::Watcher* watcher : watchers_.begin(setup_, rerun())) watchers.push_back(watcher);
  const auto launch = [&](const exec::DispatchOptions& wanted) {
    const Reporting reporting(session_, exec::look_at(progress_, fmt::format("running {}", setup_.kernel().name)));
    events::Outcome outcome = setup_.device().run(setup_.placed(), wanted);
    if (outcome.kind == events::OutcomeKind::interrupted && session_.cancel.requested())
      outcome.fault.detail = session_.cancel.reason();
    setup_.inputs().collect(setup_.device());
    was_cancelled_ = session_.cancel.requested();
    return outcome;
  };
  return watch::execute(launch, watchers, options);
}

void Run::tell_end(events::Outcome& outcome, RunReport& report) {
  if (host_ != nullptr) report.replay_difference = host_->difference();
  if (!outcome.finished()) add_cause(outcome, setup_.kernel(), setup_.loaded(), setup_.device().base());
  const bool was_check_cancelled = !was_cancelled_ && session_.cancel.requested();
  const bool was_run_cancelled = outcome.kind == events::OutcomeKind::interrupted && session_.cancel.requested();
  if (was_run_cancelled || was_check_cancelled) {
    report.is_complete = false;
    report.interrupted = session_.cancel.reason();
  }
  add_outcome(outcome, progress_, report);
}

RunReport Run::report() {
  prepare();
  save_launch();
  events::Outcome outcome = execute();
  RunReport report;
  report.kernel = setup_.kernel().name;
  report.target = setup_.loaded().code.target.processor;
  add_printf(setup_, report);
  tell_end(outcome, report);
  watchers_.add_results(setup_, outcome, report);
  if (report.replay_difference.empty()) add_arrays(request_, setup_, report);
  return report;
}

RunReport run(const RunRequest& request, const Session& session) {
  const Cancel::Listening listening(session.cancel);
  Messages messages;
  return keeping(session, messages, [&] {
    RunReport report = Run(request, session, messages).report();
    report.messages.insert(report.messages.begin(), messages.begin(), messages.end());
    return report;
  });
}

}  // namespace
}  // namespace lw::api

bool lanewise::RunReport::has_mistakes() const {
  const auto is_mistake = [](const Finding& finding) { return !finding.is_note; };
  return !replay_difference.empty() ||
         std::ranges::any_of(expectations, [](const ExpectationResult& e) { return !e.failure.empty(); }) ||
         (findings && std::ranges::any_of(*findings, is_mistake));
}

lanewise::Result<lanewise::RunReport> lanewise::run(const RunRequest& request, const Session& session) {
  return lw::api::guarded<RunReport>(session, [&] { return lw::api::run(request, session); });
}
