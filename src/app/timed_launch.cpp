#include "app/timed_launch.h"

#include <fmt/format.h>

#include <set>

#include "app/device_choice.h"
#include "app/run_outcome.h"
#include "input/source_text.h"
#include "watch/clock.h"
#include "watch/host_replay.h"

namespace lw::app {
namespace {

std::vector<report::TimedLine> lines_of(code::CodeFacts& facts, const timing::DispatchTime& time) {
  std::vector<report::TimedLine> lines;
  input::SourceText sources;
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

}  // namespace

int time_launch(const Console& console, const LaunchOptions& launch, const TimeOptions& options,
                std::vector<report::TimedDispatch>& timed) {
  LaunchOptions asked = launch;
  if (options.device != nullptr && asked.target.empty()) asked.target = options.device->target();
  LaunchRequest request(asked);
  if (const int code = request.open(console); code != kDone) return code;
  if (const int code = request.find_kernel(console); code != kDone) return code;
  if (const int code = request.read_arguments(console, {}, {}); code != kDone) return code;

  const std::string target(request.loaded().code.target.processor);
  const isa::Device* device = options.device != nullptr ? options.device : isa::find_device(target);
  if (device == nullptr || device->product == nullptr)
    return console.not_modelled(
        fmt::format("{}: no product of {} is known, so nothing is known of its clocks, caches "
                    "and memory",
                    request.path(), target));
  if (const auto wrong = wrong_device(request.path(), target, *device)) return console.bad_input(*wrong);
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : options.set)
    if (const auto error = parameters.set(key, value)) return console.bad_input("--set: " + error->message);
  if (const uint32_t most = device->limits->max_waves_per_simd; options.waves.value_or(0) > most)
    return console.bad_input(fmt::format("--waves {}: a SIMD of {} has {}", *options.waves, device->name, most));
  if (options.waves)
    if (const auto error = parameters.set("max_waves_per_simd", *options.waves))
      return console.bad_input("--waves: " + error->message);
  const Result<timing::Machine> machine = timing::make_machine(parameters, options.clock_mhz);
  if (!machine && timing::make_machine(timing::Parameters(*device->product), options.clock_mhz))
    return console.bad_input("--set: " + machine.error().message);
  if (!machine) return console.not_modelled(machine.error().message);
  if (const int code = request.place(console, 0); code != kDone) return code;

