#include "study/timing_cases.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/output_file.h"
#include "gpu/emulated_gpu.h"
#include "host/temporary_folder.h"
#include "input/assemble.h"
#include "shader/compile.h"
#include "study/files.h"
#include "study/time_dispatch.h"

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
  std::string warnings;
  Result<text::Assembly> assembly =
      input::assemble_source("studies/timing/loop.s", text, {.target = std::string(target)}, warnings);
  if (!assembly) return assembly.error();
  return input::link(*assembly, "studies/timing/loop.s");
}

Result<std::vector<std::byte>> compile(const TimingRun& run, const isa::Target& target) {
  const host::TemporaryFolder folder;
  const std::string path = folder.file(run.file);
  if (const auto error = write_file(path, study_file("timing/" + run.file))) return *error;
  shader::CompileOptions options;
  options.flags = {"-O3"};
  const auto compiled = shader::compile_with_clang({path, "studies/timing/" + run.file}, target, options);
  if (!compiled) return compiled.error();
  return compiled->object;
}

struct Timed {
  timing::DispatchTime time;
  timing::Machine machine;
};

Result<Timed> time_run(const TimingRun& run) {
  const isa::Device* device = isa::find_device(run.device);
  if (device == nullptr || device->product == nullptr) return Error{fmt::format("there is no product {}", run.device)};
  const isa::Target& target = *isa::find_target(device->target());
  timing::Parameters parameters(*device->product);
  for (const auto& [key, value] : run.set)
    if (const auto error = parameters.set(key, value)) return *error;
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  const Result<std::vector<std::byte>> elf = run.file.empty() ? assemble(run, device->target()) : compile(run, target);
  if (!elf) return elf.error();
  const Result<object::CodeObject> code = object::load(*elf);
  if (!code) return code.error();
  const object::Kernel* kernel = code->find_kernel(run.file.empty() ? "measured" : run.kernel);
  if (kernel == nullptr) return Error{"no kernel"};
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(*code);
  if (!gpu) return gpu.error();

  gpu::Launch launch;
  launch.work_items = {run.grid * run.block, 1, 1};
  launch.workgroup_size = {run.block, 1, 1};
  std::vector<std::byte> addresses;
  for (size_t i = 0; i < run.buffers.size(); ++i) {
    const Result<uint64_t> address = (*gpu)->memory().allocate(run.buffers[i], {"buffer " + std::to_string(i)});
    if (!address) return address.error();
    std::vector<std::byte> bytes(sizeof *address);
    std::memcpy(bytes.data(), &*address, bytes.size());
    addresses.insert(addresses.end(), bytes.begin(), bytes.end());
    if (!run.file.empty()) launch.arguments.push_back({.bytes = std::move(bytes)});
  }
  if (run.file.empty()) {
    addresses.resize(16);
    launch.kernarg = gpu::KernargImage{.bytes = std::move(addresses), .address = {}};
  }
  const Result<gpu::PlacedLaunch> placed = (*gpu)->place(*kernel, launch);
  if (!placed) return placed.error();

  const Result<timing::DispatchTime> time = time_dispatch(**gpu, *kernel, *placed, parameters, *machine);
  if (!time) return time.error();
  return Timed{*time, *machine};
}

// Operations of all lanes in a nanosecond, from what a second run does and takes beyond the first.
double rate(const TimingCase& c, const std::vector<Timed>& t, size_t first) {
  const TimingRun &a = c.runs[first], &b = c.runs[first + 1];
  return (b.operations() * b.grid - a.operations() * a.grid) * a.block /
         (t[first + 1].time.nanoseconds - t[first].time.nanoseconds);
}

struct Measure {
  std::string_view name;
  size_t runs;
  double (*of)(const TimingCase&, const std::vector<Timed>&);
};

