#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/files.h"
#include "app/process.h"
#include "isa/isa.h"

namespace lw::app {
std::unique_ptr<Command> make_compile();
namespace {

constexpr std::string_view kDeviceLibraries = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";

// The newest clang that knows the targets; LANEWISE_CLANG names another.
std::string clang() {
  const char* named = std::getenv("LANEWISE_CLANG");
  return named != nullptr && *named != '\0' ? named : "clang-22";
}

class Compile : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("SRC", &source_, "OpenCL C (.cl), C (.c) or LLVM IR (.ll)");
    a.option("--target", "T", &target_, "gfx name", true);
    a.option("-o,--output", "OUT", &out_, "code object to write", true);
    a.rest("FLAGS", &flags_, "flags for clang, after --");
    a.example("lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco -- -O3");
  }

  int run(const Console& console) override {
    const isa::Target* target = isa::find_target(target_);
    if (target == nullptr) return console.bad_input(fmt::format("unknown target '{}'", target_));
    std::string level = "-O2";
    for (const std::string& flag : flags_)
      if (flag.starts_with("-O")) level = flag;
    // Where no aperture register exists, clang 22 at -O0 reads the private aperture of version 5 objects from the
    // implicit arguments at address 0 in functions it does not inline; in version 4 it lies in the queue.
    const bool reads_aperture_at_0 = level == "-O0" && !target->has(isa::Feature::aperture_registers);
    std::vector<std::string> command{clang(), "-target", "amdgcn-amd-amdhsa", "-mcpu=" + target_,
                                     fmt::format("-mcode-object-version={}", reads_aperture_at_0 ? 4 : 5)};
    const auto add = [&](std::initializer_list<std::string> more) { command.insert(command.end(), more); };
    if (source_.ends_with(".cl")) {
      // The library that says whether fp32 denormals are flushed is one that clang 22 no longer links by itself; gfx8
      // flushes them by default, gfx9 does not.
      const bool flushes = !target->has(isa::Feature::packed_math);
      add({"-x", "cl", "-cl-std=CL2.0", "-cl-kernel-arg-info", "-Xclang", "-finclude-default-header",
           fmt::format("--rocm-device-lib-path={}", kDeviceLibraries), "-Xclang", "-mlink-builtin-bitcode", "-Xclang",
           fmt::format("{}/oclc_daz_opt_{}.bc", kDeviceLibraries, flushes ? "on" : "off")});
    } else if (source_.ends_with(".c")) {
      add({"-x", "c", "-nogpulib", "-ffreestanding"});
    } else if (source_.ends_with(".ll")) {
      add({"-x", "ir", "-nogpulib"});
    } else if (source_.ends_with(".hip") || source_.ends_with(".comp") || source_.ends_with(".spv")) {
      return console.not_modelled(fmt::format("{}: compiling HIP, GLSL and SPIR-V", source_));
    } else {
      return console.bad_input(fmt::format("{}: expected a file that ends in .cl, .c or .ll", source_));
    }
    if (::access(source_.c_str(), R_OK) != 0) return console.bad_input(fmt::format("{}: cannot be read", source_));
    add({level});
    command.insert(command.end(), flags_.begin(), flags_.end());
    add({source_, "-o", out_});
    const Result<Finished> finished = run_program(command);
    if (!finished)
      return console.bad_input(fmt::format("{}; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG",
                                           finished.error().message));
    std::fwrite(finished->output.data(), 1, finished->output.size(), console.err);
    if (finished->exit_code != 0) return kBadInput;
    if (console.json)
      console.print(nlohmann::json{{"target", target_}, {"output", out_}, {"command", command}}.dump(2) + "\n");
    return kDone;
  }

 private:
  std::string source_, target_, out_;
  std::vector<std::string> flags_;
};

}  // namespace

std::unique_ptr<Command> make_compile() { return std::make_unique<Compile>(); }

}  // namespace lw::app
