#include <fmt/format.h>

#include "app/command.h"
#include "app/run_requests.h"
#include "host/files.h"
#include "host/interruption.h"
#include "lanewise/compile.h"
#include "report/json_document.h"
#include "report/object_reports.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_compile();
namespace {

class Compile : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        "SRC", &request_.file,
        "OpenCL C (.cl .cl.h), HIP (.hip .cpp .cc .cu), C (.c), LLVM IR (.ll), a compute shader in GLSL (.comp "
        ".glsl), HLSL (.hlsl) or SPIR-V (.spv), assembly (.s); - is standard input, with -x");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--target", kTargetValue, &request_.target, "target, such as gfx900", true);
    a.option("-o,--output", "OUT", &out_, "code object to write", true);
    a.repeated("--spec,--specialize", "ID=[TYPE:]VALUE", &request_.specializations,
               "value of a specialization constant of a shader");
    a.option("--wave-size", "N", &wave_size_, "wave size of a shader: 32 or 64 lanes (default: the compiler's choice)");
    a.option("--entry", "NAME", &request_.entry_point,
             "compute entry point of an HLSL source, or of a SPIR-V module that has several");
    a.option("--code-object-version", "N", &version_, kCodeObjectVersionHelp);
    a.option("--listing", "FILE", &listing_, "also write RADV's own listing of a shader");
    a.option("--timeout", "SECONDS", &timeout_, "end the compilers after this time; Ctrl-C does the same");
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco -- -O3");
    a.example("generate | lanewise compile -x cl - --target gfx900 -o generated.hsaco");
    a.example("lanewise compile blur.comp --target gfx900 -o blur.hsaco --spec 0=64 -- -DRADIUS=4");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{{request_.file}, {}};
    files.writes({out_, listing_});
    return files;
  }

  int run(const Console& console) override {
    if (const auto error = parse_wave_size(wave_size_, request_.wave_size)) return console.bad_input(error->message);
    if (const auto error = parse_code_object_version(version_, request_.code_object_version))
      return console.bad_input(error->message);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    const auto report = lanewise::compile(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    if (const std::optional<Error> error = write_file(out_, report->object)) return console.bad_input(error->message);
    if (!listing_.empty()) {
      if (report->listing.empty()) return console.bad_input("--listing: only shaders have a listing of RADV");
      if (const std::optional<Error> error = write_file(listing_, report->listing))
        return console.bad_input(error->message);
    }
    if (console.json) console.print(report::document_text(report::compile_document(*report, out_)));
    return kDone;
  }

 private:
  lanewise::CompileRequest request_;
  std::string out_, listing_, wave_size_, version_, timeout_;
};

}  // namespace

std::unique_ptr<Command> make_compile() { return std::make_unique<Compile>(); }

}  // namespace lw::app
