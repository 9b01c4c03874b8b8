#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/studies.h"
#include "host/files.h"
#include "host/interruption.h"
#include "study/rdna.h"
#include "study/spd.h"
#include "study/spd_pictures.h"

namespace lw::app {
namespace {

void print(const Console& console, const study::TalkStudy& study) {
  if (console.json) return console.print(study::talk_json(study));
  std::string text;
  study::print_talk(study, text);
  console.print(text);
}

// Says what of the checks failed.
int code_of_checks(const Console& console, const study::TalkStudy& study) {
  const std::vector<const study::TalkCheck*> failed = study.failed_checks();
  for (const study::TalkCheck* check : failed) fmt::print(console.err, "{}\n", study::talk_check_words(*check));
  return failed.empty() ? kDone : kCheckFailed;
}

using Runner = Result<study::TalkStudy>(const study::TalkOptions&, std::atomic<uint64_t>&, const Session&);

int run_talk(const Console& console, const StudyOptions& options, const std::vector<std::string_view>& ids,
             Runner* run) {
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  study::TalkOptions asked{.only = options.case_id, .varies_numbers = options.sensitivity};
  if (!options.device.empty()) asked.device = options.device;
  host::Interruption::set_timeout(*timeout);
  const Cancel::Listening listening(console.session.cancel);
  std::atomic<uint64_t> done{0};
  const auto all =
      std::ranges::count_if(ids, [&](std::string_view id) { return id.find(asked.only) != std::string_view::npos; });
  Reporting bar(console.session, [&done, all] {
    return ProgressState{
        .doing = "timing", .done = done, .all = static_cast<uint64_t>(all), .unit = "experiments", .instructions = {}};
  });
  const Result<study::TalkStudy> study = run(asked, done, console.session);
  bar.end();
  if (!study) return console.bad_input(study.error().message);
  const bool is_interrupted = console.session.cancel.requested();
  if (!options.files().writes_standard_output() && !(is_interrupted && study->experiments.empty()))
    print(console, *study);
  if (is_interrupted) return say_interrupted_study(console, done, "experiments are done");
  if (!options.svg.empty())
    if (const auto error = write_file(options.svg, study::talk_svg(*study))) return console.bad_input(error->message);
  if (!options.html.empty())
    if (const auto error = write_file(options.html, study::talk_page(*study))) return console.bad_input(error->message);
  const std::string picture = std::filesystem::path(options.svg).filename().string();
  if (!options.markdown.empty())
    if (const auto error = write_file(options.markdown, study::talk_markdown(*study, picture)))
      return console.bad_input(error->message);
  return code_of_checks(console, *study);
}

template <class Experiments>
std::vector<std::string_view> ids_of(const Experiments& experiments) {
  std::vector<std::string_view> ids;
  for (const study::TalkHead& head : experiments) ids.push_back(head.id);
  return ids;
}

// Pictures instead of experiments.
int write_pictures(const Console& console, const StudyOptions& options) {
  for (const auto& [option, value] : {std::pair<std::string_view, std::string_view>{"--svg", options.svg},
                                      {"--html", options.html},
                                      {"--markdown", options.markdown}})
    if (!value.empty()) return console.bad_input(fmt::format("{}: with --png no experiment runs", option));
  if (options.sensitivity) return console.bad_input("--sensitivity: with --png no experiment runs");
  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  host::Interruption::set_timeout(*timeout);
  const Cancel::Listening listening(console.session.cancel);
  const Result<study::TalkStudy> study =
      study::write_spd_pictures({.device = options.device.empty() ? study::TalkOptions().device : options.device,
                                 .variant = options.case_id,
                                 .source = options.source,
                                 .folder = options.png},
                                console.session);
  if (console.session.cancel.requested()) return say_interrupted_study(console, 0, "pictures are written");
  if (!study) return console.bad_input(study.error().message);
  print(console, *study);
  return code_of_checks(console, *study);
}

}  // namespace

int run_rdna_study(const Console& console, const StudyOptions& options) {
  return run_talk(console, options, ids_of(study::rdna_experiments()), study::run_rdna);
}

int run_spd_study(const Console& console, const StudyOptions& options) {
  if (!options.png.empty()) return write_pictures(console, options);
  if (!options.source.empty()) return console.bad_input("--source: name the folder of pictures with --png");
  return run_talk(console, options, ids_of(study::spd_experiments()), study::run_spd);
}

}  // namespace lw::app
