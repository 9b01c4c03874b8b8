#include "api/timed_launch.h"

#include <fmt/format.h>

#include <set>

#include "api/device_choice.h"
#include "api/launch_outcome.h"
#include "api/launch_setup.h"
#include "host/source_text.h"
#include "watch/clock.h"
#include "watch/host_replay.h"

namespace lw::api {
namespace {

std::vector<report::TimedLine> lines_of(code::CodeFacts& facts, const timing::DispatchTime& time,
                                        const std::shared_ptr<const Files>& files) {
  std::vector<report::TimedLine> lines;
  host::SourceText sources(files);
  time.by_instruction.for_each([&](uint32_t word, const timing::InstructionUse& use) {
    const uint64_t pc = facts.begin() + uint64_t{word} * 4;
    report::TimedLine line;
    line.address = facts.in_object(pc);
    line.word = word;
    line.text = facts.at(pc).text;
    if (const auto source = facts.line(pc)) {
      line.source = object::to_string(*source);
      line.source_text = sources.line(source->file, source->line);
    }
    line.use = use;
    lines.push_back(std::move(line));
  });
  return lines;
}

// What the kernel does that the model has not.
std::vector<std::string> left_out(timing::CodeInfo& code, const timing::Machine& machine,
                                  const timing::DispatchTime& time, bool warm) {
  std::vector<std::string> lines;
  if (machine.translation == 0) lines.emplace_back("translation of addresses (TLB)");
  lines.emplace_back("compression (DCC), and clocks that change under load");
  if (!warm) lines.emplace_back("caches that hold something when the kernel begins (--warm)");
  bool clock = false, gds = false, scratch = false, stores = false;
  time.by_instruction.for_each([&](uint32_t word, const timing::InstructionUse&) {
    const timing::InstructionInfo& info = code.at(word);
    clock |= info.is_clock;
    gds |= info.port == timing::Port::exp;
    stores |= info.port == timing::Port::vmem && info.is_store;
    scratch |= code.facts().at(code.facts().begin() + uint64_t{word} * 4).mnemonic().starts_with("scratch_");
  });
  if (clock) lines.emplace_back("the kernel reads its clock: what it reads is not the time of this model");
  if (gds) lines.emplace_back("exports and GDS take one cycle");
  if (stores) lines.emplace_back("stores that are still in the L2 at the end are not counted as writes to memory");
  if (stores && machine.l3.bytes != 0 && time.bytes_written != 0)
    lines.emplace_back("L2 write-backs bypass the Infinity Cache in this model");
  if (scratch) lines.emplace_back("waves that follow each other do not find each other's private memory in caches");
  // A mnemonic may have several encodings.
  const std::set<std::string> without(code.without_cost().begin(), code.without_cost().end());
  for (const std::string& name : without)
    lines.push_back(fmt::format("nobody has published the cost of {}: it counts as a full-rate one", name));
  return lines;
}

// The device that is asked for, with the numbers that the request sets.
struct ChosenDevice {
  const isa::Device* device;
  timing::Parameters parameters;
  timing::Machine machine;
};

ChosenDevice choose_device(const TimeRequest& request, const LaunchSetup& setup) {
  const std::string target(setup.loaded().code.target.processor);
  const isa::Device* device = request.device != nullptr ? request.device : isa::find_device(target);
  if (device == nullptr || device->product == nullptr)
    throw not_modelled(fmt::format(
        "{}: no product of {} is known, so nothing is known of its clocks, caches and memory", setup.path(), target));
  require_runs(*device, target, setup.path());
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : request.set)
    if (const auto error = parameters.set(key, value)) throw bad_input(code::kOption, "--set: " + error->message);
  if (const uint32_t most = device->limits->max_waves_per_simd; request.waves.value_or(0) > most)
    throw bad_input(code::kOption, fmt::format("--waves {}: a SIMD of {} has {}", *request.waves, device->name, most));
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

  void time(TimedLaunch& result);