constexpr Measure kMeasures[] = {
    // Cycles (nanoseconds) for one operation more of a wave.
    {"slope", 2,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       return (static_cast<double>(t[1].time.cycles) - static_cast<double>(t[0].time.cycles)) /
              (c.runs[1].operations() - c.runs[0].operations());
     }},
    {"slope_ns", 2,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       return (t[1].time.nanoseconds - t[0].time.nanoseconds) / (c.runs[1].operations() - c.runs[0].operations());
     }},
    {"slope_groups_ns", 2,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       return (t[1].time.nanoseconds - t[0].time.nanoseconds) / (c.runs[1].grid - c.runs[0].grid);
     }},
    {"total_ns", 1, [](const TimingCase&, const std::vector<Timed>& t) { return t[0].time.nanoseconds; }},
    // Operations of all lanes in a cycle, of the peak that the case states.
    {"per_cycle", 2,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       return rate(c, t, 0) * 1000 / t[0].machine.clock_mhz / c.peak;
     }},
    {"rate_ratio", 4, [](const TimingCase& c, const std::vector<Timed>& t) { return rate(c, t, 0) / rate(c, t, 2); }},
    {"time_ratio", 2,
     [](const TimingCase&, const std::vector<Timed>& t) { return t[0].time.nanoseconds / t[1].time.nanoseconds; }},
    // Cycles of a compute unit for an operation of 64 lanes.
    {"cycles_per_unit", 2,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       const double waves = c.runs[0].grid * c.runs[0].block / 64.0;
       const double units = std::min<double>(c.runs[0].grid, t[0].machine.compute_units);
       return (static_cast<double>(t[1].time.cycles) - static_cast<double>(t[0].time.cycles)) * units /
              ((c.runs[1].operations() - c.runs[0].operations()) * waves);
     }},
    // Cycles that one run takes longer than the one before, against the same of two others.
    {"slope_ratio", 4,
     [](const TimingCase&, const std::vector<Timed>& t) {
       return (t[1].time.nanoseconds - t[0].time.nanoseconds) / (t[3].time.nanoseconds - t[2].time.nanoseconds);
     }},
    {"gb_per_s", 1,
     [](const TimingCase& c, const std::vector<Timed>& t) {
       return static_cast<double>(c.runs[0].bytes) / t[0].time.nanoseconds;
     }},
};

const Measure* find_measure(std::string_view name) {
  for (const Measure& measure : kMeasures)
    if (measure.name == name) return &measure;
  return nullptr;
}

TimingRun run_of(const nlohmann::json& json) {
  TimingRun run;
  run.device = json.at("device");
  run.prologue = json.value("prologue", "");
  run.body = json.value("body", "");
  run.epilogue = json.value("epilogue", "");
  run.directives = json.value("directives", "");
  run.file = json.value("file", "");
  run.kernel = json.value("kernel", "");
  run.count = json.value("count", 1u);
  run.loops = json.value("loops", 1u);
  run.ops = json.value("ops", 1u);
  run.grid = json.at("grid");
  run.block = json.at("block");
  run.vgprs = json.value("vgprs", 32u);
  run.lds = json.value("lds", 0u);
  run.bytes = json.value("bytes", uint64_t{0});
  run.is_bare = json.value("bare", false);
  if (json.contains("buffer")) run.buffers = {json["buffer"].get<uint64_t>()};
  if (json.contains("buffers")) run.buffers = json["buffers"].get<std::vector<uint64_t>>();
  if (json.contains("set")) run.set = json["set"].get<std::map<std::string, uint64_t>>();
  return run;
}

}  // namespace

double TimingResult::error_percent() const { return one->published == 0 ? 0 : 100 * (obtained / one->published - 1); }
bool TimingResult::is_within() const { return problem.empty() && std::abs(error_percent()) <= one->tolerance_percent; }

Result<std::vector<TimingCase>> read_timing_cases() {
  const nlohmann::json json = nlohmann::json::parse(study_file("timing/cases.json"));
  std::vector<TimingCase> cases;
  for (const nlohmann::json& row : json.at("cases")) {
    TimingCase one;
    one.id = row.at("id");
    one.what = row.at("what");
    one.source = row.at("source");
    one.measure = row.at("measure");
    one.unit = row.value("unit", "");
    one.note = row.value("note", "");
    one.published = row.at("published");
    one.tolerance_percent = row.at("tolerance");
    one.peak = row.value("peak", 1.0);
    one.is_fitted = row.value("fitted", false);
    for (const nlohmann::json& run : row.at("runs")) one.runs.push_back(run_of(run));
    const Measure* measure = find_measure(one.measure);
    if (measure == nullptr || one.runs.size() != measure->runs)
      return Error{fmt::format("studies/timing/cases.json: {}: no measure '{}' of {} runs", one.id, one.measure,
                               one.runs.size())};
    cases.push_back(std::move(one));
  }
  return cases;
}

