#include <fmt/format.h>

#include <atomic>
#include <map>

#include "api/studies.h"
#include "study/timing/captures.h"
#include "study/timing/report.h"

namespace lw::api {
namespace {

using lanewise::StudyReport;
using lanewise::StudyRequest;

// The study's results point into `cases`.
struct TimingRunResults {
  study::TimingCases cases;
  study::TimingStudy study;
};

[[noreturn]] void refuse(const Error& error) { throw bad_input(code::kOption, error.message); }

Result<timing::Parameters> parameters_of(std::string_view product, const StudyRequest& request) {
  const isa::Device* device = isa::find_device(product);
  if (device == nullptr || device->product == nullptr)
    return Error{fmt::format("--device {}: there is no such product", product)};
  timing::Parameters parameters(*device->product);
  for (const auto& [name, value] : request.set)
    if (const auto error = parameters.set(name, value)) return Error{"--set: " + error->message};
  return parameters;
}

// Those that the request chooses, with its numbers, which the device of each must have.
std::vector<const study::TimingCase*> choose_cases(const StudyRequest& request, std::vector<study::TimingCase>& cases) {
  std::vector<const study::TimingCase*> chosen;
  for (study::TimingCase& one : cases) {
    if (one.id.find(request.only) == std::string::npos) continue;
    for (study::TimingRun& run : one.runs) {
      const auto parameters = parameters_of(run.device, request);
      if (!parameters) refuse(Error{fmt::format("case {}: {}", one.id, parameters.error().message)});
      for (const auto& [name, value] : request.set) run.set[name] = value;
    }
    chosen.push_back(&one);
  }
  if (chosen.empty()) refuse(Error{fmt::format("--case {}: no case's id contains it", request.only)});
  return chosen;
}

// The first wave without times; empty where all have theirs.
std::string wave_without_times(const std::vector<study::CapturedKernel>& kernels) {
  for (const study::CapturedKernel& kernel : kernels)
    for (const study::CapturedWave& wave : kernel.waves)
      if (wave.cycles.empty()) return fmt::format("{}, wave {}", kernel.name, wave.name);
  return "";
}

std::string prediction_rows(const study::CapturedKernel& kernel, const std::vector<study::PredictedWave>& waves) {
  std::string rows;
  for (const study::PredictedWave& wave : waves)
    for (size_t step = 0; step < wave.cycles.size(); ++step)
      rows += fmt::format("{}\t{}\t{}\t{}\n", kernel.name, wave.name, step, wave.cycles[step]);
  return rows;
}

// Predicts the stamps, hands them out if that is wanted, and scores them if the captures have times.
void predict_captures(const StudyRequest& request, const Session& session, study::TimingStudy& study,
                      StudyReport& report) {
  const Result<timing::Parameters> parameters =
      parameters_of(request.device.empty() ? "navi31-7900xtx" : request.device, request);
  if (!parameters) refuse(parameters.error());
  const Result<std::vector<study::CapturedKernel>> kernels = study::read_captures(request.captures, *session.files);
  if (!kernels) throw bad_input(code::kFile, kernels.error().message);
  const std::string without_times = wave_without_times(*kernels);
  if (request.predictions.empty() && !without_times.empty())
    refuse(Error{fmt::format("{}/stamps.tsv: {} has no times to compare with; --predict OUT.tsv needs none",
                             request.captures, without_times)});
  std::vector<std::vector<study::PredictedWave>> predicted;
  std::string table = "kernel\twave\tstep\tcycle\n";
  for (const study::CapturedKernel& kernel : *kernels) {
    Result<std::vector<study::PredictedWave>> waves = study::predict(kernel, *parameters);
    if (!waves) throw bad_input(code::kFile, waves.error().message);
    table += prediction_rows(kernel, *waves);
    predicted.push_back(std::move(*waves));
  }
  report.predicted_kernels = kernels->size();
  if (without_times.empty()) study.captures = study::score_captures(*kernels, predicted);
  if (request.predictions.empty()) return;
  const auto text = std::make_shared<const std::string>(std::move(table));
  report.files.push_back({request.predictions, {.bytes = std::as_bytes(std::span(*text)), .owner = text}});
}

// Returns how many cases were timed.
uint64_t time_cases(const StudyRequest& request, const Session& session, TimingRunResults& results) {
  const std::vector<const study::TimingCase*> chosen = choose_cases(request, results.cases.cases);
  std::atomic<uint64_t> done{0};
  Reporting bar(session, count_of("timing", done, chosen.size(), "cases"));
  results.study.has_ranges = request.ranges;
  results.study.results = study::run_timing_cases(chosen, request.ranges, done, session);
  bar.end();
  results.study.is_whole = request.only.empty() && !session.cancel.requested();
  if (request.only.empty()) results.study.gaps = std::move(results.cases.gaps);
  results.study.families = std::move(results.cases.families);
  results.study.sources = std::move(results.cases.sources);
  return done;
}

void add_forms(const std::shared_ptr<const TimingRunResults>& results, StudyReport& report) {
  report.text = text_of(std::shared_ptr<const study::TimingStudy>(results, &results->study), study::print_timing);
  report.json = [results] { return study::timing_json(results->study); };
  report.svg = [results] { return study::timing_svg(results->study); };
  report.html = [results] { return study::timing_page(results->study); };
  report.markdown = [results](const std::string& picture) { return study::timing_markdown(results->study, picture); };
}

}  // namespace

StudyReport run_timing_study(const StudyRequest& request, const Session& session) {
  if (request.captures.empty() && !request.predictions.empty())
    refuse(Error{"--predict: name the folder of captures with --captures"});
  if (request.captures.empty() && !request.device.empty())
    refuse(Error{"--device: it names the product of --captures; each case has a device of its own"});
  StudyReport report;
  const auto results = std::make_shared<TimingRunResults>();
  results->study.has_cases = request.captures.empty() || !request.only.empty() || request.cases_too || request.ranges;
  if (!request.captures.empty()) predict_captures(request, session, results->study, report);
  Result<study::TimingCases> read = study::read_timing_cases();
  if (!read) refuse(read.error());
  results->cases = std::move(*read);
  const uint64_t done = results->study.has_cases ? time_cases(request, session, *results) : 0;
  add_interruption(session, done, "cases are timed", report);
  if (!report.interrupted.empty()) results->study.messages = interruption_of(report);
  if (report.interrupted.empty() || done != 0 || results->study.captures) add_forms(results, report);
  return report;
}

}  // namespace lw::api
