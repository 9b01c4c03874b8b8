#include "lanewise/time.h"

#include <fmt/format.h>

#include <thread>

#include "api/device_choice.h"
#include "api/launch_outcome.h"
#include "api/launch_setup.h"
#include "api/time_report.h"
#include "timing/timeline.h"
#include "watch/clock.h"
#include "watch/host_replay.h"

namespace lw::api {
namespace {

using lanewise::TimedDispatch;
using lanewise::TimeReport;
using lanewise::TimeRequest;

// The device, with the numbers that the request sets.
struct ChosenDevice {
  const isa::Device* device;
  timing::Parameters parameters;
  timing::Machine machine;
};

// `named`: nullptr for the first product of the code's target.
ChosenDevice choose_device(const TimeRequest& request, const isa::Device* named, const LaunchSetup& setup) {
  const std::string target(setup.loaded().code.target.processor);
  const isa::Device* device = named != nullptr ? named : isa::find_device(target);
  if (device == nullptr || device->product == nullptr)
    throw not_modelled(fmt::format(
        "{}: no product of {} is known, so nothing is known of its clocks, caches and memory", setup.path(), target));
  require_runs(*device, target, setup.path());
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : request.set)
    if (const auto error = parameters.set(key, value)) throw bad_input(code::kOption, "--set: " + error->message);
  require_slots(*device, request.waves);
  if (request.waves)
    if (const auto error = parameters.set("max_waves_per_simd", *request.waves))
      throw bad_input(code::kOption, "--waves: " + error->message);
  const Result<timing::Machine> machine = timing::make_machine(parameters, request.clock_mhz);
  if (!machine && timing::make_machine(timing::Parameters(*device->product), request.clock_mhz))
    throw bad_input(code::kOption, "--set: " + machine.error().message);
  if (!machine) throw not_modelled(machine.error().message);
  return {device, std::move(parameters), *machine};
}

// One launch on one device.
class TimedRun {
 public:
  TimedRun(const TimeRequest& request, const Session& session, LaunchSetup& setup, ChosenDevice chosen)
      : request_(request),
        session_(session),
        setup_(setup),
        chosen_(std::move(chosen)),
        facts_(setup.code_facts()),
        code_(*facts_, chosen_.machine, chosen_.parameters),
        timeline_(chosen_.machine) {}

  void time(TimeReport& report);

 private:
  watch::Clock clock_for(const timing::Observer* observer);
  events::Outcome execute(watch::Clock& clock, std::string_view which);
  unsigned threads() const {
    return request_.threads != 0 ? request_.threads : std::max(1u, std::thread::hardware_concurrency());
  }
  std::function<bool()> is_cancelled() const {
    return [this] { return session_.cancel.requested(); };
  }
  TimedDispatch dispatch_of(const watch::Clock& clock, const events::Outcome& outcome, bool is_whole);
  timing::Analysis analysis_of(const watch::Clock& clock, bool is_whole);
  void add_end(events::Outcome& outcome, lanewise::RunReport& run) const;