std::vector<TimingResult> run_timing_cases(const std::vector<TimingCase>& cases, const std::string& only,
                                           std::atomic<uint64_t>& done, const std::function<bool()>& is_cancelled) {
  std::vector<TimingResult> results;
  for (const TimingCase& one : cases) {
    if (is_cancelled()) break;
    ++done;
    if (!only.empty() && one.id.find(only) == std::string::npos) continue;
    TimingResult result{.one = &one};
    std::vector<Timed> timed;
    for (const TimingRun& run : one.runs) {
      Result<Timed> time = time_run(run);
      if (!time) {
        result.problem = time.error().message;
        break;
      }
      timed.push_back(std::move(*time));
    }
    if (result.problem.empty()) result.obtained = find_measure(one.measure)->of(one, timed);
    results.push_back(std::move(result));
  }
  return results;
}

TimingSummary summary_of(const std::vector<TimingResult>& results) {
  TimingSummary summary;
  std::vector<double> errors;
  double off = 0, all = 0;
  for (const TimingResult& result : results) {
    if (!result.problem.empty()) continue;
    ++summary.cases;
    if (result.one->is_fitted) {
      ++summary.fitted;
      continue;
    }
    ++summary.free;
    summary.within += result.is_within();
    const double ratio = result.obtained / result.one->published;
    summary.beyond_two += ratio > 2 || ratio < 0.5;
    errors.push_back(std::abs(result.error_percent()));
    // Weighted as MGPUSim's authors do: absolute differences over what was measured, each case by its own size.
    off += std::abs(std::log(std::max(1e-9, ratio)));
    all += 1;
  }
  if (errors.empty()) return summary;
  std::sort(errors.begin(), errors.end());
  summary.median_error_percent = errors[errors.size() / 2];
  summary.weighted_error_percent = 100 * (std::exp(off / all) - 1);
  return summary;
}

void print_timing(const std::vector<TimingResult>& results, std::string& out) {
  out += fmt::format("{:<9} {:>12} {:>12} {:>9} {:>6}      {}\n", "case", "published", "obtained", "error", "within",
                     "what");
  for (const TimingResult& result : results) {
    const TimingCase& one = *result.one;
    const std::string obtained = result.problem.empty() ? fmt::format("{:.4g}", result.obtained) : "-";
    const std::string error = result.problem.empty() ? fmt::format("{:+.1f} %", result.error_percent()) : "-";
    out += fmt::format("{:<9} {:>12.4g} {:>12} {:>9} {:>5}%  {}  {}{}{}\n", one.id, one.published, obtained, error,
                       one.tolerance_percent, result.is_within() ? (one.is_fitted ? "fit" : "ok ") : "no ", one.what,
                       one.unit.empty() ? "" : ", " + one.unit, result.problem.empty() ? "" : ": " + result.problem);
  }
  const TimingSummary s = summary_of(results);
  out += fmt::format(
      "\n{} cases, of which {} were fitted; of the other {}: {} within their tolerance ({:.0f} %), median error {:.1f} "
      "%, "
      "mean error {:.1f} % (geometric), {} off by more than a factor of 2\n",
      s.cases, s.fitted, s.free, s.within,
      s.free == 0 ? 0 : 100.0 * static_cast<double>(s.within) / static_cast<double>(s.free), s.median_error_percent,
      s.weighted_error_percent, s.beyond_two);
}

std::string timing_json(const std::vector<TimingResult>& results) {
  nlohmann::json list = nlohmann::json::array();
  for (const TimingResult& result : results) {
    const TimingCase& one = *result.one;
    nlohmann::json row = {{"id", one.id},
                          {"what", one.what},
                          {"source", one.source},
                          {"published", one.published},
                          {"fitted", one.is_fitted},
                          {"tolerance_percent", one.tolerance_percent}};
    if (result.problem.empty()) {
      row["obtained"] = result.obtained;
      row["within"] = result.is_within();
    } else {
      row["problem"] = result.problem;
    }
    list.push_back(std::move(row));
  }
  const TimingSummary s = summary_of(results);
  return nlohmann::json{{"cases", list},
                        {"summary",
                         {{"cases", s.cases},
                          {"fitted", s.fitted},
                          {"free", s.free},
                          {"within", s.within},
                          {"beyond_two", s.beyond_two},
                          {"median_error_percent", s.median_error_percent},
                          {"mean_error_percent", s.weighted_error_percent}}}}
             .dump(2) +
         "\n";
}

}  // namespace lw::study
