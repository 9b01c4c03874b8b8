// A variant of the downsampler, compiled, launched and timed.
#include <fmt/format.h>

#include "input/compile_file.h"
#include "study/files.h"
#include "study/spd/launch.h"
#include "study/spd/spd.h"
#include "study/spd/variants.h"

namespace lw::study {

std::vector<std::string_view> SpdBench::beside() const {
  std::vector<std::string_view> products = {"navi21-6900xt", "vega-64"};
  std::erase(products, device_);
  return products;
}

bool SpdBench::has_waves_of_32() const {
  return isa::with_wave_size(*isa::find_target(isa::find_device(device_)->target()), 32) != nullptr;
}

Result<const SpdCode*> SpdBench::code_of(const SpdRun& run) {
  const std::string_view target_name = isa::find_device(run.device)->target();
  const std::string key = fmt::format("{} {} {}", run.variant, target_name, run.wave);
  if (const auto found = code_.find(key); found != code_.end()) return &found->second;
  shader::CompileOptions options;
  options.flags = spd_variant(run.variant).flags;
  options.wave_size = run.wave;
  const auto compiled = input::compile_file(with_study_file(session_, "spd/spd.comp"), "studies/spd/spd.comp",
                                            *isa::find_target(target_name), options);
  if (!compiled) return error_of(compiled.error());
  Result<object::CodeObject> object = object::load(compiled->object);
  if (!object) return object.error();
  SpdCode code{std::move(*object), 0};
  for (const auto& [name, value] : compiled->statistics)
    if (name == "VGPRs") code.vgprs = static_cast<uint32_t>(value);
  return &code_.emplace(key, std::move(code)).first->second;
}

Result<timing::Parameters> SpdBench::parameters_of(std::string_view device) const {
  timing::Parameters parameters(*isa::find_device(device)->product);
  if (device != device_) return parameters;
  for (const auto& [name, value] : set_)
    if (const auto error = parameters.set(name, value)) return Error{"--set: " + error->message};
  return parameters;
}

Result<SpdTime> SpdBench::try_time(const SpdRun& run) {
  const Result<const SpdCode*> code = code_of(run);
  if (!code) return code.error();
  const Result<std::unique_ptr<SpdLaunch>> launch = SpdLaunch::place((*code)->object, run);
  if (!launch) return launch.error();
  Result<timing::Parameters> parameters = parameters_of(run.device);
  if (!parameters) return parameters.error();
  const SpdChange& change = run.change;
  if (!change.parameter.empty())
    if (const auto error = parameters->set(change.parameter, change.value)) return *error;
  Result<timing::Machine> machine = timing::make_machine(*parameters, std::nullopt);
  if (!machine) return machine.error();
  machine->memory_bytes_per_cycle *= change.memory_bandwidth;
  machine->dram = timing::faster(machine->dram, change.memory_bandwidth);
  if (change.most_waves != 0) machine->waves_per_simd = std::min(machine->waves_per_simd, change.most_waves);
  const Result<SpdLaunch::Times> times = (*launch)->time_again(kWarm, *parameters, *machine, session_);
  if (!times) return times.error();
  SpdTime time;
  time.cold = sums_of(times->cold);
  time.vgprs = (*code)->vgprs;
  time.waves_per_simd = times->cold.occupancy.waves_per_simd;
  double busy = 0;
  for (const timing::DispatchTime& warm : times->warm) {
    time.sums += sums_of(warm);
    busy += warm.memory_busy_cycles;
  }
  time.memory_percent = 100 * busy / std::max(1.0, time.sums.cycles);
  time.sums /= kWarm;
  return time;
}

void SpdBench::fail(const SpdRun& run, const Error& error) {
  std::string what = "studies/spd";
  if (!run.variant.empty()) what += fmt::format(", {}", run.variant);
  if (run.width != 0) what += fmt::format(" at {}x{}", run.width, run.height);
  if (!problem_)
    problem_ = Error{fmt::format("{} on {}: {}", what, run.device.empty() ? device_ : run.device, error.message)};
}

bool SpdBench::is_stopped() {
  if (!problem_ && session_.cancel.requested()) problem_ = Error{"interrupted"};
  return problem_.has_value();
}

SpdTime SpdBench::time(const SpdRun& run) {
  if (problem_) return {};
  if (const auto found = times_.find(run); found != times_.end()) return found->second;
  if (is_stopped()) return {};
  const Result<SpdTime> time = try_time(run);
  if (time) return times_[run] = *time;
  if (!is_stopped()) fail(run, time.error());
  return {};
}

uint32_t SpdBench::vgprs(const std::string& variant, std::string_view device, uint32_t wave) {
  if (problem_) return 0;
  const Result<const SpdCode*> code = code_of({.variant = variant, .device = device, .wave = wave});
  if (code) return (*code)->vgprs;
  fail({.variant = variant, .device = device}, code.error());
  return 0;
}

}  // namespace lw::study
