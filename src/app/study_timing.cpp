#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <map>

#include "app/run_requests.h"
#include "app/studies.h"
#include "host/files.h"
#include "host/interruption.h"
#include "study/captures.h"
#include "study/timing_report.h"

namespace lw::app {
namespace {

bool wants_page(const StudyOptions& options) {
  return !options.svg.empty() || !options.html.empty() || !options.markdown.empty();
}

// What --set says, by name.
Result<std::map<std::string, uint64_t>> numbers_of(const StudyOptions& options) {
  std::map<std::string, uint64_t> numbers;
  for (const std::string& text : options.set) {
    const Result<std::pair<std::string, uint64_t>> setting = parse_setting(text);
    if (!setting) return setting.error();
    numbers[setting->first] = setting->second;
  }
  return numbers;
}

Result<timing::Parameters> parameters_of(std::string_view product, const std::map<std::string, uint64_t>& set) {
  const isa::Device* device = isa::find_device(product);
  if (device == nullptr || device->product == nullptr)
    return Error{fmt::format("--device {}: there is no such product", product)};
  timing::Parameters parameters(*device->product);
  for (const auto& [name, value] : set)
    if (const auto error = parameters.set(name, value)) return Error{"--set: " + error->message};
  return parameters;
}

// Those that --case chooses, with --set's numbers, which the device of each must have.
Result<std::vector<const study::TimingCase*>> choose_cases(const StudyOptions& options,
                                                           std::vector<study::TimingCase>& cases) {
  const auto set = numbers_of(options);
  if (!set) return set.error();
  std::vector<const study::TimingCase*> chosen;
  for (study::TimingCase& one : cases) {
    if (!options.case_id.empty() && one.id.find(options.case_id) == std::string::npos) continue;
    for (study::TimingRun& run : one.runs) {
      const auto parameters = parameters_of(run.device, *set);
      if (!parameters) return Error{fmt::format("case {}: {}", one.id, parameters.error().message)};
      for (const auto& [name, value] : *set) run.set[name] = value;
    }
    chosen.push_back(&one);
  }
  if (chosen.empty()) return Error{fmt::format("--case {}: no case's id contains it", options.case_id)};
  return chosen;
}

// The first wave without times; empty where all have theirs.
std::string wave_without_times(const std::vector<study::CapturedKernel>& kernels) {
  for (const study::CapturedKernel& kernel : kernels)
    for (const study::CapturedWave& wave : kernel.waves)
      if (wave.cycles.empty()) return fmt::format("{}, wave {}", kernel.name, wave.name);
  return "";
}

// What the model predicts is written where that is wanted, and scored where the captures say what the card took.
std::optional<Error> predict_captures(const StudyOptions& options, study::TimingStudy& study, size_t& count) {
  const auto set = numbers_of(options);
  if (!set) return set.error();
  const Result<timing::Parameters> parameters =
      parameters_of(options.device.empty() ? "navi31-7900xtx" : options.device, *set);
  if (!parameters) return parameters.error();
  const Result<std::vector<study::CapturedKernel>> kernels = study::read_captures(options.captures);
  if (!kernels) return kernels.error();
  const std::string without_times = wave_without_times(*kernels);
  if (options.predict.empty() && !without_times.empty())
    return Error{fmt::format("{}/stamps.tsv: {} has no times to compare with; --predict OUT.tsv needs none",
                             options.captures, without_times)};
  std::vector<std::vector<study::PredictedWave>> predicted;
  std::string table = "kernel\twave\tstep\tcycle\n";
  for (const study::CapturedKernel& kernel : *kernels) {
    Result<std::vector<study::PredictedWave>> waves = study::predict(kernel, *parameters);
    if (!waves) return waves.error();
    for (const study::PredictedWave& wave : *waves)
      for (size_t step = 0; step < wave.cycles.size(); ++step)
        table += fmt::format("{}\t{}\t{}\t{}\n", kernel.name, wave.name, step, wave.cycles[step]);
    predicted.push_back(std::move(*waves));
  }
  count = kernels->size();
  if (without_times.empty()) study.captures = study::score_captures(*kernels, predicted);
  return options.predict.empty() ? std::nullopt : write_file(options.predict, table);
}

std::optional<Error> write_pages(const StudyOptions& options, const study::TimingStudy& study) {
  const std::string picture = std::filesystem::path(options.svg).filename().string();
  if (!options.svg.empty())
    if (auto error = write_file(options.svg, study::timing_svg(study))) return error;
  if (!options.html.empty())
    if (auto error = write_file(options.html, study::timing_page(study))) return error;
  if (!options.markdown.empty())
    if (auto error = write_file(options.markdown, study::timing_markdown(study, picture))) return error;
  return std::nullopt;
}

}  // namespace

int run_timing_study(const Console& console, const StudyOptions& options) {
  if (options.captures.empty() && !options.predict.empty())
    return console.bad_input("--predict: name the folder of captures with --captures");
  if (options.captures.empty() && !options.device.empty())
    return console.bad_input("--device: it names the product of --captures; each case has a device of its own");
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  host::Interruption::set_timeout(*timeout);
  const Cancel::Listening listening(console.session.cancel);

  study::TimingStudy study;
  study.has_cases = options.captures.empty() || !options.case_id.empty() || wants_page(options);
  size_t predicted = 0;
  if (!options.captures.empty())
    if (const auto error = predict_captures(options, study, predicted)) return console.bad_input(error->message);

  Result<study::TimingCases> read = study::read_timing_cases();
  if (!read) return console.bad_input(read.error().message);
  std::atomic<uint64_t> done{0};
  if (study.has_cases) {
    const auto cases = choose_cases(options, read->cases);
    if (!cases) return console.bad_input(cases.error().message);
    Reporting bar(console.session, [&done, all = cases->size()] {
      return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "cases", .instructions = {}};
    });
    study.results = study::run_timing_cases(*cases, done, console.session);
    bar.end();
    if (options.case_id.empty()) study.gaps = std::move(read->gaps);
    study.families = std::move(read->families);
    study.sources = std::move(read->sources);
  }
  if (!options.files().writes_standard_output()) {
    std::string text = predicted == 0 || console.json ? "" : fmt::format("{} kernels predicted\n", predicted);
    if (console.json)
      text = study::timing_json(study);
    else
      study::print_timing(study, text);
    console.print(text);
  }
  if (console.session.cancel.requested()) return say_interrupted_study(console, done, "cases are timed");
  if (const auto error = write_pages(options, study)) return console.bad_input(error->message);
  return kDone;
}

}  // namespace lw::app