 private:
  watch::Clock clock_for(const timing::Observer* observer);
  events::Outcome execute(watch::Clock& clock, std::string_view which);
  std::function<bool()> is_cancelled() const {
    return [this] { return session_.cancel.requested(); };
  }
  report::TimedDispatch dispatch_of(const watch::Clock& clock, const events::Outcome& outcome, bool is_whole);
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
  exec::Progress progress_;
};

watch::Clock TimedRun::clock_for(const timing::Observer* observer) {
  return watch::Clock(chosen_.machine, code_, setup_.kernel(), setup_.placed().dispatch,
                      {.simulation = {.observer = observer,
                                      .is_cancelled = is_cancelled(),
                                      .threads = request_.threads,
                                      .caches = request_.warm ? &caches_ : nullptr},
                       .full = request_.full || setup_.inputs().file().host,  // all are told what the host did
                       .keeps = true},
                      {.vgprs = request_.vgprs, .lds_bytes = request_.lds_bytes});
}

events::Outcome TimedRun::execute(watch::Clock& clock, std::string_view which) {
  const auto fail = [&](const Error& error) {
    throw bad_input(code::kKernel, fmt::format("{}: {}", chosen_.device->name, error.message));
  };
  exec::Options options{.max_instructions = setup_.max_instructions(), .progress = &progress_};
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
  const events::Outcome outcome = watch::execute(
      [&](const exec::Options& wanted) { return setup_.device().run(setup_.placed(), wanted); }, watchers, options);
  if (*host != nullptr)
    if (std::string difference = (*host)->difference(); !difference.empty()) fail(Error{std::move(difference)});
  if (!clock.time()) fail(clock.time().error());
  return outcome;
}

void TimedRun::add_end(events::Outcome& outcome, lanewise::RunReport& run) const {
  if (outcome.finished()) return;
  add_cause(outcome, setup_.kernel(), setup_.loaded(), setup_.device().base());
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
  wanted.threads = request_.threads;
  if (request_.warm) wanted.caches = &caches_before_;
  return timing::analyse(chosen_.parameters, chosen_.machine, code_, clock.dispatch(), *clock.time(), wanted,
                         [&] { return std::make_unique<trace::GroupStore::Replay>(clock.kept()); });
}

report::TimedDispatch TimedRun::dispatch_of(const watch::Clock& clock, const events::Outcome& outcome, bool is_whole) {
  const timing::DispatchTime& time = *clock.time();
  report::TimedDispatch result;
  result.file = setup_.path();
  result.kernel = setup_.kernel().name;
  result.device = chosen_.device->name;
  result.target = setup_.loaded().code.target.processor;
  result.resources = clock.dispatch().resources;
  result.limits = chosen_.device->limits;
  result.machine = chosen_.machine;
  result.time = time;
  result.is_whole = is_whole;
  result.is_warm = request_.warm;
  if (request_.timeline) result.timeline = std::make_shared<timing::Timeline>(timeline_.finish());
  result.lines = lines_of(*facts_, time, session_.files);
  result.left_out = left_out(code_, chosen_.machine, time, request_.warm);
  result.analysis = analysis_of(clock, is_whole);
  if (!clock.kept().is_complete() && is_whole) result.analysed_instructions = clock.kept().steps();
  result.workgroups = time.whole ? setup_.placed().dispatch.workgroups() : time.workgroups;
  result.instructions = time.whole ? outcome.instructions : time.instructions;
  result.parameters = std::make_shared<timing::Parameters>(std::move(chosen_.parameters));
  return result;
}

void TimedRun::time(TimedLaunch& result) {
  if (request_.warm) {
    watch::Clock first = clock_for(nullptr);
    events::Outcome outcome = execute(first, ", first dispatch");
    if (!outcome.finished()) return add_end(outcome, result.run);
  }
  caches_before_ = caches_;
  const timing::Observer observer = timeline_.observer();
  watch::Clock clock = clock_for(request_.timeline ? &observer : nullptr);
  events::Outcome outcome = execute(clock, "");
  const bool was_cut = outcome.finished() && session_.cancel.requested();
  result.timed = dispatch_of(clock, outcome, outcome.finished() && !was_cut);
  if (was_cut || result.timed->analysis.was_cancelled)
    result.interrupted =
        fmt::format("interrupted: {}\n  the kernel was done, {}\n", session_.cancel.reason(),
                    was_cut ? "but not its time" : "but not the what-ifs and the uncertainty of its time");
  add_end(outcome, result.run);
}

TimedLaunch time(const TimeRequest& request, const Session& session) {
  const Cancel::Listening listening(session.cancel);
  lanewise::LaunchRequest launch = request.launch;
  if (request.device != nullptr && launch.target.empty()) launch.target = request.device->target();
  TimedLaunch result;
  return keeping(result.run.messages, [&] {
    LaunchSetup setup(std::move(launch), session, result.run.messages);
    setup.read_arguments({}, {});
    ChosenDevice chosen = choose_device(request, setup);
    setup.place(0);
    TimedRun(request, session, setup, std::move(chosen)).time(result);
    return std::move(result);
  });
}

}  // namespace

lanewise::Result<TimedLaunch> time_launch(const TimeRequest& request, const Session& session) {
  return guarded<TimedLaunch>(session, [&] { return time(request, session); });
}

}  // namespace lw::api
