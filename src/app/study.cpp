// Published experiments repeated, with what was published beside what is obtained.
#include <fmt/format.h>

#include <atomic>
#include <cstdlib>

#include "app/command.h"
#include "base/progress_bar.h"
#include "host/files.h"
#include "host/interruption.h"
#include "study/captures.h"
#include "study/fp16.h"
#include "study/sdwa.h"
#include "study/timing_cases.h"

namespace lw::app {
std::unique_ptr<Command> make_study();
namespace {

class Study : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        "NAME", &name_,
        "fp16: registers of one shader in fp32 and four fp16 layouts; sdwa: rates of packed arithmetic with and "
        "without sub-dword addressing; timing: the clock against measurements");
    a.option("--captures", "DIR", &captures_,
             "timing: kernels whose instructions a card has stamped (kernels.tsv, ...)");
    a.option("--predict", "OUT.tsv", &predict_, "timing: write the stamps that the model predicts");
    a.option("--case", "ID", &case_, "timing: only cases whose id contains this");
    a.option("--device", "D", &device_, "timing: the product that was traced (navi31-7900xtx)");
    a.repeated("--set", "KEY=VALUE", &set_, "timing: another number of the device");
    a.option("--compiler", "C", &compiler_, "only radv, clang, or article (the article's own listings)");
    a.option("--timeout", "SECONDS", &timeout_, "end then; Ctrl-C does the same");
    a.option("--svg", "OUT", &svg_, "writes live VGPRs by line, one curve a version");
    a.option("--html", "OUT", &html_, "writes one page with tables, charts, explanations and listings");
    a.example("lanewise study fp16");
    a.example("lanewise study fp16 --compiler radv --svg fp16.svg");
    a.example("lanewise study fp16 --html fp16.html");
    a.example("lanewise study sdwa");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.writes({svg_, html_, predict_});
    return files;
  }

  int run(const Console& console) override {
    if (name_ == "timing")
      return captures_.empty() && predict_.empty() ? time_cases(console) : predict_captures(console);
    if (name_ == "sdwa") return time_sdwa(console);
    if (name_ != "fp16")
      return console.bad_input(fmt::format("there is no study '{}'; there are: fp16, sdwa, timing", name_));
    if (!compiler_.empty() && compiler_ != "radv" && compiler_ != "clang" && compiler_ != "article")
      return console.bad_input(fmt::format("--compiler {}: expected radv, clang or article", compiler_));
    if (compiler_ == "article" && !svg_.empty())
      return console.bad_input("--svg: the article's listings are excerpts, which have no curve");

    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    const host::Interruption interruption(*timeout);
    std::atomic<uint64_t> done{0};
    const uint64_t compilers = compiler_.empty() ? 2 : compiler_ == "article" ? 0 : 1;
    ProgressBar bar([&done, all = compilers * study::fp16_versions().size()] {
      return ProgressState{.doing = "compiling", .done = done, .all = all, .unit = "versions", .instructions = {}};
    });
    study::Fp16Study study;
    for (const std::string_view name : {"radv", "clang"}) {
      if (!compiler_.empty() && compiler_ != name) continue;
      Result<study::Fp16Compiler> compiler = study::run_fp16_compiler(name, &done);
      if (!compiler || host::Interruption::happened()) bar.erase();
      if (host::Interruption::happened()) return interrupted(console, done);
      if (!compiler) return complain(console, compiler.error());
      study.compilers.push_back(std::move(*compiler));
    }
    if (compiler_.empty() || compiler_ == "article") {
      Result<std::vector<study::Fp16Excerpt>> article = study::read_fp16_article();
      if (!article) return complain(console, article.error());
      study.article = std::move(*article);
    }
    bar.erase();
    return write(console, study);
  }

 private:
  int time_cases(const Console& console) const {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    const host::Interruption interruption(*timeout);
    const Result<std::vector<study::TimingCase>> cases = study::read_timing_cases();
    if (!cases) return console.bad_input(cases.error().message);
    std::atomic<uint64_t> done{0};
    ProgressBar bar([&done, all = cases->size()] {
      return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "cases", .instructions = {}};
    });
    const std::vector<study::TimingResult> results =
        study::run_timing_cases(*cases, case_, done, [] { return host::Interruption::happened(); });
    bar.erase();
    if (console.json) {
      console.print(study::timing_json(results));
    } else {
      std::string text;
      study::print_timing(results, text);
      console.print(text);
    }
    if (host::Interruption::happened()) return interrupted(console, done);
    return kDone;
  }

  int time_sdwa(const Console& console) const {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    const host::Interruption interruption(*timeout);
    std::atomic<uint64_t> done{0};
    ProgressBar bar([&done, all = std::size(study::kSdwaDevices) * study::sdwa_variants().size()] {
      return ProgressState{.doing = "timing", .done = done, .all = all, .unit = "kernels", .instructions = {}};
    });
    const Result<study::SdwaStudy> study = study::run_sdwa(done, [] { return host::Interruption::happened(); });
    bar.erase();
    if (host::Interruption::happened()) return interrupted(console, done);
    if (!study) return console.bad_input(study.error().message);
    std::string text;
    if (console.json)
      text = study::sdwa_json(*study);
    else
      study::print_sdwa(*study, text);
    console.print(text);
    return kDone;
  }

  int predict_captures(const Console& console) const {
    if (captures_.empty() || predict_.empty())
      return console.bad_input("study timing: name a folder with --captures, and --predict OUT.tsv");
    const isa::Device* device = isa::find_device(device_.empty() ? "navi31-7900xtx" : device_);
    if (device == nullptr || device->product == nullptr)
      return console.bad_input(fmt::format("--device {}: there is no such product", device_));
    timing::Parameters parameters(*device->product);
    for (const std::string& text : set_) {
      const size_t at = text.find('=');
      const auto value = at == std::string::npos ? std::nullopt : parse_unsigned(std::string_view(text).substr(at + 1));
      if (!value) return console.bad_input(fmt::format("--set {}: expected KEY=NUMBER", text));
      if (const auto error = parameters.set(text.substr(0, at), *value))
        return console.bad_input("--set: " + error->message);
    }
    const Result<std::vector<study::CapturedKernel>> kernels = study::read_captures(captures_);
    if (!kernels) return console.bad_input(kernels.error().message);
    std::string table = "kernel\twave\tstep\tcycle\n";
    for (const study::CapturedKernel& kernel : *kernels) {
      const auto waves = study::predict(kernel, parameters);
      if (!waves) return console.bad_input(waves.error().message);
      for (const study::PredictedWave& wave : *waves)
        for (size_t step = 0; step < wave.cycles.size(); ++step)
          table += fmt::format("{}\t{}\t{}\t{}\n", kernel.name, wave.name, step, wave.cycles[step]);
    }
    if (const auto error = write_file(predict_, table)) return console.bad_input(error->message);
    if (!files().writes_standard_output()) console.print(fmt::format("{} kernels predicted\n", kernels->size()));
    return kDone;
  }

  static int interrupted(const Console& console, uint64_t done) {
    fmt::print(console.err, "interrupted: {}\n  {} versions are compiled and measured\n", host::Interruption::reason(),
               done);
    return kProgramFaulted;
  }

  static int complain(const Console& console, const Error& error) {
    fmt::print(console.err, "{}", error.message);
    return kBadInput;
  }

  static void print(const Console& console, const study::Fp16Study& study) {
    if (console.json) return console.print(study::fp16_json(study));
    std::string text;
    study::print_fp16(study, text);
    console.print(text);
  }

  int write(const Console& console, const study::Fp16Study& study) const {
    if (!files().writes_standard_output()) print(console, study);
    if (!svg_.empty())
      if (const auto error = write_file(svg_, study::fp16_svg(study))) return console.bad_input(error->message);
    if (!html_.empty())
      if (const auto error = write_file(html_, study::fp16_page(study))) return console.bad_input(error->message);
    return kDone;
  }

  std::string name_, compiler_, timeout_, svg_, html_, captures_, predict_, device_, case_;
  std::vector<std::string> set_;
};

}  // namespace

std::unique_ptr<Command> make_study() { return std::make_unique<Study>(); }

}  // namespace lw::app
