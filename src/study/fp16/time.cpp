// FP16-4: the versions by the clock, and what the difference between A and D comes from.
#include <fmt/format.h>

#include <algorithm>

#include "isa/granules.h"
#include "study/fp16/fp16.h"
#include "study/fp16/launch.h"
#include "study/words.h"
#include "timing/analysis.h"
#include "watch/clock.h"

namespace lw::study {
namespace {

constexpr size_t kA = 0, kD = 3;  // of fp16_versions()

Result<Fp16Time> time_one(const std::vector<std::byte>& object, uint32_t vgprs) {
  const Result<object::CodeObject> code = object::load(object);
  if (!code) return code.error();
  const object::Kernel* found = code->find_kernel("moments");
  if (found == nullptr) return Error{"the shader is not in its code object"};
  const object::Kernel& kernel = *found;
  Result<std::unique_ptr<gpu::EmulatedGpu>> gpu = gpu::EmulatedGpu::create(*code);
  if (!gpu) return gpu.error();
  constexpr uint64_t kPixels = uint64_t{kFp16TimedPixels} * kFp16TimedPixels;
  Fp16Picture picture{.width = kFp16TimedPixels, .height = kFp16TimedPixels};
  for (const auto& [address, bytes] :
       {std::pair{&picture.texels, 8 * kPixels}, {&picture.means, 16 * kPixels}, {&picture.deviations, 16 * kPixels}}) {
    const Result<uint64_t> buffer = (*gpu)->memory().allocate(bytes, {"picture"});
    if (!buffer) return buffer.error();
    *address = *buffer;
  }
  const Result<gpu::PlacedLaunch> placed = place_fp16(**gpu, *code, kernel, picture);
  if (!placed) return placed.error();
  const timing::Parameters parameters(*isa::find_device(kFp16Device)->product);
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error();
  // It executes in the registers that its code names, whatever it is given.
  object::Kernel given = kernel;
  given.descriptor.granulated_workitem_vgpr_count =
      isa::encoded_vgprs(*(*gpu)->target_of(kernel).limits, kernel.descriptor.wave_size(), vgprs);
  const Result<timing::DispatchTime> time = watch::time_dispatch(**gpu, given, *placed, parameters, *machine);
  if (!time) return time.error();

  const timing::Utilisation use = timing::utilisation(*machine, *time);
  return Fp16Time{
      .vgprs = vgprs,
      .microseconds = time->nanoseconds / 1000,
      .waves_per_simd = time->occupancy.waves_per_simd,
      .limited_by = timing::limit_name(time->occupancy.limited_by),
      .instructions_of_wave = static_cast<double>(time->instructions) / static_cast<double>(time->workgroups),
      .stalls = largest_stalls(time->cycles_of_waves, 0),
      .valu_percent = 100 * use.valu,
      .lds_percent = 100 * use.lds,
      .memory_percent = 100 * use.memory};
}

double change(const Fp16Time& from, const Fp16Time& to) { return 100 * (to.microseconds / from.microseconds - 1); }

std::string explain(const Fp16Compiler& compiler) {
  const Fp16Time &a = *compiler.results[kA].time, &d = *compiler.results[kD].time;
  const Fp16Time &a_published = *compiler.results[kA].time_with_published,
                 &d_published = *compiler.results[kD].time_with_published, &a_as_d = *compiler.a_with_vgprs_of_d;
  std::string text = fmt::format(
      "{:+.0f} % with this compiler's register counts, which differ from the article's: A has {} VGPRs and {} waves "
      "per SIMD, D {} and {}. D executes {:.2f} times A's instructions. VALU, LDS and memory are busy {:.0f} %, "
      "{:.0f} % and {:.0f} % of the time in A, {:.0f} %, {:.0f} % and {:.0f} % in D. Most cycles of A's waves: {}; of "
      "D's: {}.",
      change(a, d), a.vgprs, a.waves_per_simd, d.vgprs, d.waves_per_simd,
      d.instructions_of_wave / a.instructions_of_wave, a.valu_percent, a.lds_percent, a.memory_percent, d.valu_percent,
      d.lds_percent, d.memory_percent, a.stalls, d.stalls);
  text += fmt::format(
      " With the article's register counts, {} and {}, they have {} and {} waves, and the change is {:+.0f} %: A's "
      "code with D's register count changes the time by {:+.0f} %, because more waves can issue while others wait, and "
      "D's code in place of A's by another {:+.0f} %.",
      a_published.vgprs, d_published.vgprs, a_published.waves_per_simd, d_published.waves_per_simd,
      change(a_published, d_published), change(a_published, a_as_d), change(a_as_d, d_published));
  return text;
}

}  // namespace

std::optional<Messages> time_fp16(const Session& session, Fp16Compiler& compiler, std::atomic<uint64_t>* done) {
  std::optional<Messages> error;
  const auto timed = [&](const Fp16Result& result, uint32_t vgprs) -> std::optional<Fp16Time> {
    if (error) return std::nullopt;
    if (session.cancel.requested())
      error = one_error(code::kInterrupted, fmt::format("interrupted: {}", session.cancel.reason()));
    else if (Result<Fp16Time> time = time_one(result.object, vgprs))
      return *time;
    else
      error = one_error(code::kNotModelled, fmt::format("fp16: {} of {} on {}: {}", result.version->name, compiler.name,
                                                        kFp16Device, time.error().message));
    return std::nullopt;
  };
  for (Fp16Result& result : compiler.results) {
    result.time = timed(result, result.measures.vgprs);
    result.time_with_published = timed(result, fp16_published_value(*result.version, Fp16Quantity::vgprs));
    if (done != nullptr) ++*done;
  }
  compiler.a_with_vgprs_of_d =
      timed(compiler.results[kA], fp16_published_value(*compiler.results[kD].version, Fp16Quantity::vgprs));
  if (!error) compiler.time_explanation = explain(compiler);
  return error;
}

double fp16_change(const Fp16Compiler& compiler, bool with_published) {
  const Fp16Result &a = compiler.results[kA], &d = compiler.results[kD];
  return with_published ? change(*a.time_with_published, *d.time_with_published) : change(*a.time, *d.time);
}

std::string fp16_time(const Fp16Time& time) {
  return fmt::format("{:.1f} {:>2}", time.microseconds, time.waves_per_simd);
}

std::string fp16_change_words(const Fp16Study& study) {
  std::string text =
      fmt::format("{:.0f} % published, for a shader that does more than this one", fp16_published_change());
  for (const bool with_published : {false, true}) {
    text += with_published ? "; with the article's register counts" : "; here";
    for (const Fp16Compiler& c : study.compilers)
      text += fmt::format("{} {:+.0f} % {}", &c == study.compilers.data() ? "" : ",", fp16_change(c, with_published),
                          c.name);
  }
  return text;
}

}  // namespace lw::study
