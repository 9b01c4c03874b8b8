// Published experiments repeated, with what was published beside what is obtained.
#include <fmt/format.h>

#include "app/command.h"
#include "app/studies.h"
#include "host/files.h"

namespace lw::app {
std::unique_ptr<Command> make_study();
namespace {

struct StudyEntry {
  std::string_view name, words;
  int (*run)(const Console& console, const StudyOptions& options);
  std::string_view takes;  // options, with blanks between them
};

constexpr StudyEntry kStudies[] = {
    {"fp16", "registers of one shader in fp32 and four fp16 layouts", run_fp16_study,
     "--compiler --timeout --svg --html"},
    {"rdna", "what a talk says of RDNA beside GCN", run_rdna_study,
     "--case --device --timeout --svg --html --markdown"},
    {"sdwa", "rates of packed half-precision arithmetic with and without sub-dword addressing", run_sdwa_study,
     "--timeout"},
    {"spd", "what each choice in the Single Pass Downsampler is worth", run_spd_study,
     "--case --device --sensitivity --timeout --svg --html --markdown --png --source"},
    {"timing", "the clock against measurements", run_timing_study,
     "--captures --predict --case --device --set --timeout --svg --html --markdown"},
};

bool takes(const StudyEntry& study, std::string_view option) {
  return fmt::format(" {} ", study.takes).find(fmt::format(" {} ", option)) != std::string::npos;
}

// An option that was given and that the study does not take.
std::optional<Error> refuse_options(const StudyEntry& study, const StudyOptions& options) {
  const std::pair<std::string_view, bool> given[] = {
      {"--captures", !options.captures.empty()}, {"--predict", !options.predict.empty()},
      {"--case", !options.case_id.empty()},      {"--device", !options.device.empty()},
      {"--set", !options.set.empty()},           {"--sensitivity", options.sensitivity},
      {"--compiler", !options.compiler.empty()}, {"--timeout", !options.timeout.empty()},
      {"--svg", !options.svg.empty()},           {"--html", !options.html.empty()},
      {"--markdown", !options.markdown.empty()}, {"--png", !options.png.empty()},
      {"--source", !options.source.empty()},
  };
  for (const auto& [option, is_given] : given)
    if (is_given && !takes(study, option))
      return Error{fmt::format("{}: the study {} does not take it; it takes {}", option, study.name, study.takes)};
  return std::nullopt;
}

std::string study_list() {
  std::string text;
  for (const StudyEntry& study : kStudies)
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", study.name, study.words);
  return text;
}

class Study : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("NAME", &name_, study_list());
    a.option("--captures", "DIR", &options_.captures,
             "timing: score the model on kernels whose instructions a card has stamped (kernels.tsv, ...)");
    a.option("--predict", "OUT.tsv", &options_.predict, "timing: write the stamps that the model predicts");
    a.option("--case", "ID", &options_.case_id, "timing, rdna, spd: only cases whose id contains this");
    a.option(
        "--device", "D", &options_.device,
        "timing, with --captures: the product that was traced (navi31-7900xtx); rdna, spd: of RDNA (navi10-5700xt)");
    a.repeated("--set", "KEY=VALUE", &options_.set, "timing: another number of the device");
    a.flag("--sensitivity", &options_.sensitivity,
           "spd: vary every unmeasured number over its range, and say which the percents depend on");
    a.option("--compiler", "C", &options_.compiler, "fp16: only radv, clang, or article (the article's own listings)");
    a.option("--timeout", "SECONDS", &options_.timeout, "end then; Ctrl-C does the same");
    a.option("--svg", "OUT", &options_.svg,
             "fp16, rdna, spd, timing: writes the charts: live VGPRs by line, a plot a table, obtained over published");
    a.option("--html", "OUT", &options_.html,
             "fp16, rdna, spd, timing: writes one page with tables, charts, explanations and listings");
    a.option("--markdown", "OUT", &options_.markdown, "rdna, spd, timing: writes a document with all tables");
    a.option("--png", "DIR", &options_.png,
             "spd: only writes all levels of a picture, made by the first variant whose name contains --case");
    a.option("--source", "FILE", &options_.source, "spd: the PNG file that --png makes levels of");
    a.example("lanewise study fp16");
    a.example("lanewise study fp16 --compiler radv --svg fp16.svg");
    a.example("lanewise study fp16 --html fp16.html");
    a.example("lanewise study rdna --case issue");
    a.example("lanewise study sdwa");
    a.example("lanewise study spd --case quad");
    a.example("lanewise study spd --png levels --case morton-quad");
    a.example("lanewise study timing --case LDS --html timing.html");
  }

  host::CommandFiles files() const override { return options_.files(); }

  int run(const Console& console) override {
    std::string names;
    for (const StudyEntry& study : kStudies) {
      if (study.name == name_) {
        if (const auto error = refuse_options(study, options_)) return console.bad_input(error->message);
        return study.run(console, options_);
      }
      names += fmt::format("{}{}", names.empty() ? "" : ", ", study.name);
    }
    return console.bad_input(fmt::format("there is no study '{}'; there are: {}", name_, names));
  }

 private:
  std::string name_;
  StudyOptions options_;
};

}  // namespace

host::CommandFiles StudyOptions::files() const {
  host::CommandFiles files;
  files.reads({source});
  files.writes({svg, html, markdown, predict});
  return files;
}

int say_interrupted_study(const Console& console, uint64_t done, std::string_view units) {
  fmt::print(console.err, "interrupted: {}\n  {} {}\n", console.session.cancel.reason(), done, units);
  return kProgramFaulted;
}

std::unique_ptr<Command> make_study() { return std::make_unique<Study>(); }

}  // namespace lw::app
