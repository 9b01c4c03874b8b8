#include <atomic>
#include <nlohmann/json.hpp>

#include "app/studies.h"
#include "host/interruption.h"
#include "study/sdwa.h"

namespace lw::app {

int run_sdwa_study(const Console& console, const StudyOptions& options) {
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  host::Interruption::set_timeout(*timeout);
  const Cancel::Listening listening(console.session.cancel);
  std::atomic<uint64_t> done{0};
  Reporting bar(console.session, [&done, all = std::size(study::kSdwaDevices) * study::sdwa_variants().size()] {
    return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "kernels", .instructions = {}};
  });
  const Result<study::SdwaStudy> study = study::run_sdwa(done, console.session);
  bar.end();
  if (console.session.cancel.requested()) return say_interrupted_study(console, done, "kernels are timed");
  if (!study) return console.bad_input(study.error().message);
  std::string text;
  if (console.json)
    text = study::sdwa_json(*study);
  else
    study::print_sdwa(*study, text);
  console.print(text);
  return kDone;
}

}  // namespace lw::app
