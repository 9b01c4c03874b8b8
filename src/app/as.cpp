#include <fmt/format.h>

#include <algorithm>

#include "app/command.h"
#include "app/run_requests.h"
#include "host/files.h"
#include "lanewise/assemble.h"
#include "report/json_document.h"
#include "report/object_reports.h"

namespace lw::app {
std::unique_ptr<Command> make_as();
namespace {

class As : public Command {
 public:
  As() { request_.dialect.clear(); }

  void declare(Arguments& a) override {
    a.positional("FILE", &request_.file, "assembly source, or a listing of llvm-objdump, SP3, RGA or RADV");
    a.option("-o,--output", "OUT", &out_, "code object to write; if OUT ends in .bin, the raw words of .text", true);
    a.option("--target", kTargetValue, &request_.target,
             "target if the text names none with .amdgcn_target (default: gfx803)");
    a.option("--dialect", kDialectValue, &request_.dialect, "llvm (as llvm-mc reads it), clrx or sp3 (default: llvm)");
    a.option("--code-object-version", "N", &version_, kCodeObjectVersionHelp);
    a.flag("--allow-excess-registers", &request_.allow_excess_registers,
           "accept kernels that use more registers than their descriptor grants");
    a.flag("--no-hazard-warnings", &no_hazard_warnings_,
           "do not warn of hazards: distances between instructions that the hardware does not check");
    a.flag("--lint", &request_.lint, "look at the code as `lint` does: errors (exit 1), warnings and notes");
    a.example("lanewise as examples/sdwa/packed_add_sdwa.s -o packed_add.hsaco");
    a.example("lanewise as snippet.s -o snippet.bin --target gfx900");
    a.example("lanewise as listing.txt -o words.bin --target gfx900 --dialect sp3");
  }

  host::CommandFiles files() const override { return {{request_.file}, {out_}}; }

  int run(const Console& console) override {
    if (request_.dialect.empty()) request_.dialect = "llvm";
    if (const auto error = parse_code_object_version(version_, request_.code_object_version))
      return console.bad_input(error->message);
    request_.raw = out_.ends_with(".bin");
    request_.hazard_warnings = !no_hazard_warnings_;
    const auto report = lanewise::assemble(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    if (report->is_listing && report->kernels.empty() && !request_.raw)
      fmt::print(console.err,
                 "{}: note: a listing has no kernel descriptors and no metadata: {} holds the code and no kernels; "
                 "`lanewise dis --assembly` prints an object with its kernels\n",
                 host::shown_path(request_.file), host::shown_path(out_));
    if (const std::optional<Error> error = write_file(out_, report->object)) return console.bad_input(error->message);
    if (console.json) console.print(report::document_text(report::assemble_document(*report, out_)));
    const bool any_error = std::ranges::any_of(
        report->messages, [](const Message& message) { return message.severity == Severity::error; });
    return any_error ? kCheckFailed : kDone;
  }

 private:
  lanewise::AssembleRequest request_;
  std::string out_, version_;
  bool no_hazard_warnings_ = false;
};

}  // namespace

std::unique_ptr<Command> make_as() { return std::make_unique<As>(); }

}  // namespace lw::app
