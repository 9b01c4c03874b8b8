#include "report/dis.h"
#include "app/command.h"
#include "lanewise/disassemble.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_dis();
namespace {

class Dis : public Command {
 public:
  Dis() { request_.dialect.clear(); }

  void declare(Arguments& a) override {
    a.positional(
        "FILE", &request_.file,
        "code object, offload bundle, HIP executable, listing, source, or raw words with --raw; - is standard input");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--target", kTargetValue, &request_.target,
             "target of the code to show, of the words with --raw, or to compile source for");
    a.option("--kernel", kKernelValue, &request_.kernel, "show only this kernel");
    a.flag("--raw", &request_.raw, "FILE holds raw machine words");
    a.flag("--demangle", &request_.demangle, "show C++ names of symbols instead of the symbols");
    a.flag("--plain", &request_.plain, "print only the text of the instructions, one per line");
    a.flag("--assembly", &request_.assembly,
           "print a source that `lanewise as` assembles to the same code, kernel descriptors and metadata");
    a.option("--dialect", kDialectValue, &request_.dialect,
             "llvm (as llvm-objdump prints it), clrx or sp3 (default: llvm)");
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise dis saxpy.hsaco --kernel saxpy");
    a.example("lanewise dis saxpy.cl --target gfx1030");
    a.example("lanewise dis saxpy.hsaco --assembly > saxpy.s");
    a.example("lanewise dis words.bin --raw --target gfx900 --plain");
  }

  int run(const Console& console) override {
    if (request_.dialect.empty()) request_.dialect = "llvm";
    if (console.json && request_.demangle)
      return console.bad_input(
          "--demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or "
          "--dialect");
    if (console.json && request_.assembly)
      return console.bad_input(
          "--assembly prints whole code objects in LLVM's dialect: it cannot be combined with --raw, --json, --plain, "
          "--demangle, --kernel or --dialect");
    if (console.json && request_.plain)
      return console.bad_input("--plain prints text: it cannot be combined with --json");
    const auto report = lanewise::disassemble(request_, console.session);
    if (!report) return console.failed(report.failure());
    Messages warnings, errors;
    for (const Message& message : report->messages)
      (message.severity == Severity::error ? errors : warnings).push_back(message);
    console.tell(warnings);
    print(console, *report);
    console.tell(errors);
    return errors.empty() ? kDone : kBadInput;
  }

 private:
  static void print(const Console& console, const lanewise::DisassembleReport& report) {
    const auto sink = [&](std::string_view part) { console.print(part); };
    if (console.json) return report::write_dis_json(report, sink);
    // Blocks go out as they are: with a buffer of its own, the stream keeps the end of each for another write.
    std::setvbuf(console.out, nullptr, _IONBF, 0);
    report.write_text(sink);
  }

  lanewise::DisassembleRequest request_;
};

}  // namespace

std::unique_ptr<Command> make_dis() { return std::make_unique<Dis>(); }

}  // namespace lw::app
