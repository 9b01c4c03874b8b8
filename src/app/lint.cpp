#include "lanewise/lint.h"

#include <fmt/format.h>

#include "app/command.h"
#include "host/files.h"
#include "host/interruption.h"
#include "report/json_document.h"
#include "report/lint.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_lint();
namespace {

class Lint : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest("FILE", &request_.files,
           "code objects, HIP executables, offload bundles, assembly, listings or sources; - is standard input");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--target", kTargetValue, &request_.target,
             "target of a file that names none; in a file with code for several targets, the one to look at");
    a.option("--kernel", kKernelValue, &request_.kernel, "only this kernel and the functions that it calls");
    a.flag("--strict", &strict_, "exit 1 also if there are only warnings");
    a.option("--junit", "OUT.xml", &junit_, "writes one test per file and target as JUnit XML");
    a.option("--sarif", "OUT.sarif", &sarif_, "writes the findings as SARIF 2.1.0");
    a.option("--timeout", "SECONDS", &timeout_, "end after this time");
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise lint saxpy.hsaco");
    a.example("lanewise lint saxpy.hsaco --strict --sarif lint.sarif");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{request_.files, {}};
    files.writes({junit_, sarif_});
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    const auto report = lanewise::lint(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    if (!files().writes_standard_output())
      console.print(console.json ? report::document_text(report::lint_document(*report)) : report::lint_text(*report));
    if (!junit_.empty())
      if (const std::optional<Error> error = write_file(junit_, report::lint_junit(*report, strict_)))
        return console.bad_input(error->message);
    if (!sarif_.empty())
      if (const std::optional<Error> error = write_file(sarif_, report::lint_sarif(*report)))
        return console.bad_input(error->message);
    const report::LintCounts counts = report::lint_counts(*report);
    if (counts.errors != 0 || (strict_ && counts.warnings != 0)) return kCheckFailed;
    return report->not_decoded.empty() ? kDone : kNotModelled;
  }

 private:
  lanewise::LintRequest request_;
  std::string junit_, sarif_, timeout_;
  bool strict_ = false;
};

}  // namespace

std::unique_ptr<Command> make_lint() { return std::make_unique<Lint>(); }

}  // namespace lw::app
