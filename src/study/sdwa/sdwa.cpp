#include "study/sdwa/sdwa.h"

#include <fmt/format.h>

#include <algorithm>

#include "gpu/emulated_gpu.h"
#include "input/compile_file.h"
#include "study/files.h"
#include "timing/analysis.h"
#include "watch/clock.h"

namespace lw::study {
namespace {

constexpr SdwaVariant kVariants[] = {
    {"add", "v_add_f16", 1, "add"},
    {"packed_add_sdwa", "packed add, SDWA", 2, "add"},
    {"packed_add", "packed add, shifts and or", 2, "add"},
    {"packed_add_swap_low", "add and swap, low half first", 2, "add"},
    {"packed_add_swap_high", "add and swap, high half first", 2, "add"},
    {"mad", "v_mad_f16", 1, "mad"},
    {"packed_mad_sdwa", "packed mad, SDWA", 2, "mad"},
};

constexpr std::string_view kSource = "sdwa/kernels.ll";
constexpr uint32_t kRepetitions = 128;  // of the source's loop
constexpr uint32_t kLoopInstructions = 3, kLoopBytes = 12;
// Enough waves that one of them always has its code, and two runs that have fetched all of it.
constexpr uint32_t kSdwaBlock = 256, kGroupsOfUnit = 8, kSdwaFewPasses = 2, kSdwaManyPasses = 6;

Result<shader::Compiled, Messages> compile(const Session& session) {
  return input::compile_file(with_study_file(session, kSource), "studies/" + std::string(kSource),
                             *isa::find_target(isa::find_device(kSdwaDevices[0])->target()), {});
}

struct Run {
  timing::DispatchTime time;
  uint32_t instructions = 0, bytes = 0;  // of one pass
};

Result<Run> time_kernel(const object::CodeObject& code, const object::Kernel& kernel,
                        const timing::Parameters& parameters, const timing::Machine& machine, uint32_t passes) {
  Result<std::unique_ptr<gpu::EmulatedGpu>> made = gpu::EmulatedGpu::create(code);
  if (!made) return made.error();
  gpu::EmulatedGpu& gpu = **made;
  const uint32_t items = machine.compute_units * kGroupsOfUnit * kSdwaBlock;
  const Result<uint64_t> out = gpu.memory().allocate(uint64_t{items} * 4, {"out"});
  if (!out) return out.error();
  gpu::Launch launch;
  launch.work_items = {items, 1, 1};
  launch.workgroup_size = {kSdwaBlock, 1, 1};
  // 2^-8 and a bit in each half: sums and products stay finite.
  constexpr uint32_t kHalves = 0x1c01'1c01;
  launch.arguments = {gpu::LaunchArgument::of(*out), gpu::LaunchArgument::of(kHalves), gpu::LaunchArgument::of(kHalves),
                      gpu::LaunchArgument::of(kHalves), gpu::LaunchArgument::of(passes)};
  const Result<gpu::PlacedLaunch> placed = gpu.place(kernel, launch);
  if (!placed) return placed.error();

  const Result<timing::DispatchTime> time = watch::time_dispatch(gpu, kernel, *placed, parameters, machine);
  if (!time) return time.error();

  code::CodeFacts facts(gpu.target_of(kernel), gpu.code_begin(), gpu.code_bytes());
  Run run{.time = *time};
  const uint64_t waves = items / gpu.target_of(kernel).wave_size;
  time->by_instruction.for_each([&](uint32_t word, const timing::InstructionUse& use) {
    if (use.executed != waves * passes) return;
    ++run.instructions;
    run.bytes += facts.at(facts.begin() + uint64_t{word} * 4).instruction.size_bytes;
  });
  return run;
}

Result<SdwaRow> measure(const object::CodeObject& code, const SdwaVariant& variant,
                        const timing::Parameters& parameters, const timing::Machine& machine) {
  const object::Kernel* kernel = code.find_kernel(variant.kernel);
  if (kernel == nullptr) return Error{fmt::format("studies/{}: no kernel {}", kSource, variant.kernel)};
  const auto few = time_kernel(code, *kernel, parameters, machine, kSdwaFewPasses);
  if (!few) return few.error();
  const auto many = time_kernel(code, *kernel, parameters, machine, kSdwaManyPasses);
  if (!many) return many.error();
  const double cycles = static_cast<double>(many->time.whole_cycles()) - static_cast<double>(few->time.whole_cycles());
  const double busy = static_cast<double>(many->time.use.valu_busy) - static_cast<double>(few->time.use.valu_busy);
  // A workgroup has a wave for each SIMD.
  const double operations =
      double{1} * (kSdwaManyPasses - kSdwaFewPasses) * kRepetitions * variant.operations * kGroupsOfUnit;
  SdwaRow row{.variant = &variant, .instructions = many->instructions, .bytes = many->bytes};
  row.cycles = cycles / operations;
  row.valu_busy = busy / (cycles * machine.compute_units * machine.simds);
  for (size_t s = 0; s < timing::kStalls; ++s)
    row.stalls[s] =
        many->time.cycles_of_waves[s] - std::min(many->time.cycles_of_waves[s], few->time.cycles_of_waves[s]);
  return row;
}

}  // namespace

std::span<const SdwaVariant> sdwa_variants() { return kVariants; }

double SdwaRow::instructions_of_one() const { return double{1} * (instructions - kLoopInstructions) / kRepetitions; }
double SdwaRow::bytes_of_one() const { return double{1} * (bytes - kLoopBytes) / kRepetitions; }

const SdwaRow& SdwaDevice::row(std::string_view kernel) const {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const SdwaRow& r) { return r.variant->kernel == kernel; });
  LW_CHECK(found != rows.end(), kernel);
  return *found;
}

Result<SdwaStudy> run_sdwa(std::atomic<uint64_t>& done, const Session& session) {
  const Result<shader::Compiled, Messages> compiled = compile(session);
  if (!compiled) return error_of(compiled.error());
  const Result<object::CodeObject> code = object::load(compiled->object);
  if (!code) return code.error();
  SdwaStudy study;
  for (const std::string_view name : kSdwaDevices) {
    const isa::Device& device = *isa::find_device(name);
    const timing::Parameters parameters(*device.product);
    const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
    if (!machine) return machine.error();
    SdwaDevice measured{
        .name = name, .compute_units = machine->compute_units, .clock_mhz = machine->clock_mhz, .rows = {}};
    for (const SdwaVariant& variant : kVariants) {
      if (session.cancel.requested()) return Error{"interrupted"};
      Result<SdwaRow> row = measure(*code, variant, parameters, *machine);
      if (!row) return Error{fmt::format("{} on {}: {}", variant.kernel, name, row.error().message)};
      measured.rows.push_back(*row);
      ++done;
    }
    for (SdwaRow& row : measured.rows) row.rate = measured.row(row.variant->reference).cycles / row.cycles;
    study.devices.push_back(std::move(measured));
  }
  return study;
}

}  // namespace lw::study
