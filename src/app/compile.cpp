#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/run_requests.h"
#include "base/json_text.h"
#include "host/files.h"
#include "host/interruption.h"
#include "input/compile_file.h"
#include "isa/target_names.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_compile();
namespace {

class Compile : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        "SRC", &source_,
        "OpenCL C (.cl .cl.h), HIP (.hip .cpp .cc .cu), C (.c), LLVM IR (.ll), a compute shader in GLSL (.comp "
        ".glsl), HLSL (.hlsl) or SPIR-V (.spv), assembly (.s); - is standard input, with -x");
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--target", "T", &target_, "gfx name", true);
    a.option("-o,--output", "OUT", &out_, "code object to write", true);
    a.repeated("--spec,--specialize", "ID=[TYPE:]VALUE", &options_.specializations,
               "value of a specialization constant of a shader");
    a.option("--wave-size", "N", &wave_size_, "32 or 64: what waves a shader is compiled for (the compiler's choice)");
    a.option("--entry", "NAME", &options_.entry_point,
             "compute entry point of HLSL, or of a SPIR-V module that has several");
    a.option("--code-object-version", "N", &version_, kCodeObjectVersionHelp);
    a.option("--listing", "FILE", &listing_, "also write RADV's own listing of a shader");
    a.option("--timeout", "SECONDS", &timeout_, "end the compilers then; Ctrl-C does the same");
    a.after_dashes("FLAGS", &options_.flags, shader::kFlagsHelp);
    a.example("lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco -- -O3");
    a.example("generate | lanewise compile -x cl - --target gfx900 -o generated.hsaco");
    a.example("lanewise compile blur.comp --target gfx900 -o blur.hsaco --spec 0=64 -- -DRADIUS=4");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{{source_}, {}};
    files.writes({out_, listing_});
    return files;
  }

  int run(const Console& console) override {
    const isa::Target* target = isa::find_target(target_);
    if (target == nullptr) return console.bad_input(isa::unknown_target(target_));
    const Result<std::optional<shader::Language>> language = shader::language_of(source_, language_);
    if (!language) return console.bad_input(language.error().message);
    options_.language = *language;
    if (const auto error = parse_wave_size(wave_size_, options_.wave_size)) return console.bad_input(error->message);
    if (const auto error = parse_code_object_version(version_, options_.code_object_version))
      return console.bad_input(error->message);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    const Result<shader::Compiled, Messages> compiled =
        input::compile_file(console.session, source_, *target, options_);
    if (!compiled) return console.rejected(compiled.error());
    console.tell(compiled->warnings);
    if (const std::optional<Error> error = write_file(out_, compiled->object)) return console.bad_input(error->message);
    if (!listing_.empty()) {
      if (compiled->listing.empty()) return console.bad_input("--listing: only shaders have one");
      if (const std::optional<Error> error = write_file(listing_, compiled->listing))
        return console.bad_input(error->message);
    }
    if (console.json) console.print(json_text(describe(*compiled), 2) + "\n");
    return kDone;
  }

 private:
  nlohmann::json describe(const shader::Compiled& compiled) const {
    nlohmann::json json{{"target", target_}, {"output", out_}, {"commands", compiled.commands}};
    for (const auto& [name, value] : compiled.statistics) json["statistics"][name] = value;
    return json;
  }

  std::string source_, language_, target_, out_, listing_, wave_size_, version_, timeout_;
  shader::CompileOptions options_;
};

}  // namespace

std::unique_ptr<Command> make_compile() { return std::make_unique<Compile>(); }

}  // namespace lw::app
