// One run of a case: its kernel assembled or compiled, executed and timed.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "gpu/emulated_gpu.h"
#include "input/assemble.h"
#include "input/compile_file.h"
#include "object/image.h"
#include "study/files.h"
#include "study/timing/captures.h"
#include "study/timing/measures.h"
#include "study/timing/path_trace.h"
#include "trace/queue.h"
#include "watch/clock.h"

namespace lw::study {
namespace {

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

Result<std::vector<std::byte>> assemble(const TimingRun& run, std::string_view target) {
  std::string text(study_file("timing/loop.s"));
  if (run.is_bare) {
    const size_t begin = text.find("  {prologue}"), end = text.find("  s_endpgm");
    text.erase(begin, end - begin);
  }
  const std::pair<std::string_view, std::string> parts[] = {
      {"{prologue}", run.prologue},           {"{body}", run.body},
      {"{epilogue}", run.epilogue},           {"{count}", std::to_string(run.count)},
      {"{loops}", std::to_string(run.loops)}, {"{vgprs}", std::to_string(run.vgprs)},
      {"{lds}", std::to_string(run.lds)},     {"{directives}", run.directives}};
  for (const auto& [what, with] : parts) replace_all(text, what, with);
  constexpr const char* kName = "studies/timing/loop.s";
  Result<input::Assembled, Messages> assembled =
      input::assemble_source({}, kName, text, {.target = std::string(target)});
  if (!assembled) return error_of(assembled.error());
  Result<std::vector<std::byte>, Messages> object = input::link(*assembled, kName);
  if (!object) return error_of(object.error());
  return std::move(*object);
}

Result<std::vector<std::byte>> compile(const Session& session, const TimingRun& run, const isa::Target& target) {
  shader::CompileOptions options;
  options.flags = {"-O3"};
  options.flags.insert(options.flags.end(), run.flags.begin(), run.flags.end());
  const std::string name = "timing/" + run.file;
  const auto compiled = input::compile_file(with_study_file(session, name), "studies/" + name, target, options);
  if (!compiled) return error_of(compiled.error());
  return compiled->object;
}

std::vector<std::byte> bytes_of(uint64_t number, size_t size) {
  std::vector<std::byte> bytes(size);
  std::memcpy(bytes.data(), &number, size);
  return bytes;
}

// A kernel that is to be timed, and on which numbers.
struct Task {
  const TimingRun& run;
  const object::CodeObject& code;
  const object::Kernel& kernel;
  const timing::Parameters& parameters;
  const timing::Machine& machine;
  bool wants_range = false;
  const Cancel& cancel;
};

// What bounds the run; and its uncertainty, as `lanewise time` finds it, if that is wanted.
TimedRun analysed(const Task& task, timing::CodeInfo& code, const timing::Dispatch& dispatch,
                  const timing::DispatchTime& time, bool is_part, const timing::Replays& replays) {
  timing::AnalysisOptions options;
  options.what_ifs = false;
  options.range = task.wants_range;
  options.is_part = is_part;
  options.is_cancelled = [&task] { return task.cancel.requested(); };
  const timing::Analysis analysis =
      timing::analyse(task.parameters, task.machine, code, dispatch, time, options, replays);
  return {.cycles = static_cast<double>(time.whole_cycles()),
          .nanoseconds = time.whole_nanoseconds(),
          .machine = task.machine,
          .bound = analysis.bound_by,
          .uncertainty = analysis.uncertainty,
          .has_range = analysis.has_range};
}

Result<TimedRun> execute(const Task& task) {
  const auto& [run, code, kernel, parameters, machine, wants_range, cancel] = task;
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(code);
  if (!gpu) return gpu.error();
  gpu::Launch launch;
  launch.work_items = {run.grid * run.block, 1, 1};
  launch.workgroup_size = {run.block, 1, 1};
  std::vector<std::byte> addresses;
  for (size_t i = 0; i < run.arguments.size(); ++i) {
    const TimingArgument& argument = run.arguments[i];
    std::vector<std::byte> bytes = bytes_of(argument.number, sizeof argument.number);
    if (argument.buffer_bytes != 0) {
      const Result<uint64_t> address =
          (*gpu)->memory().allocate(argument.buffer_bytes, {"buffer " + std::to_string(i)});
      if (!address) return address.error();
      bytes = bytes_of(*address, sizeof *address);
    }
    addresses.insert(addresses.end(), bytes.begin(), bytes.end());
    if (!run.file.empty()) launch.arguments.push_back({.bytes = std::move(bytes)});
  }
  if (run.file.empty()) {
    addresses.resize(16);
    launch.kernarg = gpu::KernargImage{.bytes = std::move(addresses), .address = {}};
  }
  const Result<gpu::PlacedLaunch> placed = (*gpu)->place(kernel, launch);
  if (!placed) return placed.error();
  code::CodeFacts facts((*gpu)->target_of(kernel), (*gpu)->code_begin(), (*gpu)->code_bytes());
  timing::CodeInfo info(facts, machine, parameters);
  // Cases are run side by side, each on one thread.
  watch::Clock clock(machine, info, kernel, placed->dispatch, {.simulation = {.threads = 1}, .keeps = wants_range});
  const events::Outcome outcome =
      watch::execute([&](const exec::DispatchOptions& wanted) { return (*gpu)->run(*placed, wanted); }, {&clock});
  if (!clock.time()) return clock.time().error();
  if (!outcome.finished()) return Error{outcome.text()};
  return analysed(task, info, clock.dispatch(), *clock.time(), wants_range && !clock.kept().is_complete(),
                  timing::replays_of(clock.kept()));
}

// Of a target whose kernels cannot be run: the way through the code is that of loops.
Result<TimedRun> follow(const Task& task) {
  const auto& [run, code, kernel, parameters, machine, wants_range, cancel] = task;
  const isa::Target& target = *isa::find_target(parameters.product().chip->limits->target);
  constexpr uint64_t kBase = 0x100000;
  const Result<object::MemoryImage> image = object::make_image(code, kBase);
  if (!image) return image.error();
  code::CodeFacts facts(object::target_of(target, kernel), kBase, image->bytes);
  timing::CodeInfo info(facts, machine, parameters);
  const auto path = straight_path(facts, image->entry_of(kernel), run.loops);
  if (!path) return path.error();
  exec::DispatchInfo info_of_launch;
  info_of_launch.workgroup_size = {run.block, 1, 1};
  info_of_launch.group_segment_bytes = kernel.descriptor.group_segment_fixed_bytes;
  const timing::Dispatch dispatch{
      .resources = watch::resources_of(facts.target(), kernel, info_of_launch), .what_if = {}, .compressed = {}};
  const auto group = std::make_shared<trace::GroupTrace>();
  const uint32_t lanes = dispatch.resources.wave_size;
  for (uint32_t wave = 0; wave < (run.block + lanes - 1) / lanes; ++wave) {
    trace::WaveTrace trace;
    for (const uint64_t pc : *path)
      add_step(trace, facts.at(pc), static_cast<uint32_t>((pc - facts.begin()) / 4), wave);
    group->waves.push_back(std::move(trace));
  }
  trace::SameGroups groups(group, run.grid);
  const Result<timing::DispatchTime> time = timing::simulate(machine, info, dispatch, groups);
  if (!time) return time.error();
  return analysed(task, info, dispatch, *time, false,
                  {.kept = [&group, grid = run.grid] { return std::make_unique<trace::SameGroups>(group, grid); }});
}

// The body's lines as a capture has them, behind the prologue's. `bound`: what bounds the kernel.
Result<double> cycles_between(const TimingRun& run, const timing::Parameters& parameters, Bound& bound) {
  CapturedKernel kernel;
  kernel.name = "measured";
  const auto add = [&](std::string_view lines) {
    while (!lines.empty()) {
      kernel.text.emplace_back(lines.substr(0, lines.find('\n')));
      lines.remove_prefix(std::min(lines.size(), kernel.text.back().size() + 1));
    }
  };
  add(run.prologue);
  const uint32_t first = static_cast<uint32_t>(kernel.text.size());
  for (uint32_t i = 0; i < run.count; ++i) add(run.body);
  add(run.epilogue);
  add("s_endpgm");
  kernel.size_bytes.assign(kernel.text.size(), 4);
  const TimingStamps& stamps = *run.stamps;
  const uint32_t end = static_cast<uint32_t>(kernel.text.size());
  const Result<std::vector<uint32_t>> path =
      instruction_numbers(stamps.path.empty() ? fmt::format("0-{}", end - 1) : stamps.path, end);
  if (!path) return path.error();
  std::vector<uint32_t> stamped;
  for (const uint32_t at : *path)
    if (!kernel.text[at].starts_with("s_delay_alu")) stamped.push_back(at);
  for (uint32_t wave = 0; wave < stamps.waves; ++wave) kernel.waves.push_back({std::to_string(wave), stamped, {}});
  const Result<std::vector<PredictedWave>> waves = predict(kernel, parameters, &bound);
  if (!waves) return waves.error();
  const auto stamp = [&](uint32_t wave, int32_t instruction) {
    const uint32_t number = instruction < 0 ? end - 1 : first;
    const auto at = std::find(stamped.begin(), stamped.end(), number + static_cast<uint32_t>(instruction));
    LW_CHECK(wave < waves->size() && at != stamped.end(), "a stamp of a case that is not in its path");
    return static_cast<double>((*waves)[wave].cycles[static_cast<size_t>(at - stamped.begin())]);
  };
  return stamp(stamps.to_wave, stamps.to) - stamp(stamps.from_wave, stamps.from);
}

}  // namespace

Result<std::vector<std::byte>> object_of(const Session& session, const TimingRun& run) {
  const isa::Device* device = isa::find_device(run.device);
  if (device == nullptr) return Error{fmt::format("there is no device {}", run.device)};
  return run.file.empty() ? assemble(run, device->target())
                          : compile(session, run, *isa::find_target(device->target()));
}

Result<TimedRun> time_run(const Session& session, const TimingRun& run, bool wants_range) {
  const isa::Device* device = isa::find_device(run.device);
  if (device == nullptr || device->product == nullptr) return Error{fmt::format("there is no product {}", run.device)};
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : run.set)
    if (const auto error = parameters.set(key, value)) return *error;
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  if (run.stamps) {
    Bound bound = Bound::latency;
    const Result<double> cycles = cycles_between(run, parameters, bound);
    if (!cycles) return cycles.error();
    return TimedRun{
        .cycles = *cycles, .nanoseconds = *cycles * 1000 / machine->clock_mhz, .machine = *machine, .bound = bound};
  }
  const Result<std::vector<std::byte>> elf = object_of(session, run);
  if (!elf) return elf.error();
  const Result<object::CodeObject> code = object::load(*elf);
  if (!code) return code.error();
  const object::Kernel* kernel = code->find_kernel(run.file.empty() ? "measured" : run.kernel);
  if (kernel == nullptr) return Error{"no kernel"};
  return (device->limits->runs ? execute
                               : follow)({run, *code, *kernel, parameters, *machine, wants_range, session.cancel});
}

}  // namespace lw::study
