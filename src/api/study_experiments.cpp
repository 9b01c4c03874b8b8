#include <algorithm>
#include <atomic>

#include "api/studies.h"
#include "study/rdna/rdna.h"
#include "study/spd/pictures.h"
#include "study/spd/spd.h"

namespace lw::api {
namespace {

using lanewise::StudyReport;
using lanewise::StudyRequest;

void add_forms(study::ExperimentStudy study, StudyReport& report) {
  for (const study::StudyCheck* check : study.failed_checks()) report.failures.push_back(study::check_words(*check));
  const auto results = std::make_shared<const study::ExperimentStudy>(std::move(study));
  report.text = text_of(results, study::print_experiments);
  report.json = [results] { return study::experiments_json(*results); };
  report.svg = [results] { return study::experiments_svg(*results); };
  report.html = [results] { return study::experiments_page(*results); };
  report.markdown = [results](const std::string& picture) { return study::experiments_markdown(*results, picture); };
}

using Runner = Result<study::ExperimentStudy>(const study::ExperimentOptions&, std::atomic<uint64_t>&, const Session&);

template <class Experiments>
StudyReport run_experiments(const StudyRequest& request, const Session& session, const Experiments& experiments,
                            Runner* run) {
  study::ExperimentOptions options{.only = request.only, .varies_numbers = request.sensitivity, .set = request.set};
  if (!request.device.empty()) options.device = request.device;
  std::atomic<uint64_t> done{0};
  const auto all = std::ranges::count_if(experiments, [&](const study::ExperimentHead& head) {
    return head.id.find(options.only) != std::string_view::npos;
  });
  Reporting bar(session, count_of("timing", done, static_cast<uint64_t>(all), "experiments"));
  Result<study::ExperimentStudy> study = run(options, done, session);
  bar.end();
  if (!study) throw failure_of(session, one_error(code::kOption, study.error().message));
  StudyReport report;
  add_interruption(session, done, "experiments are done", report);
  if (report.interrupted.empty() || !study->experiments.empty()) add_forms(std::move(*study), report);
  return report;
}

StudyReport make_pictures(const StudyRequest& request, const Session& session) {
  if (!request.set.empty()) throw bad_input(code::kOption, "--set: with --png no experiment runs");
  if (request.sensitivity) throw bad_input(code::kOption, "--sensitivity: with --png no experiment runs");
  StudyReport report;
  Result<study::SpdLevels> levels =
      study::make_spd_pictures({.device = request.device.empty() ? study::ExperimentOptions().device : request.device,
                                .variant = request.only,
                                .source = request.picture_source,
                                .folder = request.pictures},
                               session);
  add_interruption(session, 0, "pictures are written", report);
  if (!report.interrupted.empty()) return report;
  if (!levels) throw bad_input(code::kFile, levels.error().message);
  report.files = std::move(levels->files);
  add_forms(std::move(levels->study), report);
  report.svg = report.html = nullptr;  // no experiment ran
  report.markdown = nullptr;
  return report;
}

}  // namespace

StudyReport run_rdna_study(const StudyRequest& request, const Session& session) {
  return run_experiments(request, session, study::rdna_experiments(), study::run_rdna);
}

StudyReport run_spd_study(const StudyRequest& request, const Session& session) {
  if (!request.pictures.empty()) return make_pictures(request, session);
  if (!request.picture_source.empty())
    throw bad_input(code::kOption, "--source: name the folder of pictures with --png");
  return run_experiments(request, session, study::spd_experiments(), study::run_spd);
}

}  // namespace lw::api
