#include "app/command.h"
#include "app/suggest_options.h"
#include "host/interruption.h"
#include "lanewise/suggest.h"
#include "report/suggest.h"

namespace lw::app {
std::unique_ptr<Command> make_rewrite();
namespace {

class Rewrite : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_, "a code object, HIP executable, offload bundle or assembly");
    a.option("-o,--output", "OUT", &out_, "where the file of the same kind goes", true);
    options_.declare(a, request_.code);
    a.option("--timeout", "SECONDS", &timeout_, "end after this time");
    a.example("lanewise rewrite saxpy.hsaco -o better.hsaco");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({file_});
    files.read.insert(files.read.end(), request_.code.rules.begin(), request_.code.rules.end());
    files.writes({out_});
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    if (const std::optional<Error> error = options_.finish(request_.code)) return console.bad_input(error->message);
    host::Interruption::set_timeout(*timeout);
    request_.code.files = {file_};
    const auto report = lanewise::rewrite(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->suggested.messages);
    if (const std::optional<Error> error = write_file(out_, report->output)) return console.bad_input(error->message);
    if (!files().writes_standard_output())
      console.print(console.json ? report::suggest_json(report->suggested) : report::suggest_totals(report->suggested));
    return kDone;
  }

 private:
  lanewise::RewriteRequest request_;
  SuggestOptions options_;
  std::string file_, out_, timeout_;
};

}  // namespace

std::unique_ptr<Command> make_rewrite() { return std::make_unique<Rewrite>(); }

}  // namespace lw::app
