#include <atomic>

#include "api/studies.h"
#include "study/sdwa/sdwa.h"

namespace lw::api {

lanewise::StudyReport run_sdwa_study(const lanewise::StudyRequest&, const Session& session) {
  std::atomic<uint64_t> done{0};
  Reporting bar(session,
                count_of("timing", done, std::size(study::kSdwaDevices) * study::sdwa_variants().size(), "kernels"));
  Result<study::SdwaStudy> study = study::run_sdwa(done, session);
  bar.end();
  lanewise::StudyReport report;
  add_interruption(session, done, "kernels are timed", report);
  if (!report.interrupted.empty()) return report;
  if (!study) throw bad_input(code::kFile, study.error().message);
  const auto results = std::make_shared<const study::SdwaStudy>(std::move(*study));
  report.text = text_of(results, study::print_sdwa);
  report.json = [results] { return study::sdwa_json(*results); };
  return report;
}

}  // namespace lw::api