  gpu::EmulatedGpu& gpu = request.device();
  code::CodeFacts facts(gpu.target_of(request.kernel()), gpu.code_begin(), gpu.code_bytes());
  facts.add_debug(gpu.base(), request.loaded().code, request.loaded().elf);
  timing::CodeInfo code(facts, *machine, parameters);
  timing::TimelineBuilder timeline(*machine);
  const timing::Observer observer = timeline.observer();
  exec::Progress progress;
  timing::KeptCaches caches;
  const auto clock_for = [&](const timing::Observer* told) {
    return watch::Clock(*machine, code, request.kernel(), request.placed().dispatch,
                        {.simulation = {.observer = told,
                                        .is_cancelled = [&] { return console.session.cancel.requested(); },
                                        .threads = options.threads,
                                        .caches = options.warm ? &caches : nullptr},
                         .full = options.full || request.inputs().file().host,  // all are told what the host did
                         .keeps = true},
                        {.vgprs = options.vgprs, .lds_bytes = options.lds_bytes});
  };
  const auto execute = [&](watch::Clock& clock, std::string_view which) -> Result<events::Outcome> {
    exec::Options run{.max_instructions = request.max_instructions(), .progress = &progress};
    run.cancel[0] = &console.session.cancel.flag();
    // A recorded dispatch finds the values that the host wrote while it was recorded.
    std::unique_ptr<watch::HostReplay> host;
    watch::Watchers watchers;
    if (request.inputs().file().host) {
      Result<std::unique_ptr<watch::HostReplay>> replay = watch::HostReplay::create(request.inputs(), gpu.memory());
      if (!replay) return replay.error();
      host = std::move(*replay);
      watchers.push_back(host.get());
    }
    watchers.push_back(&clock);
    const Reporting bar(console.session,
                        exec::look_at(progress, fmt::format("timing {}{}", request.kernel().name, which)));
    const events::Outcome outcome =
        watch::execute([&](const exec::Options& wanted) { return gpu.run(request.placed(), wanted); }, watchers, run);
    if (host != nullptr && !host->difference().empty())
      return Error{fmt::format("the kernel does not do what was recorded: {}", host->difference())};
    if (!clock.time()) return clock.time().error();
    return outcome;
  };
  if (options.warm) {
    watch::Clock first = clock_for(nullptr);
    Result<events::Outcome> outcome = execute(first, ", first dispatch");
    if (!outcome) return console.bad_input(fmt::format("{}: {}", device->name, outcome.error().message));
    if (!outcome->finished()) {
      add_cause(*outcome, request.kernel(), request.loaded(), gpu.base());
      if (outcome->kind == events::OutcomeKind::interrupted) outcome->fault.detail = console.session.cancel.reason();
      return say_outcome(console, *outcome, progress, request.inputs().file());
    }
  }
  const timing::KeptCaches at_first = caches;
  watch::Clock clock = clock_for(options.timeline ? &observer : nullptr);
  Result<events::Outcome> executed = execute(clock, "");
  if (!executed) return console.bad_input(fmt::format("{}: {}", device->name, executed.error().message));
  events::Outcome& outcome = *executed;
  const Result<timing::DispatchTime>& time = clock.time();
  if (outcome.kind == events::OutcomeKind::interrupted) outcome.fault.detail = console.session.cancel.reason();
  const bool was_cut = outcome.finished() && console.session.cancel.requested();

  report::TimedDispatch result;
  result.file = request.path();
  result.kernel = request.kernel().name;
  result.device = device->name;
  result.target = target;
  result.resources = clock.dispatch().resources;
  result.limits = device->limits;
  result.machine = *machine;
  result.time = *time;
  result.is_whole = outcome.finished() && !was_cut;
  result.is_warm = options.warm;
  if (options.timeline) result.timeline = std::make_shared<timing::Timeline>(timeline.finish());
  result.lines = lines_of(facts, *time);
  result.left_out = left_out(code, *machine, *time, options.warm);
  timing::AnalysisOptions wanted{.sensitivity = options.sensitivity, .clock_mhz = options.clock_mhz};
  wanted.what_ifs = result.is_whole;
  wanted.is_part = !clock.kept().is_complete();
  wanted.is_cancelled = [&] { return console.session.cancel.requested(); };
  wanted.threads = options.threads;
  if (options.warm) wanted.caches = &at_first;
  result.analysis = timing::analyse(parameters, *machine, code, clock.dispatch(), *time, wanted,
                                    [&] { return std::make_unique<trace::GroupStore::Replay>(clock.kept()); });
  if (wanted.is_part && wanted.what_ifs) result.analysed_instructions = clock.kept().steps();
  result.workgroups = time->whole ? request.placed().dispatch.workgroups() : time->workgroups;
  result.instructions = time->whole ? outcome.instructions : time->instructions;
  const bool was_cancelled = result.analysis.was_cancelled;
  result.parameters = std::make_shared<timing::Parameters>(std::move(parameters));
  timed.push_back(std::move(result));
  if (was_cancelled || was_cut) {
    fmt::print(console.err, "interrupted: {}\n  the kernel was done, {}\n", console.session.cancel.reason(),
               was_cut ? "but not its time" : "but not the what-ifs and the uncertainty of its time");
    return kProgramFaulted;
  }
  if (outcome.finished()) return kDone;
  add_cause(outcome, request.kernel(), request.loaded(), gpu.base());
  return say_outcome(console, outcome, progress, request.inputs().file());
}

}  // namespace lw::app
