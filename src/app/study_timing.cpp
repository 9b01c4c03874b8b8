#include <fmt/format.h>

#include <atomic>

#include "app/studies.h"
#include "base/progress_bar.h"
#include "host/files.h"
#include "host/interruption.h"
#include "study/captures.h"
#include "study/timing_cases.h"

namespace lw::app {
namespace {

int time_cases(const Console& console, const StudyOptions& options) {
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  const host::Interruption interruption(*timeout);
  const Result<study::TimingCases> read = study::read_timing_cases();
  if (!read) return console.bad_input(read.error().message);
  const std::vector<study::TimingCase>& cases = read->cases;
  const std::vector<study::TimingGap> gaps = options.case_id.empty() ? read->gaps : std::vector<study::TimingGap>{};
  std::atomic<uint64_t> done{0};
  ProgressBar bar([&done, all = cases.size()] {
    return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "cases", .instructions = {}};
  });
  const std::vector<study::TimingResult> results =
      study::run_timing_cases(cases, options.case_id, done, [] { return host::Interruption::happened(); });
  bar.erase();
  if (console.json) {
    console.print(study::timing_json(results, gaps));
  } else {
    std::string text;
    study::print_timing(results, gaps, text);
    console.print(text);
  }
  if (host::Interruption::happened()) return say_interrupted_study(console, done, "cases are timed");
  return kDone;
}

int predict_captures(const Console& console, const StudyOptions& options) {
  if (options.captures.empty() || options.predict.empty())
    return console.bad_input("study timing: name a folder with --captures, and --predict OUT.tsv");
  const isa::Device* device = isa::find_device(options.device.empty() ? "navi31-7900xtx" : options.device);
  if (device == nullptr || device->product == nullptr)
    return console.bad_input(fmt::format("--device {}: there is no such product", options.device));
  timing::Parameters parameters(*device->product);
  for (const std::string& text : options.set) {
    const size_t at = text.find('=');
    const auto value = at == std::string::npos ? std::nullopt : parse_unsigned(std::string_view(text).substr(at + 1));
    if (!value) return console.bad_input(fmt::format("--set {}: expected KEY=NUMBER", text));
    if (const auto error = parameters.set(text.substr(0, at), *value))
      return console.bad_input("--set: " + error->message);
  }
  const Result<std::vector<study::CapturedKernel>> kernels = study::read_captures(options.captures);
  if (!kernels) return console.bad_input(kernels.error().message);
  std::string table = "kernel\twave\tstep\tcycle\n";
  for (const study::CapturedKernel& kernel : *kernels) {
    const auto waves = study::predict(kernel, parameters);
    if (!waves) return console.bad_input(waves.error().message);
    for (const study::PredictedWave& wave : *waves)
      for (size_t step = 0; step < wave.cycles.size(); ++step)
        table += fmt::format("{}\t{}\t{}\t{}\n", kernel.name, wave.name, step, wave.cycles[step]);
  }
  if (const auto error = write_file(options.predict, table)) return console.bad_input(error->message);
  if (!options.files().writes_standard_output()) console.print(fmt::format("{} kernels predicted\n", kernels->size()));
  return kDone;
}

}  // namespace

int run_timing_study(const Console& console, const StudyOptions& options) {
  return options.captures.empty() && options.predict.empty() ? time_cases(console, options)
                                                             : predict_captures(console, options);
}

}  // namespace lw::app
