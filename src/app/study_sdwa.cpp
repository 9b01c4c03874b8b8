#include <atomic>
#include <nlohmann/json.hpp>

#include "app/studies.h"
#include "base/progress_bar.h"
#include "host/interruption.h"
#include "study/sdwa.h"

namespace lw::app {

int run_sdwa_study(const Console& console, const StudyOptions& options) {
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  const host::Interruption interruption(*timeout);
  std::atomic<uint64_t> done{0};
  ProgressBar bar([&done, all = std::size(study::kSdwaDevices) * study::sdwa_variants().size()] {
    return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "kernels", .instructions = {}};
  });
  const Result<study::SdwaStudy> study = study::run_sdwa(done, [] { return host::Interruption::happened(); });
  bar.erase();
  if (host::Interruption::happened()) return say_interrupted_study(console, done, "kernels are timed");
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
