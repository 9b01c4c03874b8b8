#include "lanewise/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "api/studies.h"
#include "app/command.h"
#include "app/run_requests.h"
#include "base/output_file.h"
#include "host/files.h"
#include "host/interruption.h"

namespace lw::app {
std::unique_ptr<Command> make_study();
namespace {

std::string study_list() {
  std::string text;
  for (const lanewise::StudyInfo& study : lanewise::studies())
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", study.name, study.description);
  return text;
}

class Study : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(ValueName("NAME", &study_names), &request_.name, study_list());
    a.option("--captures", "DIR", &request_.captures,
             "timing: compare the model with a card's thread traces in this folder (kernels.tsv, ...)");
    a.option("--predict", "OUT.tsv", &request_.predictions, "timing: write the stamps that the model predicts");
    a.option("--case", "ID", &request_.only, "timing, rdna, spd: only cases whose id contains this");
    a.flag("--ranges", &request_.ranges,
           "timing: compare the published numbers with the uncertainty that `time` prints, too");
    a.option("--device", kDeviceValue, &request_.device,
             "timing with --captures: product that was traced (default: navi31-7900xtx); rdna, spd: RDNA product "
             "(default: navi10-5700xt)");
    a.repeated("--set", kSettingValue, &set_,
               "timing: change a number of every device; spd: of the device; `lanewise devices D` lists the names");
    a.flag("--sensitivity", &request_.sensitivity,
           "spd: vary each unmeasured number over its range and list those that change the percentages");
    a.option("--compiler", "radv|clang|article", &request_.compiler,
             "fp16: only radv, clang, or article (the article's own listings)");
    a.option("--timeout", "SECONDS", &timeout_, "end after this time; Ctrl-C does the same");
    a.option("--svg", "OUT", &svg_,
             "writes the charts: live VGPRs by line (fp16), one plot per table (rdna, spd), obtained against published "
             "times (timing)");
    a.option("--html", "OUT", &html_,
             "fp16, rdna, spd, timing: writes one page with tables, charts, explanations and listings");
    a.option("--markdown", "OUT", &markdown_, "rdna, spd, timing: writes a document with all tables");
    a.option("--png", "DIR", &request_.pictures,
             "spd: only write all levels of a picture, computed by the first variant whose name contains --case");
    a.option("--source", "FILE", &request_.picture_source, "spd: PNG file whose levels --png writes");
    a.example("lanewise study fp16");
    a.example("lanewise study fp16 --compiler radv --svg fp16.svg");
    a.example("lanewise study fp16 --html fp16.html");
    a.example("lanewise study rdna --case issue");
    a.example("lanewise study sdwa");
    a.example("lanewise study spd --case quad");
    a.example("lanewise study spd --png levels --case morton-quad");
    a.example("lanewise study timing --case LDS --html timing.html");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({request_.picture_source});
    files.writes({svg_, html_, markdown_, request_.predictions});
    return files;
  }

  int run(const Console& console) override {
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    const auto report = lanewise::study(request_, console.session);
    if (!report) return console.failed(report.failure());
    if (const std::optional<Error> error = write_files(*report)) return console.bad_input(error->message);
    if (report->text && !files().writes_standard_output()) {
      if (!console.json && report->predicted_kernels != 0)
        console.print(fmt::format("{} kernels predicted\n", report->predicted_kernels));
      console.print(console.json ? report->json() : report->text());
    }
    if (!report->interrupted.empty()) {
      fmt::print(console.err, "interrupted: {}\n  {} {}\n", report->interrupted, report->done, report->done_units);
      if (!report->text) console.print_failure(api::interruption_of(*report));
      return kProgramFaulted;
    }
    if (const std::optional<Error> error = write_forms(*report)) return console.bad_input(error->message);
    for (const std::string& failure : report->failures) fmt::print(console.err, "{}\n", failure);
    return report->failures.empty() ? kDone : kCheckFailed;
  }

 private:
  std::optional<Error> read_options() {
    if (const std::optional<Error> error = refuse_forms()) return error;
    for (const std::string& text : set_) {
      Result<std::pair<std::string, uint64_t>> setting = parse_setting(text);
      if (!setting) return setting.error();
      request_.set.push_back(std::move(*setting));
    }
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return timeout.error();
    host::Interruption::set_timeout(*timeout);
    request_.cases_too = !request_.captures.empty() && (!svg_.empty() || !html_.empty() || !markdown_.empty());
    return std::nullopt;
  }

  // The forms that the study does not have. The library refuses the other options.
  std::optional<Error> refuse_forms() const {
    const auto study = std::ranges::find(lanewise::studies(), request_.name, &lanewise::StudyInfo::name);
    if (study == lanewise::studies().end()) return std::nullopt;
    for (const auto& [option, path] : {std::pair("--svg", &svg_), {"--html", &html_}, {"--markdown", &markdown_}}) {
      if (path->empty()) continue;
      if (std::ranges::find(study->options, option) == study->options.end())
        return Error{api::refused_option(*study, option)};
      if (!request_.pictures.empty()) return Error{fmt::format("{}: with --png no experiment runs", option)};
    }
    if (request_.compiler == "article" && !svg_.empty())
      return Error{"--svg: the article's listings are excerpts, which have no curve"};
    return std::nullopt;
  }

  std::optional<Error> write_files(const lanewise::StudyReport& report) const {
    if (!request_.pictures.empty() && !report.files.empty()) {
      std::error_code failed;
      std::filesystem::create_directories(request_.pictures, failed);
      if (failed) return Error{fmt::format("{}: {}", request_.pictures, failed.message())};
    }
    for (const lanewise::OutputFile& file : report.files)
      if (auto error = update_file(file.path, file.contents.bytes)) return error;
    return std::nullopt;
  }

  std::optional<Error> write_forms(const lanewise::StudyReport& report) const {
    if (!svg_.empty())
      if (auto error = write_file(svg_, report.svg())) return error;
    if (!html_.empty())
      if (auto error = write_file(html_, report.html())) return error;
    if (markdown_.empty()) return std::nullopt;
    return write_file(markdown_, report.markdown(std::filesystem::path(svg_).filename().string()));
  }

  lanewise::StudyRequest request_;
  std::vector<std::string> set_;
  std::string timeout_, svg_, html_, markdown_;
};

}  // namespace

std::unique_ptr<Command> make_study() { return std::make_unique<Study>(); }

}  // namespace lw::app
