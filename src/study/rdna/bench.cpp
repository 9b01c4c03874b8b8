#include "study/rdna/bench.h"

#include <fmt/format.h>

#include "gpu/emulated_gpu.h"
#include "input/assemble.h"
#include "input/compile_file.h"
#include "study/files.h"
#include "timing/analysis.h"
#include "watch/clock.h"

namespace lw::study {
namespace {

constexpr std::string_view kBeside = "vega-64";

// Of steady(): the bodies in a row and the passes over them, of which the fewer and the more are subtracted.
constexpr uint32_t kFewBodies = 16, kManyBodies = 48, kFewPasses = 2, kManyPasses = 6;
static_assert((kManyBodies - kFewBodies) * (kManyPasses - kFewPasses) == RdnaBench::kBodies);

bool is_assembly(const RdnaKernel& kernel) { return kernel.file.ends_with(".s"); }

Result<std::vector<std::byte>> assemble(const RdnaKernel& kernel, std::string_view target) {
  std::string text;
  for (const auto& [name, value] : kernel.numbers) text += fmt::format(".set {}, {}\n", name, value);
  text += fmt::format(".set WAVE, {}\n", kernel.wave);
  text += study_file("rdna/frame.s");
  text += study_file(fmt::format("rdna/{}", kernel.file));
  const std::string path = fmt::format("studies/rdna/{}", kernel.file);
  Result<input::Assembled, Messages> assembled =
      input::assemble_source({}, path, text, {.target = fmt::format("{}:wave{}", target, kernel.wave)});
  if (!assembled) return error_of(assembled.error());
  Result<std::vector<std::byte>, Messages> object = input::link(*assembled, path);
  if (!object) return error_of(object.error());
  return std::move(*object);
}

Result<std::vector<std::byte>> compile(const Session& session, const RdnaKernel& kernel, const isa::Target& target,
                                       bool chooses_wave) {
  shader::CompileOptions options;
  // They call no function of the device library, which not every target has, and are to run without pairs of
  // instructions (VOPD), which cannot be executed yet.
  options.flags = {"-O3", "-nogpulib", "-mllvm", "-amdgpu-enable-vopd=0"};
  if (chooses_wave) options.flags.push_back(kernel.wave == 64 ? "-mwavefrontsize64" : "-mno-wavefrontsize64");
  const std::string name = fmt::format("rdna/{}", kernel.file);
  const auto compiled = input::compile_file(with_study_file(session, name), "studies/" + name, target, options);
  if (!compiled) return error_of(compiled.error());
  return compiled->object;
}

}  // namespace

RdnaBench::RdnaBench(const ExperimentOptions& options, const Session& session)
    : device_(options.device), beside_(kBeside), session_(session) {}

std::vector<RdnaBench::Way> RdnaBench::ways() const {
  return {{device_, 32, fmt::format("{}, wave32", device_)},
          {device_, 64, fmt::format("{}, wave64", device_)},
          {beside_, 64, beside_}};
}

const timing::Machine& RdnaBench::machine(std::string_view device) {
  if (const auto found = machines_.find(device); found != machines_.end()) return found->second;
  const isa::Device* named = isa::find_device(device);
  LW_CHECK(named != nullptr && named->product != nullptr, "a product of the study that there is not");
  Result<timing::Machine> machine = timing::make_machine(timing::Parameters(*named->product), std::nullopt);
  if (!machine && !problem_) problem_ = machine.error();
  return machines_.emplace(device, machine ? *machine : timing::Machine{}).first->second;
}

const isa::Target& RdnaBench::target(std::string_view device) const {
  return *isa::find_target(isa::find_device(device)->target());
}

uint32_t RdnaBench::units_of_workgroup(std::string_view device) const {
  return target(device).has(isa::Feature::wgp_mode) ? 2 : 1;
}

Result<const object::CodeObject*> RdnaBench::code_of(const RdnaKernel& kernel) {
  const isa::Target& target = this->target(kernel.device);
  std::string key = fmt::format("{} {} {}", kernel.file, target.name, kernel.wave);
  for (const auto& [name, value] : kernel.numbers) key += fmt::format(" {}={}", name, value);
  if (const auto found = code_.find(key); found != code_.end()) return &found->second;
  const Result<std::vector<std::byte>> elf = is_assembly(kernel)
                                                 ? assemble(kernel, target.name)
                                                 : compile(session_, kernel, target, target.has(isa::Feature::wave32));
  if (!elf) return elf.error();
  Result<object::CodeObject> code = object::load(*elf);
  if (!code) return code.error();
  return &code_.emplace(key, std::move(*code)).first->second;
}

Result<DispatchSums> RdnaBench::try_time(const RdnaKernel& kernel) {
  const timing::Machine& machine = this->machine(kernel.device);
  const Result<const object::CodeObject*> code = code_of(kernel);
  if (!code) return code.error();
  const object::Kernel* found = (*code)->find_kernel(kernel.kernel);
  if (found == nullptr) return Error{"no such kernel"};
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(**code);
  if (!gpu) return gpu.error();
  gpu::Launch launch;
  launch.work_items = {kernel.groups * kernel.block, 1, 1};
  launch.workgroup_size = {kernel.block, 1, 1};
  for (const uint64_t bytes : kernel.buffers) {
    const Result<uint64_t> address = (*gpu)->memory().allocate(bytes, {"buffer"});
    if (!address) return address.error();
    launch.arguments.push_back(gpu::LaunchArgument::of(*address));
  }
  for (const uint32_t value : kernel.values) launch.arguments.push_back(gpu::LaunchArgument::of(value));
  if (is_assembly(kernel)) launch.kernarg = gpu::KernargImage{.bytes = std::vector<std::byte>(16), .address = {}};
  const Result<gpu::PlacedLaunch> placed = (*gpu)->place(*found, launch);
  if (!placed) return placed.error();
  const timing::Parameters parameters(*isa::find_device(kernel.device)->product);
  const Result<timing::DispatchTime> time =
      watch::time_dispatch(**gpu, *found, *placed, parameters, machine, {.cancel = session_.cancel});
  if (!time) return time.error();
  return sums_of(*time);
}

DispatchSums RdnaBench::time(const RdnaKernel& kernel) {
  if (problem_) return {};
  if (!session_.cancel.requested()) {
    const Result<DispatchSums> sums = try_time(kernel);
    if (sums) return *sums;
    problem_ = Error{
        fmt::format("studies/rdna/{}, {} on {}: {}", kernel.file, kernel.kernel, kernel.device, sums.error().message)};
  }
  if (session_.cancel.requested()) problem_ = Error{"interrupted"};
  return {};
}

DispatchSums RdnaBench::steady(const RdnaKernel& kernel) {
  const auto with = [&](uint32_t bodies, uint32_t passes) {
    RdnaKernel one = kernel;
    one.numbers.emplace_back("COUNT", bodies);
    one.numbers.emplace_back("LOOPS", passes);
    return time(one);
  };
  // A pass costs what its bodies do, and the loop; the code is fetched once, whatever the passes.
  return (with(kManyBodies, kManyPasses) - with(kManyBodies, kFewPasses)) -
         (with(kFewBodies, kManyPasses) - with(kFewBodies, kFewPasses));
}

}  // namespace lw::study