  const TimeRequest& request_;
  const Session& session_;
  LaunchSetup& setup_;
  ChosenDevice chosen_;
  std::unique_ptr<code::CodeFacts> facts_;
  timing::CodeInfo code_;
  timing::TimelineBuilder timeline_;
  timing::KeptCaches caches_, caches_before_;
  exec::DispatchProgress progress_;
};

watch::Clock TimedRun::clock_for(const timing::Observer* observer) {
  return watch::Clock(chosen_.machine, code_, setup_.kernel(), setup_.placed().dispatch,
                      {.simulation = {.observer = observer,
                                      .is_cancelled = is_cancelled(),
                                      .threads = threads(),
                                      .caches = request_.warm ? &caches_ : nullptr},
                       .full = request_.full || setup_.inputs().file().host,  // all are told what the host did
                       .keeps = true,
                       .counts_executing = true},
                      {.vgprs = request_.vgprs, .lds_bytes = request_.lds_bytes});
}

events::Outcome TimedRun::execute(watch::Clock& clock, std::string_view which) {
  const auto fail = [&](const Error& error) {
    throw bad_input(code::kKernel, fmt::format("{}: {}", chosen_.device->name, error.message));
  };
  exec::DispatchOptions options{.max_instructions = setup_.max_instructions(), .progress = &progress_};
  options.cancel = {&session_.cancel.flag()};
  // A recorded dispatch finds the values that the host wrote while it was recorded.
  const Result<std::unique_ptr<watch::HostReplay>> host =
      watch::HostReplay::create(setup_.inputs(), setup_.device().memory(), *session_.files);
  if (!host) fail(host.error());
  watch::Watchers watchers;
  if (*host != nullptr) watchers.push_back(host->get());
  watchers.push_back(&clock);
  const Reporting reporting(session_,
                            exec::look_at(progress_, fmt::format("timing {}{}", setup_.kernel().name, which)));
  const events::Outcome outcome =
      watch::execute([&](const exec::DispatchOptions& wanted) { return setup_.device().run(setup_.placed(), wanted); },
                     watchers, options);
  if (*host != nullptr)
    if (std::string difference = (*host)->difference(); !difference.empty()) fail(Error{std::move(difference)});
  if (!clock.time()) fail(clock.time().error());
  return outcome;
}

void TimedRun::add_end(events::Outcome& outcome, lanewise::RunReport& run) const {
  if (!outcome.finished()) add_cause(outcome, setup_.kernel(), setup_.loaded(), setup_.device().base());
  if (outcome.kind == events::OutcomeKind::interrupted) {
    outcome.fault.detail = session_.cancel.reason();
    run.is_complete = false;
    run.interrupted = session_.cancel.reason();
  }
  add_outcome(outcome, progress_, run);
}

timing::Analysis TimedRun::analysis_of(const watch::Clock& clock, bool is_whole) {
  timing::AnalysisOptions wanted{.sensitivity = request_.sensitivity, .clock_mhz = request_.clock_mhz};
  wanted.what_ifs = is_whole;
  wanted.is_part = !clock.kept().is_complete();
  wanted.is_cancelled = is_cancelled();
  wanted.threads = threads();
  if (request_.warm) wanted.caches = &caches_before_;
  timing::Replays replays = timing::replays_of(clock.kept());
  if (request_.full) replays.store = nullptr;
  return timing::analyse(chosen_.parameters, chosen_.machine, code_, clock.dispatch(), *clock.time(), wanted, replays);
}

TimedDispatch TimedRun::dispatch_of(const watch::Clock& clock, const events::Outcome& outcome, bool is_whole) {
  const timing::DispatchTime& time = *clock.time();
  const timing::Analysis analysis = analysis_of(clock, is_whole);
  const std::vector<lanewise::LintFinding> hazards = setup_.hazards(*facts_);
  TimedDispatch dispatch = timed_dispatch({.facts = *facts_,
                                           .code = code_,
                                           .machine = chosen_.machine,
                                           .limits = *chosen_.device->limits,
                                           .resources = clock.dispatch().resources,
                                           .time = time,
                                           .analysis = analysis,
                                           .hazards = hazards},
                                          request_.warm, session_.files);
  dispatch.file = setup_.path();
  dispatch.kernel = setup_.kernel().name;
  dispatch.resources.code_bytes = setup_.kernel().code_bytes;
  dispatch.device = chosen_.device->name;
  dispatch.target = setup_.loaded().code.target.processor;
  dispatch.is_complete = is_whole;
  dispatch.workgroups = time.whole ? setup_.placed().dispatch.workgroups() : time.workgroups;
  dispatch.wave_instructions = time.whole ? outcome.instructions : time.instructions;
  if (is_whole && analysis.part_steps != 0)
    dispatch.analysed_instructions = analysis.part_steps;
  else if (is_whole && !clock.kept().is_complete())
    dispatch.analysed_instructions = clock.kept().steps();
  if (request_.timeline) dispatch.timeline = timeline_.finish();
  return dispatch;
}

void TimedRun::time(TimeReport& report) {
  if (request_.warm) {
    watch::Clock first = clock_for(nullptr);
    events::Outcome outcome = execute(first, ", first dispatch");
    if (!outcome.finished()) return add_end(outcome, report.run);
  }
  caches_before_ = caches_;
  const timing::Observer observer = timeline_.observer();
  watch::Clock clock = clock_for(request_.timeline ? &observer : nullptr);
  events::Outcome outcome = execute(clock, "");
  const bool was_cut = outcome.finished() && session_.cancel.requested();
  report.dispatch = dispatch_of(clock, outcome, outcome.finished() && !was_cut);
  if (outcome.finished() && (was_cut || !report.dispatch->is_analysis_complete)) {
    report.interrupted = session_.cancel.reason();
    report.missing = was_cut ? "the rest of its time" : "the what-ifs and the uncertainty of its time";
  }
  add_end(outcome, report.run);
}

void check_numbers(const TimeRequest& request) {
  require_from_1("--clock", request.clock_mhz, TimeRequest::kMostMhz);
  require_from_1("--vgprs", request.vgprs, TimeRequest::kMostVgprs);
  require_from_1("--lds", request.lds_bytes, TimeRequest::kMostLdsBytes);
  require_from_1("--waves", request.waves, TimeRequest::kMostWaves);
  if (request.threads > TimeRequest::kMostThreads)
    throw bad_input(code::kOption,
                    fmt::format("--threads {}: expected 1 to {}", request.threads, TimeRequest::kMostThreads));
}

TimeReport time(const TimeRequest& request, const Session& session) {
  const Cancel::Listening listening(session.cancel);
  check_numbers(request);
  const isa::Device* named = nullptr;
  if (!request.device.empty()) {
    const Result<const isa::Device*> found = named_device(request.device);
    if (!found) throw bad_input(code::kOption, found.error().message);
    named = *found;
  }
  lanewise::LaunchRequest launch = request.launch;
  if (named != nullptr && launch.target.empty()) launch.target = named->target();
  TimeReport report;
  return keeping(session, report.run.messages, [&] {
    LaunchSetup setup(std::move(launch), session, report.run.messages);
    setup.read_arguments({}, {});
    ChosenDevice chosen = choose_device(request, named, setup);
    setup.place(0);
    report.run.kernel = setup.kernel().name;
    report.run.target = setup.loaded().code.target.processor;
    TimedRun(request, session, setup, std::move(chosen)).time(report);
    return std::move(report);
  });
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::TimeReport> lanewise::time(const TimeRequest& request, const Session& session) {
  return lw::api::guarded<TimeReport>(session, [&] { return lw::api::time(request, session); });
}
